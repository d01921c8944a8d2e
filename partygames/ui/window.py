"""The window: one stage, one screen at a time, and the way from one screen to the next."""

from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWidgets import QMainWindow

from partygames.core.game import RuleError
from partygames.core.paths import MissingResource, resource
from partygames.core.seats import Seat
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile, with_game
from partygames.engine.table import CannotResume, Table
from partygames.games.registry import WITCH
from partygames.ui.access import tree
from partygames.ui.access.narrator import Narrator
from partygames.ui.awake import Awake
from partygames.ui.comfort import Comfort
from partygames.ui.disk_news import DiskNews
from partygames.ui.i18n import Language, translate
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.notice import Slip
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.sound.foley import Foley
from partygames.ui.sound.speaker import Speaker

if TYPE_CHECKING:
    from partygames.engine.bots import BotDriver

# The lobby comes first. What only a game, a sheet or a refusal needs is imported when it is asked for: the window opens sooner.


def _bad_files() -> tuple[type[Exception], ...]:
    """Return what a file that a game is dealt from is refused with."""
    from partygames.games.doodle_rush.pack_errors import PackError
    from partygames.games.witch_express.house import HouseError

    return PackError, HouseError, MissingResource


def _file_trouble(err: Exception) -> str:
    """Return the sentence for one of them."""
    from partygames.games.doodle_rush.pack_errors import PackError
    from partygames.ui.lobby.pack_wording import error_sentence

    return error_sentence(err) if isinstance(err, PackError) else str(err)


