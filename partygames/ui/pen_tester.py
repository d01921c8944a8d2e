"""The pen tester: draw and see what the pen sends, and copy it for a bug report."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSysInfo, Qt, QTimer, qVersion
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames import __version__
from partygames.engine.settings import Settings
from partygames.ink.stroke import PEN_WIDTHS, Stroke, Tool
from partygames.ui import fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.pen.board import BoardItem
from partygames.ui.pen.controller import PenController
from partygames.ui.pen.log import Held, Line, PenLog
from partygames.ui.pen.paint import board_height
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import TOP_LEFT, Label, fitted
from partygames.ui.scene.sheet import Sheet

REFRESH_MS = 60
"""The readings follow ten times a second or so: reading them must not slow the pen that is tested."""

ROW, LINE = 56.0, 26.0
NAME_W = 130.0
COLUMNS = (0.0, 0.09, 0.25, 0.47, 0.62, 0.77, 0.87, 0.95)
"""Where each field of a log line begins, in widths of the pane."""


def tool_word(tool: Held) -> str:
    """Return what touched, in words."""
    return {
        Held.NIB: lambda: translate("Pen", "Nib"),
        Held.END: lambda: translate("Pen", "Rubber end"),
        Held.BARREL: lambda: translate("Pen", "Barrel button"),
        Held.FINGER: lambda: translate("Pen", "Finger"),
        Held.MOUSE: lambda: translate("Pen", "Mouse"),
        Held.GHOST: lambda: translate("Pen", "Mouse made up by the system"),
    }[tool]()


class Readings(QGraphicsWidget):
    """Show what the device heard last says now: its name, what touched, pressure, tilt and rate."""

    def __init__(self, parent: QGraphicsItem, log: PenLog) -> None:
        super().__init__(parent)
        self._log = log
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def rows(self) -> tuple[tuple[str, str], ...]:
        """Return (name, value) of each reading; a dash where nothing is known."""
        last = self._log.lines[-1] if self._log.lines else None
        rate = self._log.rate()
        return (
            (translate("Pen", "Device"), (last.device or "–") if last else "–"),
            (translate("Pen", "Tool"), tool_word(last.tool) if last else "–"),
            (translate("Pen", "Pressure"), f"{last.pressure * 100:.0f}%" if last else "–"),
            (translate("Pen", "Tilt"), f"{last.tilt_x:.0f}° / {last.tilt_y:.0f}°" if last else "–"),
            (translate("Pen", "Rate"), f"{rate:.0f} Hz" if rate is not None else "–"),
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a row for each reading, and the pressure as a bar."""
        r, room = self.rect(), self.rect().width() - NAME_W
        middle = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for i, (name, value) in enumerate(self.rows()):
            y = r.y() + i * ROW
            for text, x, w, color in ((name, r.x(), NAME_W - 8, theme.MUTED), (value, r.x() + NAME_W, room, theme.TEXT)):
                font, text = fitted(text, fonts.text(theme.TEXT_M), w)
                painter.setFont(font)
                painter.setPen(color)
                painter.drawText(QRectF(x, y, w, ROW), middle, text)
        bar = QRectF(r.x() + NAME_W + 80, r.y() + 2 * ROW + ROW / 2 - 8, room - 80, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.SAND)
        painter.drawRoundedRect(bar, 8, 8)
        pressure = min(1.0, max(0.0, self._log.lines[-1].pressure)) if self._log.lines else 0.0
        if pressure > 0.0:
            painter.setBrush(theme.CALM)
            painter.drawRoundedRect(QRectF(bar.x(), bar.y(), max(16.0, bar.width() * pressure), bar.height()), 8, 8)


