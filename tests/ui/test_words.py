"""Own word packs in the app: the shelf and its editor, by real taps, keys, pastes and input methods."""

import os
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsWidget

from partygames.core.seats import Seat
from partygames.engine.settings import SettingsFile
from partygames.engine.shelf import BASE, Shelf
from partygames.games.doodle_rush.decoding import LOST
from partygames.games.registry import DOODLE
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.lobby.files import Files, _as_file
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.lobby.pack_editor import PackEditor
from partygames.ui.lobby.packs_sheet import PacksSheet
from partygames.ui.scene.dialog import Dialog
from partygames.ui.scene.list_pane import ListPane
from partygames.ui.scene.stage import Stage

LETTERS = "bcdfghjklmnp"
PLAIN = [a * 3 + b * 3 for a in LETTERS for b in LETTERS if a != b]
SEATS = tuple(Seat(i, name) for i, name in enumerate(("Ada", "小明", "Leo", "Zoe")))


class Host:
    """Stand in for the window and remember what was asked."""

    def __init__(self, folder) -> None:
        self.settings = SettingsFile(folder / "settings.json")
        self.settings.change(seats=(*SEATS, None, None), game=DOODLE)
        self.asked = []

    def __getattr__(self, name):
        return lambda *args: self.asked.append((name, *args))


class GivenFiles:
    """Answer for the person at the file dialog."""

    def __init__(self) -> None:
        self.answer, self.suggested = "", []

    def to_read(self, parent) -> str:
        return str(self.answer)

    def to_write(self, parent, name) -> str:
        self.suggested.append(name)
        return str(self.answer)


@pytest.fixture
def host(tmp_path):
    return Host(tmp_path)


@pytest.fixture
def shelf(host):
    return Shelf.beside(host.settings.path)


@pytest.fixture
def stage(qtbot, language):
    language.use("en")
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(1280, 800)
    stage.show()
    qtbot.waitExposed(stage)
    stage.activateWindow()
    qtbot.waitUntil(stage.isActiveWindow)
    yield stage
    stage.close_editor()
    screen = stage.screen_shown
    if screen is not None:
        screen.left()
        stage.setScene(None)
        screen.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def lobby(stage, host):
    return enter(stage, host)


def enter(stage, host) -> Lobby:
    lobby = Lobby(host)
    lobby.files = GivenFiles()
    stage.show_screen(lobby)
    return lobby


def named(lobby, name):
    top = lobby.covers()[-1] if lobby.covers() else None
    items = [i for i in lobby.items() if top is None or top.isAncestorOf(i)]
    return next(i for i in items if getattr(i, "objectName", lambda: "")() == name)


def tap(stage, item, at=None):
    spot = stage.mapFromScene(item.mapToScene(at if at is not None else item.rect().center()))
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def tap_named(stage, lobby, *names):
    for name in names:
        tap(stage, named(lobby, name))


def top(lobby, kind):
    cover = lobby.covers()[-1]
    assert isinstance(cover, kind), cover
    return cover


def open_packs(stage, lobby) -> PacksSheet:
    tap_named(stage, lobby, "word-pack")
    return top(lobby, PacksSheet)


def open_editor(stage, lobby, shelf=None, text=None) -> PackEditor:
    """Open the editor on a new pack, or on one with these lines."""
    if text is None:
        open_packs(stage, lobby)
        tap_named(stage, lobby, "pack-new")
    else:
        pack = shelf.add("Own", text)
        lobby.host.settings.change(pack=pack.id)
        open_packs(stage, lobby)
        tap_named(stage, lobby, "pack-edit")
    return top(lobby, PackEditor)


def type_in(stage, text):
    for line_number, line in enumerate(text.split("\n")):
        if line_number:
            QTest.keyClick(stage.viewport(), Qt.Key.Key_Return)
        QTest.keyClicks(stage.viewport(), line)


def said(pane: ListPane) -> list[str]:
    return [line.text for line in pane.lines]


def clipboard(text="", html=""):
    data = QMimeData()
    data.setText(text)
    if html:
        data.setHtml(html)
    QGuiApplication.clipboard().setMimeData(data)


