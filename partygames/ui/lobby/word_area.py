"""Lines of words to type in: Qt's own plain text editor, laid on a sheet, with numbers beside the lines."""

from PySide6.QtCore import QMimeData, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsProxyWidget, QPlainTextEdit, QWidget

from partygames.games.doodle_rush.wordlist import overfull
from partygames.ui import fonts, theme
from partygames.ui.i18n import translate

GUTTER = 62


class WordsEdit(QPlainTextEdit):
    """A plain text editor with numbered lines. `refused(PackError)` comes when a paste is too much for a pack."""

    refused = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.odd: frozenset[int] = frozenset()
        self.composed = ""
        """What an input method still composes; the text lacks it."""
        self.setTabChangesFocus(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportMargins(GUTTER, 0, 0, 0)
        self.gutter = _Gutter(self)
        self.updateRequest.connect(self._follow)
        self.restyle()

    def restyle(self) -> None:
        """Take the fonts and colours of the table."""
        self.setFont(fonts.text(theme.TEXT_M))
        paper, edge = theme.SHEET.name(), theme.EDGE.name()
        self.setStyleSheet(
            f"QPlainTextEdit {{ background: {paper}; color: {theme.TEXT.name()}; border: 2px solid {edge}; border-radius: 12px;"
            f" selection-background-color: {theme.CALM.name()}; selection-color: {theme.CREAM.name()}; }}"
            f"QPlainTextEdit:focus {{ border-color: {theme.FOCUS.name()}; }}"
            "QScrollBar:vertical { background: transparent; width: 28px; margin: 8px 6px; }"
            f"QScrollBar::handle:vertical {{ background: {edge}; border-radius: 8px; min-height: 60px; }}"
            "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
            "QScrollBar::add-page, QScrollBar::sub-page { background: none; }"
        )
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.MUTED)
        self.setPalette(palette)

    def show_odd(self, lines: frozenset[int]) -> None:
        """Mark the numbers (from 1) of lines that something is odd about."""
        if lines != self.odd:
            self.odd = lines
            self.gutter.update()

    def go_to(self, line: int) -> None:
        """Put the cursor at the end of a line (from 1)."""
        block = self.document().findBlockByNumber(line - 1)
        if block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            self.setTextCursor(cursor)
            self.centerCursor()

    def commit(self) -> None:
        """Take what an input method still composes."""
        QGuiApplication.inputMethod().commit()
        if self.composed:  # the input method did not answer, or there is none
            composed, self.composed = self.composed, ""
            self.insertPlainText(composed)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Remember what is composed."""
        self.composed = event.preeditString()
        super().inputMethodEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take text alone: a file that is dropped here is no word."""
        return source.hasText() and not source.hasUrls()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste text that is not too long for a pack."""
        if not self.canInsertFromMimeData(source):
            return
        error = overfull(source.text() + "\n" * self.blockCount())
        if error is not None:
            self.refused.emit(error)
            return
        self.insertPlainText(source.text())
        self.ensureCursorVisible()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the numbers beside the lines."""
        super().resizeEvent(event)
        inside = self.contentsRect()
        self.gutter.setGeometry(QRect(inside.left() + 2, inside.top(), GUTTER - 4, inside.height()))

    def _follow(self, _rect: QRect, _dy: int) -> None:
        self.gutter.update()

    def visible_lines(self) -> list[tuple[int, QRectF]]:
        """Return (number from 1, place in the viewport) of each line in sight."""
        found, block = [], self.firstVisibleBlock()
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if box.top() > self.viewport().height():
                break
            found.append((block.blockNumber() + 1, box))
            block = block.next()
        return found


class _Gutter(QWidget):
    """The numbers of the lines; an odd one has a mark before it."""

    def __init__(self, edit: WordsEdit) -> None:
        super().__init__(edit)
        self._edit = edit

    def sizeHint(self) -> QSize:
        """Be as wide as the editor leaves room."""
        return QSize(GUTTER, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the numbers in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.text(theme.TEXT_S - 2))
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line_height = self._edit.fontMetrics().lineSpacing()
        for number, box in self._edit.visible_lines():
            place = QRectF(0, box.top(), self.width() - 6, line_height)
            odd = number in self._edit.odd
            painter.setPen(theme.ACTION_TEXT if odd else theme.MUTED)
            painter.drawText(place, right, str(number))
            if odd:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.ACTION_TEXT)
                painter.drawEllipse(QRectF(4, place.center().y() - 3.5, 7, 7))
        painter.end()


class WordArea(QGraphicsProxyWidget):
    """The editor as an item of the screen: covers lie over it, Tab passes through it, input methods work in it."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.edit = WordsEdit()
        self.setWidget(self.edit)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the editor itself: else input methods speak to nobody, and Tab does not find the way out."""
        super().focusInEvent(event)
        self.edit.setFocus(event.reason())

    def spoken(self) -> str:
        """Say whose words these are, and how many lines; the lines themselves the editor says."""
        return translate("Words", "{name}, lines: {n}").format(name=self.edit.accessibleName(), n=self.edit.blockCount())

    def place(self, room: QRectF) -> None:
        """Put the editor there."""
        self.setGeometry(room)
