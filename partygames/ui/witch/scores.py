"""The scores: every point explained, who won and why, and the way to the next game."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.engine.session import GameSession
from partygames.games.registry import WITCH
from partygames.games.witch_express.house import House
from partygames.games.witch_express.scoring import Breakdown, breakdown
from partygames.games.witch_express.state import View
from partygames.ui import art, theme
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.headline import Headline
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import DROP, SPREAD, draw_paper
from partygames.ui.scene.stage import Screen
from partygames.ui.shortcuts.commands import Place
from partygames.ui.witch import marks, words

HEAD_H, FOOT_H = 74.0, 44.0


def rows(view: View) -> tuple[Breakdown, ...]:
    """Return the score of each seat, explained (WE-19), from what everybody sees."""
    return tuple(breakdown(view.house, r.brave, r.cowardly, r.tasks) for r in view.seats)


def headline(view: View, seats: Sequence[Seat]) -> str:
    """Return who won."""
    names = [words.name_of(seats, seat) for seat in view.winners]
    if len(names) == 1:
        return translate("Witch", "{name} wins!").format(name=names[0])
    return translate("Witch", "{names} share the win!").format(names=words.listed(names))


def why(view: View, seats: Sequence[Seat]) -> str:
    """Return why the winner won, the tie-break in words (WE-20)."""
    scores = rows(view)
    top = max(s.total for s in scores)
    level = [seat for seat, s in enumerate(scores) if s.total == top]
    if len(level) == 1:
        return translate("Witch", "{name} has the most points: {n}.").format(name=words.name_of(seats, level[0]), n=top)
    names = words.listed([words.name_of(seats, seat) for seat in level])
    best = words.listed([words.name_of(seats, seat) for seat in view.winners])
    cards = scores[view.winners[0]].cards
    if len(view.winners) == 1:
        text = translate(
            "Witch", "{names} have {n} points each. {best} needed the fewest witches on the table: {cards}."
        )
    elif len(view.winners) == len(level):
        text = translate("Witch", "{names} have {n} points each and the same number of witches on the table: {cards}.")
    else:
        text = translate(
            "Witch",
            "{names} have {n} points each. {best} share the win with the fewest witches on the table: {cards}.",
        )
    return text.format(names=names, n=top, best=best, cards=cards)


def points_line(house: House) -> str:
    """Return the house's points in one line (WE-21 to WE-23)."""
    steps = [f"{n}→{p}" for n, p in enumerate(house.points) if n and p]
    if house.brave_potion:
        line = translate(
            "Witch", "Potions of one colour: {steps}, each further one +{more}. Brave potion: {brave}. Task: {task}."
        )
    else:
        line = translate("Witch", "Potions of one colour: {steps}, each further one +{more}. Brave card: {brave}. Task: {task}.")
    return line.format(steps="  ".join(steps), more=house.each_further, brave=house.brave_points, task=house.task_points)