# -- choosing


def test_the_lobby_plays_with_our_words_until_another_pack_is_chosen(stage, host, lobby, shelf):
    assert lobby.options.pack.text == "Our 600 words"
    own = shelf.add("外婆的词", "\n".join(PLAIN[:60]))
    sheet = open_packs(stage, lobby)
    assert said(sheet.list) == ["Our 600 words", "外婆的词"]
    tap(stage, sheet.list, QPointF(100, 90))
    assert "60 word" in sheet.facts.text
    assert SettingsFile(host.settings.path).now.pack == own.id
    tap_named(stage, lobby, "packs-ok")
    assert lobby.options.pack.text == "外婆的词"
    tap_named(stage, lobby, "play")
    options = next(asked for asked in host.asked if asked[0] == "start_game")[4]
    assert (options["pack"], options["family"]) == (own.id, False)


def test_family_words_are_a_choice_of_the_table(stage, host, lobby):
    sheet = open_packs(stage, lobby)
    tap(stage, sheet.family.buttons[1])
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Escape)
    assert lobby.options.pack.text == "Our 600 words · family"
    tap_named(stage, lobby, "play")
    assert next(asked for asked in host.asked if asked[0] == "start_game")[4]["family"] is True
    assert SettingsFile(host.settings.path).now.family


def test_too_few_words_for_this_table_are_said_before_the_deal(stage, host, shelf):
    lines = [*PLAIN[:20], *(f"{word},hard" for word in PLAIN[20:40])]
    host.settings.change(pack=shelf.add("Own", "\n".join(lines)).id)
    lobby = enter(stage, host)
    assert lobby.options.note.text == "Too few words: 20 of 24."
    tap_named(stage, lobby, "play")
    assert host.asked == []
    tap(stage, lobby.options.difficulty.buttons[1])
    tap_named(stage, lobby, "play")
    assert [asked[0] for asked in host.asked] == ["start_game"]


def test_too_few_family_words_are_said_as_such(stage, host, shelf):
    lines = [*PLAIN[:20], *(f"{word},,,scary" for word in PLAIN[20:40])]
    host.settings.change(pack=shelf.add("Own", "\n".join(lines)).id, family=True)
    lobby = enter(stage, host)
    assert lobby.options.note.text == "Too few family words: 20 of 24."
    sheet = open_packs(stage, lobby)
    tap(stage, sheet.family.buttons[0])
    tap_named(stage, lobby, "packs-ok")
    tap_named(stage, lobby, "play")
    assert [asked[0] for asked in host.asked] == ["start_game"]


def test_a_pack_that_is_gone_or_damaged_gives_way_to_ours(stage, host, shelf, tmp_path):
    host.settings.change(pack="00000000")
    lobby = enter(stage, host)
    assert (lobby.words.id, lobby.covers()) == (BASE, [])
    pack = shelf.add("Own", "apple")
    (tmp_path / "packs" / f"{pack.id}.json").write_bytes(b"\x00broken")
    host.settings.change(pack=pack.id)
    lobby = enter(stage, host)
    dialog = top(lobby, Dialog)
    assert "set aside" in dialog.body.text
    assert "{" not in dialog.body.text
    tap_named(stage, lobby, "tell-ok")
    assert SettingsFile(host.settings.path).now.pack == BASE
    assert any(path.read_bytes() == b"\x00broken" for path in (tmp_path / "packs").iterdir())


def test_a_damaged_pack_on_the_shelf_is_told_once(stage, host, lobby, shelf, tmp_path):
    pack = shelf.add("Own", "apple")
    (tmp_path / "packs" / f"{pack.id}.json").write_bytes(b"{")
    tap_named(stage, lobby, "word-pack")
    assert "set aside" in top(lobby, Dialog).body.text
    tap_named(stage, lobby, "tell-ok")
    assert said(top(lobby, PacksSheet).list) == ["Our 600 words"]
    tap_named(stage, lobby, "packs-ok", "word-pack")
    top(lobby, PacksSheet)


