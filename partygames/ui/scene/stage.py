"""The one view of the window, which shows one screen at a time."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QWidget

from partygames.ui import theme
from partygames.ui.scene.line_edit import LineEdit
from partygames.ui.scene.magnify import offset
from partygames.ui.scene.screen import MIN_H, MIN_W, UPRIGHT, UPRIGHT_W, Screen
from partygames.ui.scene.tappable import BY_KEY
from partygames.ui.shortcuts.strokes import is_typed


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
        w, h = self.viewport().width(), self.viewport().height()
        return max(0.05, w / UPRIGHT_W if h >= UPRIGHT * w else min(w / MIN_W, h / MIN_H))

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
        onward: Callable[[bool], bool] | None = None,
    ) -> LineEdit:
        """Let a person type one line over `rect` (scene units); `done(text)` is called once, when they leave it or press Enter.

        With `entered` the line stays for the next one: Enter calls it with the text, and neither Enter nor a tap elsewhere ends
        the typing, for others tap while somebody types. Tab asks `onward(forward)` where to go; False leaves it to the screen.
        A real line edit lies over the view: input methods work in it as everywhere else on the system.
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
        edit.tabbed.connect(lambda forward: self._tab_on(forward, onward))
        edit.show()
        edit.setFocus(Qt.FocusReason.OtherFocusReason)
        return edit

    def _tab_on(self, forward: bool, onward: Callable[[bool], bool] | None) -> None:
        """Take what was typed, and go on from the item that was edited."""
        self.close_editor()
        if onward is not None and onward(forward):
            return
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
