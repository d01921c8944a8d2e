"""The window: one stage, one screen at a time, and the way from one screen to the next."""

import sqlite3
from collections.abc import Callable
from secrets import randbelow

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow

from partygames.core.game import RuleError
from partygames.core.paths import MissingResource, resource
from partygames.core.seats import Seat
from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.engine.settings import Settings, SettingsFile
from partygames.engine.table import CannotResume, Table
from partygames.games.doodle_rush.pack import PackError
from partygames.games.registry import WITCH
from partygames.games.witch_express.house import HouseError
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.i18n import Language, is_chinese, translate
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.refusals import sentence
from partygames.ui.rules_page import RulesPage
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.settings_sheet import SettingsSheet, about_text
from partygames.ui.witch.screen import WitchScreen


class Window(QMainWindow):
    """Show the lobby, start games, come back. Its title never says anything of a game."""

    def __init__(self, table: Table, language: Language) -> None:
        super().__init__()
        self._table, self._language = table, language
        self._session: GameSession | None = None
        self._bots: BotDriver | None = None
        self.stage = Stage(self)
        self.setCentralWidget(self.stage)
        self.setWindowTitle("Party Games")
        self.setWindowIcon(QIcon(str(resource("icons/partygames.svg"))))
        self.setMinimumSize(640, 400)
        self.resize(1280, 800)
        for keys, act in (("F11", self._toggle_full_screen), ("F1", self._rules_of_screen), ("Ctrl+Q", self.close)):
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
        self._apply(self.settings.change(language="en" if is_chinese() else "zh_CN"))

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
        except (PackError, HouseError, MissingResource) as err:
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
        if session.game.NAME == WITCH:
            self._bots = BotDriver(session)  # for people too: a computer may stand in for one who is away
            self._set_pace(self.settings.now)
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
        self._set_pace(settings)
        if settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _set_pace(self, settings: Settings) -> None:
        """Let everything move, and the computers ponder, as long as the table likes it."""
        Motion.less, Motion.pace = settings.less_motion, settings.pace
        if self._bots is not None:
            self._bots.hurry, self._bots.pace = settings.less_motion, settings.pace / 100

    def _toggle_full_screen(self) -> None:
        self._apply(self.settings.change(full_screen=not self.isFullScreen()))

    def _rules_of_screen(self) -> None:
        screen = self.stage.screen_shown
        game = self._session.game.NAME if self._session is not None else screen.game if isinstance(screen, Lobby) else ""
        if game:
            self.show_rules(game)

    def _about(self) -> None:
        self.tell(translate("Settings", "About this program"), about_text())