# -- the shelf


def test_a_new_pack_is_made_typed_and_played_with(stage, host, lobby, shelf):
    open_editor(stage, lobby)
    type_in(stage, "apple\ntug of war")
    tap_named(stage, lobby, "words-ok")
    sheet = top(lobby, PacksSheet)
    assert sheet.name.text == "My words"
    assert shelf.load(host.settings.now.pack).text == "apple\ntug of war"


def test_our_words_are_copied_to_be_changed(stage, host, lobby, shelf):
    open_packs(stage, lobby)
    tap_named(stage, lobby, "pack-edit")
    editor = top(lobby, PackEditor)
    assert [label.text for label in editor.counts] == ["Easy: enough for 6 players", "Hard: enough for 6 players"]
    assert said(editor.remarks) == []
    assert len(shelf.load(host.settings.now.pack).text.splitlines()) == 600


def test_ours_cannot_be_renamed_or_deleted(stage, lobby):
    open_packs(stage, lobby)
    assert not named(lobby, "pack-rename").isVisible()
    assert not named(lobby, "pack-delete").isVisible()


def test_a_pack_is_renamed(stage, host, shelf):
    pack = shelf.add("Own", "apple")
    host.settings.change(pack=pack.id)
    lobby = enter(stage, host)
    sheet = open_packs(stage, lobby)
    for typed, name in (("Grandma", "Grandma"), ("  ", "Grandma"), ("x" * 90, "x" * 40)):
        tap_named(stage, lobby, "pack-rename")
        stage._editor.selectAll()
        QTest.keyClicks(stage._editor, typed)
        QTest.keyClick(stage._editor, Qt.Key.Key_Return)
        assert (sheet.name.text, shelf.load(pack.id).name, said(sheet.list)[1]) == (name,) * 3
    assert shelf.load(pack.id).text == "apple"


def test_escape_in_the_name_takes_it_and_closes(stage, host, shelf):
    pack = shelf.add("Own", "apple")
    host.settings.change(pack=pack.id)
    lobby = enter(stage, host)
    open_packs(stage, lobby)
    tap_named(stage, lobby, "pack-rename")
    QTest.keyClicks(stage._editor, "Grandma")
    QTest.keyClick(stage._editor, Qt.Key.Key_Escape)
    assert stage._editor is None
    assert lobby.covers() == []
    assert lobby.options.pack.text == shelf.load(pack.id).name == "Grandma"


def test_the_words_of_the_program_are_missing(stage, lobby, monkeypatch):
    monkeypatch.setenv("PARTYGAMES_RESOURCES", "/nowhere")
    sheet = open_packs(stage, lobby)
    assert "words/base.csv" in sheet.facts.text
    tap_named(stage, lobby, "packs-ok")


def test_a_pack_is_deleted_only_after_a_question(stage, host, shelf):
    pack = shelf.add("Own", "apple")
    host.settings.change(pack=pack.id)
    lobby = enter(stage, host)
    sheet = open_packs(stage, lobby)
    tap_named(stage, lobby, "pack-delete")
    assert "Own" in top(lobby, Dialog).title.text
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Escape)
    assert shelf.load(pack.id).text == "apple"
    tap_named(stage, lobby, "pack-delete", "delete-yes")
    assert said(sheet.list) == ["Our 600 words"]
    assert host.settings.now.pack == BASE
    assert shelf.packs() == ((), ())


