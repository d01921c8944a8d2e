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
from partygames.ui.scene.label import CENTER, RIGHT, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.scene.tappable import PRESSES
from partygames.ui.seat_name import seat_name
from partygames.ui.witch import aloud, marks, words
from partygames.ui.witch.moments import Brought, RoundEnd

ROW_H = 76.0


class _Row(QGraphicsWidget):
    """What the round brought one seat; `ruled`: a line above sets it off from the one before."""

    def __init__(self, parent: QGraphicsItem, brought: Brought, seat: Seat, house: House, ruled: bool) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.brought, self.seat, self.house, self.ruled = brought, seat, house, ruled

    def spoken(self) -> str:
        """Say who keeps what, takes what back, has done a task, draws."""
        name, brought = seat_name(self.seat), self.brought
        said = [aloud.keeps(name, brought.kept) if brought.kept else name, _back(brought), _done(brought, self.house)]
        return translate("Aloud", "; ").join(filter(None, (*said, _drew(brought))))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the row."""
        p, r, brought = painter, self.rect(), self.brought
        if self.ruled:
            p.setPen(theme.LINEN_EDGE)
            p.drawLine(0, 0, round(r.width()), 0)
        mid = r.center().y()
        marks.emblem(p, self.seat.emblem, QRectF(4, mid - 22, 44, 44))
        marks.text(p, QRectF(60, r.y(), 190, r.height()), seat_name(self.seat), theme.TEXT_M, theme.TEXT, display=True)
        x, h = 262.0, min(58.0, r.height() - 12)
        for kind, brave in brought.kept:
            n = potions_per_brave(self.house) if brave else COWARDLY_POTIONS
            marks.tile(p, kind, QRectF(x, mid - h / 2, h / 1.4, h), f"×{n}")
            icon = "brave" if brave else "cowardly"
            art.draw(p, f"icons/{icon}.svg", QRectF(x + h / 1.4 - 14, mid - h / 2 - 5, 22, 22))
            x += h / 1.4 + 14
        marks.text(p, QRectF(430, r.y(), 240, r.height()), _back(brought), theme.TEXT_S, theme.MUTED)
        right = QRectF(680, r.y(), r.width() - 680, r.height())
        done = _done(brought, self.house)
        marks.text(p, right.adjusted(0, 0, -110, 0), done, theme.TEXT_M, theme.ACTION_TEXT, display=True, bold=True)
        marks.text(p, right, _drew(brought), theme.TEXT_S, theme.MUTED, RIGHT)


def _back(brought: Brought) -> str:
    if not brought.returned:
        return ""
    back = translate("Witch", "back in hand: {kinds}")
    return back.format(kinds=translate("Witch", ", ").join(words.kind_name(k) for k in brought.returned))


def _done(brought: Brought, house: House) -> str:
    return translate("Witch", "Task! +{n}").format(n=len(brought.tasks) * house.task_points) if brought.tasks else ""


def _drew(brought: Brought) -> str:
    return translate("Witch", "draws {n}").format(n=brought.drew) if brought.drew else ""


class RoundSheet(Cover):
    """Show the end of a round; a tap anywhere, Enter or Escape goes on. The game itself does not wait for it."""

    def __init__(self, end: RoundEnd, seats: Sequence[Seat], house: House, over: bool, closed: Callable[[], None]) -> None:
        super().__init__(theme.with_alpha(theme.INK, 0.35), z.OVERLAY)
        self.setObjectName("round-end")
        self.end, self.over, self._closed = end, over, closed
        self.sheet = Panel(self, border=theme.SHEET_EDGE)
        self.title = Label(self.sheet, theme.TEXT_XL - 6, display=True, align=CENTER)
        self.rows = tuple(
            _Row(self.sheet, brought, seat, house, n > 0)
            for n, (brought, seat) in enumerate(zip(end.seats, seats, strict=True))
        )
        self.go_on = Button(self.sheet, Look.ACTION, theme.TEXT_L, name="round-go-on")
        self.go_on.clicked.connect(self.close_sheet)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("Witch", "Round {n} of {all} is over").format(n=self.end.round, all=ROUNDS))
        self.go_on.set_text(translate("Witch", "See the scores") if self.over else translate("Witch", "Go on"))
        for row in self.rows:
            row.update()

    def heading(self) -> str:
        """Return how to go on; what the round brought is told as it happens."""
        return translate("Aloud", "{button}: {key}").format(button=self.go_on.text, key=translate("Keys", "Enter"))

    def fit(self, w: float, h: float) -> None:
        """Centre the sheet."""
        super().fit(w, h)
        n = len(self.end.seats)
        sw = min(980.0, w - 80)
        row_h = min(ROW_H, (h - 60 - 190) / n)
        sh = 190 + row_h * n
        self.sheet.setGeometry(QRectF((w - sw) / 2, (h - sh) / 2, sw, sh))
        self.title.place(40, 20, sw - 80, 60)
        for at, row in enumerate(self.rows):
            row.setGeometry(QRectF(40, 90 + row_h * at, sw - 80, row_h))
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
