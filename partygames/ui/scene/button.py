"""The one button of the house, and the row of buttons of which one is chosen."""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsWidget,
    QStyleOptionGraphicsItem,
    QWidget,
)

from partygames.ui import art, fonts, theme
from partygames.ui.scene import z
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import DROP, SPREAD, draw_paper

_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Look(Enum):
    """How much a button asks for attention."""

    ACTION = auto()
    CALM = auto()
    PLAIN = auto()
    QUIET = auto()
    FELT = auto()
    CHIP = auto()


_FILL = {
    Look.ACTION: theme.ACTION,
    Look.CALM: theme.CALM,
    Look.PLAIN: theme.PAPER,
    Look.FELT: theme.FELT_PANEL,
    Look.CHIP: theme.SAND,
}
_TEXT = {Look.ACTION: theme.CREAM, Look.CALM: theme.CREAM, Look.FELT: theme.CREAM}


class Button(QGraphicsWidget):
    """Something to tap: text, icon or both; also by Enter and Space when focused. `clicked` comes once per tap."""

    clicked = Signal()

    def __init__(
        self,
        parent: QGraphicsItem | None = None,
        look: Look = Look.PLAIN,
        px: int = theme.TEXT_M,
        icon: str | None = None,
        *,
        display: bool = True,
        fill: QColor | None = None,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.look, self._px, self._icon, self._display, self._own_fill = look, px, icon, display, fill
        self._text = ""
        self.hint = ""
        self.checked = False
        self._hover = self._down = self._ring = False
        self.setObjectName(name)
        self.setZValue(z.BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def text(self) -> str:
        """Return what stands on the button."""
        return self._text

    def set_text(self, text: str, hint: str = "") -> None:
        """Word the button; `hint` is the key that does the same, shown small on large buttons."""
        self._text, self.hint = text, hint
        self.update()

    def set_icon(self, icon: str | None) -> None:
        """Show another icon (a file of resources/icons, without ending)."""
        self._icon = icon
        self.update()

    def set_checked(self, on: bool) -> None:
        """Show the button as the chosen one."""
        if on != self.checked:
            self.checked = on
            self.update()

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the button there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, w, h))

    def boundingRect(self) -> QRectF:
        """Return the button with its shadow."""
        return self.rect().adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD + DROP)

    def shape(self) -> QPainterPath:
        """Return where a tap counts: the button without its shadow."""

        path = QPainterPath()
        path.addRect(self.rect())
        return path

    def fill_color(self) -> QColor | None:
        """Return the colour of the button as it is now; None where only text shows."""
        base = self._own_fill if self._own_fill is not None else _FILL.get(self.look)
        if self.checked:
            base = theme.CALM
        if base is None:
            return theme.with_alpha(theme.INK, 0.07) if self._hover or self._down else None
        if not self.isEnabled():
            return theme.mixed(base, theme.SAND, 0.75)
        if self._down:
            return base.darker(112)
        return base.lighter(106) if self._hover else base

    def text_color(self) -> QColor:
        """Return the colour of the text that can be read on `fill_color`."""
        if not self.isEnabled():
            return theme.with_alpha(theme.MUTED, 0.75)
        if self.checked:
            return theme.CREAM
        if self._own_fill is not None:
            return theme.INK if self._own_fill.lightnessF() > 0.62 else theme.CREAM
        on_felt = getattr(self.scene(), "on_felt", False) and self.look is Look.QUIET
        return theme.CREAM if on_felt else _TEXT.get(self.look, theme.INK)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the button: sheet, icon, text, key, and the ring of the keyboard's focus."""
        r = self.rect()
        radius = min(theme.R_M + 4, r.height() / 2)
        fill = self.fill_color()
        flat = self.look in (Look.QUIET, Look.CHIP) or not self.isEnabled()
        if fill is not None:
            draw_paper(painter, r, radius, fill, shadow=0 if flat or self._down else 0.22)
        if self._ring:
            ring = theme.FOCUS_ON_FELT if getattr(self.scene(), "on_felt", False) else theme.FOCUS
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ring, 3))
            painter.drawRoundedRect(r.adjusted(-4, -4, 4, 4), radius + 4, radius + 4)
        painter.setOpacity(painter.opacity() * (1.0 if self.isEnabled() else 0.6))
        self._paint_content(painter, r)

    def _paint_content(self, painter: QPainter, r: QRectF) -> None:
        font = fonts.display(self._px) if self._display else fonts.text(self._px)
        side = min(r.height() * 0.62, max(26.0, self._px * 1.25)) if self._text else min(r.width(), r.height()) * 0.66
        room = r.width() - 2 * theme.S2 - (side + theme.S2 if self._icon and self._text else 0)
        font, text = fitted(self._text, font, room)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(text) if text else 0
        total = wide + (side if self._icon else 0) + (theme.S2 if self._icon and text else 0)
        x = r.center().x() - total / 2
        if self._icon:
            art.draw(painter, f"icons/{self._icon}.svg", QRectF(x, r.center().y() - side / 2, side, side))
            x += side + theme.S2
        painter.setPen(self.text_color())
        if text:
            line = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(x, r.y(), wide + 2, r.height()), int(line), text)
        if self.hint and r.width() > total + 120:
            painter.setFont(fonts.text(theme.TEXT_S - 2))
            painter.setOpacity(painter.opacity() * 0.75)
            painter.drawText(
                r.adjusted(0, 0, -theme.S4, 0), int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self.hint
            )

    def click(self) -> None:
        """Do what a tap does, if the button can be tapped."""
        if self.isEnabled() and self.isVisible():
            self.clicked.emit()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._down = True
            self.update()
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Come up when the finger leaves: a tap can be thought better of."""
        inside = self.rect().contains(event.pos())
        if inside != self._down:
            self._down = inside
            self.update()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Count the tap where the finger was lifted on the button."""
        was, self._down = self._down, False
        self.update()
        if was and self.rect().contains(event.pos()):
            self.click()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second tap of a fast pair as a tap of its own; rules refuse what makes no sense twice."""
        self.mousePressEvent(event)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Brighten."""
        self._hover = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Go back to rest."""
        self._hover = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space tap."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came here."""
        self._ring = event.reason() in _TAB
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when switched on or off."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._down = self._hover = False
            self.update()