def test_a_disk_that_refuses_is_told_and_changes_nothing(stage, host, shelf, monkeypatch):
    pack = shelf.add("Own", "apple")
    host.settings.change(pack=pack.id)
    lobby = enter(stage, host)
    open_packs(stage, lobby)

    def full(*_args, **_more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("partygames.core.files.os.replace", full)
    monkeypatch.setattr("pathlib.Path.unlink", full)
    tap_named(stage, lobby, "pack-new")
    assert "No space left" in top(lobby, Dialog).body.text
    tap_named(stage, lobby, "tell-ok", "pack-rename")
    QTest.keyClicks(stage._editor, "New")
    QTest.keyClick(stage._editor, Qt.Key.Key_Return)
    assert "No space left" in top(lobby, Dialog).body.text
    tap_named(stage, lobby, "tell-ok", "pack-delete", "delete-yes")
    assert "No space left" in top(lobby, Dialog).body.text
    monkeypatch.undo()
    assert shelf.load(pack.id).name == "Own"


# -- typing


def test_the_count_follows_the_typing(stage, lobby, qtbot):
    editor = open_editor(stage, lobby)
    assert [label.text for label in editor.counts] == [
        "Easy: 18 more words for three players",
        "Hard: 18 more words for three players",
    ]
    clipboard("\n".join(PLAIN[:29]))
    QTest.keyClick(stage.viewport(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    type_in(stage, "\nbanana,hard")
    qtbot.waitUntil(lambda: editor.counts[1].text == "Hard: enough for 5 players")
    assert editor.counts[0].text == "Easy: enough for 4 players"
    assert editor.found.text == "30 words"


def test_remarks_carry_their_lines_and_lead_there(stage, lobby, shelf):
    text = "apple, 苹果\n\nThe Apple\ncat\ncats\nT恤\na,b,c\n" + "x" * 60 + f"\nab{LOST}\ndog,hen"
    editor = open_editor(stage, lobby, shelf, text)
    assert [line.split(":")[0].split(" is ")[0] for line in said(editor.remarks)] == [
        f"Line {n}" for n in (2, 3, 5, 6, 7, 8, 9, 10)
    ]
    assert editor.edit.odd == {2, 3, 5, 6, 7, 8, 9, 10}
    assert "line 1" in said(editor.remarks)[1]
    tap(stage, editor.remarks, QPointF(60, 2.5 * editor.remarks.row))
    assert editor.edit.textCursor().blockNumber() == 4
    type_in(stage, "!")
    assert editor.edit.toPlainText().splitlines()[4] == "cats!"


def test_a_chinese_input_method_types_words(stage, lobby):
    editor = open_editor(stage, lobby)
    for preedit, commit in (("ping", ""), ("pingguo", ""), ("", "苹果")):
        event = QInputMethodEvent(preedit, [])
        event.setCommitString(commit)
        QApplication.sendEvent(stage, event)
    type_in(stage, "\n")
    event = QInputMethodEvent("", [])
    event.setCommitString("火山")
    QApplication.sendEvent(stage, event)
    assert editor.edit.toPlainText() == "苹果\n火山"


def test_the_view_lets_input_methods_work_in_the_lines_alone(stage, lobby):
    open_editor(stage, lobby)
    assert stage.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    assert stage.inputMethodQuery(Qt.InputMethodQuery.ImEnabled)
    spot = stage.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    area = top(lobby, PackEditor).area
    assert area.mapRectToScene(area.rect()).contains(stage.mapToScene(spot.toRect().center()))


def test_what_is_still_composed_is_kept_when_the_sheet_is_closed(stage, host, lobby, shelf):
    open_editor(stage, lobby)
    type_in(stage, "apple\n")
    QApplication.sendEvent(stage, QInputMethodEvent("火山", []))
    tap_named(stage, lobby, "words-ok")
    assert shelf.load(host.settings.now.pack).text == "apple\n火山"


def test_undo_and_redo_by_key_and_by_button(stage, lobby):
    editor = open_editor(stage, lobby)
    assert not named(lobby, "words-undo").isEnabled()
    clipboard("apple\npear")
    tap_named(stage, lobby, "words-paste")
    assert editor.edit.toPlainText() == "apple\npear"
    tap_named(stage, lobby, "words-undo")
    assert editor.edit.toPlainText() == ""
    tap_named(stage, lobby, "words-redo")
    assert editor.edit.toPlainText() == "apple\npear"
    editor.area.setFocus()
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.edit.toPlainText() == ""


def test_a_paste_is_plain_text_of_bounded_size(stage, lobby):
    editor = open_editor(stage, lobby)
    clipboard("apple", "<h1>apple</h1><img src='file:///etc/passwd'>")
    tap_named(stage, lobby, "words-paste")
    assert editor.edit.toPlainText() == "apple"
    for monster, why in (("x" * 1_000_000, "too long"), ("x\n" * 400_000, "too much")):
        clipboard(monster)
        tap_named(stage, lobby, "words-paste")
        assert editor.edit.toPlainText() == "apple"
        assert why in editor.found.text
    QGuiApplication.clipboard().clear()
    tap_named(stage, lobby, "words-paste")
    files = QMimeData()
    files.setText("file:///tmp/words.txt")
    files.setUrls(["file:///tmp/words.txt"])
    editor.edit.insertFromMimeData(files)
    assert editor.edit.toPlainText() == "apple"


def test_words_are_kept_while_one_types(stage, host, lobby, shelf, qtbot):
    """Kill the program at any moment: what was typed before the last second is there."""
    editor = open_editor(stage, lobby)
    type_in(stage, "apple")
    qtbot.waitUntil(lambda: shelf.load(host.settings.now.pack).text == "apple", timeout=5_000)
    assert editor.edit.toPlainText() == "apple"


def test_leaving_the_lobby_keeps_the_words(stage, host, lobby, shelf):
    open_editor(stage, lobby)
    type_in(stage, "apple")
    lobby.left()
    assert shelf.load(host.settings.now.pack).text == "apple"


def test_escape_closes_and_keeps(stage, host, lobby, shelf):
    open_editor(stage, lobby)
    type_in(stage, "apple")
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Escape)
    top(lobby, PacksSheet)
    assert shelf.load(host.settings.now.pack).text == "apple"


def test_a_full_disk_is_said_and_the_words_stay_on_the_sheet(stage, host, lobby, shelf, monkeypatch):
    editor = open_editor(stage, lobby)

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    type_in(stage, "apple")
    tap_named(stage, lobby, "words-ok")
    assert "No space left" in top(lobby, Dialog).body.text
    tap_named(stage, lobby, "words-stay")
    assert "No space left" in editor.found.text
    type_in(stage, "s")
    assert editor.edit.toPlainText() == "apples"
    monkeypatch.undo()
    assert editor.keep()
    editor.look()
    assert editor.found.text == "1 word"
    tap_named(stage, lobby, "words-ok")
    assert shelf.load(host.settings.now.pack).text == "apples"


def test_a_full_disk_lets_go_after_a_question(stage, host, lobby, shelf, monkeypatch):
    open_editor(stage, lobby)
    monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    type_in(stage, "apple")
    tap_named(stage, lobby, "words-ok", "words-lose")
    monkeypatch.undo()
    top(lobby, PacksSheet)
    assert shelf.load(host.settings.now.pack).text == ""


# -- files


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "gb18030", "utf-16"])
def test_a_list_is_imported_whatever_wrote_it(stage, host, lobby, shelf, tmp_path, codec):
    path = tmp_path / "外婆的词.txt"
    path.write_bytes("苹果\r\n火山\r\n消防员\r\n苹果\r\n".encode(codec))
    lobby.files.answer = path
    open_packs(stage, lobby)
    tap_named(stage, lobby, "pack-import")
    editor = top(lobby, PackEditor)
    assert editor.title.text == "外婆的词"
    assert editor.found.text.startswith("3 words · 1 remark · read as ")
    assert said(editor.remarks) == ["Line 4: “苹果” is on line 1 already."]
    assert shelf.load(host.settings.now.pack).name == "外婆的词"


