"""The tools beside the boards: three pens, two rubbers, undo, redo, wipe; each also by key."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent

from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Tool
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.shortcuts import keys

ToolChoice = tuple[Tool, float]
CHOICES: tuple[ToolChoice, ...] = (
    *((Tool.PEN, width) for width in PEN_WIDTHS),
    *((Tool.RUBBER, width) for width in RUBBER_WIDTHS),
)
MEDIUM = CHOICES[1]
ICONS = ("pen-thin", "pen-medium", "pen-thick", "rubber-small", "rubber-large", "undo", "redo", "wipe")
COMMANDS = tuple(f"draw.{name}" for name in ("thin", "medium", "thick", "small-rubber", "large-rubber", "undo", "redo", "wipe"))
"""What each tool is called among the keys."""


class ToolButton(Button):
    """A tool; `pointed` tells that the pen, the mouse or the keyboard is on it, so that its name can be shown."""

    pointed = Signal(bool)

    def fill_color(self) -> QColor | None:
        """Return the colour behind the icon."""
        if self.checked:
            return theme.mixed(theme.WARM, theme.GOLD, 0.35)
        return theme.SAND if (self._hover or self._down) and self.isEnabled() else None

    def mark_color(self) -> QColor | None:
        """Return the line around the tool in hand."""
        return theme.TEXT if self.checked else None

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell the name."""
        super().hoverEnterEvent(event)
        self.pointed.emit(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Take the name away."""
        super().hoverLeaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the name to the keyboard."""
        super().focusInEvent(event)
        if self._ring:
            self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the name away."""
        super().focusOutEvent(event)
        self.pointed.emit(False)


class ToolPanel(Panel):
    """`chosen(Tool, width)` changes the pen; `undo`, `redo` and `wipe` act on the board touched last."""

    chosen = Signal(object)
    undo = Signal()
    redo = Signal()
    wipe = Signal()

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setZValue(z.BUTTON)
        self.buttons = tuple(ToolButton(self, Look.QUIET, icon=icon, name=f"tool-{icon}") for icon in ICONS)
        for choice, button in zip(CHOICES, self.buttons, strict=False):
            button.one_of = True
            button.clicked.connect(lambda c=choice: self.chosen.emit(c))
        for signal, button in zip((self.undo, self.redo, self.wipe), self.buttons[5:], strict=True):
            button.clicked.connect(signal)
        for button in self.buttons:
            button.pointed.connect(lambda on, b=button: self._tell(b if on else None))
        self.tip = Panel(self, theme.TEXT, theme.R_S)
        self.tip.setZValue(z.BUBBLE)
        self.tip_text = Label(self.tip, theme.TEXT_S, theme.SHEET, align=CENTER)
        self.tip.hide()
        self._names: tuple[str, ...] = ()
        self._left_handed = False
        self.retranslate()

    def show_tool(self, choice: ToolChoice) -> None:
        """Mark the tool in hand."""
        for one, button in zip(CHOICES, self.buttons, strict=False):
            button.set_checked(one == choice)

    def show_possible(self, undo: bool, redo: bool, wipe: bool) -> None:
        """Switch the buttons that act on a board."""
        for on, button in zip((undo, redo, wipe), self.buttons[5:], strict=True):
            button.setEnabled(on)

    def retranslate(self) -> None:
        """Word the names of the tools, each with its key."""
        names = (
            translate("Doodle", "Thin pen"),
            translate("Doodle", "Medium pen"),
            translate("Doodle", "Thick pen"),
            translate("Doodle", "Small rubber"),
            translate("Doodle", "Large rubber"),
            translate("Doodle", "Undo on this board"),
            translate("Doodle", "Redo on this board"),
            translate("Doodle", "Wipe this board"),
        )
        self._names = tuple(f"{name}  {keys.shown(command)}" for name, command in zip(names, COMMANDS, strict=True))

    def arrange(self, panel: Box, places: tuple[Box, ...], left_handed: bool) -> None:
        """Place the panel."""
        self.setGeometry(QRectF(*panel))
        self._left_handed = left_handed
        for button, spot in zip(self.buttons, places, strict=True):
            button.place(*spot)

    def _tell(self, button: ToolButton | None) -> None:
        """Show the name of a tool beside it, over nothing that can be drawn on for long: it goes when the pen leaves."""
        self.tip.setVisible(button is not None)
        if button is not None:
            self.tip_text.set_text(self._names[self.buttons.index(button)])
            w = self.tip_text.text_width() + 28
            x = -w - 10 if self._left_handed else self.rect().width() + 10
            self.tip.setGeometry(QRectF(x, button.y() + 10, w, 40))
            self.tip_text.place(8, 0, w - 16, 40)

    def hush(self) -> None:
        """Take the name away: the pen is on a board now. A pen or a finger lifted from a tool never tells that it left."""
        self.tip.hide()

    def press_key(self, event: QKeyEvent) -> bool:
        """Take a tool, or act, by key; say whether the key was one of these."""
        name = keys.hit_any(COMMANDS, event)
        if name is None:
            return False
        self.buttons[COMMANDS.index(name)].click()
        return True
