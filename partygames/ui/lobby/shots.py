"""The states of the lobby, for `partygames shots`."""

from collections.abc import Callable, Iterator

from partygames.core.seats import Player, Seat
from partygames.engine.shelf import BASE, Shelf
from partygames.engine.table import CutOff
from partygames.games.registry import DOODLE, WITCH, game
from partygames.games.witch_express.house import shipped_house
from partygames.ui.i18n import translate
from partygames.ui.lobby.house_sheet import HouseSheet
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.lobby.pack_editor import PackEditor
from partygames.ui.lobby.pack_files import base_lines
from partygames.ui.lobby.packs_sheet import PacksSheet
from partygames.ui.navigator import Host
from partygames.ui.pen_tester import PenTester
from partygames.ui.rules_page import RulesPage
from partygames.ui.scene.button import Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.stage import Screen
from partygames.ui.settings_sheet import SettingsSheet, about_text

NAMES = ("小明", "阿珍", "Leo", "外婆", "Maximiliane-Charlotte X", "👩‍🚀 宇航员小林同学")


def _seats(n: int) -> tuple[Seat | None, ...]:
    players = (Player.HUMAN, Player.HUMAN, Player.HUMAN, Player.HUMAN, Player.NORMAL, Player.HARD)
    return tuple(Seat(i, NAMES[i], players[i]) if i < n else None for i in range(6))


def _cut_off(seats: tuple[Seat, ...]) -> CutOff:
    witch = game(WITCH)
    state = witch.start(witch.Setup(len(seats), 5, house=shipped_house()))
    return CutOff(WITCH, seats, witch.view_for(state, None), None)


def _tasks() -> HouseSheet:
    sheet = HouseSheet(shipped_house(), lambda _: None)
    sheet.page.buttons[1].click()
    return sheet


def states(host: Host) -> Iterator[tuple[str, Screen]]:
    """Yield the first start, a full table, too few players, a cut-off game, and what can be laid over the lobby."""
    host.settings.change(seats=(), game=DOODLE)
    yield "lobby-first-start", Lobby(host)
    host.settings.change(seats=(), game=WITCH)
    yield "lobby-first-witch", Lobby(host)
    host.settings.change(seats=_seats(6), guided=(DOODLE, WITCH))
    yield "lobby-witch-six", Lobby(host)
    host.settings.change(seats=_seats(4), game=DOODLE, handicaps=(100, 100, 150, 200))
    four = tuple(s for s in _seats(4) if s is not None)
    yield "lobby-continue", Lobby(host, _cut_off(four))
    host.settings.change(seats=_seats(2), handicaps=())
    yield "lobby-too-few", Lobby(host)
    host.settings.change(seats=_seats(4), typed=True)
    yield "lobby-typed", Lobby(host)
    host.settings.change(typed=False)
    host.settings.change(seats=_seats(4), game=WITCH)
    for name, cover in (
        ("lobby-settings", lambda: SettingsSheet(host.settings, lambda _: None, lambda: None, lambda: None)),
        ("pen-tester", lambda: PenTester(host.settings.now)),
        ("lobby-house-rules", lambda: HouseSheet(shipped_house(), lambda _: None)),
        ("lobby-house-tasks", _tasks),
        ("rules-doodle", lambda: RulesPage(DOODLE, lambda _: None)),
        ("rules-witch", lambda: RulesPage(WITCH)),
        (
            "about",
            lambda: Dialog(
                translate("Settings", "About this program"),
                about_text(),
                (Action(translate("Table", "OK"), lambda: None, Look.CALM),),
            ),
        ),
    ):
        screen = Lobby(host)
        screen.cover(cover())
        yield name, screen
    yield from _word_packs(host)


GRANDMA = """apple, 苹果
tug of war, 拔河
糖葫芦

外婆的老花镜
The Apple
cat, 猫, easy
cats
卡拉OK
freedom, 自由, hard
dog, cat, mouse, elephant
a very long word that nobody could ever write under a board
"""


def _word_packs(host: Host) -> Iterator[tuple[str, Screen]]:
    """Yield the states of the shelf of word packs and of its editor."""
    host.settings.change(game=DOODLE, seats=_seats(5), pack=BASE, family=True)
    shelf = Shelf.beside(host.settings.path)
    words = base_lines().splitlines()
    own = [shelf.add(name, text) for name, text in (("外婆的词", GRANDMA), ("Class 4b", "\n".join(words[:60:2])))]

    def over(*covers: Callable[[Lobby], Cover]) -> Lobby:
        lobby = Lobby(host)
        for make in covers:
            cover = lobby.cover(make(lobby))
            if isinstance(cover, PacksSheet):
                cover.refresh()
        return lobby

    def packs(lobby: Lobby) -> PacksSheet:
        return PacksSheet(lobby.shelf, host.settings, lobby.files)

    yield "words-base-family", over(packs)
    host.settings.change(pack=own[0].id, family=False)
    yield "lobby-words-too-few", Lobby(host)
    yield "words-own", over(packs)
    yield "words-editor-remarks", over(packs, lambda lobby: PackEditor(shelf, *own[0], GRANDMA))
    yield "words-editor-empty", over(packs, lambda lobby: PackEditor(shelf, own[1].id, translate("Words", "My words"), ""))
    long = "\n".join(words)
    note = translate("Words", "read as {encoding}").format(encoding="GB18030")
    yield "words-editor-long", over(packs, lambda lobby: PackEditor(shelf, *own[1], long, note=note))
    lobby = over(packs)
    lobby.covers()[-1].delete.click()
    yield "words-delete", lobby
    host.settings.change(pack=BASE)
