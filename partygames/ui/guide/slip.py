"""The coach's slip of paper: a sentence or two, an arrow to what is talked of, and what can be answered."""

from math import atan2, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.guide.spot import arrow
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.paper import Panel

WIDTH, PAD = 352.0, 18.0
HEAD = 20.0


class GuideSlip(Panel):
    """One thing that the coach says. `got` is the answer to it; `lobby` is offered at the end alone."""

    def __init__(self) -> None:
        super().__init__(None, theme.WARM, theme.R_M, theme.GOLD)
        self.setObjectName("guide-slip")
        self.words = Label(self, theme.TEXT_M, wrap=True, align=TOP_LEFT)
        self.got = Button(self, Look.CALM, name="guide-got")
        self.lobby = Button(self, Look.PLAIN, name="guide-lobby")
        self._arrow: QPolygonF | None = None
        self.hide()

    def say(self, text: str, got: str = "", lobby: str = "") -> None:
        """Say this, with what can be answered to it; a button without words is not shown."""
        self.words.set_text(text)
        for button, words in ((self.got, got), (self.lobby, lobby)):
            button.set_text(words)
            button.setVisible(bool(words))

    def size_wanted(self) -> tuple[float, float]:
        """Return width and height of the slip as it is worded."""
        text = self.words.text_height(WIDTH - 2 * PAD)
        return WIDTH, text + 2 * PAD + (theme.TARGET + 12 if self.got.isVisibleTo(self) else 0)

    def place(self, box: Box, target: Box | None) -> None:
        """Lie there and point at the target (scene units)."""
        self.prepareGeometryChange()
        self.setGeometry(QRectF(*box))
        self._arrange(box)
        self._arrow = None
        if target is not None:
            x0, y0, x1, y1 = arrow(box, target)
            self._arrow = QPolygonF([QPointF(x0 - box.x, y0 - box.y), QPointF(x1 - box.x, y1 - box.y)])
        self.update()

    def _arrange(self, box: Box) -> None:
        inner = box.w - 2 * PAD
        text = self.words.text_height(inner)
        self.words.place(PAD, PAD - 2, inner, text + 4)
        both = self.lobby.isVisibleTo(self)
        each = (inner - 12) / 2 if both else 150.0
        top = PAD + text + 12
        self.got.place(box.w - PAD - each, top, each, theme.TARGET)
        self.lobby.place(PAD, top, each, theme.TARGET)

    def arrow_tip(self) -> QPointF | None:
        """Return where the arrow ends, in scene units."""
        return None if self._arrow is None else self.mapToScene(self._arrow.at(1))

    def shape(self) -> QPainterPath:
        """Return where a tap is the slip's: the paper, never the arrow."""
        path = QPainterPath()
        path.addRect(self.rect())
        return path

    def boundingRect(self) -> QRectF:
        """Return the paper with shadow and arrow."""
        around = super().boundingRect()
        return around if self._arrow is None else around.united(self._arrow.boundingRect().adjusted(-HEAD, -HEAD, HEAD, HEAD))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the arrow, with a dark rim that shows on felt and paper alike, then the paper."""
        if self._arrow is not None:
            a, b = self._arrow.at(0), self._arrow.at(1)
            way = atan2(b.y() - a.y(), b.x() - a.x())
            sides = [b - HEAD * QPointF(cos(way + turn), sin(way + turn)) for turn in (-pi / 6, pi / 6)]
            neck = (sides[0] + sides[1]) / 2
            for color, width in ((theme.INK, 12.0), (theme.GOLD, 7.0)):
                painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
                painter.drawLine(a, neck)
                painter.setPen(QPen(color, width - 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
                painter.setBrush(color)
                painter.drawPolygon(QPolygonF([b, *sides]))
        super().paint(painter, option, widget)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Keep a tap on the paper from what lies below it."""
        event.accept()
