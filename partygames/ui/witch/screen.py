"""The card table: shows what the seat in front of it may see, and sends what is tapped to the rules."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from partygames.core.game import RuleError
from partygames.core.seats import Player
from partygames.engine.bots import BotDriver
from partygames.engine.session import Change, GameSession
from partygames.games.registry import WITCH
from partygames.games.witch_express.events import TurnBegan
from partygames.games.witch_express.state import View
from partygames.ui import theme
from partygames.ui.curtain import Curtain
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.refusals import sentence
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.notice import Notice
from partygames.ui.scene.stage import Screen
from partygames.ui.witch import stand_in, words
from partygames.ui.witch.acting import Acting
from partygames.ui.witch.asking import Ask, question, secret, task
from partygames.ui.witch.hinting import Hinting
from partygames.ui.witch.keys import press_key
from partygames.ui.witch.logpanel import LogSheet
from partygames.ui.witch.moments import RoundEnd, round_end
from partygames.ui.witch.patience import Patience
from partygames.ui.witch.pause import WitchPause
from partygames.ui.witch.places import places
from partygames.ui.witch.rewind import Rewind
from partygames.ui.witch.scores import WitchScores
from partygames.ui.witch.summary import RoundSheet
from partygames.ui.witch.table import TableTop

TURN_LOOK_MS = 1_100
"""How long a finished turn is left in sight before a computer leads the next."""

LAST_LOOK_MS = 1_400
"""How long the last card of a round lies in sight before the sheet tells what the round brought."""


class WitchScreen(Screen):
    """A game of Witch Express from the open cards to the scores.

    With one human their cards lie open all the time. With several, a curtain covers the table before somebody's cards are
    shown (the choice of three and the leader's choice, WD-1), and the same event that ends the choice takes them away again.
    """

    ground = (theme.FELT_LIGHT, theme.FELT_DARK)
    on_felt = True

    def __init__(self, session: GameSession, nav: Navigator, bots: BotDriver | None = None) -> None:
        super().__init__()
        self.session, self.nav, self.bots = session, nav, bots
        self.open_seat: int | None = self._humans[0] if len(self._humans) == 1 else None
        self.ending: RoundEnd | None = None
        self._refusal: RuleError | None = None
        self.table = TableTop(self, self.animator, session)
        self.table.bottom = self._humans[0] if self._humans else 0
        self._patience = None if bots is None else Patience(bots, self.covers, self._reading)
        self.acting = Acting(self, self.animator, session, session.submit, self._refused)
        self.hinting = Hinting(self, session, self.acting.point_at)
        self.notice = Notice()
        self.help = Button(None, Look.PLAIN, icon="help", fill=theme.MUTED_ON_FELT, name="help")
        self.pause = Button(None, Look.PLAIN, icon="pause", fill=theme.MUTED_ON_FELT, name="pause")
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
        self._look = QTimer(self)
        self._look.setObjectName("last-look")
        self._look.setSingleShot(True)
        self._look.timeout.connect(self.finish_look)
        self._turn_look = QTimer(self)
        self._turn_look.setObjectName("turn-look")
        self._turn_look.setSingleShot(True)
        self._turn_look.timeout.connect(self.breathe)
        self.focusItemChanged.connect(self.breathe)
        session.changed.connect(self._changed)
        session.rejected.connect(self._rejected)
        session.seated.connect(self._seated)
        if bots is not None:
            bots.stumbled.connect(self._stumbled)

    @property
    def _humans(self) -> tuple[int, ...]:
        """Return the seats where people play now."""
        return tuple(i for i, seat in enumerate(self.session.seats) if seat.player is Player.HUMAN)

    def entered(self) -> None:
        """Begin: show the table, and let the computers play."""
        self.refresh(at_once=True)
        if self.bots is not None:
            now = self.nav.settings.now
            self.bots.hurry, self.bots.pace = now.less_motion, now.pace / 100
            self.bots.start()
        if self.session.clock.paused:
            self.open_pause()

    def left(self) -> None:
        """Stop listening, and let the computers rest."""
        super().left()
        self._look.stop()
        self._turn_look.stop()
        self.notice.hush()
        self.session.changed.disconnect(self._changed)
        self.session.rejected.disconnect(self._rejected)
        self.session.seated.disconnect(self._seated)
        self.focusItemChanged.disconnect(self.breathe)
        if self.bots is not None:
            self.bots.stumbled.disconnect(self._stumbled)
            self._patience.end()
        self._hide_hand()
        self.hinting.stop()

    def refresh(self, at_once: bool = False) -> None:
        """Show the table as it is now. Whoever may not be seen any more is forgotten first."""
        if self.rewind.at is not None:
            self.rewind.show(self.rewind.at)
            self.layout()
            return
        public = self.session.view(None)
        if len(self._humans) > 1 and self.open_seat is not None and not secret(public, self.open_seat):
            self.open_seat = None
            self._hide_hand()
        own = self.session.view(self.open_seat) if self.open_seat is not None else None
        self.table.show(public, self._viewer(public), self.ending is not None, at_once)
        self.acting.show(public, own, self.ending is not None)
        self.hinting.follow(self.acting.asked, own is None or own.seat != self.acting.asked.seat, public)
        self.layout()
        if at_once:
            self.animator.finish()
        self._curtain(public)
        self.breathe()

    def _hide_hand(self) -> None:
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
        return self.table.bottom if self._humans else None

    def _curtain(self, public: View) -> None:
        """Ask for the device to be handed on, when the next thing is secret and the cards shown are not that seat's."""
        if self.open_seat is not None or self.ending is not None or self.session.over:
            return
        if any(isinstance(cover, Curtain | RoundSheet) for cover in self.covers()):
            return
        humans = self._humans
        seat = next((s for s in public.to_act if s in humans and secret(public, s)), None)
        what = task(public)
        if len(humans) == 1 and seat is None:  # who plays alone needs no curtain after this one
            seat, what = humans[0], translate("Witch", "From now on your cards lie open")
        if seat is None:
            return
        self._hide_hand()
        self.cover(Curtain(self.session.seats[seat], what, lambda: self._lifted(seat)))

    def _lifted(self, seat: int) -> None:
        if len(self._humans) > 1 and not secret(self.session.view(None), seat):
            self.refresh()
            return
        self.open_seat = self.table.bottom = seat
        self.refresh(at_once=True)
        self.acting.hand.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, change: Change) -> None:
        self.notice.hush()
        self.rewind.back()
        end = round_end(change.events, len(self.session.seats))
        if end is not None:
            for cover in self.covers():
                if isinstance(cover, RoundSheet):
                    cover.uncover()
            self.ending = end
            if len(self._humans) > 1:
                # Everybody reads what the round brought; whoever led last takes their cards up again behind a curtain (WD-1).
                self.open_seat = None
                self._hide_hand()
        if any(isinstance(event, TurnBegan) and event.turn > 1 for event in change.events) and Motion.span(1):
            self._turn_look.start(round(Motion.span(TURN_LOOK_MS)))
        self.refresh()
        if end is not None:
            self._look.start(round(Motion.span(LAST_LOOK_MS)))

    def finish_look(self) -> None:
        """Tell what the round brought, now."""
        end, self.ending = self.ending, None
        if end is None:
            return
        self._look.stop()
        over = self.session.over
        sheet = RoundSheet(end, self.session.seats, self.session.view(None).house, over, self._round_read)
        self.cover(sheet)
        self.refresh(at_once=True)

    def _round_read(self) -> None:
        if self.session.over:
            self.nav.show_screen(WitchScores(self.session, self.nav))
        else:
            self.refresh()

    def _seated(self, _seat: int) -> None:
        """Somebody came or went: no cards stay in sight, and the curtain falls for whoever is to see theirs."""
        if self._humans != (self.open_seat,):
            self.open_seat = None
            self._hide_hand()
        for cover in self.covers():
            if isinstance(cover, Curtain):
                cover.uncover()
        if self._humans and self.table.bottom not in self._humans:
            self.table.bottom = self._humans[0]
        self.refresh(at_once=True)

    def _stumbled(self, seat: int) -> None:
        name = words.name_of(self.session.seats, seat)
        self.notice.say(translate("Witch", "{name}’s computer stumbled. It plays on in a simpler way.").format(name=name))

    def _rejected(self, _move: Any, error: RuleError) -> None:
        self._refused(error)

    def _refused(self, error: RuleError) -> None:
        self._refusal = error
        self.hinting.slip.hush()
        self.notice.say(sentence(error))

    def _reading(self) -> bool:
        """Say whether the computers wait for what is read: a finished turn, or with no human the end of a round."""
        if self._turn_look.isActive():
            return True
        return not self._humans and (self.ending is not None or any(isinstance(c, RoundSheet) for c in self.covers()))

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
            ways = (self._unpaused, self.rules, self.nav.show_settings, self.nav.to_lobby)
            self.cover(WitchPause(*ways, lambda: self.session.seats, change))
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
            slip.place(spots.middle.middle[0], spots.actions.y - 4)
        self.hinting.button.place(*spots.hint)
        for button, box in zip((self.help, self.pause), spots.menu, strict=False):
            button.place(*box)

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
        if self.ending is not None:
            self.finish_look()
        elif self.bots is not None:
            self._turn_look.stop()
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
