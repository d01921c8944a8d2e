"""The rules of a game as a page to scroll, in the language of the table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QTextDocument
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

STYLE = f"""
h2 {{ color: {theme.ACTION_DEEP.name()}; margin-top: 18px; margin-bottom: 6px; }}
p, li {{ color: {theme.INK.name()}; margin-bottom: 6px; }}
"""


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
        html = self.document.toHtml()
        self.document.setDefaultStyleSheet(STYLE)
        self.document.setHtml(html)
        self.document.setDefaultFont(fonts.text(theme.TEXT_M))
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
