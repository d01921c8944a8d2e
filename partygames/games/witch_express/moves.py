"""What a seat can do. Each move is a tagged struct with a JSON form."""

import msgspec


class TakeOpening(msgspec.Struct, frozen=True, gc=False, tag="take_opening"):
    """Take one of the open extra cards and lay it down cowardly (WE-5)."""

    seat: int
    kind: int


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose"):
    """Choose the kinds to play this round, secretly: three different ones, or as many as the hand has (WE-8)."""

    seat: int
    kinds: tuple[int, ...]


class Lead(msgspec.Struct, frozen=True, gc=False, tag="lead"):
    """Play one chosen card as the leader of the turn and say brave or cowardly (WE-9)."""

    seat: int
    kind: int
    brave: bool


class Answer(msgspec.Struct, frozen=True, gc=False, tag="answer"):
    """Follow with the kind that was led and say brave or cowardly (WE-10)."""

    seat: int
    brave: bool


Move = TakeOpening | Choose | Lead | Answer
