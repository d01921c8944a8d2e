"""What lies on the Doodle Rush screen at one moment: a drawing table, the wall, the reveal, the scores, the gallery."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from partygames.engine.session import GameSession
from partygames.ink.stroke import Tool
from partygames.ui.navigator import Navigator
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.stage import Stage


@dataclass
class Typing:
    """What the table was typing: who typed last, and the guesses left half typed, by author and board."""

    typist: int | None = None
    drafts: dict[tuple[int, int], str] = field(default_factory=dict)


class PageHost(Protocol):
    """What a page may ask of the screen that shows it. `tool`: the pen or rubber in hand and its width, for all pages."""

    session: GameSession
    nav: Navigator
    animator: Animator
    tool: tuple[Tool, float]
    typing: Typing

    @property
    def stage(self) -> Stage:
        """Return the view that shows the screen."""

    def cover(self, cover: Cover) -> Cover:
        """Lay a dialog or a sheet over the screen."""

    def submit(self, move: Any) -> bool:
        """Send a move and say whether it was accepted; what follows from it comes by signal."""

    def say(self, text: str) -> None:
        """Show one sentence for a moment."""

    def put_away(self, item: QGraphicsWidget) -> None:
        """Remove an item that may be in the middle of its own event."""

    def go(self, ending: str) -> None:
        """After the game: show the "reveal", the "scores" or the "gallery"."""


class Page(QGraphicsWidget):
    """One page. The screen makes it when its moment comes and drops it, with all it holds, when the moment is over."""

    takes_letters = False
    """Letters are typed here: none of them is a shortcut of the screen."""

    def __init__(self, screen: PageHost) -> None:
        super().__init__()
        self.screen = screen
        self.session, self.seats = screen.session, screen.session.seats

    def fit(self, w: float, h: float) -> None:
        """Place every item for a stage of w x h units; subclasses call this first."""
        self.setGeometry(QRectF(0, 0, w, h))

    def heading(self) -> str:
        """Return what the page begins with, for those who do not see it."""
        return ""

    def tell(self, text: str) -> None:
        """Tell something to those who do not see it."""
        scene = self.scene()
        if scene is not None:
            scene.told.emit(text)

    def refresh(self) -> None:
        """Show the state as the session sees it now."""

    def happened(self, events: tuple[Any, ...]) -> None:
        """Take note of public events, before `refresh`."""

    def retranslate(self) -> None:
        """Word every item again."""

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that no item took; say whether it was one of the page's."""
        return False

    def bell(self) -> None:
        """Send what is under way: the minute ends with this event (DD-4, DR-8)."""

    def step_back(self) -> bool:
        """Close what is open on the page (Escape); say whether there was anything."""
        return False

    def leave(self) -> None:
        """End what is under way before the page is dropped."""
