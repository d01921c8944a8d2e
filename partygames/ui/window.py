"""The window: one stage, one screen at a time, and the way from one screen to the next."""

import sqlite3
from collections.abc import Callable
from secrets import randbelow

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow

from partygames.core.game import RuleError
from partygames.core.paths import MissingResource, resource
from partygames.core.seats import Player, Seat
from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.engine.settings import Settings, SettingsFile
from partygames.engine.table import CannotResume, Table
from partygames.games.doodle_rush.pack_errors import PackError
from partygames.games.registry import WITCH
from partygames.games.witch_express.house import HouseError
from partygames.ui.access import tree
from partygames.ui.access.narrator import Narrator
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.doodle.story import story as doodle_story
from partygames.ui.i18n import Language, translate
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.lobby.pack_wording import error_sentence
from partygames.ui.look import TableLook
from partygames.ui.refusals import sentence
from partygames.ui.rules_page import RulesPage
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.settings_rows import ZOOMS
from partygames.ui.settings_sheet import SettingsSheet, about_text
from partygames.ui.sound.caption import CaptionLine
from partygames.ui.sound.cues import Sound
from partygames.ui.sound.foley import Foley, caption
from partygames.ui.sound.speaker import Speaker
from partygames.ui.witch.screen import WitchScreen
from partygames.ui.witch.story import story as witch_story


