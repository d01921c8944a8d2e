"""For how many players the words of a pack are enough, and which words stand in each other's way."""

from typing import TYPE_CHECKING, NamedTuple

from partygames.games.doodle_rush.state import BOARDS, MOST, PLAYERS, Difficulty

if TYPE_CHECKING:  # the lobby opens without reading lists of words
    from partygames.games.doodle_rush.deal import Pile
    from partygames.games.doodle_rush.pack import Pack
    from partygames.games.doodle_rush.wordlist import Problem


class Enough(NamedTuple):
    """How many words can be dealt to one table, at most what the largest needs; `near`: why there are not more."""

    easy: int
    hard: int
    near: "tuple[Problem, ...]" = ()

    def words(self, difficulty: Difficulty) -> int:
        """Return the words of one difficulty."""
        return self.easy if difficulty == Difficulty.EASY else self.hard

    def players(self, difficulty: Difficulty) -> int:
        """Return for how many players that is enough, 0 when it is for no table."""
        players = self.words(difficulty) // BOARDS
        return players if players in PLAYERS else 0


def enough(pack: "Pack", family: bool = False) -> Enough:
    """Count what can be dealt from a pack."""
    from partygames.games.doodle_rush.deal import together

    easy, hard = (together(pack, difficulty, family) for difficulty in Difficulty)
    near = dict.fromkeys(problem for pile in (easy, hard) for problem in _near(pile, pack))
    return Enough(easy.words, hard.words, tuple(sorted(near)))


def _near(pile: "Pile", pack: "Pack") -> "list[Problem]":
    """Return the lines that are left out for another; none while there are words enough for every table."""
    from partygames.games.doodle_rush.wordlist import Flaw, Problem

    if pile.words >= MOST:
        return []
    lines = {word.id: card.number for card in pack.cards for word in card.easy + card.hard}
    return [Problem(lines[a.id], Flaw.NEAR, a.en, b.en, lines[b.id]) for a, b in pile.left_out]
