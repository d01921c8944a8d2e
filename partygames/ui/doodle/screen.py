"""Doodle Rush in the window: one page at a time, made when its moment comes and dropped when it is over.

What the screen shows follows from the session alone (`_moment`): the curtain, a drawing minute, the wall, the pause, the end.
Words and ink of a drawing minute live in its page and nowhere else, and the page goes in the event that ends the minute, so
no frame in between can show them to the next player (bstnfrmry/hanabi#189).
"""

from typing import Any

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from partygames.core.game import RuleError
from partygames.engine.session import Change, GameSession
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.draw_page import DrawPage
from partygames.ui.doodle.gallery_page import GalleryPage
from partygames.ui.doodle.header import Header
from partygames.ui.doodle.notice import Notice
from partygames.ui.doodle.page import Page
from partygames.ui.doodle.pause import Pause
from partygames.ui.doodle.reveal_page import RevealPage, undrawn, unguessed
from partygames.ui.doodle.scores_page import ScoresPage
from partygames.ui.doodle.tools import MEDIUM
from partygames.ui.doodle.wall_page import WallPage
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.pen.controller import PenController
from partygames.ui.refusals import sentence
from partygames.ui.scene.button import Look
from partygames.ui.scene.overlay import Action, Cover, Dialog
from partygames.ui.scene.stage import Screen

Moment = tuple[Any, ...]


