"""The card table: shows what the seat in front of it may see, and sends what is tapped to the rules."""

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
from partygames.ui.navigator import Navigator
from partygames.ui.refusals import sentence
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.notice import Notice
from partygames.ui.scene.stage import Screen
from partygames.ui.witch.acting import Acting
from partygames.ui.witch.asking import Ask, question, secret, task
from partygames.ui.witch.layout import places
from partygames.ui.witch.logpanel import LogSheet
from partygames.ui.witch.moments import RoundEnd, round_end
from partygames.ui.witch.patience import Patience
from partygames.ui.witch.pause import WitchPause
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
        self._humans = tuple(i for i, seat in enumerate(session.seats) if seat.player is Player.HUMAN)
        self.open_seat: int | None = self._humans[0] if len(self._humans) == 1 else None
        self._ending: RoundEnd | None = None
        self._refusal: RuleError | None = None
        self.table = TableTop(self, self.animator, session)
        self.table.bottom = self._humans[0] if self._humans else 0
        self._patience = None if bots is None else Patience(bots, self.covers, self._reading)
        self.acting = Acting(self, self.animator, session, session.submit, self._refused)
        self.notice = Notice()
        self.help = Button(None, Look.PLAIN, icon="help", fill=theme.FELT_BUTTON, name="help")
        self.pause = Button(None, Look.PLAIN, icon="pause", fill=theme.FELT_BUTTON, name="pause")
        for item in (self.notice, self.help, self.pause):
            self.addItem(item)
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.help.clicked.connect(self._rules)
        self.pause.clicked.connect(self.open_pause)
        self.table.log.clicked.connect(lambda: self.cover(LogSheet(self.table.lines)))
        self._look = QTimer(self)
        self._look.setObjectName("last-look")
        self._look.setSingleShot(True)
        self._look.timeout.connect(self.finish_look)
        self._turn_look = QTimer(self)
        self._turn_look.setObjectName("turn-look")
        self._turn_look.setSingleShot(True)
        self._turn_look.timeout.connect(self._breathe)
        self.focusItemChanged.connect(self._breathe)
        session.changed.connect(self._changed)
        session.rejected.connect(self._rejected)

    def entered(self) -> None:
        """Begin: show the table, and let the computers play."""
        self.refresh(at_once=True)
        if self.bots is not None:
            self.bots.hurry = self.nav.settings.now.less_motion
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
        self.focusItemChanged.disconnect(self._breathe)
        if self._patience is not None:
            self._patience.end()
        self.acting.forget()

    def refresh(self, at_once: bool = False) -> None:
        """Show the table as it is now. Whoever may not be seen any more is forgotten first."""
        public = self.session.view(None)
        if len(self._humans) > 1 and self.open_seat is not None and not secret(public, self.open_seat):
            self.open_seat = None
            self.acting.forget()
        own = self.session.view(self.open_seat) if self.open_seat is not None else None
        self.table.show(public, self._viewer(public), self._ending is not None, at_once)
        self.acting.show(public, own, self._ending is not None)
        self.layout()
        if at_once:
            self.animator.finish()
        self._curtain(public)
        self._breathe()

    def _viewer(self, public: View) -> int | None:
        """Return whose progress the tasks tell: the human whose act is awaited, else the one at the near side."""
        asked = question(public, self.session.seats, self.open_seat)
        if asked.ask is not Ask.NOTHING:
            return asked.seat
        return self.table.bottom if self._humans else None

    def _curtain(self, public: View) -> None:
        """Ask for the device to be handed on, when the next thing is secret and the cards shown are not that seat's."""
        if len(self._humans) < 2 or self.open_seat is not None or self._ending is not None:
            return
        if any(isinstance(cover, Curtain | RoundSheet) for cover in self.covers()):
            return
        seat = next((s for s in public.to_act if s in self._humans and secret(public, s)), None)
        if seat is None:
            return
        self.acting.forget()
        self.cover(Curtain(self.session.seats[seat], task(public), lambda: self._lifted(seat)))

    def _lifted(self, seat: int) -> None:
        if not secret(self.session.view(None), seat):
            self.refresh()
            return
        self.open_seat = self.table.bottom = seat
        self.refresh(at_once=True)
        self.acting.hand.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, change: Change) -> None:
        self.notice.hush()
        end = round_end(change.events, len(self.session.seats))
        if end is not None:
            for cover in self.covers():
                if isinstance(cover, RoundSheet):
                    cover.uncover()
            self._ending = end
            if len(self._humans) > 1:
                # Everybody reads what the round brought; whoever led last takes their cards up again behind a curtain (WD-1).
                self.open_seat = None
                self.acting.forget()
        if any(isinstance(event, TurnBegan) and event.turn > 1 for event in change.events) and not Motion.less:
            self._turn_look.start(TURN_LOOK_MS)
        self.refresh()
        if end is not None:
            self._look.start(0 if Motion.less else LAST_LOOK_MS)

    def finish_look(self) -> None:
        """Tell what the round brought, now."""
        end, self._ending = self._ending, None
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

    def _rejected(self, _move: Any, error: RuleError) -> None:
        self._refused(error)

    def _refused(self, error: RuleError) -> None:
        self._refusal = error
        self.notice.say(sentence(error))

    def _reading(self) -> bool:
        """Say whether the computers wait for what is read: a finished turn, or with no human the end of a round."""
        if self._turn_look.isActive():
            return True
        return not self._humans and (self._ending is not None or any(isinstance(c, RoundSheet) for c in self.covers()))

    def _breathe(self, *_: object) -> None:
        if self._patience is not None:
            self._patience.look()

    def _rules(self) -> None:
        self.nav.show_rules(WITCH)
        self._breathe()

    def open_pause(self) -> None:
        """Cover everything; from here the table can be left."""
        if not any(isinstance(cover, WitchPause) for cover in self.covers()):
            self.notice.hush()
            self.cover(WitchPause(self._unpaused, self._rules, self.nav.show_settings, self.nav.to_lobby))
            self._breathe()

    def _unpaused(self) -> None:
        self.session.clock.resume()
        below = self.covers()
        if below:
            below[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        self._breathe()

    def layout(self) -> None:
        """Place everything for the size of the stage."""
        spots = places(self.w, self.h, len(self.session.seats))
        self.table.place(spots)
        self.acting.place(spots)
        self.notice.place(spots.middle.middle[0], spots.actions.y - 4)
        for button, box in zip((self.help, self.pause), spots.menu, strict=True):
            button.place(*box)

    def retranslate(self) -> None:
        """Say everything again in the language of the table."""
        if self.notice.text and self._refusal is not None:
            self._refused(self._refusal)
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
        if self._ending is not None:
            self.finish_look()
        elif self.bots is not None:
            self._turn_look.stop()
            self._breathe()
            if not self._patience.held:
                self.bots.skip_wait()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the table: B, C, 1-6, arrows, Enter, P or Escape, L, F1; whatever covers the table has the keys first."""
        key = event.key()
        covers = self.covers()
        if covers and isinstance(covers[-1], Curtain) and key == Qt.Key.Key_Escape:
            self.open_pause()
            return
        if covers:
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat() and key not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_P):
            self.open_pause()
        elif key == Qt.Key.Key_F1:
            self._rules()
        elif key == Qt.Key.Key_L:
            self.table.log.click()
        elif key in (Qt.Key.Key_B, Qt.Key.Key_C):
            self.acting.dare(key == Qt.Key.Key_B)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self.acting.digit(key - Qt.Key.Key_0)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.acting.hand.cards:
            if not self.acting.hand.hasFocus():
                self.acting.hand.setFocus(Qt.FocusReason.OtherFocusReason)
            self.acting.hand.keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._enter():
            return
        else:
            super().keyPressEvent(event)

    def _enter(self) -> bool:
        """Let Enter go on where no item with the focus has a use for it; say whether it did."""
        if self._ending is not None:
            self.finish_look()
            return True
        # A fan with the focus takes Enter for its card until the choice is complete: then Enter is the button's.
        free = self.focusItem() is None or (self.focusItem() is self.acting.hand and self.acting.confirm.isEnabled())
        if free and self.acting.asked.ask is Ask.CHOOSE:
            self.acting.confirm_choice()
            return True
        return False
