"""The public part of the table: seats, tasks, deck, log and the turn in the middle. It only ever sees the public view."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from partygames.core.seats import Player
from partygames.engine.session import GameSession
from partygames.games.witch_express.state import Stage, View
from partygames.ui.i18n import translate
from partygames.ui.scene.animator import Animator
from partygames.ui.witch import words
from partygames.ui.witch.deck import Deck, DeckShown
from partygames.ui.witch.logbook import Line, LogBook
from partygames.ui.witch.logpanel import LogPanel
from partygames.ui.witch.marks import Said
from partygames.ui.witch.middle import Middle
from partygames.ui.witch.moments import Turn, turn_shown
from partygames.ui.witch.places import Places
from partygames.ui.witch.seatbox import SeatBox, Shown
from partygames.ui.witch.tasks import TaskCard, TaskShown

NAME_COLUMNS = 14
"""How much of a name the small log shows: what was played must fit behind it."""


class TableTop:
    """Own the public items of the screen; `bottom` is the seat that sits at the near side."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, session: GameSession) -> None:
        self._session = session
        self.seats = tuple(SeatBox() for _ in session.seats)
        self.tasks = tuple(TaskCard() for _ in range(3))
        self.deck, self.log, self._book = Deck(), LogPanel(), LogBook(session, NAME_COLUMNS)
        self.middle = Middle(scene, animator, lambda seat: self.seats[seat].heart())
        for item in (*self.seats, *self.tasks, self.deck, self.log):
            scene.addItem(item)
        self.bottom = 0

    def lines(self) -> list[Line]:
        """Return the whole log in words, each line with the emblem of its seat."""
        return LogBook(self._session).lines()

    def log_line(self, point: QPointF) -> int | None:
        """Return the event of the line of the small log at a point of the scene, None where there is none."""
        row = self.log.line_at(self.log.mapFromScene(point))
        return None if row is None else self.log.lines[row].event

    def retranslate(self) -> None:
        """Word the log anew."""
        self._book.forget()

    def show(self, view: View, viewer: int | None, keep_turn: bool, at_once: bool, event: int | None = None) -> None:
        """Show the public view; `viewer`: whose progress the tasks tell. `keep_turn`: the last turn still lies in the middle.

        `event`: the view is of an earlier moment, when this event of the log happened.
        """
        log = self._session.log
        turn = turn_shown(log if event is None else log[: event + 1])
        current = turn if turn is not None and (turn.round, turn.turn) == (view.round, view.turn) else None
        for seat, box in enumerate(self.seats):
            box.present(self._seat(view, seat, current))
        self._show_tasks(view, viewer)
        self.deck.present(DeckShown(view.deck_count, view.round, view.turn, view.stage is Stage.CHOOSING))
        self.log.show_lines(self._book.lines(), event)
        shown = turn if keep_turn or view.stage in (Stage.PLAYING, Stage.OVER) else None
        if shown is not None and shown.round != view.round and not keep_turn:
            shown = None
        old = shown is not None and shown is not current and view.stage is Stage.PLAYING
        self.middle.well.setVisible(shown is None and view.stage is Stage.PLAYING)
        self.middle.show_turn(shown, self._session.seats, view.house, old, at_once)

    def _seat(self, view: View, seat: int, turn: Turn | None) -> Shown:
        who = self._session.seats[seat]
        rival = view.seats[seat]
        awaited = seat in view.to_act
        line, said = self._line(view, seat, turn)
        return Shown(
            rival=rival,
            emblem=who.emblem,
            name=words.name_of(self._session.seats, seat),
            computer=who.player is not Player.HUMAN,
            played=tuple(card for card in view.played if card.seat == seat),
            awaited=awaited,
            line=line,
            said=said,
            task_points=len(rival.tasks) * view.house.task_points,
            leads=view.stage is Stage.PLAYING and seat == view.leader,
        )

    def _line(self, view: View, seat: int, turn: Turn | None) -> tuple[str, Said | None]:
        if view.stage is Stage.CHOOSING:
            chosen = view.seats[seat].has_chosen
            return (translate("Witch", "has chosen") if chosen else translate("Witch", "is choosing…")), None
        if turn is not None:
            if seat in turn.passed:
                return translate("Witch", "Next!"), Said.NEXT
            for card in turn.cards:
                if card.seat == seat and card.brave:
                    return translate("Witch", "Brave!"), Said.BRAVE
                if card.seat == seat:
                    return translate("Witch", "Cowardly"), Said.COWARDLY
        if seat not in view.to_act:
            return translate("Witch", "is away") if self._session.seats[seat].away else "", None
        if view.stage is Stage.OPENING:
            return translate("Witch", "takes a card…"), None
        if self._session.seats[seat].player is Player.HUMAN:
            return translate("Witch", "your turn"), None
        return (translate("Witch", "leads…") if view.led is None else translate("Witch", "answers…")), None

    def _show_tasks(self, view: View, viewer: int | None) -> None:
        done: dict[int, list[int]] = {}
        for rival in view.seats:
            for task in rival.tasks:
                done.setdefault(task, []).append(rival.seat)
        # The three of the deal keep their places: those that are done are gone from the view's list of open ones.
        for card, task in zip(self.tasks, sorted({t.index for t in view.tasks} | set(done)), strict=False):
            needs = view.house.tasks[task].needs
            potions = view.seats[viewer].potions if viewer is not None else (0,) * 9
            emblem = None if viewer is None else self._session.seats[viewer].emblem
            have = tuple(potions[kind] for kind, _ in needs)
            by = [self._session.seats[seat].emblem for seat in done.get(task, ())]
            names = [words.name_of(self._session.seats, seat) for seat in done.get(task, ())]
            card.present(TaskShown(needs, have, tuple(by), view.house.task_points, emblem, tuple(names)))

    def place(self, places: Places) -> None:
        """Lay everything out for the stage; the seats follow clockwise from the bottom one."""
        n = len(self.seats)
        self.seats[self.bottom].place(places.own)
        for step in range(1, n):
            self.seats[(self.bottom + step) % n].place(places.seats[step - 1])
        for card, box in zip(self.tasks, places.tasks, strict=True):
            card.place(box)
        self.deck.place(places.deck)
        self.log.place(*places.log)
        self.middle.place(places.middle, places.biggest)
