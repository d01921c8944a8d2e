"""One screen of the program: a scene that is laid out, worded, covered and left.

It works in scene units: a stage is at least 1280 x 800 of them, held upright 1024 x 1362, and grows in one direction with the
shape of the window, so that every layout is a function of (width, height) and holds on any display.
"""

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from partygames.ui import theme
from partygames.ui.art import device_scale
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.paper import soft_light
from partygames.ui.shortcuts.commands import Place

if TYPE_CHECKING:
    from partygames.ui.scene.stage import Stage

MIN_W, MIN_H = 1280.0, 800.0
UPRIGHT, UPRIGHT_W = 1.33, 1024.0
"""A stage that is so much taller than wide is so wide: what is tapped has 46 px where the window is 800 px wide."""


class Screen(QGraphicsScene):
    """One screen of the program. Subclasses build their items once, place them in `layout` and word them in `retranslate`."""

    ground = (theme.LINEN_LIGHT, theme.LINEN_DARK)
    on_felt = False
    told = Signal(str)
    """A sentence for those who do not see the screen: what was just laid over it, what it now asks for."""
    keys_place = Place.EVERYWHERE
    """Whose keys the sheet of keys shows first here."""

    def __init__(self) -> None:
        super().__init__()
        self.animator = Animator(self)
        self.w, self.h = MIN_W, MIN_H
        self._laid = 0
        self._ground_cache: QPixmap | None = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setStickyFocus(True)

    @property
    def stage(self) -> "Stage":
        """Return the view that shows this screen."""
        return self.views()[0]  # type: ignore[return-value]

    def resize(self, w: float, h: float) -> None:
        """Take a new stage size in scene units and lay everything out again."""
        self.w, self.h = w, h
        self.setSceneRect(0, 0, w, h)
        self._ground_cache = None
        self.layout()
        for cover in self.covers():
            cover.fit(w, h)

    def layout(self) -> None:
        """Place every item for the stage size (self.w, self.h)."""

    def cover(self, cover: Cover) -> Cover:
        """Lay a cover (dialog, sheet, curtain, pause) over the screen; it follows the size of the stage until it is closed."""
        self._laid += 1
        cover.laid = self._laid
        for view in self.views():
            view.close_editor()  # it would lie above the cover, and keep the keyboard
        self.addItem(cover)
        cover.fit(self.w, self.h)
        self.attend()
        self.told.emit(cover.heading())
        return cover

    def attend(self) -> None:
        """Give the keyboard to the topmost cover, if there is one.

        At once: an input method asks who has it before any key comes. Once more when the screen is shown: a scene that nobody
        sees forgets what was laid over it.
        """
        for top in self.covers()[-1:]:
            self.setActivePanel(top)
            top.setFocus(Qt.FocusReason.OtherFocusReason)

    def heading(self) -> str:
        """Return what the screen begins with, for those who do not see it."""
        return ""

    def covers(self) -> list[Cover]:
        """Return what covers the screen now, the topmost last."""
        found = [item for item in self.items() if isinstance(item, Cover) and item.isVisible()]
        return sorted(found, key=lambda item: (item.zValue(), item.laid))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send keys to the topmost cover while there is one: when a dialog closes, the pause below it has the keyboard again."""
        top = self.covers()[-1:]
        focus = self.focusItem()
        if top and (focus is None or focus.panel() is not top[0]):
            self.setActivePanel(top[0])
            top[0].setFocus(Qt.FocusReason.OtherFocusReason)
        super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round: after the last item comes the first again, since there is nothing else in the window to go to."""
        if super().focusNextPrevChild(forward):
            return True
        self.setFocusItem(None)
        return super().focusNextPrevChild(forward)

    def takes_letters(self) -> bool:
        """Say whether letters are typed here now, so that none of them is a shortcut."""
        return False

    def retranslate(self) -> None:
        """Word every item again, after the language changed."""

    def entered(self) -> None:
        """Begin to be shown."""

    def left(self) -> None:
        """Stop being shown: end whatever still moves."""
        self.animator.finish()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table: one soft light on linen or felt, kept as a pixmap of the window's size."""
        dpr = painter.device().devicePixelRatioF()
        scale = device_scale(painter)  # not the device's width: a widget counts in logical, a pixmap in device pixels
        magnified = getattr(self.views()[0], "magnified", 1.0)
        size = ceil(self.w * scale / magnified), ceil(self.h * scale / magnified)
        if self._ground_cache is None or (self._ground_cache.width(), self._ground_cache.height()) != size:
            self._ground_cache = QPixmap(*(max(1, n) for n in size))
            p = QPainter(self._ground_cache)
            p.fillRect(self._ground_cache.rect(), soft_light(*size, *self.ground))
            p.end()
        if magnified > 1.0:  # a soft light may be stretched; a picture of all that is out of sight would take 200 MB
            painter.drawPixmap(self.sceneRect(), self._ground_cache, QRectF(self._ground_cache.rect()))
            return
        painter.save()
        painter.resetTransform()
        painter.scale(1 / dpr, 1 / dpr)
        painter.drawPixmap(QPoint(0, 0), self._ground_cache)
        painter.restore()