class LogPane(QGraphicsWidget):
    """Show the last lines of the log, the newest at the bottom."""

    def __init__(self, parent: QGraphicsItem, log: PenLog) -> None:
        super().__init__(parent)
        self._log = log
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw as many lines as fit."""
        r = self.rect()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.SAND)
        painter.drawRoundedRect(r, theme.R_M, theme.R_M)
        inside = r.adjusted(theme.S3, theme.S2, -theme.S3, -theme.S2)
        painter.setPen(theme.TEXT)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        shown = list(self._log.lines)[-int(inside.height() / LINE) :]
        for i, line in enumerate(shown):
            for field, start, end in zip(_fields(line), COLUMNS, (*COLUMNS[1:], 1.0), strict=True):
                room = (end - start) * inside.width() - theme.S2
                font, text = fitted(field, fonts.text(theme.TEXT_S), room)
                painter.setFont(font)
                painter.drawText(QRectF(inside.x() + start * inside.width(), inside.y() + i * LINE, room, LINE), flags, text)


def _fields(line: Line) -> tuple[str, ...]:
    return (
        f"{line.t_ms:.0f} ms",
        line.kind,
        line.device,
        line.tool.value,
        f"{line.x:.1f}, {line.y:.1f}",
        f"{line.pressure:.3f}",
        f"{line.tilt_x:.0f}, {line.tilt_y:.0f}",
        str(line.buttons),
    )


class PenTester(Sheet):
    """A board to draw on with the pen as it is set, what it sends, and the log to copy."""

    upright = 1_800.0

    def __init__(self, settings: Settings, closed: Callable[[], None] | None = None) -> None:
        super().__init__(1200, 768, closed)
        self._settings = settings
        self.strokes: list[Stroke] = []
        self.pen: PenController | None = None
        self.board = BoardItem(560.0, self.sheet)
        self.board.set_frame(theme.CALM, 4.0, 12.0)
        self.log = PenLog(self._on_board)
        self.readings, self.pane = Readings(self.sheet, self.log), LogPane(self.sheet, self.log)
        self.hint = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.wipe = Button(self.sheet, Look.CHIP, icon="wipe", name="tester-wipe")
        self.copy = Button(self.sheet, Look.CALM, name="tester-copy")
        self.wipe.clicked.connect(self._wipe)
        self.copy.clicked.connect(self._copy)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REFRESH_MS)
        self._timer.timeout.connect(self._refresh)
        self.log.heard.connect(self._heard)
        self.retranslate()

    # -- the pen

    def fit(self, w: float, h: float) -> None:
        """Centre the sheet, and take the pen of the view once there is one."""
        super().fit(w, h)
        views = self.scene().views() if self.scene() is not None else []
        if views and self.pen is None:
            self.pen = pen = PenController(views[0])
            pen.setParent(self)
            pen.add_board(0, self.board)
            pen.set_tool(Tool.PEN, PEN_WIDTHS[1])
            pen.set_options(**self._settings.pen_options())
            pen.stroke_finished.connect(self._drawn)
            views[0].viewport().installEventFilter(self.log)  # asked before the pen, which takes what falls on the board

    def uncover(self) -> bool:
        """Give the pen back and go."""
        pen, self.pen = self.pen, None
        if pen is not None:
            pen.cancel()
            for view in self.scene().views():
                view.viewport().removeEventFilter(self.log)
                view.viewport().removeEventFilter(pen)
            pen.deleteLater()
        self._timer.stop()
        return super().uncover()

    def _on_board(self, at: QPointF) -> bool:
        scene = self.scene()
        if scene is None or not scene.views():
            return False
        inverse, _ = scene.views()[0].viewportTransform().inverted()
        return self.board.paper.contains(self.board.mapFromScene(inverse.map(at)))

    def _drawn(self, _board: int, stroke: Stroke) -> None:
        self.strokes.append(stroke)
        self.board.set_strokes(self.strokes)

    # -- the log

    def _heard(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _refresh(self) -> None:
        self.readings.update()
        self.pane.update()
        self._word_copy()

    def _wipe(self) -> None:
        self.strokes.clear()
        self.board.set_strokes(())
        self.log.clear()
        self._refresh()

    def report(self) -> str:
        """Return the log for a bug report: what runs it, then one line an event."""
        size, options = self.board.paper.size(), self._settings.pen_options()
        ratio = self.scene().views()[0].devicePixelRatioF() if self.scene() and self.scene().views() else 1.0
        head = (
            f"Party Games {__version__}, Qt {qVersion()}, {QGuiApplication.platformName()}, {QSysInfo.prettyProductName()}\n"
            f"board {size.width():.0f}x{size.height():.0f} units, {ratio:g} pixels a point, "
            + ", ".join(f"{key}={value}" for key, value in options.items())
        )
        return "\n".join([head, *(line.text() for line in self.log.lines), ""])

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report())
        self.copy.set_text(translate("Pen", "Copied"))

    def _word_copy(self) -> None:
        self.copy.set_text(translate("Pen", "Copy for a bug report"))

    # -- the sheet

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("Pen", "Try your pen"))
        self.hint.set_text(
            translate("Pen", "Draw with a pen, a finger or the mouse. If something is wrong, copy the log and send it to us.")
        )
        self.wipe.set_text(translate("Pen", "Wipe"))
        self._word_copy()
        self.readings.update()
        self.pane.update()

    def arrange(self, room: QRectF) -> None:
        """Place the board, the readings beside it (below it in a tall room), the log, the buttons at the bottom."""
        low = room.bottom() - 64
        beside = room.height() < room.width()
        foot, low = low, low if beside else low - 60
        wide = min(room.width() * 0.52, (low - room.y() - 6 * LINE - 2 * theme.S3 - 16) * 1.48) if beside else room.width() - 8
        self.board.setPos(room.x() + 4, room.y() + 4)
        if self.board.paper.width() != wide:
            self.board.set_width(wide)
        y = room.y() + 8 + board_height(wide)
        if beside:
            left = room.x() + wide + theme.S5
            self.readings.setGeometry(QRectF(left, room.y(), room.right() - left, 5 * ROW))
        else:
            self.readings.setGeometry(QRectF(room.x(), y + theme.S3, room.width(), 5 * ROW))
            y += 5 * ROW + 2 * theme.S3
        self.pane.setGeometry(QRectF(room.x(), y + theme.S2, room.width(), low - theme.S3 - y - theme.S2))
        self.copy.place(room.right() - 330, foot, 330, 64)
        self.wipe.place(self.copy.x() - 200 - theme.S3, foot, 200, 64)
        self.hint.place(room.x(), low, (self.wipe.x() - theme.S4 if beside else room.right()) - room.x(), foot - low or 64)
