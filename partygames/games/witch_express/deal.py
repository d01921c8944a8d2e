"""Set the table: cards, hands, open cards, deck and tasks, all from the seed (WE-1 to WE-7)."""

from random import Random

from partygames.core.chance import shuffled
from partygames.core.game import RuleError
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.house import HouseError, check_house
from partygames.games.witch_express.kinds import COUNTS, HAND_SIZE, KINDS_IN_PLAY, OPEN_TASKS
from partygames.games.witch_express.state import Setup, Stage, State

SEEDS = 2**63


def start(setup: Setup) -> State:
    """Return the first state: hands dealt, one open card per player, three open tasks; raise RuleError for a bad table."""
    setup = _checked(setup)
    players, rng = setup.players, Random(setup.seed)
    size = HAND_SIZE[players]
    cards = shuffled((kind for kind in range(KINDS_IN_PLAY[players]) for _ in range(COUNTS[kind])), rng)
    hands = tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(players))
    rest = cards[players * size :]
    usable = (i for i, task in enumerate(setup.house.tasks) if task.from_players <= players)
    nobody = ((),) * players
    bare = ((0,) * len(COUNTS),) * players
    return State(
        setup=setup,
        stage=Stage.OPENING,
        round=1,
        turn=0,
        leader=setup.start,
        to_act=setup.start,
        led=None,
        bravest=None,
        hands=hands,
        known=nobody,
        chosen=nobody,
        opening=tuple(sorted(rest[:players])),
        deck=rest[players:],
        played=(),
        brave=bare,
        cowardly=bare,
        tasks=tuple(sorted(shuffled(usable, rng)[:OPEN_TASKS])),
        done_tasks=nobody,
    )


def _checked(setup: Setup) -> Setup:
    """Return the setup when the table can play, else refuse it."""
    if type(setup.players) is not int or setup.players not in HAND_SIZE:
        raise RuleError(Refusal.BAD_PLAYERS, "WE-1", players=setup.players)
    if type(setup.start) is not int or not 0 <= setup.start < setup.players:
        raise RuleError(Refusal.BAD_START, "WE-5", seat=setup.start)
    if type(setup.seed) is not int or not 0 <= setup.seed < SEEDS:
        raise RuleError(Refusal.BAD_SEED, "WE-6", seed=setup.seed)
    try:
        return Setup(setup.players, setup.seed, setup.start, check_house(setup.house))
    except HouseError as bad:
        raise RuleError(Refusal.BAD_HOUSE, "WE-24", key=bad.key, why=bad.why) from None
