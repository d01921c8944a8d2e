"""What happened, for the log, the animation and the journal. `event_for` in view.py strips what a seat may not know."""

import msgspec


class TookOpening(msgspec.Struct, frozen=True, gc=False, tag="took_opening"):
    """`seat` took an open card of `kind` and laid it down cowardly (WE-5)."""

    seat: int
    kind: int


class Chose(msgspec.Struct, frozen=True, gc=False, tag="chose"):
    """`seat` has chosen `count` cards (WE-8); `kinds` is () for everybody else."""

    seat: int
    count: int
    kinds: tuple[int, ...] = ()


class TurnBegan(msgspec.Struct, frozen=True, gc=False, tag="turn_began"):
    """Turn `turn` of round `round` begins, both from 1; `leader` leads (WE-9, WE-13, WE-18)."""

    round: int
    turn: int
    leader: int


class Played(msgspec.Struct, frozen=True, gc=False, tag="played"):
    """`seat` played `kind`, brave or cowardly; `cancelled` is the seat whose brave card it turned face down (WE-9..11)."""

    seat: int
    kind: int
    brave: bool
    cancelled: int | None = None


class SaidNext(msgspec.Struct, frozen=True, gc=False, tag="said_next"):
    """`seat` did not choose `kind` and said "next!" (WE-10, WD-2)."""

    seat: int
    kind: int


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag="round_ended"):
    """All chosen cards of round `round` are played (WE-14); what each seat keeps, takes back, meets and draws follows."""

    round: int


class Kept(msgspec.Struct, frozen=True, gc=False, tag="kept"):
    """`seat` moved a standing card to its display at the end of the round (WE-15)."""

    seat: int
    kind: int
    brave: bool


class Returned(msgspec.Struct, frozen=True, gc=False, tag="returned"):
    """`seat` took a cancelled card back into its hand at the end of the round (WE-15)."""

    seat: int
    kind: int


class TaskDone(msgspec.Struct, frozen=True, gc=False, tag="task_done"):
    """`seat` met the open task `task` (index into House.tasks); `card`: it took the card, others a 5-points card (WE-16)."""

    seat: int
    task: int
    card: bool


class Drew(msgspec.Struct, frozen=True, gc=False, tag="drew"):
    """`seat` drew `count` cards (WE-17); `kinds` is () for everybody else."""

    seat: int
    count: int
    kinds: tuple[int, ...] = ()


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="game_ended"):
    """The game is over after the fourth round (WE-17, WE-19, WE-20)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = TookOpening | Chose | TurnBegan | Played | SaidNext | RoundEnded | Kept | Returned | TaskDone | Drew | GameEnded
