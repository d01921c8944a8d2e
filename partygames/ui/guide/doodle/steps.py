"""What the coach says over the boards, as data: each step with its moment, its words and the item that it points at."""

from typing import NamedTuple

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import Tally, Word
from partygames.ui.doodle.moment import Kind
from partygames.ui.doodle.outcome import score_text
from partygames.ui.doodle.wording import spoken
from partygames.ui.guide.doodle.lesson import GUESSER, JUDGE, YOU, shout, wrong_shout
from partygames.ui.guide.step import Step
from partygames.ui.i18n import translate


class Moment(NamedTuple):
    """What the coach goes by, all of it what the person sees.

    `easiest`: the word that is suggested first. `strokes`: how many there are on the person's boards; `mended`: something was
    undone or rubbed out. `board`: the one that is talked about; `who`: it is asked who was right. `given`: a neighbour's board
    was given away; `taken_back`: that was once undone. `own`: the word of a board of the person that lies on the wall;
    `answered`: the person said no, close or far to it; `lost`: one was given away. `tally`: the person's.
    """

    kind: Kind
    seats: tuple[Seat, ...]
    easiest: Word | None
    strokes: int
    mended: bool
    board: tuple[int, int] | None
    who: bool
    given: bool
    taken_back: bool
    own: Word | None
    answered: bool
    lost: bool
    tally: Tally

    @property
    def draws(self) -> bool:
        """Say whether the person draws now."""
        return self.kind is Kind.DRAW

    @property
    def wall(self) -> bool:
        """Say whether the boards lie on the wall."""
        return self.kind is Kind.GUESS

    @property
    def to_guess(self) -> bool:
        """Say whether a neighbour's board is still to be guessed."""
        return self.wall and not self.given

    @property
    def on_theirs(self) -> bool:
        """Say whether the board to guess is talked about."""
        return self.board is not None and self.board[0] != YOU

    @property
    def settled(self) -> bool:
        """Say whether both sides of guessing were seen, or there is nothing of one's own to be guessed."""
        return self.wall and self.given and (self.lost or self.own is None)

    @property
    def judge(self) -> str:
        """Return the name of the neighbour whose board is guessed: that of the one talked about, if there is one."""
        return self.seats[self.board[0] if self.board is not None and self.on_theirs else JUDGE].name

    @property
    def guesser(self) -> str:
        """Return the name of the neighbour who guesses."""
        return self.seats[GUESSER].name


def _guess(moment: Moment) -> str:
    if moment.taken_back:
        return translate("Guide", "It is back on the wall. Give it away once more: tap it, Yes, your name – or drag it there.")
    text = translate("Guide", "What did {name} draw here? Say it aloud, and try as often as you like. Then tap the board.")
    return text.format(name=moment.judge)


def _left(moment: Moment) -> str:
    if moment.lost:
        return translate(
            "Guide",
            "That board is gone, and well done: each of your own that still lies here at the end costs a point, drawn or not.",
        )
    return translate("Guide", "These six are yours. Each one that still lies here at the end costs a point, drawn or not.")


def _score(moment: Moment) -> str:
    text = translate(
        "Guide", "If it ended now: {won} won, {left} left, so {won} − {left} = {score}. But there is time to catch up!"
    )
    tally = moment.tally
    return text.format(won=tally.won, left=tally.left, score=score_text(tally))


STEPS = (
    Step(
        "curtain",
        lambda m: m.kind is Kind.CURTAIN,
        lambda m: translate(
            "Guide", "Welcome! One draws, the others look away: that is what this curtain is for. Hold the button to lift it."
        ),
        "curtain",
        again=True,
    ),
    Step(
        "words",
        lambda m: m.draws,
        lambda m: translate(
            "Guide", "Six boards, and under each its word. Only you see them. Take any, in any order; nothing has to be finished."
        ),
        "words",
        read=True,
    ),
    Step(
        "draw",
        lambda m: m.draws and not m.strokes,
        lambda m: translate(
            "Guide", "Draw “{word}” on its board, with pen, mouse or finger. Only letters and numbers are forbidden."
        ).format(word=spoken(m.easiest)),
        "easiest",
        again=True,
    ),
    Step(
        "mend",
        lambda m: m.draws and bool(m.strokes) and not m.mended,
        lambda m: translate(
            "Guide", "Lovely, draw on! And if a line goes wrong: undo takes it back, a rubber wipes. Try one of them."
        ),
        "mend",
    ),
    Step(
        "done",
        lambda m: m.draws and bool(m.strokes) and m.mended,
        lambda m: translate("Guide", "Now the clock runs, usually for a minute. Draw on, or hold “I’m done”."),
        "done",
        again=True,
    ),
    Step(
        "bell",
        lambda m: m.wall,
        lambda m: translate(
            "Guide", "The bell! All pens down. Now everybody’s boards lie here, and all shout at once what they see."
        ),
        "",
        read=True,
    ),
    Step("guess", lambda m: m.to_guess and not m.on_theirs, _guess, "theirs", again=True),
    Step(
        "answer",
        lambda m: m.to_guess and m.on_theirs and not m.who,
        lambda m: translate(
            "Guide",
            "Only {name} answers, and only with these. Be {name}: hold the eye to see the word. Right? Tap Yes.",
        ).format(name=m.judge),
        "answers",
        again=True,
    ),
    Step(
        "who",
        lambda m: m.to_guess and m.on_theirs and m.who,
        lambda m: translate("Guide", "And who was right first? You: tap your name. The board is yours, a point."),
        "you",
        again=True,
    ),
    Step(
        "take-back",
        lambda m: m.wall and m.given and not m.taken_back,
        lambda m: translate("Guide", "A point! Given to the wrong one? This takes the last board back. Try it, or go on."),
        "take-back",
        read=True,
    ),
    Step(
        "shout",
        lambda m: m.wall and m.given and m.own is not None and not m.answered and not m.lost,
        lambda m: translate(
            "Guide",
            "Now {name} points at yours: “{guess}!” You drew it, so you answer: tap it, then No, Close or Far.",
        ).format(name=m.guesser, guess=wrong_shout(m.own)),
        "mine",
        again=True,
    ),
    Step(
        "right",
        lambda m: m.wall and m.given and m.own is not None and m.answered and not m.lost,
        lambda m: translate("Guide", "And now {name} again: “{guess}!” That is the word. Tap Yes, then {name}.").format(
            name=m.guesser, guess=shout(m.own)
        ),
        "mine-or-them",
        again=True,
    ),
    Step("left", lambda m: m.settled, _left, "row", read=True),
    Step("score", lambda m: m.settled, _score, "trays", read=True),
    Step(
        "end",
        lambda m: m.settled,
        lambda m: translate(
            "Guide",
            "That is the whole game: draw and guess three times, and mend in between what nobody knew. Now fetch your friends!",
        ),
        "",
        read=True,
    ),
)
"""In the order in which they are said when several could be."""
