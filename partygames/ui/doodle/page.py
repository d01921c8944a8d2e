"""What lies on the Doodle Rush screen at one moment: a drawing table, the wall, the reveal, the scores, the gallery."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

if TYPE_CHECKING:
    from partygames.ui.doodle.screen import DoodleScreen


class Page(QGraphicsWidget):
    """One page. The screen makes it when its moment comes and drops it, with all it holds, when the moment is over."""

    def __init__(self, screen: "DoodleScreen") -> None:
        super().__init__()
        self.screen = screen
        self.session, self.seats = screen.session, screen.session.seats

    def fit(self, w: float, h: float) -> None:
        """Place every item for a stage of w x h units; subclasses call this first."""
        self.setGeometry(QRectF(0, 0, w, h))

    def refresh(self) -> None:
        """Show the state as the session sees it now."""

    def happened(self, events: tuple[Any, ...]) -> None:
        """Take note of public events, before `refresh`."""

    def retranslate(self) -> None:
        """Word every item again."""

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that no item took; say whether it was one of the page's."""
        return False

    def step_back(self) -> bool:
        """Close what is open on the page (Escape); say whether there was anything."""
        return False

    def leave(self) -> None:
        """End what is under way before the page is dropped."""
