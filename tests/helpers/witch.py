"""Build Witch Express tables and moves, so that tests read like the rules."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from partygames.core.game import RuleError
from partygames.games.witch_express.autoplay import any_move, awaited
from partygames.games.witch_express.deal import start
from partygames.games.witch_express.events import Event
from partygames.games.witch_express.kinds import Kind
from partygames.games.witch_express.moves import Answer, Choose, Lead, Move, TakeOpening
from partygames.games.witch_express.rules import apply
from partygames.games.witch_express.state import Setup, Stage, State

ROOT, MEADOW, FIRE, BERRY, SUN, WATER, CLOUD, NIGHT, SNOW = (int(kind) for kind in Kind)
A, B, C, D, E, F = range(6)


def brave(seat: int, kind: int | None = None) -> Move:
    """Return the brave answer of seat, or its brave lead of kind."""
    return Answer(seat, True) if kind is None else Lead(seat, kind, True)


def cowardly(seat: int, kind: int | None = None) -> Move:
    """Return the cowardly answer of seat, or its cowardly lead of kind."""
    return Answer(seat, False) if kind is None else Lead(seat, kind, False)


def act(state: State, *moves: Move) -> tuple[State, list[Event]]:
    """Return the state after all the moves, and all that happened."""
    happened: list[Event] = []
    for move in moves:
        state, events = apply(state, move)
        happened += events
    return state, happened


def refused(state: State, move: Move) -> RuleError:
    """Return the refusal of move; fail when it is accepted."""
    try:
        apply(state, move)
    except RuleError as error:
        return error
    raise AssertionError(f"accepted: {move}")


def dealt(players: int = 4, seed: int = 1, **more: object) -> State:
    """Return a fresh deal."""
    return start(Setup(players, seed, **more))


def choosing(players: int = 4, seed: int = 1, **fields: object) -> State:
    """Return a table whose opening cards are taken; fields of the state can be set."""
    state = dealt(players, seed)
    while state.stage is Stage.OPENING:
        state, _ = apply(state, TakeOpening(state.to_act, state.opening[0]))
    return replace(state, **fields)


def playing(*chosen: Sequence[int], leader: int = A, **fields: object) -> State:
    """Return a table that plays with these chosen cards, seat by seat; hands and displays are bare unless given."""
    players = len(chosen)
    bare = ((0,) * 9,) * players
    state = replace(
        dealt(players, start=leader),
        stage=Stage.PLAYING,
        turn=1,
        leader=leader,
        to_act=leader,
        hands=((),) * players,
        chosen=tuple(tuple(sorted(cards)) for cards in chosen),
        opening=(),
        brave=bare,
        cowardly=bare,
    )
    return replace(state, **fields)


def display(**cards: int) -> tuple[int, ...]:
    """Return nine counts, e.g. display(fire=2)."""
    return tuple(cards.get(kind.name.lower(), 0) for kind in Kind)


def choose_all(state: State) -> State:
    """Let everybody choose the first kinds they have."""
    for seat, hand in enumerate(state.hands):
        if state.stage is Stage.CHOOSING and not state.chosen[seat] and hand:
            state, _ = apply(state, Choose(seat, tuple(sorted(set(hand)))[:3]))
    return state


def game(players: int, seed: int) -> Iterator[tuple[State, Move, tuple[Event, ...], State]]:
    """Yield (before, move, events, after) for every move of a whole game played by chance."""
    state, rng = dealt(players, seed), Random(seed)
    while state.stage is not Stage.OVER:
        move = any_move(state, awaited(state), rng)
        after, events = apply(state, move)
        yield state, move, events, after
        state = after


def moment(players: int, seed: int, step: int) -> State:
    """Return the state of that game after so many moves (of its last one when there are fewer)."""
    state = dealt(players, seed)
    for done, (_, _, _, after) in enumerate(game(players, seed), 1):
        if done > step:
            break
        state = after
    return state


def cards(state: State) -> list[int]:
    """Return every card of the table, sorted: hands, chosen, opening, deck, played and displays."""
    out = [*state.opening, *state.deck, *(card.kind for card in state.played)]
    for seat in range(state.setup.players):
        out += state.hands[seat] + state.chosen[seat]
        for shown in (state.brave[seat], state.cowardly[seat]):
            out += [kind for kind, count in enumerate(shown) for _ in range(count)]
    return sorted(out)