class Window(QMainWindow):
    """Show the lobby, start games, come back. Its title never says anything of a game."""

    def __init__(self, table: Table, language: Language, speaker: Speaker | None = None) -> None:
        """Without a speaker the table is silent."""
        super().__init__()
        self._table, self._language = table, language
        self._session: GameSession | None = None
        self._bots: BotDriver | None = None
        tree.install()
        self.stage = Stage(self)
        self.narrator = Narrator(self.stage)
        self.setCentralWidget(self.stage)
        self._foley = Foley(speaker, self)
        self._captions = CaptionLine(lambda: self.stage.screen_shown)
        self._foley.heard.connect(self._caption)
        self._look = TableLook(self)
        self._look.changed.connect(self.stage.restyle)
        self.setWindowTitle("Party Games")
        self.setWindowIcon(QIcon(str(resource("icons/partygames.svg"))))
        self.setMinimumSize(640, 400)
        self.resize(1280, 800)
        acts = {"F11": self._toggle_full_screen, "F1": self._rules_of_screen, "M": self._toggle_mute, "Ctrl+Q": self.close}
        acts |= {"Ctrl+0": lambda: self._resize_all(0), "Ctrl+-": lambda: self._resize_all(-1)}
        acts |= dict.fromkeys(("Ctrl++", "Ctrl+="), lambda: self._resize_all(1))
        for keys, act in acts.items():
            QShortcut(QKeySequence(keys), self, act)
        self._apply(self.settings.now)
        self.to_lobby()

    @property
    def settings(self) -> SettingsFile:
        """Return the remembered choices."""
        return self._table.settings

    @property
    def session(self) -> GameSession | None:
        """Return the game under way."""
        return self._session

    def show_screen(self, screen: Screen) -> None:
        """Put `screen` on the stage and drop the one before."""
        old = self.stage.screen_shown
        self.narrator.watch(screen)
        self.stage.show_screen(screen)
        if old is not None and old is not screen:
            old.deleteLater()

    def to_lobby(self) -> None:
        """Leave the game, which can be continued unless it is over, and show the lobby."""
        self._end_session()
        self.show_screen(Lobby(self, self._table.cut_off()))

    def start_game(self, game: str, seats: tuple[Seat, ...], start: int | None, options: dict[str, object]) -> None:
        """Deal and show the game; a table that cannot play is told why, and nothing is lost."""
        start = randbelow(max(1, len(seats))) if start is None else start
        begin = self._table.start_witch if game == WITCH else self._table.start_doodle
        self._try(lambda: begin(seats, start=start, **options))

    def play_again(self, session: GameSession) -> None:
        """Deal the same game again to the same table."""
        self._try(lambda: self._table.again(session))

    def resume(self) -> None:
        """Go on with the game that was cut off, its clock paused."""
        self._try(self._table.resume)

    def forget_cut_off(self) -> None:
        """Do not offer the game that was cut off any more."""
        self._table.forget_cut_off()

    def switch_language(self) -> None:
        """Switch to the other language at once."""
        self._apply(self.settings.change(language=self._language.other))

    def show_rules(self, game: str) -> None:
        """Lay the rules page over the screen."""
        screen = self.stage.screen_shown
        if screen is not None and not any(isinstance(c, RulesPage) for c in screen.covers()):
            try:
                screen.cover(RulesPage(game))
            except MissingResource as err:
                self.tell(translate("Table", "The rules cannot be shown."), str(err))

    def show_settings(self) -> None:
        """Lay the settings over the screen."""
        screen = self.stage.screen_shown
        if screen is not None:
            screen.cover(SettingsSheet(self.settings, self._apply, self._about))

    def tell(self, title: str, body: str) -> None:
        """Say something on a sheet of paper."""
        screen = self.stage.screen_shown
        if screen is not None:
            screen.cover(Dialog(title, body, (Action(translate("Table", "OK"), lambda: None, Look.CALM, "tell-ok"),)))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep a name that is being typed and what is left of the minute, then go; the game can be continued."""
        self.stage.close_editor()
        self._end_session()
        screen = self.stage.screen_shown
        if screen is not None:
            screen.left()
            self.stage.setScene(None)
            screen.deleteLater()
        self._foley.close()
        super().closeEvent(event)

    def _try(self, make: Callable[[], GameSession]) -> None:
        """Make a session and show its screen, or say why not."""
        title = translate("Table", "That game cannot start.")
        try:
            session = make()
        except RuleError as err:
            self.tell(title, sentence(err))
        except CannotResume:
            self.to_lobby()
            text = translate("Table", "It stays in the file and nothing of it was deleted, but this version cannot read it.")
            self.tell(translate("Table", "The last game cannot be continued."), text)
        except PackError as err:
            self.tell(title, error_sentence(err))
        except (HouseError, MissingResource) as err:
            self.tell(title, str(err))
        except sqlite3.Error as err:
            self.tell(
                title, translate("Table", "The disk refuses to write ({why}). Make some room and try again.").format(why=err)
            )
        else:
            self._open(session)

    def _open(self, session: GameSession) -> None:
        self._end_session()
        self._session = session
        session.trouble.connect(self._disk_trouble)
        self._foley.follow(session)
        told = witch_story if session.game.NAME == WITCH else doodle_story
        self.narrator.follow(session, lambda events: told(events, session.seats))
        less = self.settings.now.less_motion
        if session.game.NAME == WITCH:
            if any(s.player is not Player.HUMAN for s in session.seats):
                self._bots = BotDriver(session, hurry=less)
            self.show_screen(WitchScreen(session, self, self._bots))
        else:
            self.show_screen(DoodleScreen(session, self))

    def _end_session(self) -> None:
        session, bots = self._session, self._bots
        self._session = self._bots = None
        if bots is not None:
            bots.stop()
        if session is not None:
            session.close()
            session.deleteLater()

    def _disk_trouble(self, why: str) -> None:
        text = translate(
            "Table",
            "The game goes on, and nothing is lost while the program runs. Make some room; it will be tried again. ({why})",
        )
        self.tell(translate("Table", "The disk refuses to write."), text.format(why=why))

    def _apply(self, settings: Settings) -> None:
        self._language.use(settings.language)
        self._look.use(settings.look)
        Motion.less = settings.less_motion
        if self._bots is not None:
            self._bots.hurry = settings.less_motion
        self.stage.set_zoom(settings.zoom)
        self._foley.volume = 0.0 if settings.muted else settings.volume / 100
        if settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _toggle_full_screen(self) -> None:
        self._apply(self.settings.change(full_screen=not self.isFullScreen()))

    def _resize_all(self, step: int) -> None:
        """Show everything a step larger or smaller; 0: as it was made."""
        now = self.settings.now.zoom
        beyond = [zoom for zoom in ZOOMS if zoom > now] if step > 0 else [zoom for zoom in reversed(ZOOMS) if zoom < now]
        self._apply(self.settings.change(zoom=100 if step == 0 else next(iter(beyond), now)))

    def _toggle_mute(self) -> None:
        muted = not self.settings.now.muted
        self._apply(self.settings.change(muted=muted))
        self._captions.say(translate("Sound", "Sound off") if muted else translate("Sound", "Sound on"))

    def _caption(self, sound: Sound) -> None:
        if self.settings.now.captions:
            self._captions.say(caption(sound))

    def _rules_of_screen(self) -> None:
        screen = self.stage.screen_shown
        game = self._session.game.NAME if self._session is not None else screen.game if isinstance(screen, Lobby) else ""
        if game:
            self.show_rules(game)

    def _about(self) -> None:
        self.tell(translate("Settings", "About this program"), about_text())
