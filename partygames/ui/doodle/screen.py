"""Doodle Rush in the window: one page at a time, made when its moment comes and dropped when it is over.

What the screen shows follows from the session alone (moment.py): the curtain, a drawing minute, the wall, the pause, the end.
Words and ink of a drawing minute live in its page and nowhere else, and the page goes in the event that ends the minute, so
no frame in between can show them to the next player (bstnfrmry/hanabi#189).
"""

import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from partygames.core.game import RuleError
from partygames.core.seats import Seat
from partygames.engine.session import Change, GameSession
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.doodle_rush.state import Guessing
from partygames.games.registry import DOODLE
from partygames.ui import theme
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.draw_page import DrawPage
from partygames.ui.doodle.gallery_page import GalleryPage
from partygames.ui.doodle.header import Header
from partygames.ui.doodle.keyboard import Keyboard
from partygames.ui.doodle.moment import Kind, Moment, heading, moment, task
from partygames.ui.doodle.page import Page, Typing
from partygames.ui.doodle.pause import DoodlePause
from partygames.ui.doodle.reveal_page import RevealPage
from partygames.ui.doodle.scores_page import ScoresPage
from partygames.ui.doodle.tools import MEDIUM, ToolChoice
from partygames.ui.doodle.typed_page import TypedPage
from partygames.ui.doodle.wall_page import WallPage
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.pen.controller import PenController
from partygames.ui.refusals import sentence
from partygames.ui.scene.bin import Bin
from partygames.ui.scene.button import Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.notice import Notice
from partygames.ui.scene.stage import Screen
from partygames.ui.shortcuts.commands import Place

ABOVE_BAR = 124.0
"""How high above the lower edge the notice stands: the bar of answers stays free."""

PAGES = {Kind.REVEAL: RevealPage, Kind.SCORES: ScoresPage, Kind.GALLERY: GalleryPage}


