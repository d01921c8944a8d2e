"""The slips of the guided round, reached by real moves, for `partygames shots`."""

from collections.abc import Callable, Iterator

from partygames.games.witch_express import choose_move
from partygames.games.witch_express.moves import Answer, Choose, Lead
from partygames.games.witch_express.state import Stage
from partygames.ui.guide.lesson import MARKED, YOU, lesson
from partygames.ui.guide.screen import GuidedScreen
from partygames.ui.navigator import Navigator
from partygames.ui.scene.stage import Screen
from partygames.ui.witch.asking import Ask

SHOWN = ("opening", "tasks", "choose", "confirm", "lead", "dare", "next", "braver", "answer", "round", "progress", "end")


def step_on(screen: GuidedScreen) -> bool:
    """Do the next thing at the table as the coach would have it, the computers' moves included; say whether there was one."""
    session, coach, acting = screen.session, screen.coach, screen.acting
    if coach.reading:
        coach.got_it()
        return True
    if screen.looks.ending is not None:
        screen.looks.finish()
        return True
    if screen.covers():
        screen.covers()[-1].close_sheet()
        return True
    view = session.view(None)
    if not view.to_act:
        return False
    computer = next((seat for seat in view.to_act if seat != YOU), None)
    if acting.asked.ask is Ask.CHOOSE and coach.step is not None and coach.step.name == "choose":
        fresh = next(kind for kind in MARKED if kind not in acting.picked)
        acting.hand.tapped.emit([card.kind for card in acting.hand.cards].index(fresh))
        coach.look()
    elif computer is not None:
        seed = session.setup.seed * 1_000_003 + session.number
        session.submit(choose_move(session.view(computer), "easy", seed))
    elif view.stage is Stage.OPENING:
        acting.open_row[0].click()
    elif acting.asked.ask is Ask.CHOOSE:
        session.submit(Choose(YOU, MARKED))
    elif acting.asked.ask is Ask.LEAD and acting.leading is None:
        acting.lead_with(session.view(YOU).chosen[0])
        coach.look()
    elif acting.asked.ask is Ask.LEAD:
        session.submit(Lead(YOU, acting.leading, True))
    else:
        session.submit(Answer(YOU, True))
    return True


def at_step(nav: Navigator, name: str, make: Callable[[], GuidedScreen] | None = None) -> GuidedScreen:
    """Return a guided table at the step of this name."""
    screen = make() if make is not None else GuidedScreen(lesson(), nav)
    screen.retranslate()
    screen.refresh(at_once=True)
    while screen.coach.step is None or screen.coach.step.name != name:
        if not step_on(screen):
            raise LookupError(f"no round comes to {name}")
    return screen


def states(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    """Yield every slip of the guided round."""
    for name in SHOWN:
        yield f"guide-{name}", at_step(nav, name)