BAD_FILES = [
    (b"\x89PNG\r\n\x1a\n" + bytes(4000), "not text"),
    (b"word\n" * 2_000_000, "too big"),
    (b"word " * 100_000, "Line 1 of it is far too long"),
    (b"a\n" * 400_000, "too much"),
    (None, "cannot be opened"),
]


@pytest.mark.parametrize(("data", "sentence"), BAD_FILES)
def test_a_file_that_is_no_list_is_refused_with_one_sentence(stage, host, lobby, shelf, tmp_path, data, sentence):
    path = tmp_path / "photo.png"
    if data is not None:
        path.write_bytes(data)
    lobby.files.answer = path
    open_packs(stage, lobby)
    tap_named(stage, lobby, "pack-import")
    assert sentence in top(lobby, Dialog).body.text
    assert shelf.packs() == ((), ())


def test_a_person_may_think_better_of_it(stage, lobby, shelf):
    open_packs(stage, lobby)
    tap_named(stage, lobby, "pack-import", "pack-export")
    top(lobby, PacksSheet)
    assert shelf.packs() == ((), ())


def test_words_are_exported_as_a_table_and_as_plain_text(stage, host, shelf, tmp_path):
    text = "apple, 苹果, easy\n\nThe apple\ncat"
    host.settings.change(pack=shelf.add("Own", text).id)
    lobby = enter(stage, host)
    open_packs(stage, lobby)
    for name, data in (
        ("own.csv", "\ufeffenglish,chinese,difficulty,tags\r\napple,苹果,easy,\r\ncat,,,\r\n"),
        ("own.TXT", text + "\n"),
    ):
        lobby.files.answer = tmp_path / name
        tap_named(stage, lobby, "pack-export")
        assert top(lobby, Dialog).title.text == "Exported"
        assert (tmp_path / name).read_bytes() == data.encode()
        tap_named(stage, lobby, "tell-ok")
    assert lobby.files.suggested == ["Own", "Own"]


