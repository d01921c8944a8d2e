"""The history: evenings and their games, people and their sums; from here games are watched, saved and forgotten."""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS
from partygames.engine.archive import Archive, CannotRead
from partygames.engine.history import Game, Person, bravest, evenings
from partygames.ui import theme
from partygames.ui.history.cards import GameCard, PersonCard
from partygames.ui.history.nothing import Nothing
from partygames.ui.history.paint import EveningRow, GameRow, PersonRow, column_names, columns, text
from partygames.ui.history.rows import RowList
from partygames.ui.history.saver import HistorySaver
from partygames.ui.history.sheets import AllSheet, MergeSheet
from partygames.ui.i18n import translate
from partygames.ui.navigator import Historian
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.scene.stage import Screen
from partygames.ui.seat_name import emblem_name, nameless
from partygames.ui.shortcuts.commands import Place

GAMES, PEOPLE = "games", "people"
EDGE, TOP, CARD_W, CARD_H, COLUMNS_H = 40.0, 112.0, 404.0, 640.0, 62.0


class ColumnNames(QGraphicsWidget):
    """What the numbers of the people are called."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a word over each column, on two lines where it needs them."""
        _, cells = columns(self.rect())
        for cell, word in zip(cells, column_names(), strict=True):
            first, _, second = word.partition(" ") if len(word) > 8 else (word, "", "")
            both = second and cell.width() < 130
            if both:
                half = cell.height() / 2
                text(painter, cell.adjusted(2, 4, -2, -half + 2), first, theme.TEXT_S, theme.MUTED, CENTER)
                text(painter, cell.adjusted(2, half - 4, -2, -4), second, theme.TEXT_S, theme.MUTED, CENTER)
            else:
                text(painter, cell.adjusted(2, 0, -2, 0), word, theme.TEXT_S, theme.MUTED, CENTER)


