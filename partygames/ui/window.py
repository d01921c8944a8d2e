"""The window: one stage, one screen at a time, and the way from one screen to the next."""

from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWidgets import QMainWindow

from partygames.core.game import RuleError
from partygames.core.paths import MissingResource, resource
from partygames.core.seats import Seat
from partygames.engine.session import GameSession
from partygames.engine.settings import Settings, SettingsFile, with_game
from partygames.engine.table import CannotResume, Table
from partygames.games.registry import WITCH
from partygames.ui.access import tree
from partygames.ui.access.narrator import Narrator
from partygames.ui.awake import Awake
from partygames.ui.disk_news import DiskNews
from partygames.ui.i18n import Language, translate
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.look import TableLook
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.notice import Slip
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.settings_rows import ZOOMS
from partygames.ui.shortcuts import keys
from partygames.ui.shortcuts.window_keys import WindowKeys
from partygames.ui.sound.caption import CaptionLine
from partygames.ui.sound.cues import Sound
from partygames.ui.sound.foley import Foley, caption
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
        self._table, self._language = table, language
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
        self._captions = CaptionLine(lambda: self.stage.screen_shown)
        self._foley.heard.connect(self._caption)
        self._look = TableLook(self)
        self._look.changed.connect(self.stage.restyle)
        self.setWindowTitle("Party Games")
        self.setWindowIcon(QIcon(str(resource("icons/partygames.svg"))))
        self.setMinimumSize(640, 400)
        self.resize(1280, 800)
        keys.use(self.settings.now.keys)
        self._keys = WindowKeys(
            self,
            {
                "app.shortcuts": self.show_shortcuts,
                "app.rules": self._rules_of_screen,
                "app.mute": self._toggle_mute,
                "app.fullscreen": self._toggle_full_screen,
                "app.larger": lambda: self._resize_all(1),
                "app.smaller": lambda: self._resize_all(-1),
                "app.whole": lambda: self._resize_all(0),
                "app.quit": self.close,
            },
        )
        self.stage.key_first = self._keys.press
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
        self._apply(self.settings.change(language=self._language.other))

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
            screen.cover(SettingsSheet(self.settings, self._apply, self._about, self.show_shortcuts))

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
            screen.cover(ShortcutSheet(self.settings, self._apply, screen.keys_place, self.narrator.say))

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
        if session.game.NAME == WITCH:
            from partygames.engine.bots import BotDriver
            from partygames.ui.witch.screen import WitchScreen
            from partygames.ui.witch.story import story

            self._bots = BotDriver(session)  # for people too: a computer may stand in for one who is away
            self._set_pace(self.settings.now)
            screen = None if guided else WitchScreen(session, self, self._bots)
        else:
            from partygames.ui.doodle.screen import DoodleScreen
            from partygames.ui.doodle.story import story

            screen = None if guided else DoodleScreen(session, self)
        if screen is None:
            from partygames.ui.guide.start import screen_of

            screen = screen_of(session, self, self._bots, self.narrator.say)
        self.show_screen(screen)
        self.narrator.follow(session, lambda events: story(events, session.seats))

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
        self._awake.hold(False)
        if session is not None:
            self._table.leave(session)
            session.deleteLater()

    def _apply(self, settings: Settings) -> None:
        self._language.use(settings.language)
        self._look.use(settings.look)
        self._set_pace(settings)
        if keys.use(settings.keys):
            self._keys.follow()
            self.stage.restyle()
        before = self.stage.magnified
        self.stage.set_zoom(settings.zoom)
        if self.stage.magnified > before:
            self._tell_magnified()
        self._foley.volume = 0.0 if settings.muted else settings.volume / 100
        if settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _tell_magnified(self) -> None:
        """Say how to see the rest, in the middle of what is in sight: the corner it would stand in may not be."""
        screen = self.stage.screen_shown
        if screen is not None:
            text = translate("Table", "Move the pointer to see the rest. {key}: back to 100%.")
            slip = Slip.over(screen, text.format(key=keys.shown("app.whole")))
            at = self.stage.mapToScene(self.stage.viewport().rect().center())
            slip.place(at.x(), at.y())

    def _by_key(self, **changes: Any) -> None:
        """Change settings by a key: a sheet of settings that lies open shows what is in force."""
        from partygames.ui.settings_sheet import SettingsSheet

        self._apply(self.settings.change(**changes))
        screen = self.stage.screen_shown
        for cover in screen.covers() if screen is not None else ():
            if isinstance(cover, SettingsSheet):
                cover.follow()

    def _set_pace(self, settings: Settings) -> None:
        """Let everything move, and the computers ponder, as long as the table likes it."""
        Motion.less, Motion.pace = settings.less_motion, settings.pace
        if self._bots is not None:
            self._bots.hurry, self._bots.pace = settings.less_motion, settings.pace / 100

    def _toggle_full_screen(self) -> None:
        self._by_key(full_screen=not self.isFullScreen())

    def _resize_all(self, step: int) -> None:
        """Show everything a step larger or smaller; 0: as it was made."""
        now = self.settings.now.zoom
        beyond = [zoom for zoom in ZOOMS if zoom > now] if step > 0 else [zoom for zoom in reversed(ZOOMS) if zoom < now]
        self._by_key(zoom=100 if step == 0 else next(iter(beyond), now))

    def _toggle_mute(self) -> None:
        muted = not self.settings.now.muted
        self._by_key(muted=muted)
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
        from partygames.ui.settings_sheet import about_text

        self.tell(translate("Settings", "About this program"), about_text())
