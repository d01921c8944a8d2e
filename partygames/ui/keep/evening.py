"""All that an album says, in the language of the table: put together in the GUI thread, so that the work looks up nothing."""

from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale

from partygames.core.seats import Seat
from partygames.engine.session import GameSession
from partygames.ink.stroke import Stroke
from partygames.ui.doodle.outcome import arithmetic, headline, ranked, reason, score_text
from partygames.ui.doodle.wording import names, spoken
from partygames.ui.i18n import chinese, translate
from partygames.ui.keep.keepsake import Keepsake, keepsakes


class ScoreLine(NamedTuple):
    """One seat of the score sheet."""

    seat: Seat
    sum: str
    score: str
    wins: bool


class BoardEntry(NamedTuple):
    """One board: its finished drawing, () where nothing was drawn, its word, and what became of it."""

    strokes: tuple[Stroke, ...]
    word: str
    fate: str


class AuthorPage(NamedTuple):
    """One author with six boards."""

    seat: Seat
    boards: tuple[BoardEntry, ...]


class Evening(NamedTuple):
    """A finished game as an album tells it."""

    title: str
    date: str
    headline: str
    reason: str
    empty: str
    scores: tuple[ScoreLine, ...]
    authors: tuple[AuthorPage, ...]

    @property
    def boards(self) -> int:
        """Return how many boards there are."""
        return sum(len(page.boards) for page in self.authors)


def evening(session: GameSession, date: QDate) -> Evening:
    """Return the album's content; raise ValueError while the game is not over."""
    rows, view, seats = keepsakes(session), session.view(None), session.seats
    scores = tuple(ScoreLine(seats[t.seat], arithmetic(t), score_text(t), t.seat in view.winners) for t in ranked(view))
    authors = tuple(
        AuthorPage(seats[a], tuple(BoardEntry(k.strokes, spoken(k.word), fate(k, seats)) for k in row))
        for a, row in enumerate(rows)
    )
    return Evening(
        title=f"Doodle Rush · {chinese('速涂快递')}",
        date=QLocale().toString(date, QLocale.FormatType.LongFormat),
        headline=headline(view, seats),
        reason=reason(view, seats),
        empty=translate("Doodle", "not drawn"),
        scores=scores,
        authors=authors,
    )


def fate(keepsake: Keepsake, seats: tuple[Seat, ...]) -> str:
    """Return who guessed a board, and when."""
    if not keepsake.winners:
        return translate("Doodle", "Nobody guessed it") if keepsake.strokes else ""
    who = names(seats, keepsake.winners)
    if keepsake.minute is None:
        return translate("Doodle", "Guessed by {names}").format(names=who)
    return translate("Doodle", "Guessed by {names} in guessing minute {n}").format(names=who, n=keepsake.minute)
