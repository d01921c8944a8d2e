"""The rules of a game as a page to scroll, in the language of the table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsWidget,
    QStyleOptionGraphicsItem,
    QWidget,
)

from partygames.core.paths import resource
from partygames.ui import fonts, theme
from partygames.ui.i18n import is_chinese, translate
from partygames.ui.scene.button import Choice
from partygames.ui.scene.sheet import Sheet

FADE = 36.0
"""How high the lower edge fades where the page goes on."""


def styled(document: QTextDocument) -> None:
    """Give a page of Markdown its look: headings in the display face, air between the lines, small quiet rule numbers.

    Rule numbers are what the page has in italics.
    """
    ink, heading, number = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
    ink.setForeground(theme.INK)
    heading.setFont(fonts.display(theme.TEXT_L))
    heading.setForeground(theme.ACTION_DEEP)
    number.setFont(fonts.text(theme.TEXT_S - 2))
    number.setForeground(theme.MUTED)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeCharFormat(ink)
    block = document.begin()
    while block.isValid():
        is_heading = block.blockFormat().headingLevel() > 0
        air = QTextBlockFormat()
        air.setTopMargin(theme.S3 if is_heading else 0)
        air.setBottomMargin(theme.S1 if is_heading else 6)
        cursor.setPosition(block.position())
        cursor.mergeBlockFormat(air)
        for start, length in [(block.position(), block.length() - 1)] if is_heading else _italics(block):
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(heading if is_heading else number)
        block = block.next()


def _italics(block: QTextBlock) -> list[tuple[int, int]]:
    """Return (position, length) of every piece in italics."""
    found, at = [], block.begin()
    while not at.atEnd():
        piece = at.fragment()
        if piece.charFormat().fontItalic():
            found.append((piece.position(), piece.length()))
        at += 1
    return found


class TextPane(QGraphicsWidget):
    """A long text behind a window: wheel, finger, arrows and page keys scroll it."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.document = QTextDocument()
        self.document.setDefaultFont(fonts.text(theme.TEXT_M))
        self.document.setDocumentMargin(4)
        self.at = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsToShape)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def show_markdown(self, text: str) -> None:
        """Show a page from the top."""
        self.document.setMarkdown(text)
        styled(self.document)
        self.at = 0.0
        self.update()

    def place(self, rect: QRectF) -> None:
        """Put the window there."""
        self.setGeometry(rect)
        self.document.setTextWidth(rect.width() - 24)
        self.scroll_to(self.at)

    @property
    def furthest(self) -> float:
        """Return how far the text can be scrolled."""
        return max(0.0, self.document.size().height() - self.rect().height())

    def scroll_to(self, at: float) -> None:
        """Show the text from `at` on, within its bounds."""
        self.at = max(0.0, min(self.furthest, at))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the part of the text in the window, and a bar that tells where it is."""
        painter.save()
        painter.setClipRect(self.rect())
        painter.translate(0, -self.at)
        self.document.drawContents(painter, QRectF(0, self.at, self.rect().width(), self.rect().height()))
        painter.restore()
        if self.at < self.furthest:
            fade = QRectF(0, self.rect().bottom() - FADE, self.rect().width() - 12, FADE)
            shade = QLinearGradient(fade.topLeft(), fade.bottomLeft())
            shade.setColorAt(0, theme.with_alpha(theme.PAPER, 0))
            shade.setColorAt(1, theme.PAPER)
            painter.fillRect(fade, shade)
        if self.furthest > 0:
            share = self.rect().height() / self.document.size().height()
            bar = QRectF(self.rect().right() - 8, self.at * share, 6, max(40.0, self.rect().height() * share))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.LINEN_EDGE)
            painter.drawRoundedRect(bar, 3, 3)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll."""
        self.scroll_to(self.at - event.delta() * 0.6)
        event.accept()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of the page."""
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag the page."""
        moved: QPointF = event.pos() - event.lastPos()
        self.scroll_to(self.at - moved.y())


class RulesPage(Sheet):
    """The rules of both games; opens at `game`."""

    def __init__(self, game: str) -> None:
        super().__init__(1100, 1200)
        self.games = Choice(self.sheet, ("doodle-rush", "witch-express"))
        self.games.set_value(game)
        self.games.chosen.connect(lambda _: self.retranslate())
        self.pane = TextPane(self.sheet)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the page in the language of the table."""
        self.title.set_text(translate("Rules", "Rules"))
        self.games.set_texts((translate("Lobby", "Doodle Rush"), translate("Lobby", "Witch Express")))
        language = "zh_CN" if is_chinese() else "en"
        self.pane.show_markdown(resource(f"rules/{self.games.value}.{language}.md").read_text(encoding="utf-8"))

    def arrange(self, room: QRectF) -> None:
        """Place the choice of game beside the title and the page below."""
        self.title.place(theme.S5, theme.S4 - 4, 220, theme.TARGET)
        self.games.place(theme.S5 + 230, theme.S3 + 2, min(460.0, room.width() - 300), theme.TARGET)
        self.pane.place(room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys scroll; F1 and Escape close."""
        page = self.pane.rect().height() * 0.9
        steps = {
            Qt.Key.Key_Down: 60,
            Qt.Key.Key_Up: -60,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_Space: page,
        }
        if event.key() in steps:
            self.pane.scroll_to(self.pane.at + steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_F1:
            self.close_sheet()
        else:
            super().keyPressEvent(event)
