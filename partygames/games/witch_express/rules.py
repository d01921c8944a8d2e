"""Apply a move to the table (WE-5, WE-8 to WE-18). Hot: the computer players look ahead with this very code.

States are built positionally and per-seat tuples are cut and joined: `msgspec.structs.replace` costs more than the rules.
"""

from itertools import combinations
from typing import Any

from partygames.core.game import RuleError
from partygames.games.witch_express.collect import end_round
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.events import Chose, Event, Played, SaidNext, TookOpening, TurnBegan
from partygames.games.witch_express.kinds import CHOICES
from partygames.games.witch_express.moves import Answer, Choose, Lead, Move, TakeOpening
from partygames.games.witch_express.state import Stage, State, TableCard

OPENING, CHOOSING, PLAYING, OVER = Stage.OPENING, Stage.CHOOSING, Stage.PLAYING, Stage.OVER

Outcome = tuple[State, tuple[Event, ...]]


def apply(state: State, move: Move) -> Outcome:
    """Return the state after `move` and what happened; raise RuleError, with nothing changed, for a move that is not allowed.

    Seats without the kind say "next!" by themselves (WD-2); turns, rounds and the game end by themselves.
    """
    act = _ACTS.get(type(move))
    if act is None:
        raise RuleError(Refusal.UNKNOWN_MOVE, "WE-9")
    return act(state, move)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Return every move open to `seat` now; () while others are awaited and at the end."""
    if type(seat) is not int or not 0 <= seat < state.setup.players:
        raise RuleError(Refusal.NO_SUCH_SEAT, "WE-1", seat=seat)
    awaited = seat == state.to_act or (state.stage is CHOOSING and awaits_choice(state, seat))
    return moves_open(seat, state.stage, state.hands[seat], state.chosen[seat], state.opening, state.led) if awaited else ()


def moves_open(
    seat: int, stage: Stage, hand: tuple[int, ...], chosen: tuple[int, ...], opening: tuple[int, ...], led: int | None
) -> tuple[Move, ...]:
    """Return the moves of a seat whose act is awaited, from what the seat itself sees."""
    if stage is OPENING:
        return tuple([TakeOpening(seat, kind) for kind in sorted(set(opening))])
    if stage is CHOOSING:
        kinds = sorted(set(hand))
        return tuple([Choose(seat, three) for three in combinations(kinds, min(CHOICES, len(kinds)))])
    if led is None:
        return tuple([Lead(seat, kind, brave) for kind in chosen for brave in (True, False)])
    return (Answer(seat, True), Answer(seat, False))


def awaits_choice(state: State, seat: int) -> bool:
    """Say whether `seat` has still to choose this round; an empty hand has nothing to choose (WE-8)."""
    return not state.chosen[seat] and bool(state.hands[seat])


def _take_opening(s: State, move: TakeOpening) -> Outcome:
    """Take an open card and lay it down cowardly; the next seat takes one, after the last all choose (WE-5)."""
    if s.stage is not OPENING or move.seat != s.to_act:
        raise _refused(s, move.seat, OPENING, "WE-5")
    seat, kind = s.to_act, move.kind
    if kind not in s.opening:
        raise RuleError(Refusal.NOT_OPEN, "WE-5", kind=kind)
    i = s.opening.index(kind)
    opening = s.opening[:i] + s.opening[i + 1 :]
    kind = s.opening[i]
    mine = s.cowardly[seat]
    mine = (*mine[:kind], mine[kind] + 1, *mine[kind + 1 :])
    cowardly = (*s.cowardly[:seat], mine, *s.cowardly[seat + 1 :])
    stage, to_act = (OPENING, (seat + 1) % s.setup.players) if opening else (CHOOSING, None)
    after = State(
        s.setup, stage, s.round, s.turn, s.leader, to_act, s.led, s.bravest, s.hands, s.known, s.chosen,
        opening, s.deck, s.played, s.brave, cowardly, s.tasks, s.done_tasks,
    )  # fmt: skip
    return after, (TookOpening(seat, kind),)


def _choose(s: State, move: Choose) -> Outcome:
    """Set three different kinds apart, secretly; when all have, the first turn begins (WE-8, WE-18)."""
    seat = move.seat
    if s.stage is not CHOOSING or type(seat) is not int or not 0 <= seat < s.setup.players:
        raise _refused(s, seat, CHOOSING, "WE-8")
    if s.chosen[seat]:
        raise RuleError(Refusal.ALREADY_CHOSEN, "WE-8")
    hand, kinds = s.hands[seat], move.kinds
    left, picked = list(hand), []
    for i, kind in enumerate(kinds):
        if kind in kinds[:i]:
            raise RuleError(Refusal.SAME_KIND, "WE-8", kind=kind)
        if kind not in left:
            raise RuleError(Refusal.NOT_IN_HAND, "WE-8", kind=kind)
        picked.append(left.pop(left.index(kind)))
    if len(kinds) != CHOICES or not kinds:
        need = min(CHOICES, len(set(hand)))
        if len(kinds) != need or not kinds:
            raise RuleError(Refusal.WRONG_COUNT, "WE-8", need=need, given=len(kinds))
    picked.sort()
    three = tuple(picked)
    hands = (*s.hands[:seat], tuple(left), *s.hands[seat + 1 :])
    chosen = (*s.chosen[:seat], three, *s.chosen[seat + 1 :])
    stage, turn, leader, to_act = CHOOSING, s.turn, s.leader, None
    events: tuple[Event, ...] = (Chose(seat, len(three), three),)
    if all(chosen) or not any(cards and not out for cards, out in zip(hands, chosen, strict=True)):
        leader = _from_here(chosen, leader)
        stage, turn, to_act = PLAYING, 1, leader
        events += (TurnBegan(s.round, 1, leader),)
    after = State(
        s.setup, stage, s.round, turn, leader, to_act, s.led, s.bravest, hands, s.known, chosen,
        s.opening, s.deck, s.played, s.brave, s.cowardly, s.tasks, s.done_tasks,
    )  # fmt: skip
    return after, events


def _lead(s: State, move: Lead) -> Outcome:
    """Play any chosen card as the leader of the turn (WE-9)."""
    if s.stage is not PLAYING or move.seat != s.to_act:
        raise _refused(s, move.seat, PLAYING, "WE-9")
    if s.led is not None:
        raise RuleError(Refusal.MUST_FOLLOW, "WE-10", kind=s.led)
    if move.kind not in s.chosen[s.to_act]:
        raise RuleError(Refusal.NOT_CHOSEN, "WE-9", kind=move.kind)
    return _play(s, s.to_act, int(move.kind), bool(move.brave))


def _answer(s: State, move: Answer) -> Outcome:
    """Follow with the kind that was led (WE-10)."""
    if s.stage is not PLAYING or move.seat != s.to_act:
        raise _refused(s, move.seat, PLAYING, "WE-10")
    if s.led is None:
        raise RuleError(Refusal.MUST_LEAD, "WE-9")
    return _play(s, s.to_act, s.led, bool(move.brave))


def _play(s: State, seat: int, kind: int, brave: bool) -> Outcome:
    """Put the card down, turn a braver rival's face down (WE-11, WE-12), and go on to who must act next."""
    turn, played, bravest, chosen = s.turn, s.played, s.bravest, s.chosen
    mine = chosen[seat]
    i = mine.index(kind)
    chosen = (*chosen[:seat], mine[:i] + mine[i + 1 :], *chosen[seat + 1 :])
    cancelled = None
    if brave:
        if bravest is not None:
            old = played[bravest]
            cancelled = old.seat
            played = (*played[:bravest], TableCard(cancelled, kind, True, turn, False), *played[bravest + 1 :])
        bravest = len(played)
    played = (*played, TableCard(seat, kind, brave, turn))
    events: list[Event] = [Played(seat, kind, brave, cancelled)]
    leader, players = s.leader, s.setup.players
    to_act = seat + 1 if seat + 1 < players else 0
    led: int | None = kind
    while to_act != leader:
        if kind in chosen[to_act]:
            break
        events.append(SaidNext(to_act, kind))
        to_act = to_act + 1 if to_act + 1 < players else 0
    else:
        if bravest is not None:
            leader = played[bravest].seat
        if not any(chosen):
            return end_round(s, leader, chosen, played, events)
        to_act = leader = _from_here(chosen, leader)
        led = bravest = None
        turn += 1
        events.append(TurnBegan(s.round, turn, leader))
    after = State(
        s.setup, PLAYING, s.round, turn, leader, to_act, led, bravest, s.hands, s.known, chosen,
        s.opening, s.deck, played, s.brave, s.cowardly, s.tasks, s.done_tasks,
    )  # fmt: skip
    return after, tuple(events)


def _from_here(chosen: tuple[tuple[int, ...], ...], seat: int) -> int:
    """Return `seat`, or the first one clockwise from it that has a chosen card left (WE-13)."""
    while not chosen[seat]:
        seat = seat + 1 if seat + 1 < len(chosen) else 0
    return seat


def _refused(s: State, seat: Any, stage: Stage, clause: str) -> RuleError:
    """Say why `seat` may not do now what belongs to `stage`."""
    if type(seat) is not int or not 0 <= seat < s.setup.players:
        return RuleError(Refusal.NO_SUCH_SEAT, "WE-1", seat=seat)
    if s.stage is OVER:
        return RuleError(Refusal.GAME_OVER, "WE-17")
    if s.stage is not stage:
        return RuleError(Refusal.WRONG_STAGE, clause, stage=s.stage)
    return RuleError(Refusal.NOT_YOUR_TURN, clause, waiting_for=s.to_act)


_ACTS = {TakeOpening: _take_opening, Choose: _choose, Lead: _lead, Answer: _answer}
