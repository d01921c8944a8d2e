"""The card table: shows what the seat in front of it may see, and sends what is tapped to the rules."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from partygames.core.game import RuleError
from partygames.engine.bots import BotDriver
from partygames.engine.session import Change, GameSession
from partygames.games.registry import WITCH
from partygames.games.witch_express.state import View
from partygames.ui import theme
from partygames.ui.curtain import Curtain
from partygames.ui.navigator import Navigator
from partygames.ui.refusals import sentence
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.notice import Notice
from partygames.ui.scene.stage import Screen
from partygames.ui.shortcuts.commands import Place
from partygames.ui.witch import stand_in, words
from partygames.ui.witch.acting import Acting
from partygames.ui.witch.asking import Ask, question, task
from partygames.ui.witch.card import Faces
from partygames.ui.witch.hinting import Hinting
from partygames.ui.witch.keys import press_key
from partygames.ui.witch.logpanel import LogSheet
from partygames.ui.witch.looks import Looks
from partygames.ui.witch.patience import Patience
from partygames.ui.witch.pause import WitchPause
from partygames.ui.witch.places import SENTENCE_W, places
from partygames.ui.witch.rewind import Rewind
from partygames.ui.witch.sight import Sight
from partygames.ui.witch.table import TableTop


class WitchScreen(Screen):
    """A game of Witch Express from the open cards to the scores. Whose cards may be seen is decided in sight.py."""

    ground = (theme.FELT_LIGHT, theme.FELT_DARK)
    on_felt = True
    keys_place = Place.WITCH
    pause_sheet = WitchPause

    def __init__(self, session: GameSession, nav: Navigator, bots: BotDriver | None = None) -> None:
        super().__init__()
        self.session, self.nav, self.bots = session, nav, bots
        self.sight = Sight(self)
        self.looks = Looks(self)
        self._refusal: RuleError | None = None
        self._asked_aloud = ""
        self._told_of_stumbling = False
        self.table = TableTop(self, self.animator, session)
        self.table.bottom = next(iter(self.sight.humans), 0)
        self._patience = None if bots is None else Patience(bots, self.covers, self.reading)
        self.notice = Notice()
        self.acting = Acting(self, self.animator, session, session.submit, self._refused, self.notice.hush)
        self.acting.asks = self._ask_aloud
        self.hinting = Hinting(self, session, self.acting.point_at)
        self.help = Button(None, Look.PLAIN, icon="help", fill=theme.FELT_BUTTON, name="help")
        self.pause = Button(None, Look.PLAIN, icon="pause", fill=theme.FELT_BUTTON, name="pause")
        for item in (self.notice, self.help, self.pause):
            self.addItem(item)
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.help.clicked.connect(self.rules)
        self.pause.clicked.connect(self.open_pause)
        self.hinting.button.clicked.connect(self.hint)
        self.table.log.clicked.connect(lambda: self.cover(LogSheet(self.table.lines, self.rewind.look)))
        self.rewind = Rewind(self)
        self.table.log.looked.connect(self.rewind.look)
        for seat, box in enumerate(self.table.seats):
            box.set_tappable(bots is not None and session.seats[seat].persons)
            box.tapped.connect(lambda seat=seat: self.cover(stand_in.question(session, seat)))
        self.focusItemChanged.connect(self.breathe)
        session.changed.connect(self._changed)
        session.rejected.connect(self._rejected)
        session.seated.connect(self.sight.seated)
        if bots is not None:
            bots.stumbled.connect(self._stumbled)

    @property
    def open_seat(self) -> int | None:
        """Return the seat whose cards may be seen now."""
        return self.sight.open_seat

    def entered(self) -> None:
        """Begin: show the table, and let the computers play."""
        Faces.brave_potion = self.session.view(None).house.brave_potion
        self.refresh(at_once=True)
        if self.bots is not None:
            self.bots.hurry, self.bots.pace = self.nav.settings.now.less_motion, self.nav.settings.now.pace / 100
            self.bots.start()
        if self.session.clock.paused:
            self.open_pause()

    def left(self) -> None:
        """Stop listening, and let the computers rest."""
        super().left()
        self.looks.stop()
        self.notice.hush()
        self.session.changed.disconnect(self._changed)
        self.session.rejected.disconnect(self._rejected)
        self.session.seated.disconnect(self.sight.seated)
        self.focusItemChanged.disconnect(self.breathe)
        if self.bots is not None:
            self.bots.stumbled.disconnect(self._stumbled)
            self._patience.end()
        self.hide_hand()
        self.hinting.stop()

    def refresh(self, at_once: bool = False) -> None:
        """Show the table as it is now. Whoever may not be seen any more is forgotten first."""
        if self.rewind.at is not None:
            self.layout()
            return
        public = self.session.view(None)
        self.sight.follow(public)
        own = self.session.view(self.open_seat) if self.open_seat is not None else None
        self.table.show(public, self._viewer(public), self.looks.ending is not None, at_once)
        self.acting.show(public, own, self.looks.ending is not None)
        self.hinting.follow(self.acting.asked, own is None or own.seat != self.acting.asked.seat, public)
        self.layout()
        if at_once:
            self.animator.finish()
        self.sight.curtain(public)
        self.breathe()

    def hide_hand(self) -> None:
        """Take everything secret out of every item, in the same event."""
        self.acting.forget()
        self.hinting.forget()

    def hint(self) -> None:
        """Ask for a hint, or think better of it."""
        self.notice.hush()
        self.hinting.ask()

    def cover(self, cover: Cover) -> Cover:
        """Lay a cover over the table; a card that is carried goes back first."""
        self.acting.hand.let_go()
        return super().cover(cover)

    def _viewer(self, public: View) -> int | None:
        """Return whose progress the tasks tell: the human whose act is awaited, else the one at the near side."""
        asked = question(public, self.session.seats, self.open_seat)
        if asked.ask is not Ask.NOTHING:
            return asked.seat
        return self.table.bottom if self.sight.humans else None

    def _changed(self, change: Change) -> None:
        self.notice.hush()
        self.rewind.back()
        ends = self.looks.note(change.events)
        self.refresh()
        if ends:
            self.looks.begin_last()

    def _ask_aloud(self, question: str) -> None:
        """Ask those who do not see the table too, once, when nothing covers it."""
        if not self.covers() and question != self._asked_aloud:
            self._asked_aloud = question
            self.told.emit(question)

    def _stumbled(self, seat: int) -> None:
        """Tell once a game that a computer could not play as it should."""
        if not self._told_of_stumbling:
            self._told_of_stumbling = True
            self.cover(stand_in.stumbled(words.name_of(self.session.seats, seat)))

    def _rejected(self, _move: Any, error: RuleError) -> None:
        self._refused(error)

    def _refused(self, error: RuleError) -> None:
        self._refusal = error
        self.hinting.slip.hush()
        self.notice.say(sentence(error))

    def reading(self) -> bool:
        """Say whether people just read: then the computers wait."""
        return self.looks.reading()

    def breathe(self, *_: object) -> None:
        """See whether the computers may go on."""
        if self._patience is not None:
            self._patience.look()

    def rules(self) -> None:
        """Lay the rules page over the table."""
        self.nav.show_rules(WITCH)
        self.breathe()

    def open_pause(self) -> None:
        """Cover everything; from here the table can be left."""
        if not any(isinstance(cover, WitchPause) for cover in self.covers()):
            self.notice.hush()
            change = None if self.bots is None else partial(stand_in.change, self.session)
            ways = (self._unpaused, self.rules, self.nav.show_settings, self.nav.show_shortcuts, self.nav.to_lobby)
            self.cover(self.pause_sheet(*ways, lambda: self.session.seats, change))
            self.breathe()

    def _unpaused(self) -> None:
        self.session.clock.resume()
        below = self.covers()
        if below:
            below[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        self.breathe()

    def layout(self) -> None:
        """Place everything for the size of the stage."""
        spots = places(self.w, self.h, len(self.session.seats))
        self.table.place(spots)
        self.acting.place(spots)
        for slip in (self.notice, self.hinting.slip):
            slip.narrowest = min(SENTENCE_W, spots.prompt.w)
            slip.place(spots.prompt.middle[0], spots.actions.y - 4)
        self.hinting.button.place(*spots.hint)
        for button, box in zip((self.help, self.pause), spots.menu, strict=False):
            button.place(*box)
        if self.rewind.at is not None:
            self.rewind.show(self.rewind.at)

    def retranslate(self) -> None:
        """Say everything again in the language of the table."""
        if self.notice.text and self._refusal is not None:
            self._refused(self._refusal)
        self.hinting.retranslate()
        self.table.retranslate()
        for item in self.items():
            item.update()
        for cover in self.covers():
            if isinstance(cover, Curtain):
                cover.set_what(task(self.session.view(None)))
        self.refresh(at_once=True)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A tap on the bare felt hurries the computers, and the last look at a finished round."""
        super().mousePressEvent(event)
        if event.isAccepted() and self.mouseGrabberItem() is not None:
            return
        if self.acting.explain(event.scenePos()):
            return
        if self.looks.ending is not None:
            self.looks.finish()
        elif self.bots is not None:
            self.looks.turn.stop()
            self.breathe()
            if not self._patience.held:
                self.bots.skip_wait()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys to what covers the table (Escape pauses a curtain too), else to the table (keys.py)."""
        covers = self.covers()
        if covers and isinstance(covers[-1], Curtain) and event.key() == Qt.Key.Key_Escape:
            self.open_pause()
            return
        repeats = event.isAutoRepeat() and event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if covers or not (repeats or press_key(self, event)):
            super().keyPressEvent(event)
