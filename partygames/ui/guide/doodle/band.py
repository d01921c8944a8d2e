"""The coach's band along the lower edge, where no board lies, and the gold rings around what is talked of."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.doodle.layout import EDGE, header
from partygames.ui.guide.slip import GuideSlip
from partygames.ui.guide.spot import ARROW
from partygames.ui.scene.box import Box

HIGH, GAP = 92.0, 12.0
BAND = HIGH + GAP
"""How much of the stage's height the band takes from the pages."""

SKIP_W = 208.0
PAD, ANSWER_W = 18.0, 172.0
AROUND = 7.0
"""How far outside of its item a ring is drawn."""


def band(w: float, h: float) -> tuple[Box, Box]:
    """Return the places of the slip and of the button that ends the guide."""
    y = h - HIGH - GAP
    skip = Box(w - EDGE - SKIP_W, y + (HIGH - theme.TARGET) / 2, SKIP_W, theme.TARGET)
    return Box(EDGE, y, skip.x - EDGE - 16, HIGH), skip


def beside_done(w: float) -> Box:
    """Return the place of a slip that talks of the strip at the top: over its title, an arrow's length from the button."""
    places = header(w)
    x = places.emblem.x - 8
    return Box(x, 10, places.free.x - ARROW - 8 - x, 98)


class FlatSlip(GuideSlip):
    """A slip as wide as the band: its answer stands beside its words."""

    def _arrange(self, box: Box) -> None:
        answer = ANSWER_W + PAD if self.got.isVisibleTo(self) else 0.0
        inner = box.w - 2 * PAD - answer
        text = self.words.text_height(inner)
        self.words.place(PAD, (box.h - text) / 2, inner, text + 2)
        self.got.place(box.w - PAD - ANSWER_W, (box.h - theme.TARGET) / 2, ANSWER_W, theme.TARGET)


class Rings(QGraphicsWidget):
    """Gold rings with a dark rim, seen on paper and on cloth; they take no tap."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: tuple[Box, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setObjectName("guide-rings")
        self.hide()

    def around(self, boxes: tuple[Box, ...]) -> None:
        """Lie around each of these boxes (scene units)."""
        self.setVisible(bool(boxes))
        if boxes == self.boxes:
            return
        self.boxes = boxes
        whole = QRectF()
        for box in boxes:
            whole = whole.united(_around(box))
        self.setGeometry(whole)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rings with half their line."""
        return self.rect().adjusted(-5, -5, 5, 5)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the rings."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((theme.INK, 7.0), (theme.GOLD, 4.0)):
            painter.setPen(QPen(color, width))
            for box in self.boxes:
                painter.drawRoundedRect(_around(box).translated(-self.pos()), theme.R_M, theme.R_M)


def _around(box: Box) -> QRectF:
    return QRectF(*box).adjusted(-AROUND, -AROUND, AROUND, AROUND)