class ScoreTable(QGraphicsWidget):
    """Draw one row for each seat, the best first: points by colour with the potions below, brave cards, tasks, total."""

    def __init__(self, view: View, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.setZValue(z.BOARD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.view, self.seats, self.rows = view, seats, rows(view)
        self.order = sorted(range(len(seats)), key=lambda seat: (-self.rows[seat].total, self.rows[seat].cards, seat))

    def spoken(self) -> str:
        """Say everybody's points, the best first."""
        return "\n".join(self._said(seat) for seat in self.order)

    def _said(self, seat: int) -> str:
        row = self.rows[seat]
        total, potions, brave, tasks = row.total, sum(row.points), row.brave_points, row.task_points
        line = translate("Aloud", "{name}: %n point(s); potions {potions}, brave {brave}, tasks {tasks}", "", total)
        return line.format(name=words.name_of(self.seats, seat), potions=potions, brave=brave, tasks=tasks)

    def boundingRect(self) -> QRectF:
        """Return the sheet with its shadow."""
        return self.rect().adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD + DROP)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the table."""
        r = self.rect()
        draw_paper(painter, r)
        kinds = self.view.kinds
        name_w = min(290.0, r.width() * 0.22)
        cell = (r.width() - 40 - name_w) / (kinds + 3.4)
        row_h = (r.height() - HEAD_H - FOOT_H) / len(self.order)
        x0 = 20 + name_w
        self._head(painter, x0, cell)
        for i, seat in enumerate(self.order):
            top = HEAD_H + i * row_h
            if seat in self.view.winners:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.WARM)
                painter.drawRoundedRect(QRectF(8, top + 2, r.width() - 16, row_h - 4), theme.R_M, theme.R_M)
            self._row(painter, seat, QRectF(20, top, name_w, row_h), x0, cell)
        foot = QRectF(24, r.height() - FOOT_H, r.width() - 48, FOOT_H - 6)
        marks.text(painter, foot, points_line(self.view.house), theme.TEXT_S, theme.MUTED, marks.MIDDLE)

    def _head(self, p: QPainter, x: float, cell: float) -> None:
        for kind in range(self.view.kinds):
            marks.bottle(p, kind, x + (kind + 0.5) * cell - 18, 18, 45)
        last = (("brave", ""), (None, translate("Witch", "Tasks")), (None, translate("Witch", "Total")))
        for n, (icon, word) in enumerate(last):
            wide = cell if n < 2 else cell * 1.4
            place = QRectF(x + (self.view.kinds + n) * cell, 18, wide, 45)
            if icon:
                art.draw(p, f"icons/{icon}.svg", QRectF(place.center().x() - 22, 18, 44, 44))
            else:
                marks.text(p, place, word, theme.TEXT_M, theme.TEXT, marks.MIDDLE, display=True)

    def _row(self, p: QPainter, seat: int, name: QRectF, x: float, cell: float) -> None:
        mid = name.center().y()
        marks.emblem(p, self.seats[seat].emblem, QRectF(name.x() + 4, mid - 22, 44, 44))
        left = name.x() + 60
        if seat in self.view.winners:
            art.draw(p, "icons/crown.svg", QRectF(name.x() + 30, mid - 34, 30, 30))
        who = QRectF(left, name.y(), name.right() - left - 6, name.height())
        marks.text(p, who, words.name_of(self.seats, seat), theme.TEXT_M, theme.TEXT, display=True)
        s = self.rows[seat]
        for kind in range(self.view.kinds):
            self._cell(p, x + kind * cell, mid, cell, s.points[kind] if s.potions[kind] else None, s.potions[kind])
        self._cell(p, x + self.view.kinds * cell, mid, cell, s.brave_points if s.brave_cards else None, s.brave_cards)
        self._cell(p, x + (self.view.kinds + 1) * cell, mid, cell, s.task_points if s.tasks else None, s.tasks)
        total = QRectF(x + (self.view.kinds + 2) * cell, mid - 24, cell * 1.4, 48)
        marks.text(p, total, str(s.total), theme.TEXT_XL - 6, theme.TEXT, marks.MIDDLE, display=True, bold=True)

    @staticmethod
    def _cell(p: QPainter, x: float, mid: float, w: float, points: int | None, of: int) -> None:
        if points is None:
            marks.text(p, QRectF(x, mid - 14, w, 28), "–", theme.TEXT_M, theme.MUTED, marks.MIDDLE)
            return
        marks.text(p, QRectF(x, mid - 27, w, 28), str(points), theme.TEXT_M + 2, theme.TEXT, marks.MIDDLE, bold=True)
        marks.text(p, QRectF(x, mid + 1, w, 24), f"×{of}", theme.TEXT_S, theme.MUTED, marks.MIDDLE)


class WitchScores(Screen):
    """The end of a game of Witch Express."""

    ground = (theme.FELT_LIGHT, theme.FELT_DARK)
    on_felt = True
    keys_place = Place.WITCH

    def __init__(self, session: GameSession, nav: Navigator) -> None:
        super().__init__()
        self.session, self.nav = session, nav
        self.view = session.view(None)
        winners = [session.seats[seat].emblem for seat in self.view.winners]
        self.title = Headline(None, winners, theme.TEXT_HUGE - 4, theme.CREAM)
        self.reason = Label(None, theme.TEXT_M, theme.GOLD, align=CENTER, wrap=True)
        self.scores = ScoreTable(self.view, session.seats)
        self.again = Button(None, Look.ACTION, theme.TEXT_L, "play", name="play-again")
        self.lobby = Button(None, Look.PLAIN, theme.TEXT_L, "home", name="to-lobby")
        self.help = Button(None, Look.PLAIN, icon="help", fill=theme.FELT_BUTTON, name="help")
        for item in (self.title, self.reason, self.scores, self.again, self.lobby, self.help):
            self.addItem(item)
        self.again.clicked.connect(lambda: nav.play_again(session))
        self.lobby.clicked.connect(nav.to_lobby)
        self.help.clicked.connect(lambda: nav.show_rules(WITCH))

    def retranslate(self) -> None:
        """Word everything."""
        self.title.set_text(headline(self.view, self.session.seats))
        self.reason.set_text(why(self.view, self.session.seats))
        self.again.set_text(translate("Witch", "Play again"))
        self.lobby.set_text(translate("Witch", "To the lobby"))
        self.scores.update()

    def heading(self) -> str:
        """Return who won and why, and everybody's points."""
        return "\n".join((self.title.text, self.reason.text, self.scores.spoken()))

    def layout(self) -> None:
        """Place everything for the size of the stage."""
        w, h = self.w, self.h
        pw = min(1240.0, w - 2 * theme.S4)
        n = len(self.session.seats)
        row_h = min(max(86.0, h * 0.055), (h - 190 - 112 - HEAD_H - FOOT_H) / n)
        ph = HEAD_H + FOOT_H + n * row_h
        top = max(176.0, (h - 112 + 176 - ph) / 2 - 20)
        self.title.place(40, top - 148, w - 80, 76)
        self.reason.place(w / 2 - 520, top - 76, 1040, 64)
        self.scores.setGeometry(QRectF((w - pw) / 2, top, pw, ph))
        low = min(h - 96, top + ph + 40) if h > w else h - 96
        self.again.place(w / 2 - 310, low, 300, 72)
        self.lobby.place(w / 2 + 10, low, 300, 72)
        self.help.place(w - theme.S4 - 64, low + 4, 64, 64)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes to the lobby, Enter plays again where nothing has the focus."""
        if self.covers() or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.nav.to_lobby()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focusItem() is None:
            self.again.click()
        else:
            super().keyPressEvent(event)