class Window(QMainWindow):
    """Show the lobby, start games, come back. Its title never says anything of a game."""

    def __init__(self, table: Table, language: Language, speaker: Speaker | None = None, look_only: bool = False) -> None:
        """Without a speaker the table is silent. `look_only`: another copy of the program plays, this one shows the history."""
        super().__init__()
        self.only_looks = look_only
        self._table = table
        self._session: GameSession | None = None
        self._bots: BotDriver | None = None
        self._guided = ""
        self._awake = Awake()
        self.news = DiskNews(self, table, self)
        tree.install()
        self.stage = Stage(self)
        self.narrator = Narrator(self.stage)
        self.setCentralWidget(self.stage)
        self._foley = Foley(speaker, self)
        self.setWindowTitle("Party Games")
        self.setWindowIcon(QIcon(str(resource("icons/partygames.svg"))))
        self.setMinimumSize(640, 400)
        self.resize(1280, 800)
        acts = {"app.shortcuts": self.show_shortcuts, "app.rules": self._rules_of_screen, "app.quit": self.close}
        self.comfort = Comfort(self, self.stage, self.settings, language, self._foley, acts)
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
        self.narrator.begin(screen)
        if old is not None and old is not screen:
            old.deleteLater()

    def to_lobby(self) -> None:
        """Leave the game, which can be continued unless it is over, and show the lobby."""
        self._end_session()
        self._end_guide()
        if self.only_looks:
            self.show_history()
            return
        self.show_screen(Lobby(self, self._table.cut_off()))
        self.news.tell_broken()

    def start_game(self, game: str, seats: tuple[Seat, ...], start: int | None, options: dict[str, object]) -> None:
        """Deal and show the game; a table that cannot play is told why, and nothing is lost."""
        start = SystemRandom().randrange(max(1, len(seats))) if start is None else start
        begin = self._table.start_witch if game == WITCH else self._table.start_doodle
        self._try(lambda: begin(seats, start=start, **options))

    def start_guide(self, game: str) -> None:
        """Show a first round of a game with a coach beside it; nothing of it is kept."""
        from partygames.ui.guide.start import lesson_of

        self._open(lesson_of(game, self.settings.now.seats), guided=True)

    def play_again(self, session: GameSession) -> None:
        """Deal the same game again to the same table."""
        self._try(lambda: self._table.again(session))

    def resume(self) -> None:
        """Go on with the game that was cut off, its clock paused."""
        self._try(self._table.resume)

    def forget_cut_off(self) -> None:
        """Do not offer the game that was cut off any more."""
        self._table.forget_cut_off()

    def show_history(self) -> None:
        """Show what was played."""
        from partygames.ui.history.desk import HistoryDesk

        HistoryDesk(self, self._table.archive()).show_history()

    def switch_language(self) -> None:
        """Switch to the other language at once."""
        self.comfort.switch_language()

    def show_rules(self, game: str) -> None:
        """Lay the rules page over the screen."""
        from partygames.ui.rules_page import RulesPage

        screen = self.stage.screen_shown
        if screen is not None and not any(isinstance(c, RulesPage) for c in screen.covers()):
            try:
                screen.cover(RulesPage(game, self.start_guide if isinstance(screen, Lobby) else None))
            except MissingResource as err:
                self.tell(translate("Table", "The rules cannot be shown"), str(err))

    def show_settings(self) -> None:
        """Lay the settings over the screen."""
        from partygames.ui.settings_sheet import SettingsSheet

        screen = self.stage.screen_shown
        if screen is not None:
            screen.cover(SettingsSheet(self.settings, self.comfort.apply, self._about, self.show_shortcuts))

    def show_shortcuts(self) -> None:
        """Lay the sheet of keys over the screen; where it lies already, put it away."""
        from partygames.ui.shortcuts.sheet import ShortcutSheet

        screen = self.stage.screen_shown
        if screen is None:
            return
        open_one = next((cover for cover in screen.covers() if isinstance(cover, ShortcutSheet)), None)
        if open_one is not None:
            open_one.close_sheet()
        else:
            screen.cover(ShortcutSheet(self.settings, self.comfort.apply, screen.keys_place, self.narrator.say))

    def tell(self, title: str, body: str) -> None:
        """Say something on a sheet of paper."""
        self.ask(title, body, (Action(translate("Table", "OK"), lambda: None, Look.CALM, "tell-ok"),))

    def ask(self, title: str, body: str, actions: tuple[Action, ...]) -> None:
        """Ask something on a sheet of paper."""
        screen = self.stage.screen_shown
        if screen is not None:
            screen.cover(Dialog(title, body, actions))

    def slip(self, text: str) -> None:
        """Say something in passing, over whatever is shown; it takes no tap and goes by itself."""
        screen = self.stage.screen_shown
        if screen is not None:
            Slip.over(screen, text)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep a name that is being typed and what is left of the minute, then go; the game can be continued."""
        self.stage.close_editor()
        self._end_session()
        if self.stage.screen_shown is not None and not self.news.may_close():
            event.ignore()
            return
        self._awake.end()
        screen = self.stage.screen_shown
        if screen is not None:
            screen.left()
            self.stage.setScene(None)
            screen.deleteLater()
        self._foley.close()
        super().closeEvent(event)

    def _try(self, make: Callable[[], GameSession]) -> None:
        """Make a session and show its screen, or say why not."""
        title = translate("Table", "That game cannot start")
        try:
            session = make()
        except RuleError as err:
            from partygames.ui.refusals import sentence

            self.tell(title, sentence(err))
        except CannotResume:
            self.to_lobby()
        except _bad_files() as err:
            self.tell(title, _file_trouble(err))
        else:
            self._open(session)

    def _open(self, session: GameSession, guided: bool = False) -> None:
        self._end_session()
        self._end_guide()
        self._session = session
        self._guided = session.game.NAME if guided else ""
        self._awake.follow(session.clock)
        self._foley.follow(session)
        from partygames.ui.tables import lay, story_of

        self.narrator.follow(session, story_of(session))  # before the screen does: first what happened, then what it asks
        laid = lay(session, self, guided, self.narrator.say)
        self._bots = laid.bots
        self.comfort.drive(laid.bots)
        self.show_screen(laid.screen)

    def _end_guide(self) -> None:
        """Suggest a guided round no more once it was left, at its end or before."""
        game, self._guided = self._guided, ""
        if game:
            self.settings.change(guided=with_game(self.settings.now.guided, game))

    def _end_session(self) -> None:
        session, bots = self._session, self._bots
        self._session = self._bots = None
        if bots is not None:
            bots.stop()
            self.comfort.drive(None)
        self._awake.hold(False)
        if session is not None:
            self._table.leave(session)
            session.deleteLater()

    def _rules_of_screen(self) -> None:
        """Lay the rules over the screen; where they lie uppermost already, put them away."""
        from partygames.ui.rules_page import RulesPage

        screen = self.stage.screen_shown
        top = screen.covers()[-1:] if screen is not None else []
        if top and isinstance(top[0], RulesPage):
            top[0].close_sheet()
            return
        game = self._session.game.NAME if self._session is not None else screen.game if isinstance(screen, Lobby) else ""
        if game:
            self.show_rules(game)

    def _about(self) -> None:
        from partygames.ui.settings_sheet import about_text

        self.tell(translate("Settings", "About this program"), about_text())
