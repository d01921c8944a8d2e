"""The one view of the window and the screens it shows.

A screen works in scene units: the stage is at least 1280 x 800 of them and grows in one direction with the shape of the
window, so that every layout is a function of (width, height) and holds on any display.
"""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from partygames.ui import theme
from partygames.ui.art import device_scale
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.line_edit import LineEdit
from partygames.ui.scene.magnify import offset
from partygames.ui.scene.paper import soft_light
from partygames.ui.scene.tappable import BY_KEY
from partygames.ui.shortcuts.commands import Place
from partygames.ui.shortcuts.strokes import is_typed

MIN_W, MIN_H = 1280.0, 800.0


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
        view = self.views()[0]
        assert isinstance(view, Stage)
        return view

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
        magnified = self.views()[0].magnified if isinstance(self.views()[0], Stage) else 1.0
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


class Stage(QGraphicsView):
    """The view that fills the window and shows one Screen at a time, scaled so that it is always whole.

    `set_zoom` makes it smaller than that, with more room around, or larger: then the view follows the pointer and the focus.
    """

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)
        self._focus_policy = self.focusPolicy()
        self._editor: LineEdit | None = None
        self._editor_done: Callable[[str], None] | None = None
        self._zoom = 1.0
        self.key_first: Callable[[QKeyEvent], bool] = lambda _: False
        """What the window does with a key that its shortcuts do not know; it says whether it did something."""

    @property
    def magnified(self) -> float:
        """Return how much larger than whole the screen is shown, 1.0 when all of it is in sight."""
        return max(1.0, self._zoom)

    def set_zoom(self, percent: int) -> None:
        """Show everything at so many percent of the size at which it is whole."""
        if percent / 100 != self._zoom:
            self.close_editor()
            self._zoom = percent / 100
            self._fit()

    @property
    def editor(self) -> LineEdit | None:
        """Return the line that somebody types in now."""
        return self._editor

    @property
    def screen_shown(self) -> Screen | None:
        """Return the screen on the stage."""
        scene = self.scene()
        return scene if isinstance(scene, Screen) else None

    def show_screen(self, screen: Screen) -> None:
        """Put `screen` on the stage; the one before is left first, so that nothing of it is painted again."""
        old = self.screen_shown
        if old is screen:
            return
        self.close_editor()
        if old is not None:
            old.left()
            old.focusItemChanged.disconnect(self._look_at)
        self.setScene(screen)
        screen.focusItemChanged.connect(self._look_at)
        screen.retranslate()
        self._fit()
        screen.entered()
        screen.attend()

    def unit(self) -> float:
        """Return how many (device independent) pixels one scene unit is."""
        return self._whole() * self._zoom

    def _whole(self) -> float:
        return max(0.05, min(self.viewport().width() / MIN_W, self.viewport().height() / MIN_H))

    def _fit(self) -> None:
        screen = self.screen_shown
        if screen is None:
            return
        u = self.unit()
        self.resetTransform()
        self.scale(u, u)
        room = u / self.magnified  # a screen never has less room than it needs
        screen.resize(self.viewport().width() / room, self.viewport().height() / room)

    def _look_at(self, item: QGraphicsItem | None, _old: QGraphicsItem | None, reason: Qt.FocusReason) -> None:
        """Move a magnified view so that what the keyboard went to is in sight; a pen finds its way itself."""
        if self._zoom > 1.0 and item is not None and reason in BY_KEY:
            self.ensureVisible(item)
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move a magnified view along with the pointer. A pen that draws is not seen here: the paper lies still under it."""
        super().mouseMoveEvent(event)
        if self._zoom > 1.0:
            bars = self.horizontalScrollBar(), self.verticalScrollBar()
            old = [bar.value() for bar in bars]
            at, view = event.position(), self.viewport()
            bars[0].setValue(offset(at.x(), view.width(), view.width() + bars[0].maximum()))
            bars[1].setValue(offset(at.y(), view.height(), view.height() + bars[1].maximum()))
            if old != [bar.value() for bar in bars]:
                view.update()  # boards must know where they lie now, the unmoved part of the picture included

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the screen out for the new size of the window."""
        super().resizeEvent(event)
        self.close_editor()
        self._fit()
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Word the screen again when the language changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_anew()

    def restyle(self) -> None:
        """Show everything in the look that was just put on (theme.wear)."""
        self._show_anew()
        if self.screen_shown is not None:
            for item in self.screen_shown.items():
                item.update()
            self.viewport().update()

    def _show_anew(self) -> None:
        screen = self.screen_shown
        if screen is not None:
            self.close_editor()
            screen.retranslate()
            for cover in screen.covers():
                cover.retranslate()
            screen.resize(screen.w, screen.h)

    def event(self, event: QEvent) -> bool:
        """Keep keys from the window where they are typed or asked for; else let it have a key before the screen."""
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            over = event.type() == QEvent.Type.ShortcutOverride
            if over == self._keeps(event) and (over or self.key_first(event)):
                event.accept()
                return True
        return super().event(event)

    def _keeps(self, event: QKeyEvent) -> bool:
        """Say whether a key is a letter of somebody who types, or the one that a cover asks for: none is a shortcut then."""
        screen = self.screen_shown
        if screen is None:
            return False
        top = screen.covers()[-1:]
        return bool(top and top[0].takes_keys) or (is_typed(event) and screen.takes_letters())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the way of a press that no item took here: the stage is the whole window."""
        super().mousePressEvent(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the way of a release that no item took here."""
        super().mouseReleaseEvent(event)
        event.accept()

    def edit_text(
        self,
        rect: QRectF,
        text: str,
        font: QFont,
        done: Callable[[str], None],
        limit: int = 64,
        entered: Callable[[str], None] | None = None,
    ) -> LineEdit:
        """Let a person type one line over `rect` (scene units); `done(text)` is called once, when they leave it or press Enter.

        With `entered` the line stays for the next one: Enter calls it with the text, and neither Enter nor a tap elsewhere ends
        the typing, for others tap while somebody types. A real line edit lies over the view: input methods work in it as
        everywhere else on the system.
        """
        self.close_editor()
        edit = LineEdit(text, self.viewport())
        edit.setFrame(False)
        edit.setMaxLength(limit)
        scaled = QFont(font)
        scaled.setPixelSize(max(8, round(font.pixelSize() * self.unit())))
        edit.setFont(scaled)
        edit.setStyleSheet(
            f"background: {theme.SHEET.name()}; color: {theme.TEXT.name()}; selection-background-color: {theme.CALM.name()};"
        )
        edit.setGeometry(self.mapFromScene(rect).boundingRect())
        self._editor = edit
        self._editor_done = done
        if entered is None:
            edit.editingFinished.connect(self.close_editor)
            edit.selectAll()
        else:
            edit.returnPressed.connect(lambda: entered(edit.text()))
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        edit.tabbed.connect(self._tab_on)
        edit.show()
        edit.setFocus(Qt.FocusReason.OtherFocusReason)
        return edit

    def _tab_on(self, forward: bool) -> None:
        """Take what was typed, and go on from the item that was edited."""
        self.close_editor()
        if self.screen_shown is not None:
            self.screen_shown.focusNextPrevChild(forward)

    def close_editor(self) -> None:
        """Take what was typed, a composition of an input method included, and put the editor away."""
        edit, self._editor = self._editor, None
        done, self._editor_done = self._editor_done, None
        if edit is None or done is None:
            return
        edit.take_composed()
        text = edit.text()
        self.setFocusPolicy(self._focus_policy)
        self.setFocus()  # before it is hidden: an editor that hides with the focus sends it on as Tab does
        edit.hide()
        edit.deleteLater()
        done(text)
