"""A Witch Express watched again: the table as everybody saw it, and, when the game is over, the hand of whoever acts next."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.engine.replay import Replay
from partygames.games.witch_express.events import RoundEnded
from partygames.ui import theme
from partygames.ui.history import paint
from partygames.ui.i18n import translate
from partygames.ui.navigator import Historian
from partygames.ui.replay.screen import EDGE, ReplayScreen
from partygames.ui.replay.transport import HIGH
from partygames.ui.witch import marks, words
from partygames.ui.witch.card import Faces
from partygames.ui.witch.logpanel import LogSheet
from partygames.ui.witch.places import Places, places
from partygames.ui.witch.scores import headline
from partygames.ui.witch.table import TableTop

FAST = 4
"""From this speed on cards are laid at once: there is no time to move them."""


class Past:
    """What the table asks of a session: who sits there, and the log so far."""

    def __init__(self, replay: Replay) -> None:
        self.seats = replay.seats
        self.log: list[Any] = []


class Hand(QGraphicsWidget):
    """The hand of one seat, open, with the cards it has chosen standing up."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.kinds: tuple[int, ...] = ()
        self.chosen: tuple[int, ...] = ()

    def show_hand(self, title: str, kinds: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        """Show these cards."""
        if (title, kinds, chosen) != (self.title, self.kinds, self.chosen):
            self.title, self.kinds, self.chosen = title, kinds, chosen
            self.update()

    def spoken(self) -> str:
        """Say whose hand it is and what is in it."""
        return translate("Lobby", ", ").join([self.title, *map(words.kind_name, (*self.chosen, *self.kinds))])

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the title and a tile for each card."""
        r = self.rect()
        cards = [*((kind, True) for kind in self.chosen), *((kind, False) for kind in self.kinds)]
        line, px = (QRectF(r.x(), r.y(), r.width(), 32), theme.TEXT_M) if cards else (r, theme.TEXT_L)
        paint.text(painter, line, self.title, px, theme.CREAM, marks.MIDDLE, display=True)
        gap = 6.0
        wide = min(72.0, (r.width() - gap * (len(cards) - 1)) / max(1, len(cards)), (r.height() - 60) / 1.4)
        x = r.center().x() - (len(cards) * (wide + gap) - gap) / 2
        for kind, up in cards:
            marks.tile(painter, kind, QRectF(x, r.y() + (40 if up else 56), wide, wide * 1.4), "")
            x += wide + gap


class WitchReplay(ReplayScreen):
    """The seat at the near side is the first one; nobody's hand is shown of a game that was cut off."""

    ground = (theme.FELT_LIGHT, theme.FELT_DARK)
    on_felt = True

    def __init__(self, replay: Replay, host: Historian) -> None:
        super().__init__(replay, host)
        self._past = Past(replay)
        self.table = TableTop(self, self.animator, self._past)  # type: ignore[arg-type]
        self.table.log.clicked.connect(lambda: self.cover(LogSheet(self.table.lines, self._look)))
        self.table.log.looked.connect(self._look)
        self.hand = Hand()
        self.addItem(self.hand)

    def entered(self) -> None:
        """Begin with the deal, the cards drawn as that table played them."""
        Faces.brave_potion = self.replay.view(0).house.brave_potion
        super().entered()

    def _look(self, event: int) -> None:
        """Stand at the moment that a line of the log tells of."""
        self.film.play(False)
        self.film.go_to(self.replay.number_of(event))

    def show_moment(self, jump: bool) -> None:
        """Show the table of the moment, the last turn of a round included, and the hand of whoever moves next."""
        number = self.film.number
        view, before = self.replay.view(number), len(self._past.log)
        self._past.log = self.replay.log(number)
        if len(self._past.log) < before:
            self.table.retranslate()  # what is worded is of a later moment
        since = self._past.log[len(self.replay.log(number - 1)) :] if number else []
        ended = any(isinstance(event, RoundEnded) for event in since)
        at_once = jump or self.film.speed > FAST
        if at_once or len(self._past.log) != before:
            self.table.show(view, self._mover(number), ended, at_once)
            self.table.place(self._spots())
            if at_once:
                self.animator.finish()
        self._show_hand(number)

    def _mover(self, number: int) -> int:
        """Return who makes the next move, in the end the first seat."""
        if number < self.replay.loaded:
            return self.replay.move(number + 1).seat
        return next(iter(self.replay.view(number).to_act), 0)

    def _show_hand(self, number: int) -> None:
        seats = self.replay.seats
        view = self.replay.view(number)
        if view.winners:
            self.hand.show_hand(headline(view, seats), (), ())
            return
        seat = self._mover(number)
        name = words.name_of(seats, seat)
        if not self.replay.open:
            text = translate("Replay", "Not played to its end: the hands stay hidden.")
            self.hand.show_hand(text, (), ())
            return
        own = self.replay.view(number, seat)
        self.hand.show_hand(translate("Replay", "The hand of {name}").format(name=name), own.hand, own.chosen)

    def marks(self) -> tuple[int, ...]:
        """Return where each round ends."""
        out, said = [], 0
        log = self.replay.log(self.replay.loaded)
        for number in range(self.replay.loaded + 1):
            now = len(self.replay.log(number))
            out += [number for event in log[said:now] if isinstance(event, RoundEnded)]
            said = now
        return tuple(out)

    def _spots(self) -> Places:
        return places(self.w, self.h - HIGH - 4, len(self.replay.seats))

    def layout(self) -> None:
        """Place the table above the bar; the hand lies where the player's own hand lay."""
        super().layout()
        spots = self._spots()
        self.table.place(spots)
        hand = spots.hand
        self.back.place(self.w - EDGE - 140, hand.bottom - theme.TARGET - 20, 140, theme.TARGET)
        self.hand.setGeometry(QRectF(hand.x, hand.y + 8, self.w - hand.x - EDGE - 156, hand.h - 16))

    def retranslate(self) -> None:
        """Word everything."""
        self.table.retranslate()
        super().retranslate()
        for item in self.items():
            item.update()
