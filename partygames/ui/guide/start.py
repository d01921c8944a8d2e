"""How a guided round begins: who learns, the game, and the screen that a coach stands beside."""

from collections.abc import Callable, Sequence

from partygames.core.seats import EMBLEMS, Seat
from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.games.registry import WITCH
from partygames.ui.lobby.plan import restored
from partygames.ui.navigator import Navigator
from partygames.ui.scene.stage import Screen


def learner(remembered: Sequence[Seat | None]) -> tuple[Seat, tuple[int, int]]:
    """Return the first person of the table that is remembered, and the emblems of two others."""
    you = next((seat for seat in remembered if seat is not None and seat.persons), Seat(0, ""))
    first, second, *_ = (emblem for emblem in range(len(EMBLEMS)) if emblem != you.emblem)
    return you, (first, second)


def lesson_of(game: str, remembered: Sequence[Seat | None]) -> GameSession:
    """Return the first round of a game, which is not kept, for the first person of the table that is remembered."""
    if game == WITCH:
        from partygames.ui.guide.lesson import lesson
    else:
        from partygames.ui.guide.doodle.lesson import lesson
    return lesson(restored(tuple(remembered)))


def screen_of(session: GameSession, nav: Navigator, bots: BotDriver | None, say: Callable[[str], None]) -> Screen:
    """Return the screen of a lesson; `say(text)` announces what the coach says."""
    if session.game.NAME == WITCH:
        from partygames.ui.guide.screen import GuidedScreen

        return GuidedScreen(session, nav, bots, say)
    from partygames.ui.guide.doodle.screen import GuidedDoodle

    return GuidedDoodle(session, nav, say)
