"""The game that the coach accompanies: one person and two neighbours, who have drawn behind their curtains."""

from collections.abc import Sequence

from partygames.core.seats import Seat, distinct_names
from partygames.engine.session import GameSession
from partygames.games import doodle_rush
from partygames.games.doodle_rush.moves import BeginTurn, Draw, EndTurn
from partygames.games.doodle_rush.state import Setup, Word
from partygames.ui.doodle import sample_drawings as samples
from partygames.ui.doodle.wording import spoken
from partygames.ui.guide.doodle.patience import PatientClock
from partygames.ui.guide.start import learner
from partygames.ui.i18n import translate
from partygames.ui.seat_name import emblem_name

YOU, JUDGE, GUESSER = 0, 1, 2
"""The seats: the person, the neighbour whose board is guessed, the neighbour who guesses."""

THEIRS = (JUDGE, 1)
"""The board that the person guesses: its author and its number."""

EASIEST = 4
"""Which of the person's boards has the word that is drawn quickest."""

HANDS = (
    ("tree", "house", "fish", "flower", "sun", "cat"),
    ("bicycle", "umbrella", "mountain", "car", "apple", "ladder"),
    ("teacup", "butterfly", "rocket", "snail", "clock", "rainbow"),
)
"""Everybody's words, by their English."""

DRAWN = {JUDGE: (1, 3), GUESSER: (0, 1, 5)}
"""Which of their boards the neighbours have drawn."""

PATIENCE = (200, 100, 100)
"""The person has twice the minute to draw (DD-9); it waits besides while something is explained."""

SEED = 1


def lesson(remembered: Sequence[Seat | None] = (), clock: PatientClock | None = None) -> GameSession:
    """Return the game, which is not kept; the person sits there as the first person of the table that is remembered."""
    you, others = learner(remembered)
    named = [you.name or emblem_name(you.emblem), translate("Guide", "Pip"), translate("Guide", "Lulu")]
    seats = tuple(Seat(emblem, name) for emblem, name in zip((you.emblem, *others), distinct_names(named), strict=True))
    known = {word.en: word for word in samples.DRAWN}
    hands = tuple([tuple([known[en] for en in hand]) for hand in HANDS])
    setup = Setup(len(seats), SEED, hands, start=JUDGE, handicaps=PATIENCE)
    session = GameSession(doodle_rush, setup, seats, clock=clock or PatientClock())
    for seat, boards in DRAWN.items():
        session.submit(BeginTurn(seat))
        for board in boards:
            for stroke in samples.strokes(HANDS[seat][board]):
                session.submit(Draw(seat, board, stroke))
        session.submit(EndTurn(seat))
    return session


def shout(word: Word) -> str:
    """Return the word of one of the person's boards as somebody shouts it."""
    text = spoken(word)
    return text[:1].upper() + text[1:]


def wrong_shout(word: Word) -> str:
    """Return what somebody takes the drawing of this word for at first."""
    return {
        "tree": translate("Guide", "A mushroom"),
        "house": translate("Guide", "A tent"),
        "fish": translate("Guide", "A submarine"),
        "flower": translate("Guide", "A lollipop"),
        "sun": translate("Guide", "A ball"),
        "cat": translate("Guide", "A fox"),
    }[word.en]
