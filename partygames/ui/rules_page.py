"""The rules of a game as a page to scroll, in the language of the table."""

import re
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.paths import resource
from partygames.games.registry import NAMES
from partygames.ui import fonts, theme
from partygames.ui.i18n import language_read, translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.scroll import BAR, ScrollPane
from partygames.ui.scene.sheet import Sheet
from partygames.ui.shortcuts import keys


def styled(document: QTextDocument) -> None:
    """Give a page of Markdown its look: headings in the display face, air between the lines, small quiet rule numbers.

    Rule numbers are what the page has in italics.
    """
    ink, heading, number = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
    ink.setForeground(theme.TEXT)
    heading.setFont(fonts.display(theme.TEXT_L))
    heading.setForeground(theme.ACTION_TEXT)
    number.setFont(fonts.text(theme.TEXT_S))
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


_NUMBER = re.compile(r"( ?)(?<!\n)\*(?=[A-Z]{2}-\d)")
"""What comes before the number of a rule: it stays on the line of the word before it."""


class TextPane(ScrollPane):
    """A page of Markdown to scroll."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.document = QTextDocument()
        self.document.setDefaultFont(fonts.text(theme.TEXT_M))
        self.document.setDocumentMargin(4)

    def show_markdown(self, text: str) -> None:
        """Show a page from the top."""
        self.document.setMarkdown(_NUMBER.sub(lambda found: ("\u00a0" if found[1] else "\u2060") + "*", text))
        styled(self.document)
        self.scroll_to(0)

    def spoken(self) -> str:
        """Say the paragraphs that begin in sight."""
        said, block = [], self.document.begin()
        while block.isValid():
            top = self.document.documentLayout().blockBoundingRect(block).top()
            if self.at - 1 <= top < self.at + self.rect().height() - 24 and block.text():
                said.append(block.text())
            block = block.next()
        return "\n".join(said)

    def place(self, rect: QRectF) -> None:
        """Put the window there, and break the lines for its width."""
        self.document.setTextWidth(rect.width() - BAR)
        super().place(rect)

    def page_height(self) -> float:
        """Return the height of the whole text."""
        return self.document.size().height()

    def paint_page(self, painter: QPainter, seen: QRectF) -> None:
        """Draw the text."""
        self.document.drawContents(painter, seen)


class RulesPage(Sheet):
    """The rules of both games; opens at `game`. `learn(game)` begins its guided round, None where there is no way to it."""

    upright = 1_640.0

    def __init__(self, game: str, learn: Callable[[str], None] | None = None) -> None:
        super().__init__(1100, 1200)
        self.learn = Button(self.sheet, Look.ACTION, icon="help", name="rules-learn")
        self.learn.setVisible(learn is not None)
        if learn is not None:
            self.learn.clicked.connect(lambda: learn(self.games.value))
        self.games = Choice(self.sheet, NAMES)
        self.games.set_value(game)
        self.games.chosen.connect(lambda _: self.retranslate())
        self.pane = TextPane(self.sheet)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the page in the language of the table."""
        self.title.set_text(translate("Rules", "Rules"))
        self.learn.set_text(translate("Rules", "Learn by playing"))
        self.games.set_texts((translate("Lobby", "Doodle Rush"), translate("Lobby", "Witch Express")))
        language = language_read()
        text = resource(f"rules/{self.games.value}.{language}.md").read_text(encoding="utf-8")
        self.pane.show_markdown(keys.filled(text))

    def arrange(self, room: QRectF) -> None:
        """Place the choice of game beside the title and the page below."""
        self.title.place(theme.S5, theme.S4 - 4, 220, theme.TARGET)
        self.games.place(theme.S5 + 230, theme.S3 + 2, min(460.0, room.width() * 0.42), theme.TARGET)
        x = self.games.geometry().right() + theme.S3
        self.learn.place(x, theme.S3 + 2, self.close_button.x() - theme.S3 - x, theme.TARGET)
        self.pane.place(room)

    def heading(self) -> str:
        """Return the title, and the page as far as it is in sight."""
        return f"{self.title.text}\n{self.pane.spoken()}"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys scroll; Escape closes, and so does the window's key for the rules."""
        if self.pane.press_key(event):
            if event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self.scene().told.emit(self.pane.spoken())  # a new page
        else:
            super().keyPressEvent(event)