class DoodleScreen(Screen):
    """Show a session of Doodle Rush (pass the pen, spoken guesses) and send its moves."""

    def __init__(self, session: GameSession, nav: Navigator) -> None:
        super().__init__()
        self.session, self.nav = session, nav
        self.tool = MEDIUM
        self.pen: PenController | None = None
        self.page: Page | None = None
        self.veil: Cover | None = None
        self._now: Moment = ()
        self._ending = ""
        self._slept = session.clock.paused
        self._gone: list[QGraphicsWidget] = []
        self.header = Header()
        self.header.pause.clicked.connect(self.pause)
        self.notice = Notice()
        for item in (self.header, self.notice):
            self.addItem(item)
        session.changed.connect(self._changed)
        session.rejected.connect(self._rejected)
        session.bell.connect(self._bell)
        session.clock.ticked.connect(self._tick)
        session.clock.slept.connect(self._fell_asleep)
        session.clock.pause_changed.connect(self._pause_changed)
        self._follow()

    # -- the session

    def submit(self, move: Any) -> bool:
        """Send a move; what follows from it comes by signal."""
        return self.session.submit(move)

    def say(self, text: str) -> None:
        """Show one sentence for a moment."""
        self.notice.say(text)

    def _changed(self, change: Change) -> None:
        before = self.page
        if before is not None:
            before.happened(change.events)
        self._follow()
        if self.page is before and before is not None:
            before.refresh()

    def _rejected(self, move: Any, error: RuleError) -> None:
        self.say(sentence(error))

    def _bell(self, period: Any) -> None:
        """End and keep the strokes under way; a held pen is dead until it is lifted (DD-4)."""
        if self.pen is not None:
            self.pen.bell()

    def _tick(self, left_ms: int) -> None:
        self.header.clock.show_time(left_ms, self.session.clock.whole_ms, self._now[0] == "draw")

    def _fell_asleep(self, left_ms: int) -> None:
        self._slept = True
        self._drop_page()
        self._follow()

    def _pause_changed(self, paused: bool) -> None:
        if not paused:
            self._slept = False
            if not self.session.clock.active:
                return  # the session is being closed: nothing is uncovered
        elif self.pen is not None:
            # Whatever stopped the clock, a stroke under way is kept.
            self.pen.cancel()
        self._follow()

    # -- which page

    def _moment(self) -> Moment:
        """Say what is to be shown, from the public view and the clock."""
        view = self.session.view(None)
        if view.over:
            if not self._ending:
                self._ending = "reveal" if unguessed(view) or undrawn(view) else "scores"
            return ("end", self._ending)
        if self.session.clock.paused:
            return ("pause", view.phase, view.drawer, self._slept)
        if view.phase % 2:
            return ("guess", view.phase, None)
        return ("draw" if view.running else "curtain", view.phase, view.drawer)

    def _follow(self) -> None:
        """Show the page of this moment; the one before goes first."""
        now = self._moment()
        if now == self._now:
            return
        self._drop_page()
        self._now = now
        kind = now[0]
        self.header.setVisible(kind in ("draw", "guess"))
        if kind == "curtain":
            # A fresh minute begins with a fresh pen: the rubber of the one before would be a trap.
            self.tool = MEDIUM
            self._veil(Curtain(self.session.seats[now[2]], self._task(now[1]), self._lift))
        elif kind == "pause":
            self._veil(self._pause_cover(now))
        else:
            makers = {"draw": lambda: DrawPage(self, now[2]), "guess": lambda: WallPage(self)}
            ends = {"reveal": RevealPage, "scores": ScoresPage, "gallery": GalleryPage}
            self._put(makers[kind]() if kind in makers else ends[now[1]](self))
        self._show_moment()

    def go(self, ending: str) -> None:
        """After the game: show the "reveal", the "scores" or the "gallery"."""
        self._ending = ending
        self._follow()

    def _put(self, page: Page) -> None:
        self.page = page
        self.addItem(page)
        page.fit(self.w, self.h)
        if isinstance(page, DrawPage) and self.pen is not None:
            page.take_pen(self.pen)

    def _veil(self, cover: Cover) -> None:
        self.veil = self.cover(cover)

    def _drop_page(self) -> None:
        """Take the page away with all that it holds, before anything else is shown."""
        page, self.page = self.page, None
        veil, self.veil = self.veil, None
        self.notice.clear()
        if page is not None:
            page.leave()
            if (held := self.mouseGrabberItem()) is not None:
                held.ungrabMouse()  # what a finger still carries goes home first
            self.animator.finish()
            self.put_away(page)
        if veil is not None:
            self.put_away(veil)
        self._now = ()

    def put_away(self, item: QGraphicsWidget) -> None:
        """Remove an item that may be in the middle of its own event: it is deleted once that is over."""
        if not shiboken6.isValid(item):
            return
        if item.scene() is not None:
            item.setParentItem(None)
            self.removeItem(item)
        self._gone = [one for one in self._gone if shiboken6.isValid(one)]
        self._gone.append(item)
        item.deleteLater()

    # -- curtain and pause

    def _task(self, phase: int) -> str:
        if phase == 0:
            text = translate("Doodle", "Six words, six boards, {n} seconds. Everybody else looks away.")
            return text.format(n=self.session.view(None).minute_s)
        return translate("Doodle", "Improve what nobody has guessed, or begin something new. Everybody else looks away.")

    def _lift(self) -> None:
        """Begin the minute of whoever held the button."""
        seat = self._now[2]
        self.veil = None
        if not self.submit(BeginTurn(seat)):
            self._now = ()
            self._follow()

    def pause(self) -> None:
        """Let the minute stand still and cover everything (DD-9); strokes under way are kept."""
        self.session.clock.pause()

    def _pause_cover(self, now: Moment) -> Pause:
        seat = None if now[2] is None else self.session.seats[now[2]]
        seconds = -(-self.session.clock.left_ms() // 1000)
        return Pause(
            seat, seconds, self._slept, self.session.clock.resume, lambda: self.nav.show_rules("doodle-rush"), self.nav.to_lobby
        )

    # -- screen

    def entered(self) -> None:
        """Take the pen of this view."""
        self.pen = PenController(self.stage)
        if isinstance(self.page, DrawPage):
            self.page.take_pen(self.pen)
        if self.veil is not None:
            self.veil.setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        """End strokes and whatever still moves; nothing more is heard of the session."""
        pen, self.pen = self.pen, None
        if pen is not None:
            pen.cancel()
            if self.page is not None:
                self.page.leave()
            self.stage.viewport().removeEventFilter(pen)
            pen.deleteLater()
        self.notice.clear()
        for signal, slot in (
            (self.session.changed, self._changed),
            (self.session.rejected, self._rejected),
            (self.session.bell, self._bell),
            (self.session.clock.ticked, self._tick),
            (self.session.clock.slept, self._fell_asleep),
            (self.session.clock.pause_changed, self._pause_changed),
        ):
            signal.disconnect(slot)
        super().left()

    def layout(self) -> None:
        """Place the strip, the page and the notice; covers follow by themselves."""
        self.header.fit(self.w, free=self._now[:1] == ("draw",))
        self.notice.fit(self.w, self.h)
        if self.page is not None:
            self.page.fit(self.w, self.h)

    def retranslate(self) -> None:
        """Word everything again."""
        self._show_moment()
        if isinstance(self.veil, Curtain):
            self.veil.set_what(self._task(self._now[1]))
        if self.veil is not None:
            self.veil.retranslate()
        if self.page is not None:
            self.page.retranslate()
        self.header.pips.update()
        self.header.clock.update()

    def _show_moment(self) -> None:
        """Word the strip at the top."""
        kind = self._now[0]
        if kind not in ("draw", "guess"):
            return
        phase, drawer = self._now[1], self._now[2]
        if kind == "draw":
            seat = self.session.seats[drawer]
            title = translate("Doodle", "{name} is drawing").format(name=seat.name)
            if phase == 0:
                hint = translate("Doodle", "Any word first · drag a word onto another to swap")
            else:
                hint = translate("Doodle", "Whatever nobody has guessed can still be changed")
        else:
            seat, title = None, translate("Doodle", "Everybody guesses!")
            hint = translate("Doodle", "Say it aloud. Right? Tap the board, then whoever said it – or drag it to them.")
        self.header.show_moment(phase, seat, title, hint)
        self.header.clock.show_time(self.session.clock.left_ms(), self.session.clock.whole_ms, kind == "draw")
        self.header.fit(self.w, free=kind == "draw")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes what is open, then pauses; the page has its own keys; everything else goes to the item in focus."""
        dialogs = [cover for cover in self.covers() if cover is not self.veil]
        if dialogs:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
            event.accept()
        elif self.page is not None and self.veil is None and self._takes(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Say whether the page took the key; Enter and Space belong to the item in focus, if there is one."""
        presses = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in presses and self.focusItem() is not None:
            return False
        if event.key() == Qt.Key.Key_P and not event.modifiers() and self._now[0] in ("draw", "guess"):
            self.pause()
            return True
        return self.page is not None and self.page.key(event)

    def _escape(self) -> None:
        if self.page is not None and self.page.step_back():
            return
        kind = self._now[0]
        if kind in ("draw", "guess"):
            self.pause()
        elif kind in ("curtain", "pause"):
            self.ask_to_leave()
        else:
            self.nav.to_lobby()

    def ask_to_leave(self) -> None:
        """Ask before a running game is left; it can be continued from the lobby."""
        stay = Action(translate("Doodle", "Stay"), lambda: None, Look.CALM, "stay")
        leave = Action(translate("Doodle", "Leave the table"), self.nav.to_lobby, Look.PLAIN, "leave")
        body = translate("Doodle", "The game waits in the lobby and can be continued. The clock stands still.")
        self.cover(Dialog(translate("Doodle", "Leave the table?"), body, (leave, stay)))
