"""The slips over the boards, reached by real moves, for `partygames shots`."""

from collections.abc import Callable, Iterator

from partygames.games.doodle_rush.moves import Draw, Undo, Verdict
from partygames.ui.doodle import sample_drawings as samples
from partygames.ui.doodle.draw_page import DrawPage
from partygames.ui.doodle.shots import HandClock
from partygames.ui.doodle.wall_page import WallPage
from partygames.ui.guide.doodle import pointing
from partygames.ui.guide.doodle.lesson import EASIEST, GUESSER, HANDS, THEIRS, YOU, lesson
from partygames.ui.guide.doodle.patience import PatientClock
from partygames.ui.guide.doodle.screen import GuidedDoodle
from partygames.ui.guide.doodle.steps import STEPS
from partygames.ui.navigator import Navigator
from partygames.ui.scene.stage import Screen


def step_on(screen: GuidedDoodle) -> None:
    """Do the next thing as the coach would have it."""
    coach, page = screen.coach, screen.page
    if coach.reading:
        coach.got_it()
    elif screen.veil is not None:
        screen.veil.hold.click()
    elif isinstance(page, DrawPage):
        _draw(screen, coach.step.name)
    elif isinstance(page, WallPage):
        _answer(page, coach.step.name, screen)
        coach.look()


def _draw(screen: GuidedDoodle, name: str) -> None:
    if name == "draw":
        for stroke in samples.strokes(HANDS[YOU][EASIEST]):
            screen.submit(Draw(YOU, EASIEST, stroke))
    elif name == "mend":
        screen.submit(Undo(YOU, EASIEST))
    else:
        screen.page.done.click()


def _answer(page: WallPage, name: str, screen: GuidedDoodle) -> None:
    own = pointing.own_board(screen)
    if name == "guess":
        page.tap_board(THEIRS)
    elif name == "answer":
        page.answer(Verdict.YES)
    elif name == "who":
        page.tap_tray(YOU)
    elif own is not None and page.selected != (YOU, own.index):
        page.tap_board((YOU, own.index))
    elif name == "shout":
        page.answer(Verdict.FAR)
    elif not page.who:
        page.answer(Verdict.YES)
    else:
        page.tap_tray(GUESSER)


def at_step(nav: Navigator, name: str, make: Callable[[], GuidedDoodle] | None = None) -> GuidedDoodle:
    """Return a guided screen at the step of this name."""
    time = HandClock()
    screen = make() if make is not None else GuidedDoodle(lesson(clock=PatientClock(time, time)), nav)
    screen.retranslate()
    screen.coach.look()
    for _ in range(40):
        if screen.coach.step is not None and screen.coach.step.name == name:
            return screen
        step_on(screen)
    raise LookupError(f"no round comes to {name}")


def states(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    """Yield every slip of the guided round; no time passes on the way to it, so that every picture is the same."""

    def still() -> GuidedDoodle:
        return GuidedDoodle(lesson(clock=PatientClock(lambda: 0.0, lambda: 0.0)), nav)

    for step in STEPS:
        yield f"guide-doodle-{step.name}", at_step(nav, step.name, still)