def test_an_export_that_fails_is_told_and_leaves_the_old_file(stage, lobby, tmp_path, monkeypatch):
    lobby.files.answer = tmp_path / "words.csv"
    lobby.files.answer.write_bytes(b"old")
    open_packs(stage, lobby)
    monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    tap_named(stage, lobby, "pack-export")
    monkeypatch.undo()
    assert "No space left" in top(lobby, Dialog).body.text
    assert lobby.files.answer.read_bytes() == b"old"


def test_our_words_are_exported_too(stage, lobby, tmp_path):
    lobby.files.answer = tmp_path / "ours.csv"
    open_packs(stage, lobby)
    tap_named(stage, lobby, "pack-export")
    assert len(lobby.files.answer.read_text(encoding="utf-8-sig").splitlines()) == 601


@pytest.mark.parametrize(("name", "file"), [("外婆的词", "外婆的词"), ("../a/b:c*", "abc"), ("???", "words"), ("", "words")])
def test_a_suggested_file_name_is_one_on_every_system(name, file):
    assert _as_file(name) == file


@pytest.mark.parametrize(
    ("chosen", "kind", "path"),
    [
        *[("", "", ""), ("/a/w", "Plain text (*.txt)", "/a/w.txt"), ("/a/w", "Table for spreadsheets (*.csv)", "/a/w.csv")],
        *[("/a/w.TXT", "Table for spreadsheets (*.csv)", "/a/w.TXT"), ("/a/w.v2", "", "/a/w.v2.csv")],
    ],
)
def test_the_ending_says_how_it_is_written(stage, monkeypatch, chosen, kind, path):
    monkeypatch.setattr("partygames.ui.lobby.files.QFileDialog.getSaveFileName", lambda *_: (chosen, kind))
    assert Files().to_write(stage, "Own") == path


# -- the whole way


def test_the_keyboard_alone_makes_a_pack_and_comes_back(stage, host, lobby, shelf):
    def go_to(name):
        for _ in range(60):
            focus = lobby.focusItem()
            if focus is not None and focus.objectName() == name:
                return
            QTest.keyClick(stage.viewport(), Qt.Key.Key_Tab)
        raise AssertionError(name)

    go_to("word-pack")
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Return)
    go_to("pack-new")
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Return)
    type_in(stage, "apple\npear")
    go_to("words-ok")
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Space)
    assert shelf.load(host.settings.now.pack).text == "apple\npear"
    sheet = top(lobby, PacksSheet)
    sheet.list.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Up)
    assert host.settings.now.pack == BASE
    QTest.keyClick(stage.viewport(), Qt.Key.Key_End)
    assert host.settings.now.pack != BASE


