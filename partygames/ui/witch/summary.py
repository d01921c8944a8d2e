"""The end of a round on one calm sheet: who kept what, who did a task, who drew."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.games.witch_express.house import House
from partygames.games.witch_express.kinds import COWARDLY_POTIONS, ROUNDS
from partygames.games.witch_express.scoring import potions_per_brave
from partygames.ui import art, theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.scene.tappable import PRESSES
from partygames.ui.witch import marks, words
from partygames.ui.witch.moments import Brought, RoundEnd

ROW_H = 76.0


class _Rows(QGraphicsWidget):
    """Draw one row for each seat."""

    def __init__(self, parent: QGraphicsItem, end: RoundEnd, seats: Sequence[Seat], house: House) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.end, self.seats, self.house = end, seats, house

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the rows."""
        row_h = self.rect().height() / len(self.end.seats)
        for seat, brought in enumerate(self.end.seats):
            top = seat * row_h
            if seat:
                painter.setPen(theme.LINEN_EDGE)
                painter.drawLine(0, round(top), round(self.rect().width()), round(top))
            self._row(painter, seat, brought, QRectF(0, top, self.rect().width(), row_h))

    def _row(self, p: QPainter, seat: int, brought: Brought, r: QRectF) -> None:
        mid = r.center().y()
        marks.emblem(p, self.seats[seat].emblem, QRectF(4, mid - 22, 44, 44))
        marks.text(p, QRectF(60, r.y(), 190, r.height()), words.name_of(self.seats, seat), theme.TEXT_M, theme.TEXT, display=True)
        x, h = 262.0, min(58.0, r.height() - 12)
        for kind, brave in brought.kept:
            n = potions_per_brave(self.house) if brave else COWARDLY_POTIONS
            marks.tile(p, kind, QRectF(x, mid - h / 2, h / 1.4, h), f"×{n}")
            icon = "brave" if brave else "cowardly"
            art.draw(p, f"icons/{icon}.svg", QRectF(x + h / 1.4 - 14, mid - h / 2 - 5, 22, 22))
            x += h / 1.4 + 14
        if brought.returned:
            back = translate("Witch", "back in hand: {kinds}")
            text = back.format(kinds=translate("Witch", ", ").join(words.kind_name(k) for k in brought.returned))
            marks.text(p, QRectF(430, r.y(), 240, r.height()), text, theme.TEXT_S, theme.MUTED)
        notes = []
        if brought.tasks:
            notes.append(translate("Witch", "Task! +{n}").format(n=len(brought.tasks) * self.house.task_points))
        right = QRectF(680, r.y(), r.width() - 680, r.height())
        if notes:
            marks.text(p, right.adjusted(0, 0, -110, 0), notes[0], theme.TEXT_M, theme.ACTION_TEXT, display=True, bold=True)
        if brought.drew:
            drew = translate("Witch", "draws {n}").format(n=brought.drew)
            marks.text(p, right, drew, theme.TEXT_S, theme.MUTED, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class RoundSheet(Cover):
    """Show the end of a round; a tap anywhere, Enter or Escape goes on. The game itself does not wait for it."""

    def __init__(self, end: RoundEnd, seats: Sequence[Seat], house: House, over: bool, closed: Callable[[], None]) -> None:
        super().__init__(theme.with_alpha(theme.INK, 0.35), z.OVERLAY)
        self.setObjectName("round-end")
        self.end, self.over, self._closed = end, over, closed
        self.sheet = Panel(self, border=theme.SHEET_EDGE)
        self.title = Label(self.sheet, theme.TEXT_XL - 6, display=True, align=CENTER)
        self.rows = _Rows(self.sheet, end, seats, house)
        self.go_on = Button(self.sheet, Look.ACTION, theme.TEXT_L, name="round-go-on")
        self.go_on.clicked.connect(self.close_sheet)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("Witch", "Round {n} of {all} is over").format(n=self.end.round, all=ROUNDS))
        self.go_on.set_text(translate("Witch", "See the scores") if self.over else translate("Witch", "Go on"))
        self.rows.update()

    def fit(self, w: float, h: float) -> None:
        """Centre the sheet."""
        super().fit(w, h)
        n = len(self.end.seats)
        sw = min(980.0, w - 80)
        row_h = min(ROW_H, (h - 60 - 190) / n)
        sh = 190 + row_h * n
        self.sheet.setGeometry(QRectF((w - sw) / 2, (h - sh) / 2, sw, sh))
        self.title.place(40, 20, sw - 80, 60)
        self.rows.setGeometry(QRectF(40, 90, sw - 80, row_h * n))
        self.go_on.place(sw / 2 - 150, sh - 84, 300, 64)

    def close_sheet(self) -> None:
        """Put the sheet away, then go on."""
        if self.uncover():
            self._closed()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A tap beside the button goes on too."""
        self.close_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Space and Escape go on."""
        if event.key() in (*PRESSES, Qt.Key.Key_Escape) and not event.isAutoRepeat():
            self.close_sheet()
        else:
            event.accept()
