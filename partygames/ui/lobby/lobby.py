"""The lobby: two covers, the game that was cut off, six places, the options, Play."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from partygames.core.seats import EMBLEMS, Seat
from partygames.engine.settings import with_game
from partygames.engine.shelf import Shelf
from partygames.engine.table import CutOff
from partygames.games.doodle_rush.state import Difficulty, Guessing
from partygames.games.registry import DOODLE, WITCH
from partygames.ui import fonts, theme
from partygames.ui.i18n import is_chinese, translate
from partygames.ui.lobby import lobby_layout
from partygames.ui.lobby import plan as plans
from partygames.ui.lobby.chosen_words import chosen_words
from partygames.ui.lobby.cover import GameCover
from partygames.ui.lobby.files import Files
from partygames.ui.lobby.handicaps import Handicaps
from partygames.ui.lobby.keys import press_key
from partygames.ui.lobby.options import OptionsPanel
from partygames.ui.lobby.questions import ask_anew, ask_forget, tell
from partygames.ui.lobby.resume_bar import ResumeBar
from partygames.ui.lobby.seat_card import SeatCard
from partygames.ui.lobby.suggestion import Suggestion
from partygames.ui.navigator import Host
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import Label
from partygames.ui.scene.stage import Screen
from partygames.ui.seat_name import emblem_name
from partygames.ui.shortcuts.commands import Place

if TYPE_CHECKING:
    from partygames.games.witch_express.house import House

LOTS = -1
"""The start player is drawn by lot (WE-5, DR-6)."""


class Lobby(Screen):
    """Let the table choose a game and its seats; remembers every choice at once."""

    keys_place = Place.LOBBY

    def __init__(self, host: Host, cut_off: CutOff | None = None) -> None:
        super().__init__()
        self.host = host
        now = host.settings.now
        self.game = now.game if now.game in (DOODLE, WITCH) else DOODLE
        self.plan = plans.restored(now.seats)
        self.handicaps = Handicaps(host.settings)
        self.start_place = LOTS
        self.shelf, self.files = Shelf.beside(host.settings.path), Files()
        self.words = chosen_words(self.shelf, host.settings)
        self.title = Label(None, theme.TEXT_XL + 8, display=True)
        self.subtitle = Label(None, theme.TEXT_S + 2, theme.MUTED)
        self.seats_title = Label(None, theme.TEXT_L, display=True)
        self.menu = tuple(
            Button(None, Look.QUIET, icon=i, name=n)
            for i, n in (("language", "language"), ("history", "history"), ("book", "rules"), ("settings", "settings"))
        )
        self.game_covers = (GameCover(None, DOODLE, dark=False), GameCover(None, WITCH, dark=True))
        self.resume = ResumeBar(cut_off) if cut_off is not None else None
        self.places = tuple(SeatCard(None, i) for i in range(len(EMBLEMS)))
        self.options = OptionsPanel(None)
        self.suggestion = Suggestion(None)
        self.options.difficulty.set_value(now.difficulty)
        self.options.minutes.set_value(now.minute_s)
        self.options.typed.set_value(now.typed)
        self.options.auto_judge.set_value(now.auto_judge)
        for item in (self.title, self.subtitle, self.seats_title, *self.menu, *self.game_covers, *self.places, self.options):
            self.addItem(item)
        self.addItem(self.suggestion)
        self._wire()

    def _wire(self) -> None:
        language, history, rules, settings = self.menu
        history.clicked.connect(self.host.show_history)
        language.clicked.connect(self.host.switch_language)
        rules.clicked.connect(lambda: self.host.show_rules(self.game))
        settings.clicked.connect(self.host.show_settings)
        for cover in self.game_covers:
            cover.clicked.connect(lambda c=cover: self.choose(c.game))
        for card in self.places:
            card.clicked.connect(lambda c=card: self.edit_name(c.place_no))
            card.left.connect(lambda c=card: self._set_plan(plans.without(self.plan, c.place_no)))
            card.longer.connect(lambda c=card: self._draw_longer(c.place_no))
            card.level.connect(lambda c=card: self._set_plan(plans.with_next_level(self.plan, c.place_no)))
        self.options.play.connect(self.play)
        self.options.start_tapped.connect(self._next_start)
        self.options.house_tapped.connect(self._show_house)
        self.options.pack_tapped.connect(self._show_packs)
        self.suggestion.taken.connect(lambda: self.host.start_guide(self.game))
        self.suggestion.declined.connect(self._decline_guide)
        self.options.changed.connect(self._options_changed)
        if self.resume is not None:
            self.addItem(self.resume)
            self.resume.go.clicked.connect(self.host.resume)
            self.resume.forget.clicked.connect(self._ask_forget)

    @cached_property
    def house(self) -> "House":
        """The house rules of Witch Express in force: the shipped ones, read when asked for, until the table changes them."""
        from partygames.games.witch_express.house import shipped_house

        return shipped_house()

    @property
    def is_doodle(self) -> bool:
        """Say whether Doodle Rush is chosen."""
        return self.game == DOODLE

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats as they would be played now."""
        return plans.seated(self.plan, tuple(emblem_name(i) for i in range(len(EMBLEMS))), self.is_doodle)

    def choose(self, game: str) -> None:
        """Choose a game."""
        self.game = game
        self.host.settings.change(game=game)
        self.refresh()

    def edit_name(self, place: int) -> None:
        """Let somebody type a name at a place; a free place is taken first."""
        if self.plan[place] is None:
            self._set_plan(plans.with_name(self.plan, place, ""))
        card = self.places[place]
        seat = self.plan[place]
        if seat is not None:

            def typed(text: str) -> None:
                self._set_plan(plans.with_name(self.plan, place, text))

            card.setFocus(Qt.FocusReason.OtherFocusReason)  # Tab goes on from here when the name is done
            font = fonts.display(theme.TEXT_M + 2)
            self.stage.edit_text(card.name_rect(), seat.name, font, typed, onward=lambda on: self._next_name(place, on))

    def _next_name(self, place: int, forward: bool) -> bool:
        """Edit the name of the next person at the table, or of the one before; say whether there is one.

        Whoever types names one after the other is still typing: on a button the letters would be shortcuts.
        """
        taken = plans.people(self.plan, self.is_doodle)
        others = [n for n in taken if n > place] if forward else [n for n in reversed(taken) if n < place]
        for other in others[:1]:
            self.edit_name(other)
        return bool(others)

    def play(self) -> None:
        """Start the game as chosen; a name that is still being typed counts. A game that waits is not put away unasked."""
        self.stage.close_editor()
        if self.resume is None:
            self._start()
        else:
            self.cover(ask_anew(self._start))

    def _start(self) -> None:
        seats = self.seats()
        taken = [i for i, s in enumerate(self.plan) if s is not None]
        start = taken.index(self.start_place) if self.start_place in taken else None
        if self.is_doodle:
            chosen = self.options
            options = {"difficulty": chosen.difficulty.value, "minute_s": chosen.minutes.value}
            if chosen.typed.value:
                options |= {"guessing": Guessing.TYPED, "auto_judge": chosen.auto_judge.value}
            options |= self.handicaps.options(taken)
            options |= {"pack": self.words.id, "family": self.words.family}
        else:
            options = {"house": self.house}
        self._decline_guide()  # who plays has no need of it
        self.host.start_game(self.game, seats, start, options)

    def refresh(self) -> None:
        """Show the choices as they are."""
        for cover in self.game_covers:
            cover.set_checked(cover.game == self.game)
        for card, seat in zip(self.places, self.plan, strict=True):
            minute = self.options.minutes.value
            longer = self.handicaps.seconds(card.place_no, minute)
            card.show_seat(seat, self.is_doodle, longer or minute, longer is not None)
        self.options.show_game(self.is_doodle)
        self.suggestion.show_game(self.is_doodle)
        self.suggestion.setVisible(self.game not in self.host.settings.now.guided)
        self.options.pack.set_text(self.words.title())
        self._word_start()
        self._word_note()

    def heading(self) -> str:
        """Return the title."""
        return self.title.text

    def retranslate(self) -> None:
        """Word the lobby."""
        self.title.set_text(translate("Lobby", "What shall we play tonight?"))
        self.subtitle.set_text(translate("Lobby", "Two games, one table."))
        self.seats_title.set_text(translate("Lobby", "Seats"))
        # The language button is worded in the other language, for whoever cannot read this one.
        words = ("English" if is_chinese() else "中文", translate("Lobby", "History"))
        words += (translate("Lobby", "Rules"), translate("Lobby", "Settings"))
        for button, word in zip(self.menu, words, strict=True):
            button.set_text(word)
        self.game_covers[0].set_words(translate("Lobby", "Doodle Rush"), translate("Lobby", "3–6 people · 15–25 min"))
        self.game_covers[1].set_words(translate("Lobby", "Witch Express"), translate("Lobby", "3–6 seats · 20 min"))
        if self.resume is not None:
            self.resume.retranslate()
        self.refresh()

    def layout(self) -> None:
        """Place everything."""
        suggests = not {DOODLE, WITCH} <= set(self.host.settings.now.guided)
        places = lobby_layout.lobby(self.w, self.h, self.resume is not None, suggests)
        for item, spot in (
            (self.title, places.title),
            (self.subtitle, places.subtitle),
            (self.seats_title, places.seats_title),
            (self.options, places.options),
            *zip((*self.menu, *self.game_covers, *self.places), (*places.menu, *places.covers, *places.cards), strict=True),
        ):
            item.place(*spot)
        self.suggestion.place(*places.suggestion[:3])
        if self.resume is not None:
            self.resume.place(*places.resume)

    def _set_plan(self, plan: plans.Plan) -> None:
        self.plan = plan
        self.host.settings.change(seats=plan)
        self.handicaps.forget_free(plan)
        if self.start_place != LOTS and plan[self.start_place] is None:
            self.start_place = LOTS
        self.refresh()

    def _decline_guide(self) -> None:
        """Suggest the guided round of this game no more."""
        now = self.host.settings.now
        self.host.settings.change(guided=with_game(now.guided, self.game))
        self.refresh()
        self.layout()

    def _draw_longer(self, place: int) -> None:
        self.handicaps.next(place)
        self.refresh()

    def _options_changed(self) -> None:
        chosen = self.options
        self.host.settings.change(
            difficulty=chosen.difficulty.value,
            minute_s=chosen.minutes.value,
            typed=chosen.typed.value,
            auto_judge=chosen.auto_judge.value,
        )
        self.refresh()

    def _next_start(self) -> None:
        order = [LOTS] + [i for i, s in enumerate(self.plan) if s is not None]
        self.start_place = order[(order.index(self.start_place) + 1) % len(order)]
        self._word_start()

    def _word_start(self) -> None:
        if self.start_place == LOTS:
            self.options.start.set_icon("dice")
            self.options.start.set_text(translate("Lobby", "Draw lots"))
        else:
            taken = [i for i, s in enumerate(self.plan) if s is not None]
            seat = self.seats()[taken.index(self.start_place)]
            self.options.start.set_icon(f"seat-{EMBLEMS[seat.emblem]}")
            self.options.start.set_text(seat.name)

    def _word_note(self) -> None:
        n = sum(s is not None for s in self.plan)
        short = self.words.short(Difficulty(self.options.difficulty.value), n) if self.is_doodle else ""
        if n < 3:
            note = translate("Lobby", "Three to six can play. Tap a free seat.")
        elif short:
            note = short
        elif self.is_doodle:
            note = translate("Lobby", "One pen goes round; then everybody guesses.")
        else:
            note = translate("Lobby", "Brave: three potions. Cowardly: one, but safe. The oldest may start.")
        self.options.set_note(note, n >= 3 and not short)

    def _show_packs(self) -> None:
        from partygames.ui.lobby.packs_sheet import PacksSheet

        self.stage.close_editor()
        sheet = PacksSheet(self.shelf, self.host.settings, self.files, self._packs_closed)
        self.cover(sheet)
        sheet.refresh()

    def _packs_closed(self) -> None:
        self.words = chosen_words(self.shelf, self.host.settings)
        self.refresh()

    def entered(self) -> None:
        """Say so if the chosen word pack could not be read."""
        if self.words.trouble:
            self.cover(tell(translate("Words", "We play with the program’s own words."), self.words.trouble))

    def left(self) -> None:
        """Keep the words that are being typed."""
        super().left()
        for cover in self.covers():
            from partygames.ui.lobby.pack_editor import PackEditor

            if isinstance(cover, PackEditor):
                cover.leave()

    def _show_house(self) -> None:
        from partygames.ui.lobby.house_sheet import HouseSheet

        def done(house: "House") -> None:
            self.house = house

        self.cover(HouseSheet(self.house, done))

    def _ask_forget(self) -> None:
        def forget() -> None:
            self.host.forget_cut_off()
            if self.resume is not None:
                self.removeItem(self.resume)
                self.resume.deleteLater()
                self.resume = None
            self.layout()

        self.cover(ask_forget(forget))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key does in the lobby (keys.py); whatever covers it has the keys first."""
        if self.covers() or event.isAutoRepeat() or not press_key(self, event):
            super().keyPressEvent(event)
