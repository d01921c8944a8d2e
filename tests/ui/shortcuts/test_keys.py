"""The registry of keys: no key twice in a place, no command without a handler, and what can be put where."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

import partygames
from partygames.ui.shortcuts import change, keys, strokes
from partygames.ui.shortcuts.commands import COMMANDS, NAMED, Place, meet
from partygames.ui.shortcuts.steady import STEADY

NONE, SHIFT, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ALT, KEYPAD = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.KeypadModifier


def press(key, held=NONE, text="", scan=0):
    """Return a pressed key."""
    return QKeyEvent(QEvent.Type.KeyPress, key, held, scan, 0, 0, text)


def source() -> str:
    """Return all of the program but the registry itself."""
    files = sorted(Path(partygames.__file__).parent.rglob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name not in ("commands.py", "shots.py"))


def test_no_key_is_twice_in_a_place():
    for one, other in combinations(COMMANDS, 2):
        if meet(one.place, other.place):
            assert not set(one.keys) & set(other.keys), (one.name, other.name)
    for command in COMMANDS:
        assert not [key for key in command.keys if keys.steady_on(command, key)], command.name


def test_every_key_that_the_program_comes_with_can_be_pressed():
    assert [key for command in COMMANDS for key in command.keys if not strokes.is_stroke(key)] == []
    assert keys.resolve({}) == {command.name: command.keys for command in COMMANDS}


def test_every_command_has_its_handler_and_every_handler_its_command():
    used = set(re.findall(r'"((?:app|lobby|game|draw|guess|witch)\.[a-z]+)"', source()))
    tools = {command.name for command in COMMANDS if command.place is Place.DRAWING}  # tools.py makes their names
    assert used | tools == set(NAMED)


def test_every_place_has_its_keys_on_the_sheet():
    listed = {command.place for command in COMMANDS} | {one.place for one in STEADY}
    assert listed == set(Place)


def test_no_handler_looks_for_a_letter_or_a_function_key_by_itself():
    found = re.findall(r"Qt\.Key\.Key_(?:[A-Z]|F\d+)\b", source())
    assert found == []


@pytest.mark.parametrize(
    ("event", "pressed"),
    [
        (press(Qt.Key.Key_E), "E"),
        (press(Qt.Key.Key_E, SHIFT), "Shift+E"),
        (press(Qt.Key.Key_Z, CTRL | SHIFT), "Ctrl+Shift+Z"),
        (press(Qt.Key.Key_Question, SHIFT), "?"),  # a German, an English and a French keyboard have it elsewhere
        (press(Qt.Key.Key_1, SHIFT), "1"),
        (press(Qt.Key.Key_1, KEYPAD), "1"),
        (press(Qt.Key.Key_Plus, CTRL | SHIFT), "Ctrl++"),
        (press(Qt.Key.Key_F5, ALT), "Alt+F5"),
        (press(Qt.Key.Key_Odiaeresis), "Ö"),
        (press(Qt.Key.Key_Shift, SHIFT), ""),
        (press(Qt.Key(0x42B), scan=31), "S"),  # ы of a Russian keyboard lies where S does
        (press(Qt.Key(0x3A3), CTRL, scan=31), "Ctrl+S"),
    ],
)
def test_a_pressed_key_has_one_name(qapp, event, pressed):
    assert strokes.stroke(event) == pressed
    assert pressed == "" or strokes.is_stroke(pressed)


def test_a_letter_counts_with_shift_where_that_is_nothing_else():
    assert keys.hit("witch.brave", press(Qt.Key.Key_B, SHIFT))
    assert not keys.hit("draw.small-rubber", press(Qt.Key.Key_E, SHIFT))
    assert keys.hit("draw.large-rubber", press(Qt.Key.Key_E, SHIFT))
    assert not keys.hit("witch.brave", press(Qt.Key.Key_B, CTRL))


def test_what_cannot_be_is_as_it_came_key_by_key():
    told = {"witch.hint": "K", "witch.sort": "Foo", "witch.log": "3", "draw.undo": "Tab", "game.pause": "", "hologram.on": "X"}
    bound = keys.resolve(told | {"witch.brave": "Q", "witch.cowardly": "Q"})
    assert bound["witch.hint"] == ("K",)
    for name in ("witch.sort", "witch.log", "draw.undo", "game.pause", "witch.cowardly"):
        assert bound[name] == NAMED[name].keys, name
    assert bound["witch.brave"] == ("Q",)


def test_a_key_that_is_free_is_put_on_a_command_and_one_of_another_place_too():
    assert change.put({}, "witch.hint", "K").own == {"witch.hint": "K"}
    assert change.put({}, "witch.hint", "E").own == {"witch.hint": "E"}  # the rubber is not at that table
    assert change.put({"later.on": "X"}, "witch.hint", "K").own == {"later.on": "X", "witch.hint": "K"}


def test_a_key_that_another_command_has_is_swapped_and_that_is_said():
    done = change.put({}, "witch.hint", "S")
    assert done.own == {"witch.hint": "S", "witch.sort": "H"}
    assert done.said == "S was “Sort the hand”, which is on H now."
    assert change.put(done.own, "witch.hint", "H").own == {}, "and back"


def test_a_command_with_two_keys_keeps_the_other_one():
    done = change.put({}, "draw.undo", "Ctrl+Y")
    assert done.own == {"draw.undo": "Ctrl+Y", "draw.redo": "Ctrl+Shift+Z"}


@pytest.mark.parametrize("key", ["3", "Tab", "Esc", "Space", "Ctrl+Left", "Del"])
def test_keys_to_get_around_with_and_digits_of_cards_stay(key):
    done = change.put({}, "witch.hint", key)
    assert done.own is None
    assert done.said


def test_a_key_of_the_whole_program_is_not_swapped_into_a_place_where_it_is_taken():
    assert change.put({}, "app.mute", "B").own is None, "B is brave, and both"
    assert change.put({}, "witch.hint", "M").own is None, "the sound cannot go to H, which is the history's in the lobby"
    assert change.put({}, "draw.small-rubber", "M").own == {"draw.small-rubber": "M", "app.mute": "E"}


def test_a_swap_takes_no_third_command_its_key():
    own = {"witch.hint": "G"}
    done = change.put(own, "lobby.game", "F1")
    assert done.own is None, "the rules would come to G, which is the hint's at the card table"
    assert done.said == "F1 is “The rules” already. Press another one."


def test_given_back_a_key_whoever_sits_on_it_goes_home_too():
    swapped = change.put({}, "witch.hint", "S").own
    assert change.clear(swapped, "witch.hint").own == {}
    assert change.clear({"witch.hint": "K", "game.pause": "O"}, "witch.hint").own == {"game.pause": "O"}


def test_a_page_of_rules_shows_the_key_that_is_set():
    assert keys.filled("**{draw.undo}** undo, {name} stays") == "**Ctrl+Z** undo, {name} stays"
    keys.use({"draw.undo": "*"})
    assert keys.filled("**{draw.undo}**") == r"**\***"


@pytest.mark.parametrize(
    ("key", "words"),
    [("Ctrl++", "Ctrl +"), ("Ctrl+-", "Ctrl −"), ("Ctrl+Shift+Z", "Ctrl+Shift+Z"), ("+", "+"), ("Del", "Del")],
)
def test_a_key_in_words(key, words):
    assert strokes.in_words(key) == words
