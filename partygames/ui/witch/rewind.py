"""Wind the card table back to an earlier moment, and on to now again."""

from typing import TYPE_CHECKING

from partygames.ui.witch.looking import LookBack
from partygames.ui.witch.moments import Step, as_it_lay
from partygames.ui.witch.places import places

if TYPE_CHECKING:
    from partygames.ui.witch.screen import WitchScreen


class Rewind:
    """Show on a screen the public table as it was; `at` is the event of the log that is shown, None while it shows now."""

    def __init__(self, screen: "WitchScreen") -> None:
        self._screen = screen
        self._past: tuple[Step, ...] = ()
        self.at: int | None = None

    def look(self, event: int) -> None:
        """Look back at this event of the log; not while something covers the table."""
        screen = self._screen
        if screen.covers() or screen.looks.ending is not None:
            return
        self._past = tuple(screen.session.past(None))
        last = sum(len(events) for _, events in self._past) - 1
        players = len(screen.session.seats)
        cover = LookBack(
            event, last, self.show, screen.table.log_line, lambda: places(screen.w, screen.h, players).hand, self._now
        )
        screen.cover(cover)
        cover.look(event)
        screen.breathe()

    def show(self, event: int) -> str:
        """Show the public table of then and return what the log says of it."""
        screen = self._screen
        self.at = event
        view = as_it_lay(self._past, event)
        assert view is not None  # the cover steps within the past alone
        screen.acting.look_back(view)
        for item in (screen.hinting.button, screen.hinting.slip, screen.help, screen.pause):
            item.hide()
        screen.table.show(view, screen.table.bottom, False, True, event)
        return next((line.words for line in reversed(screen.table.lines()) if line.event <= event), "")

    def back(self) -> None:
        """Come back to now, if it is not now."""
        for cover in self._screen.covers():
            if isinstance(cover, LookBack):
                cover.back_to_now()

    def _now(self) -> None:
        screen = self._screen
        self.at, self._past = None, ()
        screen.acting.look_back(None)
        for item in (screen.help, screen.pause):
            item.show()
        screen.refresh(at_once=True)
