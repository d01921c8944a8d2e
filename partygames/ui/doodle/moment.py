"""What the table sees at one moment: it follows from the public view and the clock alone, and is put into words here."""

from enum import StrEnum

import msgspec

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import View
from partygames.ui.doodle.leftover import undrawn, unguessed
from partygames.ui.i18n import translate
from partygames.ui.scene.label import brief
from partygames.ui.seat_name import seat_name


class Kind(StrEnum):
    """What lies on the screen; the last three are the endings, which the table leafs through.

    ANSWER: the bell of a guessing minute has rung, and typed guesses still wait for their authors (DR-8, DR-17).
    """

    CURTAIN = "curtain"
    DRAW = "draw"
    GUESS = "guess"
    ANSWER = "answer"
    PAUSE = "pause"
    REVEAL = "reveal"
    SCORES = "scores"
    GALLERY = "gallery"


class Moment(msgspec.Struct, frozen=True):
    """One moment: another one means another page. `drawer`: whose drawing minute it is; `slept`: nobody asked for the pause."""

    kind: Kind
    phase: int = 0
    drawer: int | None = None
    slept: bool = False

    @property
    def timed(self) -> bool:
        """Say whether a minute runs, or has just run out, in sight of the table."""
        return self.kind in (Kind.DRAW, Kind.GUESS, Kind.ANSWER)


def moment(view: View, paused: bool, slept: bool, ending: Kind | None) -> Moment:
    """Return what is to be shown now; `ending` is the one chosen after the game, None until somebody did."""
    if view.over:
        return Moment(ending or (Kind.REVEAL if unguessed(view) or undrawn(view) else Kind.SCORES))
    if paused:
        return Moment(Kind.PAUSE, view.phase, view.drawer, slept)
    if view.phase % 2:
        return Moment(Kind.GUESS if view.running else Kind.ANSWER, view.phase)
    return Moment(Kind.DRAW if view.running else Kind.CURTAIN, view.phase, view.drawer)


def heading(now: Moment, seats: tuple[Seat, ...], typed: bool = False) -> tuple[Seat | None, str, str]:
    """Return (whose moment, title, hint) for the strip at the top; None: everybody's. `typed`: guesses are."""
    if now.kind is Kind.DRAW and now.drawer is not None:
        seat = seats[now.drawer]
        if now.phase == 0:
            hint = translate("Doodle", "Draw each word, in any order · drag a word to swap")
        else:
            hint = translate("Doodle", "Whatever nobody has guessed can still be changed")
        return seat, translate("Doodle", "{name} is drawing").format(name=brief(seat_name(seat))), hint
    if now.kind is Kind.ANSWER:
        hint = translate("Doodle", "Nothing more can be guessed; the next minute waits for these answers.")
        return None, translate("Doodle", "The bell! Answer what was typed"), hint
    if typed:
        hint = translate("Doodle", "Tap your name and a board, type, Enter. Whoever drew it answers at the end of their row.")
        return None, translate("Doodle", "Everybody guesses!"), hint
    hint = translate("Doodle", "Say it aloud. Right? Tap the board, then whoever said it – or drag it to them.")
    return None, translate("Doodle", "Everybody guesses!"), hint


def task(phase: int, seconds: int) -> str:
    """Return what the curtain tells the next drawer, who has so many seconds."""
    if phase == 0:
        text = translate(
            "Doodle", "Six words, six boards, {n} seconds. Draw them, without letters or numbers. Everybody else looks away."
        )
    else:
        text = translate(
            "Doodle", "{n} seconds to improve what nobody has guessed, or to begin something new. Everybody else looks away."
        )
    return text.format(n=seconds)
