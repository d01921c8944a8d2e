"""What everybody sees of one seat: who sits there, what they said, this round's cards, and their display."""

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.games.witch_express.kinds import CHOICES
from partygames.games.witch_express.state import Rival, TableCard
from partygames.ui import art, theme
from partygames.ui.scene.box import Box
from partygames.ui.witch import aloud, marks
from partygames.ui.witch.display import Display, displayed
from partygames.ui.witch.felt import FeltItem
from partygames.ui.witch.layout import RATIO
from partygames.ui.witch.marks import Said

EMBLEM, HEAD = 48.0, 60.0
NARROW = 300.0
TAPPED = 0.7
"""So much of the width of its head takes taps: emblem and name."""


class Shown(msgspec.Struct, frozen=True):
    """Everything a seat box draws. `line`: a quiet sentence, or what was said (`said`). `leads`: the turn began there."""

    rival: Rival
    emblem: int
    name: str
    computer: bool
    played: tuple[TableCard, ...]
    awaited: bool
    line: str
    said: Said | None
    task_points: int
    leads: bool = False


class SeatBox(FeltItem[Shown]):
    """Draw one seat; its display, which changes once a round, is a picture of its own."""

    tapped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.display = Display(self)

    def set_tappable(self, on: bool) -> None:
        """Let the head of the seat be tapped, or let taps go through it to the felt."""
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if on else Qt.MouseButton.NoButton)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take a tap on emblem and name; one below belongs to the table."""
        event.setAccepted(event.pos().y() < HEAD and event.pos().x() < self.rect().width() * TAPPED)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Tell of the tap where it ended on the seat."""
        if self.rect().adjusted(0, -12, 0, 0).contains(event.pos()):
            self.tapped.emit()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the second of two fast taps."""
        event.accept()

    def present(self, shown: Shown) -> None:
        """Show this."""
        super().present(shown)
        self.display.present(displayed(shown.rival))

    def spoken(self) -> str:
        """Say who sits there, what they do, and what they show."""
        s = self.shown
        return "" if s is None else aloud.seat(s.name, s.line, s.rival.potions, s.task_points)

    def place(self, box: Box) -> None:
        """Put it there."""
        super().place(box)
        self.display.biggest = max(70.0 if box.w > NARROW else 58.0, (box.h - HEAD - 22) / RATIO * 0.85)
        self.display.place(Box(0, HEAD + 10, box.w - 14, box.h - HEAD - 12))

    def heart(self) -> QPointF:
        """Return where cards of this seat fly to and from (scene coordinates)."""
        return self.pos() + QPointF(self.rect().width() / 2, HEAD + 40)

    def boundingRect(self) -> QRectF:
        """Return the box with the ring of its emblem."""
        return self.rect().adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw emblem, name, what was said, and the cards of this round."""
        if self.shown is None:
            return
        s, w = self.shown, self.rect().width()
        marks.emblem(painter, s.emblem, QRectF(0, 0, EMBLEM, EMBLEM), s.awaited)
        if s.rival.tasks:
            marks.badge(painter, QPointF(EMBLEM - 4, EMBLEM - 3), f"+{s.task_points}", marks.SEAL, theme.CREAM)
        if s.leads:
            art.draw(painter, "icons/flag.svg", QRectF(-10, EMBLEM - 20, 28, 28))
        if s.computer:
            art.draw(painter, "icons/robot.svg", QRectF(-8, -8, 26, 26))
        strip = self._strip(painter, w)
        x = EMBLEM + 14
        alone = not s.line
        name = QRectF(x, 9 if alone else -4, strip - x - 8, 30)
        marks.text(painter, name, s.name, theme.TEXT_M + 2, theme.GOLD if s.awaited else theme.CREAM, display=True)
        # In a narrow box the cards of the round stand beside the name alone, and what was said has the width below them.
        line = QRectF(x, 27, (strip - 8 if w > NARROW else w) - x, 27)
        if s.said is not None:
            marks.bubble(painter, line.adjusted(2, 0, 0, 0), s.line, s.said)
        elif s.line:
            marks.text(painter, line, s.line, theme.TEXT_S, theme.MUTED_ON_FELT)

    def _strip(self, painter: QPainter, w: float) -> float:
        """Draw the cards of this round, played and still face down, and return where they begin."""
        s = self.shown
        assert s is not None
        wide, gap, y = (28.0, 4.0, 3.0) if w > NARROW else (22.0, 3.0, -9.0)
        n = max(CHOICES, len(s.played) + s.rival.chosen_count)
        left = w - n * wide - (n - 1) * gap
        x = left
        for card in s.played:
            rect = QRectF(x, y, wide, wide * RATIO)
            if card.standing:
                marks.tile(painter, card.kind, rect, "")
                icon = "brave" if card.brave else "cowardly"
                art.draw(painter, f"icons/{icon}.svg", QRectF(x + wide - 15, rect.bottom() - 15, 20, 20))
            else:
                marks.tile(painter, card.kind, rect, "", dim=True)
                art.draw(painter, "cards/card-back.svg", QRectF(x + 5, rect.y() + 7, wide - 10, (wide - 10) * RATIO))
            x += wide + gap
        for _ in range(s.rival.chosen_count):
            art.draw(painter, "cards/card-back.svg", QRectF(x, y, wide, wide * RATIO))
            x += wide + gap
        return left if x > left else w
