"""The one button of the house."""

from enum import Enum, auto

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.ui import art, fonts, theme
from partygames.ui.scene import z
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import DROP, SPREAD, draw_paper, draw_ring
from partygames.ui.scene.tappable import Tappable

RADIUS = theme.R_M + 4


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
    Look.PLAIN: theme.SHEET,
    Look.FELT: theme.FELT_PANEL,
    Look.CHIP: theme.SAND,
}
_TEXT = {Look.ACTION: theme.CREAM, Look.CALM: theme.CREAM, Look.FELT: theme.CREAM}


class Button(Tappable):
    """Something to tap: text, icon or both."""

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
        super().__init__(parent, name)
        self.look, self._px, self._icon, self._display, self._own_fill = look, px, icon, display, fill
        self._text = ""
        self.hint = ""
        self.said: str | None = None  # what a screen reader says of it, where text or picture is not enough
        self.checked = False
        self.one_of = False  # one of several, of which one is chosen
        self.setZValue(z.BUTTON)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def text(self) -> str:
        """Return what stands on the button."""
        return self._text

    def set_text(self, text: str, hint: str = "") -> None:
        """Word the button; `hint` is the key that does the same, shown small on large buttons."""
        self._text, self.hint = text, hint
        self.update()

    @property
    def icon(self) -> str | None:
        """Return the picture on the button (a file of resources/icons, without ending)."""
        return self._icon

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
        return self.rect().adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD + DROP).united(self.hit())

    def fill_color(self) -> QColor | None:
        """Return the colour of the button as it is now; None where only text shows."""
        base = self._own_fill if self._own_fill is not None else _FILL.get(self.look)
        if self.checked:
            base = theme.CALM
        if base is None:
            return theme.with_alpha(theme.TEXT, 0.07) if self._hover or self._down else None
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
            return theme.on(self._own_fill)
        on_felt = getattr(self.scene(), "on_felt", False) and self.look is Look.QUIET
        return theme.CREAM if on_felt else _TEXT.get(self.look, theme.TEXT)

    def chalk(self) -> bool:
        """Say whether the icon lies on something dark; where there is no fill, sheet or table show through."""
        fill = self.fill_color()
        return theme.on(theme.SHEET if fill is None or fill.alpha() < 255 else fill) is theme.CREAM

    def mark_color(self) -> QColor | None:
        """Return the line inside a chosen button where its fill alone does not tell it from the others, else None."""
        return theme.CREAM if self.checked and theme.is_dark() else None

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the button: sheet, icon, text, key, and the ring of the keyboard's focus."""
        r = self.rect()
        radius = min(RADIUS, r.height() / 2)
        fill = self.fill_color()
        flat = self.look in (Look.QUIET, Look.CHIP) or not self.isEnabled()
        if fill is not None:
            draw_paper(painter, r, radius, fill, shadow=0 if flat or self._down else 0.22)
        if (mark := self.mark_color()) is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mark, 2.5))
            painter.drawRoundedRect(r.adjusted(3, 3, -3, -3), radius - 3, radius - 3)
        if self._ring:
            ring = theme.FOCUS_ON_FELT if getattr(self.scene(), "on_felt", False) else theme.FOCUS
            draw_ring(painter, r, radius, ring)
        painter.setOpacity(painter.opacity() * (1.0 if self.isEnabled() else 0.6))
        self._paint_content(painter, r)

    def _words(self) -> str:
        """Return what is painted on the button now."""
        return self._text

    def _paint_content(self, painter: QPainter, r: QRectF) -> None:
        words = self._words()
        font = fonts.display(self._px) if self._display else fonts.text(self._px)
        side = min(r.height() * 0.62, max(26.0, self._px * 1.25)) if words else min(r.width(), r.height()) * 0.66
        room = r.width() - 2 * theme.S2 - (side + theme.S2 if self._icon and words else 0)
        font, text = fitted(words, font, room)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(text) if text else 0
        total = wide + (side if self._icon else 0) + (theme.S2 if self._icon and text else 0)
        x = r.center().x() - total / 2
        if self._icon:
            art.draw(painter, f"icons/{self._icon}.svg", QRectF(x, r.center().y() - side / 2, side, side), self.chalk())
            x += side + theme.S2
        painter.setPen(self.text_color())
        if text:
            line = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(x, r.y(), wide + 2, r.height()), int(line), text)
        if self.hint and r.width() > total + 120:
            painter.setFont(fonts.text(theme.TEXT_S))
            painter.drawText(
                r.adjusted(0, 0, -theme.S4, 0), int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self.hint
            )

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when switched on or off."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._down = self._hover = False
            self.update()
