"""A pressed key as a short text ("E", "Shift+E", "Ctrl+Z", "?"), the same on every keyboard that has the key."""

import sys

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from partygames.ui.i18n import translate

_K, _M = Qt.Key, Qt.KeyboardModifier
_HELD = _M.ShiftModifier | _M.ControlModifier | _M.AltModifier | _M.MetaModifier
_PLAIN = QKeySequence.SequenceFormat.PortableText

STEADY = frozenset(
    (
        *(_K.Key_Tab, _K.Key_Backtab, _K.Key_Return, _K.Key_Enter, _K.Key_Escape, _K.Key_Space, _K.Key_Backspace, _K.Key_Delete),
        *(_K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_Home, _K.Key_End, _K.Key_PageUp, _K.Key_PageDown),
    )
)
"""The keys by which one moves around: no command is put on one of them, whatever is held with it."""

_ONLY_HELD = frozenset(
    (
        *(_K.Key_Shift, _K.Key_Control, _K.Key_Alt, _K.Key_AltGr, _K.Key_Meta, _K.Key_Super_L, _K.Key_Super_R, _K.Key_Hyper_L),
        *(_K.Key_Hyper_R, _K.Key_CapsLock, _K.Key_NumLock, _K.Key_ScrollLock, _K.Key_Mode_switch, _K.Key_Multi_key),
        *(_K.Key_unknown, _K(0)),
    )
)
_GREEK = 0x370
"""From here on scripts have no Latin letters: a key is known by its place instead."""
_BY_SCAN = {
    first + n: ord(letter)
    for first, row in ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
    for n, letter in enumerate(row)
}
"""The letter at each place of a keyboard, by its scan code."""
_X_ABOVE = 8
"""X and Wayland count scan codes from here."""


def stroke(event: QKeyEvent) -> str:
    """Return what is pressed; "" while only Shift and the like are held."""
    key = event.key()
    if is_far(event):
        above = _X_ABOVE if QGuiApplication.platformName() in ("xcb", "wayland") else 0
        key = _BY_SCAN.get(event.nativeScanCode() - above, key)
    return _text(key, event.modifiers())


def is_far(event: QKeyEvent) -> bool:
    """Say whether a key writes a letter of a script without Latin letters."""
    return _GREEK <= event.key() <= sys.maxunicode and chr(event.key()).isalpha()


def _text(key: int, held: Qt.KeyboardModifier) -> str:
    if Qt.Key(key) in _ONLY_HELD:
        return ""
    held &= _HELD
    if 0x20 < key <= sys.maxunicode and not chr(key).isalpha():
        held &= ~_M.ShiftModifier  # where a sign or a digit lies differs from keyboard to keyboard
    return QKeySequence(QKeyCombination(held, Qt.Key(key))).toString(_PLAIN)


def is_stroke(text: str) -> bool:
    """Say whether this is a text that `stroke` gives for some key."""
    read = QKeySequence.fromString(text, _PLAIN)
    if read.count() != 1:
        return False
    return bool(text) and _text(int(read[0].key()), read[0].keyboardModifiers()) == text


def is_steady(text: str) -> bool:
    """Say whether a stroke is one by which one moves around."""
    return QKeySequence.fromString(text, _PLAIN)[0].key() in STEADY


def without_shift(text: str) -> str:
    """Return the letter of a stroke that is a letter with Shift, else ""."""
    return text[6:] if text.startswith("Shift+") and len(text) == 7 else ""


def is_typed(event: QKeyEvent) -> bool:
    """Say whether a key writes something, so that a field to type in wants it."""
    held = event.modifiers() & (_M.ControlModifier | _M.AltModifier)
    return not held and event.text().isprintable() and bool(event.text().strip())


def in_words(text: str) -> str:
    """Return a stroke as people read it: "Ctrl+Z", "Ctrl −", "Del"; on a Mac in its own signs."""
    if sys.platform == "darwin":
        return QKeySequence.fromString(text, _PLAIN).toString(QKeySequence.SequenceFormat.NativeText)
    held, _, key = text.rpartition("+")
    if text.endswith("+"):
        held, key = text[:-1].removesuffix("+"), "+"
    name = {"-": "−", "Backspace": translate("Keys", "Backspace")}.get(key, key)
    return name if not held else f"{held}+{name}" if key.isalnum() else f"{held} {name}"
