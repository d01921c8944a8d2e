"""Build Witch Express tables and moves, so that tests read like the rules."""

from collections import Counter
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
from partygames.games.witch_express.state import Setup, Stage, State, View
from partygames.games.witch_express.view import view_for

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


def view_of(*chosen: int) -> View:
    """Return what everybody sees of a table of three where the first has chosen these cards."""
    return view_for(playing(chosen, (), ()), None)


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


def redealt(state, seat: int | None, rng: Random):
    """Return a state that looks the same to the seat (None: to everybody): all cards that it does not see dealt anew."""
    pool = [*state.deck]
    for other in range(state.setup.players):
        if other != seat:
            hidden = Counter(state.hands[other] + state.chosen[other])
            pool += hidden.elements()
    rng.shuffle(pool)

    def take(n: int) -> tuple[int, ...]:
        return tuple(sorted(pool.pop() for _ in range(n)))

    setup = replace(state.setup, seed=rng.randrange(2**32))
    hands = tuple(hand if other == seat else take(len(hand)) for other, hand in enumerate(state.hands))
    chosen = tuple(cards if other == seat else take(len(cards)) for other, cards in enumerate(state.chosen))
    return replace(state, setup=setup, hands=hands, chosen=chosen, deck=tuple(pool))