class HistoryScreen(Screen):
    """`tab`: the games or the people. What cannot be read is said in the place of the list."""

    keys_place = Place.BACK

    def __init__(self, host: Historian, archive: Archive, tab: str = GAMES) -> None:
        super().__init__()
        self.host, self.archive = host, archive
        self.games: tuple[Game, ...] = ()
        self.people: tuple[Person, ...] = ()
        self._why = ""
        self.title = Label(None, theme.TEXT_XL, display=True)
        self.tabs = Choice(None, (GAMES, PEOPLE))
        self.tabs.set_value(tab)
        self.tabs.chosen.connect(lambda _: self.refresh())
        self.all = Button(None, Look.QUIET, icon="save", name="history-all")
        self.back = Button(None, Look.CALM, icon="back", name="history-back")
        self.sheet = Panel()
        self.list = RowList(self.sheet, "history-list")
        self.heads = ColumnNames(self.sheet)
        self.empty = Nothing(self.sheet, theme.TEXT_L, theme.MUTED, display=True, align=CENTER, wrap=True)
        self.game_card = GameCard()
        self.person_card = PersonCard(can_change=archive.can_change)
        self.saver = HistorySaver(self, archive, host.tell)
        for item in (self.title, self.tabs, self.all, self.back, self.sheet, self.game_card, self.person_card):
            self.addItem(item)
        self.all.clicked.connect(self._show_all)
        self.back.clicked.connect(host.leave_history)
        self.list.chosen.connect(self._chosen)
        self.list.opened.connect(self._opened)
        self.game_card.watch.connect(host.watch)
        self.person_card.merge.connect(self._ask_same)
        self.person_card.part.connect(self._part)
        self.person_card.erase.connect(self._ask_erase)
        self.read()

    @property
    def shows_games(self) -> bool:
        """Say whether the list is that of the games."""
        return self.tabs.value == GAMES

    # -- what is shown

    def read(self) -> None:
        """Read everything again."""
        try:
            self.games, self.people = self.archive.games(), self.archive.people(nameless)
            self._why = ""
        except CannotRead as err:
            self.games, self.people, self._why = (), (), str(err)
        self.refresh()

    def refresh(self) -> None:
        """Show the list of the tab, and what is chosen in it."""
        self.list.at = 0.0
        if self.shows_games:
            rows: list[Any] = []
            for evening in evenings(self.games):
                rows.append(EveningRow(evening))
                rows += [GameRow(game) for game in reversed(evening.games)]
        else:
            best = bravest(self.people)
            rows = [PersonRow(person, person is best) for person in self.people]
        self.list.show_rows(rows, self.list.key)
        self.list.setVisible(bool(rows))
        self.heads.setVisible(bool(rows) and not self.shows_games)
        self.game_card.setVisible(bool(rows) and self.shows_games)
        self.person_card.setVisible(bool(rows) and not self.shows_games)
        self.empty.setVisible(not rows)
        self._word_empty()
        self._chosen(self.list.key)
        self.layout()

    def _chosen(self, key: object) -> None:
        self.game_card.show_game(next((game for game in self.games if game.id == key), None))
        person = next((person for person in self.people if person.name == key), None)
        self.person_card.show_person(person, person is not None and person is bravest(self.people), len(self.people) > 1)

    def _opened(self, key: object) -> None:
        if self.shows_games:
            self.host.watch(key)

    # -- changes

    def _ask_same(self, person: Person) -> None:
        others = [other for other in self.people if other.name != person.name]

        def same(name: str) -> None:
            self.archive.merge((*person.names, person.name), name)
            self.list.key = name
            self.read()

        self.cover(MergeSheet(person, others, same))

    def _part(self, person: Person) -> None:
        self.archive.part(person.name)
        self.read()

    def _ask_erase(self, person: Person) -> None:
        names = translate("Lobby", ", ").join(person.names)
        body = translate(
            "History",
            "{names}: taken out of every game, for good. The games and their scores stay; the seat is called after its emblem.",
        )
        erase = Action(translate("History", "Erase"), lambda: self._erase(person), Look.ACTION, "erase-yes")
        keep = Action(translate("History", "Keep"), lambda: None, Look.PLAIN, "erase-no")
        title = translate("History", "Erase the name {name}?").format(name=person.name)
        self.cover(Dialog(title, body.format(names=names), (erase, keep)))

    def _erase(self, person: Person) -> None:
        self._gone(self.archive.erase((*person.names, person.name), tuple(emblem_name(i) for i in range(len(EMBLEMS)))))

    def _show_all(self) -> None:
        sheet = AllSheet(self.host.data_folder, self.archive.can_change, any(game.state == "open" for game in self.games))
        sheet.save.connect(self.saver.save)
        sheet.delete.connect(self._ask_delete)
        self.cover(sheet)

    def _ask_delete(self) -> None:
        body = translate("History", "Nobody can bring it back. Save everything first if you are not sure.")
        forget = lambda: self._gone(self.archive.erase_all())  # noqa: E731
        delete = Action(translate("History", "Delete all"), forget, Look.PLAIN, "delete-yes")
        keep = Action(translate("History", "Keep everything"), lambda: None, Look.CALM, "delete-no")
        self.cover(Dialog(translate("History", "Delete everything that was played?"), body, (delete, keep)))

    def _gone(self, done: bool) -> None:
        """Show what is left; a disk that has not done it yet is said."""
        self.read()
        if not done:
            text = translate("History", "The disk cannot be written just now. It will be done as soon as it can.")
            self.host.tell(translate("History", "Not gone yet"), text)

    # -- screen

    def heading(self) -> str:
        """Return the title."""
        return self.title.text

    def retranslate(self) -> None:
        """Word everything."""
        self.title.set_text(translate("History", "What was played"))
        self.tabs.set_texts((translate("History", "Evenings"), translate("History", "People")))
        self.all.set_text(translate("History", "Save or delete"))
        looks = self.host.only_looks
        self.back.set_text(translate("History", "Close") if looks else translate("History", "Back"))
        self.game_card.retranslate()
        self.person_card.retranslate()
        self._word_empty()
        self.list.update()
        self.heads.update()

    def _word_empty(self) -> None:
        if self._why:
            words = translate("History", "What was played cannot be read now ({why}).").format(why=self._why)
        elif self.games and not self.shows_games:
            words = translate("History", "Nobody with a name has finished a game yet. Names are typed in the lobby.")
        else:
            words = translate("History", "Nothing was played yet. Your first game will wait here, to be watched again.")
        self.empty.set_text(words)

    def layout(self) -> None:
        """Place the list, and the card of what is chosen on its right; upright below it."""
        w, h = self.w, self.h
        back_w, every_w, tabs_w = (170, 210, 380) if h <= w else (150, 190, 240)
        every = w - EDGE - back_w - 16 - every_w
        tabs = w / 2 - tabs_w / 2 if h <= w else every - 16 - tabs_w
        self.title.place(EDGE, 24, tabs - 16 - EDGE, 64)
        self.tabs.place(tabs, 26, tabs_w, theme.TARGET)
        self.back.place(w - EDGE - back_w, 26, back_w, theme.TARGET)
        self.all.place(every, 26, every_w, theme.TARGET)
        room = QRectF(EDGE, TOP, w - 2 * EDGE, h - TOP - EDGE + 8)
        card = QRectF(room)
        if h > w:  # upright the card lies below the list
            card.setTop(room.bottom() - CARD_H)
            list_room = room.adjusted(0, 0, 0, -CARD_H - theme.S4)
        else:
            card.setLeft(room.right() - CARD_W)
            list_room = room.adjusted(0, 0, -CARD_W - theme.S4, 0)
        if self.list.isVisible():
            room = list_room
        list_w = room.width()
        self.sheet.setGeometry(room)
        head = 0.0 if self.shows_games else COLUMNS_H
        inner = QRectF(12, 10 + head, list_w - 24, room.height() - 20 - head)
        self.heads.setGeometry(QRectF(12, 10, inner.width() - (24 if self.list.page_height() > inner.height() else 0), COLUMNS_H))
        self.list.place(inner)
        self.empty.place(60, room.height() / 2 - 90, list_w - 120, 180)
        self.game_card.place(card)
        self.person_card.place(card)

    def entered(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        """Stop what is being saved."""
        self.saver.stop()
        super().left()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape and not self.covers():
            self.host.leave_history()
        else:
            super().keyPressEvent(event)
