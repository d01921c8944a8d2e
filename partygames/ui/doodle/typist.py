"""Who types, for which board, and what is half typed: keystrokes become guesses here (DR-15, DR-16, DD-5)."""

from collections.abc import Callable

from partygames.games.doodle_rush.moves import Guess
from partygames.games.doodle_rush.state import View
from partygames.ui.doodle.board_wall import is_talked_about
from partygames.ui.doodle.guess_field import GuessField
from partygames.ui.doodle.page import PageHost
from partygames.ui.doodle.wall_board import Spot
from partygames.ui.i18n import translate


class Typist:
    """Send guesses from the one field that all share.

    `view` returns the public table and `spot` the board that is guessed. Who typed last and what was left half typed for other
    boards outlives the page: it is the screen's (`Typing`).
    """

    def __init__(self, host: PageHost, field: GuessField, view: Callable[[], View], spot: Callable[[], Spot | None]) -> None:
        self._host, self._field, self._view, self._spot = host, field, view, spot

    @property
    def seat(self) -> int | None:
        """Return who types now: the last typist, but never the author of the board (DR-15); None until somebody says so."""
        typist, spot = self._host.typing.typist, self._spot()
        return None if spot is not None and typist == spot[0] else typist

    def choose(self, seat: int) -> None:
        """Let this seat type from now on."""
        self._host.typing.typist = seat

    def step(self, way: int) -> None:
        """Let the next seat type, or the one before, of those that may guess for this board."""
        spot, now = self._spot(), self.seat
        seats = [n for n in range(self._view().players) if spot is None or n != spot[0]]
        self.choose(seats[(seats.index(now) + way) % len(seats)] if now is not None else seats[0 if way > 0 else -1])

    def turn_to(self, old: Spot | None, spot: Spot | None) -> None:
        """Go from one board to another: what is half typed waits until its board is tapped again.

        What was typed before any board was tapped is for the first that is.
        """
        typed, drafts = self._field.whole(), self._host.typing.drafts
        if old is not None and spot != old:
            if typed and is_talked_about(self._view().boards[old[0]][old[1]]):
                drafts[old] = typed
            typed = ""
        if spot is not None and spot != old:
            typed = drafts.pop(spot, "") or typed
        self._field.set_text(typed)

    def send(self, text: str) -> None:
        """Send what was typed; the field stays, and stays full where something is missing."""
        if not text.strip():
            return
        if self._spot() is None:
            self._host.say(translate("Doodle", "First tap the board that you mean."))
        elif self.seat is None:
            self._host.say(translate("Doodle", "Who is typing? Tap your emblem."))
        else:
            self._field.set_text("")
            if not self._submit(text):
                self._field.set_text(text)

    def bell(self) -> None:
        """Send what was being typed when the bell rang, an unfinished composition included: it was said in time (DR-8, DR-16)."""
        text = self._field.take()
        self._host.typing.drafts.clear()
        if text.strip() and self._spot() is not None and self.seat is not None:
            self._submit(text)

    def put_away(self) -> None:
        """Keep what is half typed until its board is tapped again, and close the field."""
        typed, spot = self._field.take(), self._spot()
        if typed and spot is not None:
            self._host.typing.drafts[spot] = typed
        self._field.close()

    def _submit(self, text: str) -> bool:
        # At the bell no clock runs any more: nothing is left of the minute.
        passed = 1000 * self._view().minute_s - self._host.session.clock.left_ms()
        return self._host.submit(Guess(self.seat, *self._spot(), text, passed))