class DoodleScreen(Screen):
    """Show a session of Doodle Rush (pass the pen, guesses said aloud or typed) and send its moves."""

    pause_sheet = DoodlePause

    def __init__(self, session: GameSession, nav: Navigator) -> None:
        super().__init__()
        self.session, self.nav = session, nav
        self.tool: ToolChoice = MEDIUM
        self.typing = Typing()
        self.typed = session.view(None).guessing is Guessing.TYPED
        session.prepare()
        self.pen: PenController | None = None
        self.page: Page | None = None
        self.veil: Cover | None = None
        self._now: Moment | None = None
        self._ending: Kind | None = None
        self._slept = session.clock.paused
        self._bin = Bin()
        self.keyboard = Keyboard(self)
        self.header = Header()
        self.header.pause.clicked.connect(self.pause)
        self.notice = Notice(theme.INK, theme.CREAM, theme.TOAST_EDGE)
        for item in (self.header, self.notice):
            self.addItem(item)
        self._heard = (
            (session.changed, self._changed),
            (session.rejected, self._rejected),
            (session.bell, self._bell),
            (session.clock.ticked, self._tick),
            (session.clock.slept, self._fell_asleep),
            (session.clock.pause_changed, self._pause_changed),
        )
        for signal, slot in self._heard:
            signal.connect(slot)
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
        self.notice.hush()
        if before is not None:
            before.happened(change.events)
        self._follow()
        if self.page is before and before is not None:
            before.refresh()

    def _rejected(self, move: Any, error: RuleError) -> None:
        self.say(sentence(error))

    def _bell(self, period: Any) -> None:
        """End and keep what is under way: strokes (a held pen is dead until it is lifted, DD-4), a guess being typed."""
        if self.pen is not None:
            self.pen.bell()
        if self.page is not None:
            self.page.bell()

    def _tick(self, left_ms: int) -> None:
        self.header.clock.show_time(left_ms, self.session.clock.whole_ms, self._is(Kind.DRAW))

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

    @property
    def kind(self) -> Kind | None:
        """Return what is shown now."""
        return None if self._now is None else self._now.kind

    def _is(self, *kinds: Kind) -> bool:
        """Say whether one of these is shown now."""
        return self.kind in kinds

    def _follow(self) -> None:
        """Show the page of this moment; the one before goes first."""
        now = moment(self.session.view(None), self.session.clock.paused, self._slept, self._ending)
        if now == self._now:
            return
        if now.kind is Kind.ANSWER and self._is(Kind.GUESS):
            self._now = now  # the same wall: only the answers are still to come
            self._show_moment()
            return
        self._drop_page()
        self._now = now
        self.header.setVisible(now.timed)
        if now.kind is Kind.CURTAIN:
            # A fresh minute begins with a fresh pen: the rubber of the one before would be a trap.
            self.tool = MEDIUM
            self._veil(self._curtain(self.session.seats[now.drawer], self._task(now)))
        elif now.kind is Kind.PAUSE:
            self._veil(self._pause_cover(now))
        elif now.kind is Kind.DRAW:
            self._put(DrawPage(self, now.drawer))
        elif now.kind in (Kind.GUESS, Kind.ANSWER):
            self._put(TypedPage(self) if self.typed else WallPage(self))
        else:
            self._put(PAGES[now.kind](self))
        self._show_moment()

    def go(self, ending: str) -> None:
        """After the game: show the "reveal", the "scores" or the "gallery"."""
        self._ending = Kind(ending)
        self._follow()

    def _put(self, page: Page) -> None:
        self.page = page
        self.addItem(page)
        page.fit(*self.room())
        if isinstance(page, DrawPage) and self.pen is not None:
            page.take_pen(self.pen)
        page.tell(page.heading())

    def _veil(self, cover: Cover) -> None:
        self.veil = self.cover(cover)

    def _drop_page(self) -> None:
        """Take the page away with all that it holds, before anything else is shown."""
        page, self.page = self.page, None
        veil, self.veil = self.veil, None
        self.notice.hush()
        if page is not None:
            page.leave()
            if (held := self.mouseGrabberItem()) is not None:
                held.ungrabMouse()  # what a finger still carries goes home first
            self.animator.finish()
            self.put_away(page)
        if veil is not None:
            self.put_away(veil)
        self._now = None

    def put_away(self, item: QGraphicsWidget) -> None:
        """Remove an item that may be in the middle of its own event."""
        self._bin.take(item)

    # -- curtain and pause

    def _curtain(self, seat: Seat, what: str) -> Curtain:
        return Curtain(seat, what, self._lift, self.rest)

    def _task(self, now: Moment) -> str:
        return task(now.phase, self.session.view(None).drawing_s[now.drawer])

    def _lift(self) -> None:
        """Begin the minute of whoever held the button."""
        seat = self._now.drawer
        self.veil = None
        if not self.submit(BeginTurn(seat)):
            self._now = None
            self._follow()

    def pause(self) -> None:
        """Let the minute stand still and cover everything (DD-9); strokes under way are kept. After the bell ask to leave."""
        if self._is(Kind.ANSWER):
            self.ask_to_leave()
        else:
            self.session.clock.pause()

    def _pause_cover(self, now: Moment) -> DoodlePause:
        seat = None if now.drawer is None else self.session.seats[now.drawer]
        seconds = math.ceil(self.session.clock.left_ms() / 1000)
        return self.pause_sheet(seat, seconds, now.slept, self.session.clock.resume, *self._ways())

    def rest(self) -> None:
        """Offer at the curtain what a pause offers; no clock runs there, and the curtain stays down below."""
        sheet = self.pause_sheet(None, None, False, lambda: sheet.uncover(), *self._ways())
        self.cover(sheet)

    def _ways(self) -> tuple[Callable[[], None], ...]:
        """Return where a pause leads, beside going on."""
        nav = self.nav
        return lambda: nav.show_rules(DOODLE), nav.show_settings, nav.show_shortcuts, nav.to_lobby

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
        self.notice.hush()
        for signal, slot in self._heard:
            signal.disconnect(slot)
        super().left()

    def layout(self) -> None:
        """Place the strip, the page and the notice; covers follow by themselves."""
        w, h = self.room()
        self.header.fit(w, free=self._is(Kind.DRAW))
        self.notice.place(w / 2, h - ABOVE_BAR)
        if self.page is not None:
            self.page.fit(w, h)

    def room(self) -> tuple[float, float]:
        """Return the part of the stage, from its upper left corner, that the pages fill."""
        return self.w, self.h

    def retranslate(self) -> None:
        """Word everything again."""
        self._show_moment()
        if isinstance(self.veil, Curtain):
            self.veil.set_what(self._task(self._now))
        if self.veil is not None:
            self.veil.retranslate()
        if self.page is not None:
            self.page.retranslate()
        self.header.pips.update()
        self.header.clock.update()

    def _show_moment(self) -> None:
        """Word the strip at the top."""
        now = self._now
        if now is None or not now.timed:
            return
        drawing = now.kind is Kind.DRAW
        self.header.show_moment(now.phase, *heading(now, self.session.seats, self.typed))
        self.header.pause.set_icon("home" if now.kind is Kind.ANSWER else "pause")
        self.header.clock.show_time(self.session.clock.left_ms(), self.session.clock.whole_ms, drawing)
        self.header.fit(self.w, free=drawing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give a key to the game, or to what covers it, or to the item in focus."""
        if self.keyboard.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    @property
    def keys_place(self) -> Place:
        """Return whose keys the sheet of keys shows first."""
        return self.keyboard.place

    def takes_letters(self) -> bool:
        """Say whether guesses are typed now."""
        return self.page is not None and self.page.takes_letters and not self.covers()

    def ask_to_leave(self) -> None:
        """Ask before a running game is left; it can be continued from the lobby."""
        stay = Action(translate("Doodle", "Stay"), lambda: None, Look.CALM, "stay")
        leave = Action(translate("Doodle", "Leave the table"), self.nav.to_lobby, Look.PLAIN, "leave")
        body = translate("Doodle", "The game waits in the lobby and can be continued. The clock stands still.")
        self.cover(Dialog(translate("Doodle", "Leave the table?"), body, (leave, stay)))
