"""Six boards in a window, a clock the test moves on, and a hand to draw with."""
import pytest
from helpers.pen_events import Clock, Hand
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from partygames.ui.pen.board import BoardItem
from partygames.ui.pen.controller import PenController

WIDTH, LEFT, TOP = 330.0, 20.0, 20.0


class Table:
    """A window with boards 0..5, three in a row, 20 units apart, and a button-like item below them."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scene = QGraphicsScene(0, 0, 1100, 600)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.view.scale(scale, scale)
        self.view.resize(round(1100 * scale), round(600 * scale))
        self.clock = Clock()
        self.pen = PenController(self.view, self.clock)
        self.hand = Hand(self.view, self.clock)
        self.boards = [BoardItem(WIDTH) for _ in range(6)]
        for n, board in enumerate(self.boards):
            board.setPos(LEFT + (WIDTH + 20) * (n % 3), TOP + 260 * (n // 3))
            self.scene.addItem(board)
            self.pen.add_board(n, board)
        self.done, self.began, self.cancelled = [], [], []
        self.pen.stroke_finished.connect(lambda board, stroke: self.done.append((board, stroke)))
        self.pen.stroke_began.connect(self.began.append)
        self.pen.stroke_cancelled.connect(self.cancelled.append)
        self.view.show()
        QApplication.processEvents()

    def at(self, board: int, x: float, y: float) -> tuple[float, float]:
        """Return the scene point at board units (x, y)."""
        paper = self.boards[board].paper
        point = self.boards[board].mapToScene(x * paper.width(), y * paper.height())
        return point.x(), point.y()

    def points(self, board: int, *units: tuple[float, float]) -> list[tuple[float, float]]:
        return [self.at(board, x, y) for x, y in units]

    def image(self) -> QImage:
        QApplication.processEvents()
        return self.view.grab().toImage()


@pytest.fixture
def table(qapp):
    made = Table()
    yield made
    made.view.close()
    made.view.deleteLater()
    made.scene.deleteLater()


@pytest.fixture
def tables(qapp):
    """Make tables at any scale."""
    made = []

    def make(scale: float) -> Table:
        made.append(Table(scale))
        return made[-1]

    yield make
    for one in made:
        one.view.close()
        one.view.deleteLater()
        one.scene.deleteLater()


def dark(image: QImage, x: int, y: int) -> bool:
    return QColor(image.pixel(x, y)).lightness() < 128


def dark_box(image: QImage) -> tuple[int, int, int, int] | None:
    """Return left, top, right, bottom of all dark pixels."""
    found = [(x, y) for y in range(image.height()) for x in range(image.width()) if dark(image, x, y)]
    if not found:
        return None
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs), max(ys)
