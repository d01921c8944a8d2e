"""The field that guesses are typed into, with whatever input method the table uses."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.games.doodle_rush.guessing import MAX_GUESS
from partygames.ui import fonts, theme
from partygames.ui.scene.label import fitted
from partygames.ui.scene.line_edit import LineEdit
from partygames.ui.scene.paper import draw_ring
from partygames.ui.scene.stage import Stage
from partygames.ui.scene.tappable import BY_KEY, Tappable

PX = theme.TEXT_L - 2


class GuessField(Tappable):
    """Show what is typed, and let it be typed: `sent(text)` comes for Enter, and the field stays for the next try.

    While it is open a line edit lies over it (Stage.edit_text); `wanted` says that it should be, whenever it can.
    """

    sent = Signal(str)

    is_field = True  # for a screen reader: typed in, not tapped

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, "guess-field")
        self.hint = ""
        self.wanted = False
        self._text = ""
        self._edit: LineEdit | None = None
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.clicked.connect(self.open)

    @property
    def text(self) -> str:
        """Return what is typed so far, without what an input method still composes."""
        return self._text if self._edit is None else self._edit.text()

    @property
    def is_open(self) -> bool:
        """Say whether the keyboard types here."""
        return self._edit is not None

    def set_text(self, text: str) -> None:
        """Show another text."""
        self._text = text
        if self._edit is not None and text != self._edit.text():
            self._edit.setText(text)
        self.update()

    def set_hint(self, text: str) -> None:
        """Say what to type while nothing is typed."""
        self.hint = text
        if self._edit is not None:
            self._edit.setPlaceholderText(text)
        self.update()

    def open(self) -> None:
        """Let somebody type, unless something lies over the screen."""
        self.wanted = True
        stage = self._stage()
        if self._edit is not None or stage is None or not self.isVisible() or self.scene().covers():
            return
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # Tab goes on from here
        rect = self.mapRectToScene(self.rect().adjusted(12, 4, -12, -4))
        edit = stage.edit_text(rect, self._text, fonts.display(PX), self._kept, MAX_GUESS, self.sent.emit)
        edit.setPlaceholderText(self.hint)
        self._edit = edit
        self.update()

    def close(self) -> None:
        """Take the keyboard away; the text stays."""
        self.wanted = False
        self._put_away()

    def again(self) -> None:
        """Open the field anew where it lies now, if somebody types."""
        self._put_away()
        if self.wanted:
            self.open()

    def whole(self) -> str:
        """Return what is typed so far; what an input method still composes becomes a part of it."""
        if self._edit is not None:
            self._edit.take_composed()
        return self.text

    def take(self) -> str:
        """Return all that was typed, and empty the field."""
        text = self.whole()
        self.set_text("")
        return text

    def type(self, text: str) -> None:
        """Open the field and type this into it."""
        self.open()
        if self._edit is not None:
            self._edit.insert(text)

    def _put_away(self) -> None:
        stage = self._stage()
        if self._edit is not None and stage is not None and stage.editor is self._edit:
            stage.close_editor()

    def _kept(self, text: str) -> None:
        """Keep the text, whoever closed the field."""
        self._edit = None
        self._text = text
        self.update()

    def _stage(self) -> Stage | None:
        views = self.scene().views() if self.scene() is not None else []
        return views[0] if views else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Type at once when the keyboard came here."""
        super().focusInEvent(event)
        if event.reason() in BY_KEY:
            self.open()

    def spoken(self) -> str:
        """Return what is typed, else what to type, for a screen reader."""
        return self.text or self.hint

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the field; the line edit covers the text while somebody types."""
        r = self.rect()
        painter.setPen(QPen(theme.CALM if self.is_open else theme.EDGE, 3 if self.is_open else 2))
        painter.setBrush(theme.SHEET)
        painter.drawRoundedRect(r.adjusted(1, 1, -1, -1), theme.R_M, theme.R_M)
        if self._ring and not self.is_open:
            draw_ring(painter, r, theme.R_M)
        if not self.is_open:
            font, text = fitted(self._text or self.hint, fonts.display(PX), r.width() - 28)
            painter.setPen(theme.TEXT if self._text else theme.MUTED)
            painter.setFont(font)
            line = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(r.adjusted(14, 0, -14, 0), int(line), text)
