"""The log of the table in words, line by line; what was worded once is kept."""

from typing import NamedTuple

from partygames.engine.session import GameSession
from partygames.ui.witch import words


class Line(NamedTuple):
    """One line: the emblem of the seat it is about (None for a heading), the sentence, and the event of the log it tells."""

    emblem: int | None
    words: str
    event: int


class LogBook:
    """Word the session's log; names take `columns` at most, so that what was played fits behind them."""

    def __init__(self, session: GameSession, columns: int = 99) -> None:
        self._session, self._columns = session, columns
        self._lines: list[Line] = []
        self._worded = 0

    def lines(self) -> list[Line]:
        """Return all lines so far; of a game that is wound back only those up to there."""
        seats, log = self._session.seats, self._session.log
        if self._worded > len(log):
            self._lines = [line for line in self._lines if line.event < len(log)]
            self._worded = len(log)
        if self._worded < len(log):
            names = [words.short(words.name_of(seats, seat), self._columns) for seat in range(len(seats))]
            for event in range(self._worded, len(log)):
                for seat, text in words.lines(log[event], names):
                    self._lines.append(Line(None if seat is None else seats[seat].emblem, text, event))
            self._worded = len(log)
        return self._lines

    def forget(self) -> None:
        """Word everything anew: the language has changed."""
        self._lines, self._worded = [], 0