def test_a_long_list_is_scrolled_by_wheel_drag_and_keys(stage, lobby, shelf):
    for n in range(40):
        shelf.add(f"Pack {n:02}", "")
    pane = open_packs(stage, lobby).list
    pane.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(stage.viewport(), Qt.Key.Key_End)
    assert pane.current == 40
    assert pane.at == pane.furthest > 0
    QTest.keyClick(stage.viewport(), Qt.Key.Key_PageUp)
    assert pane.at < pane.furthest
    middle = stage.mapFromScene(pane.mapToScene(pane.rect().center()))
    before = pane.at
    QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 6):
        QTest.mouseMove(stage.viewport(), middle + QPoint(0, 20 * step))
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=middle + QPoint(0, 100))
    assert pane.at < before
    assert pane.current == 40, "a drag chooses nothing"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280), (3840, 2160)])
def test_nothing_overlaps_or_leaves_its_sheet(stage, lobby, shelf, size):
    stage.resize(*size)
    editor = open_editor(stage, lobby, shelf, "apple\n\napple\n" + "\n".join(PLAIN))
    sheet = lobby.covers()[-2]
    for cover in (sheet, editor):
        whole = cover.sheet.rect()
        parts = [i for i in cover.sheet.childItems() if isinstance(i, QGraphicsWidget) and i.isVisible()]
        boxes = {i: i.geometry() for i in parts}
        for item, box in boxes.items():
            assert whole.contains(box), (item, box)
        for (a, one), (b, other) in combinations(boxes.items(), 2):
            if {a, b} == {cover.title, cover.close_button}:
                continue
            inner = one.intersected(other)
            assert inner.width() * inner.height() == pytest.approx(0), (a, b)


def test_a_game_is_played_with_own_words_to_the_curtain(open_window, tmp_path):
    shelf = Shelf(tmp_path / "packs")
    SettingsFile(tmp_path / "settings.json").change(
        language="en", seats=(*SEATS, None, None), pack=shelf.add("Own", "\n".join(PLAIN[:24])).id
    )
    window = open_window()
    tap_named(window.stage, window.stage.screen_shown, "play")
    assert isinstance(window.stage.screen_shown, DoodleScreen)
    words = {word.en for hand in window.session.setup.words for word in hand}
    assert words == set(PLAIN[:24])
    first = window.session
    window.play_again(first)
    assert {word.en for hand in window.session.setup.words for word in hand} == words


def test_a_closed_window_keeps_the_words_that_are_typed_and_composed(open_window, qtbot, tmp_path):
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    lobby = window.stage.screen_shown
    tap_named(window.stage, lobby, "word-pack", "pack-new")
    type_in(window.stage, "apple\n")
    QApplication.sendEvent(window.stage, QInputMethodEvent("火山", []))
    open_window.shut()
    ((pack,), _) = Shelf(tmp_path / "packs").packs()
    assert Shelf(tmp_path / "packs").load(pack.id).text == "apple\n火山"


def test_a_pack_that_shrank_since_is_told_when_playing_again(open_window, tmp_path):
    shelf = Shelf(tmp_path / "packs")
    pack = shelf.add("Own", "\n".join(PLAIN[:24]))
    window = open_window()
    window.start_game(DOODLE, SEATS, 0, {"pack": pack.id})
    shelf.save(pack.id, "Own", "apple")
    window.play_again(window.session)
    assert "only 1 such words" in window.stage.screen_shown.covers()[-1].body.text


def test_the_language_switches_while_the_editor_is_open(open_window, qtbot):
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    lobby = window.stage.screen_shown
    tap_named(window.stage, lobby, "word-pack", "pack-new")
    type_in(window.stage, "apple")
    for code in ("zh_CN", "en"):
        window.settings.change(language=code)
        window.comfort.apply(window.settings.now)
        QApplication.processEvents()
    editor = top(lobby, PackEditor)
    assert editor.edit.toPlainText() == "apple"
    assert editor.ok.text == "Done"
