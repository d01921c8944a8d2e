"""The screen of a game: which one shows a session, and who tells it aloud. Imported when a game is opened."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.games.registry import WITCH
from partygames.ui.navigator import Navigator
from partygames.ui.scene.stage import Screen


class Laid(NamedTuple):
    """A table that is laid: its screen, and the computers at it (Witch Express alone)."""

    screen: Screen
    bots: BotDriver | None


def story_of(session: GameSession) -> Callable[[Sequence[Any]], list[str]]:
    """Return who tells a game aloud: public events in, sentences out."""
    if session.game.NAME == WITCH:
        from partygames.ui.witch.story import story as witch_story

        house = session.view(None).house
        return lambda events: witch_story(events, session.seats, house)
    from partygames.ui.doodle.story import story

    return lambda events: story(events, session.seats)


def lay(session: GameSession, nav: Navigator, guided: bool, say: Callable[[str], None]) -> Laid:
    """Return the table of a session; `guided` puts a coach beside it, who speaks through `say`."""
    if session.game.NAME == WITCH:
        from partygames.ui.witch.screen import WitchScreen

        bots = BotDriver(session)  # for people too: a computer may stand in for one who is away
        screen = None if guided else WitchScreen(session, nav, bots)
    else:
        from partygames.ui.doodle.screen import DoodleScreen

        bots = None
        screen = None if guided else DoodleScreen(session, nav)
    if screen is None:
        from partygames.ui.guide.start import screen_of

        screen = screen_of(session, nav, bots, say)
    return Laid(screen, bots)
