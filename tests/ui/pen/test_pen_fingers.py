"""Several fingers at once: some draw, one presses a button, and palms do neither."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem


class Button(QGraphicsRectItem):
    """What a scene does with a press: it counts them."""

    def __init__(self, *rect: float) -> None:
        super().__init__(*rect)
        self.presses = self.releases = 0

    def mousePressEvent(self, event) -> None:
        self.presses += 1

    def mouseReleaseEvent(self, event) -> None:
        self.releases += 1


class Screen:
    """A touch screen: what fingers do goes the whole way through Qt, which makes a mouse of what nobody takes."""

    def __init__(self, table, device) -> None:
        self.table, self.device = table, device
        self.button = Button(20, 560, 200, 40)
        table.scene.addItem(self.button)
        QApplication.processEvents()

    def frame(self, **fingers: tuple) -> None:
        """Send one frame; a finger is named f0, f1, ... and does (what, x, y) or ("stationary",)."""
        sequence = QTest.touchEvent(self.table.view.viewport(), self.device, False)
        for name, (what, *at) in fingers.items():
            where = [QPoint(*map(round, at)), self.table.view.viewport()] if at else []
            getattr(sequence, what)(int(name[1:]), *where)
        sequence.commit()
        QApplication.processEvents()

    def presses(self) -> tuple[int, int]:
        return self.button.presses, self.button.releases


BUTTON = (60, 575)
STAY = ("stationary",)


@pytest.fixture(scope="session")
def device(qapp):
    return QTest.createTouchDevice()


@pytest.fixture
def screen(table, device):
    return Screen(table, device)


def test_a_finger_presses_a_button_while_another_one_draws(screen, table):
    a, b = table.at(0, 0.3, 0.3), table.at(0, 0.6, 0.6)
    screen.frame(f0=("press", *a))
    screen.frame(f0=("move", *b), f1=("press", *BUTTON))
    assert screen.presses() == (1, 0)
    screen.frame(f0=STAY, f1=("move", BUTTON[0] + 4, BUTTON[1]), f2=("press", *BUTTON))
    assert screen.presses() == (1, 0), "there is one mouse"
    screen.frame(f0=STAY, f1=("release", *BUTTON), f2=STAY)
    assert screen.presses() == (1, 1)
    assert table.pen.drawing
    screen.frame(f0=("release", *b), f2=("release", *BUTTON))
    assert screen.presses() == (1, 1)
    assert [board for board, _ in table.done] == [0]


def test_a_button_held_while_the_drawing_finger_lifts_is_released_once(screen, table):
    a = table.at(0, 0.3, 0.3)
    screen.frame(f0=("press", *a))
    screen.frame(f0=STAY, f1=("press", *BUTTON))
    screen.frame(f0=("release", *a), f1=STAY)
    assert screen.presses() == (1, 0)
    screen.frame(f1=("release", *BUTTON))
    assert screen.presses() == (1, 1)
    screen.frame(f0=("press", *BUTTON))
    screen.frame(f0=("release", *BUTTON))
    assert screen.presses() == (2, 2)


def test_a_finger_draws_while_another_one_holds_a_button(screen, table):
    a, b = table.at(0, 0.3, 0.3), table.at(0, 0.6, 0.6)
    screen.frame(f0=("press", *BUTTON))
    screen.frame(f0=STAY, f1=("press", *a))
    screen.frame(f0=STAY, f1=("move", *b))
    screen.frame(f0=("release", *BUTTON), f1=STAY)
    assert screen.presses() == (1, 1)
    screen.frame(f1=("release", *b))
    assert [board for board, _ in table.done] == [0]
    assert screen.presses() == (1, 1)


def test_a_touch_the_system_takes_back_lets_go_of_the_button_without_a_click(screen, table):
    a = table.at(0, 0.3, 0.3)
    table.hand.touch((0, "down", *a))
    table.hand.touch((0, "stay", *a), (1, "down", *BUTTON))
    assert screen.presses() == (1, 0)
    where = []
    screen.button.mouseReleaseEvent = lambda event: where.append(event.scenePos())
    table.hand.touch_lost()
    assert len(where) <= 1
    assert not any(screen.button.contains(at) for at in where)
    assert table.scene.mouseGrabberItem() is None


def test_a_resting_palm_presses_no_button(screen, table):
    a = table.at(0, 0.3, 0.3)
    table.hand.pen_near(True)
    screen.frame(f0=("press", *a))
    screen.frame(f0=STAY, f1=("press", *BUTTON))
    screen.frame(f0=("release", *a), f1=("release", *BUTTON))
    table.hand.pen_near(False)
    assert screen.presses() == (0, 0)