class HoldButton(Button):
    """A button that must be held for `hold_ms`: nobody lifts a curtain by accident. `clicked` comes when it is full."""

    hold_ms = 600

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self._fill_ms = 0.0
        self._timer = QTimer(self)
        self._timer.setObjectName("hold")
        self._timer.setInterval(30)
        self._timer.timeout.connect(self._grow)

    def _grow(self) -> None:
        self._fill_ms += self._timer.interval()
        self.update()
        if self._fill_ms >= self.hold_ms:
            self._stop()
            self.click()

    def _start(self) -> None:
        if self.isEnabled() and not self._timer.isActive():
            self._fill_ms = 0.0
            self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        self._fill_ms = 0.0
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the button and how long it has been held."""
        super().paint(painter, option, widget)
        if self._fill_ms > 0:
            r = self.rect()
            painter.setOpacity(1.0)
            painter.setBrush(theme.with_alpha(theme.INK, 0.22))
            painter.setPen(Qt.PenStyle.NoPen)
            radius = min(theme.R_M + 4, r.height() / 2)
            painter.drawRoundedRect(
                QRectF(r.x(), r.y(), r.width() * min(1.0, self._fill_ms / self.hold_ms), r.height()), radius, radius
            )

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin to fill."""
        super().mousePressEvent(event)
        self._start()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Stop when the finger slides off."""
        super().mouseMoveEvent(event)
        if not self._down:
            self._stop()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Stop; a short tap does nothing."""
        self._down = False
        self._stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Holding Enter or Space fills it too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self._start()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting the key go stops it."""
        if not event.isAutoRepeat():
            self._stop()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Losing the focus lets go."""
        super().focusOutEvent(event)
        self._stop()


class Choice(QGraphicsWidget):
    """A row of buttons of which exactly one is chosen; `chosen` names its value."""

    chosen = Signal(object)

    def __init__(self, parent: QGraphicsItem | None, values: tuple[object, ...], px: int = theme.TEXT_M) -> None:
        super().__init__(parent)
        self.values = values
        self.buttons = tuple(Button(self, Look.CHIP, px) for _ in values)
        self.value: object = values[0]
        for value, button in zip(values, self.buttons, strict=True):
            button.clicked.connect(lambda v=value: self._tap(v))
        self.set_value(values[0])

    def _tap(self, value: object) -> None:
        if value != self.value:
            self.set_value(value)
            self.chosen.emit(value)

    def set_value(self, value: object) -> None:
        """Choose `value` without telling anybody; unknown values are ignored."""
        if value in self.values:
            self.value = value
        for v, button in zip(self.values, self.buttons, strict=True):
            button.set_checked(v == self.value)

    def set_texts(self, texts: tuple[str, ...]) -> None:
        """Word the buttons."""
        for text, button in zip(texts, self.buttons, strict=True):
            button.set_text(text)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the row there and share its width."""
        self.setGeometry(QRectF(x, y, w, h))
        n = len(self.buttons)
        each = (w - theme.S2 * (n - 1)) / n
        for i, button in enumerate(self.buttons):
            button.place(i * (each + theme.S2), 0, each, h)
