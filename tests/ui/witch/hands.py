"""Play the card table as people do: by pressing and letting go, on what is shown."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsWidget

from partygames.ui.curtain import Curtain
from partygames.ui.scene.button import Button
from partygames.ui.scene.stage import Stage
from partygames.ui.witch.asking import Ask
from partygames.ui.witch.order import Held
from partygames.ui.witch.scores import WitchScores
from partygames.ui.witch.screen import WitchScreen
from partygames.ui.witch.summary import RoundSheet

Press = Callable[[QPoint, int], None]


def by_mouse(stage: Stage) -> Press:
    """Return a press of the left button at a point of the viewport, held for some ms."""

    def press(at: QPoint, hold_ms: int) -> None:
        QTest.mouseMove(stage.viewport(), at)
        QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        if hold_ms:
            QTest.qWait(hold_ms)
        QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    return press


def point(stage: Stage, item: QGraphicsWidget) -> QPoint:
    """Return the middle of an item on the viewport."""
    return stage.mapFromScene(item.mapToScene(item.rect().center()))


def tap(stage: Stage, item: QGraphicsWidget, press: Press | None = None, hold_ms: int = 0) -> None:
    """Tap the middle of an item."""
    (press or by_mouse(stage))(point(stage, item), hold_ms)


def tap_card(stage: Stage, screen: WitchScreen, index: int, press: Press | None = None) -> None:
    """Tap a card of the fan where it shows."""
    spot: QPointF = screen.acting.hand.spot(index)
    (press or by_mouse(stage))(stage.mapFromScene(spot), 0)


def named(screen: WitchScreen | WitchScores, name: str) -> QGraphicsWidget:
    """Return the item with this name that can be seen."""
    return next(i for i in screen.items() if isinstance(i, QGraphicsWidget) and i.objectName() == name and i.isVisible())


def act(stage: Stage, press: Press, hold_ms: int = 50) -> bool:
    """Do the one thing that the screen asks for now; say whether there was one."""
    screen = stage.screen_shown
    if not isinstance(screen, WitchScreen):
        return False
    covers = screen.covers()
    if covers:
        top = covers[-1]
        if isinstance(top, Curtain):
            tap(stage, top.hold, press, hold_ms)
            return True
        assert isinstance(top, RoundSheet)
        tap(stage, top.go_on, press)
        return True
    acting, number = screen.acting, screen.session.number
    ask = acting.asked.ask
    brave: Button = acting.brave if number % 3 else acting.cowardly
    if ask is Ask.TAKE:
        tap(stage, acting.open_row[0], press)
    elif ask is Ask.CHOOSE:
        if acting.confirm.isEnabled():
            tap(stage, acting.confirm, press)
        else:
            cards = acting.hand.cards
            tap_card(stage, screen, next(i for i, c in enumerate(cards) if c.kind not in acting.picked), press)
    elif ask is Ask.LEAD and acting.leading is None:
        ready = [i for i, card in enumerate(acting.hand.cards) if card.held is Held.READY]
        tap_card(stage, screen, ready[number % len(ready)], press)
    elif ask in (Ask.LEAD, Ask.ANSWER):
        tap(stage, brave, press)
    else:
        return False
    return True


def play_to_scores(stage: Stage, press: Press, hold_ms: int = 50, limit: int = 3000) -> WitchScores:
    """Play until the scores are shown; fails when the game has stood still for too long, whatever was tapped."""
    idle, number = 0, -1
    while not isinstance(stage.screen_shown, WitchScores):
        screen = stage.screen_shown
        assert isinstance(screen, WitchScreen)
        idle, number = (0, screen.session.number) if screen.session.number != number else (idle + 1, number)
        acted = act(stage, press, hold_ms)
        QTest.qWait(1 if acted or idle < 50 else 10)
        assert idle < limit, f"the game stands still: {screen.acting.asked}, {screen.covers()}, last look {screen.looks.ending}"
    return stage.screen_shown
