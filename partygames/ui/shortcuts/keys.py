"""The keys in force. A handler asks `hit("draw.undo", event)`, whoever shows a key asks `shown("draw.undo")`."""

import re
from collections.abc import Mapping

from PySide6.QtGui import QKeyEvent

from partygames.ui.shortcuts.commands import COMMANDS, NAMED, Command, meet
from partygames.ui.shortcuts.steady import STEADY, Steady
from partygames.ui.shortcuts.strokes import in_words, is_steady, is_stroke, stroke, without_shift

Bound = dict[str, tuple[str, ...]]
"""The keys of every command, by its name."""

_SLOT = re.compile(r"\{([a-z]+\.[a-z-]+)\}")
_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#<>!|~&])")


def steady_on(command: Command, key: str) -> Steady | None:
    """Return what a key always does where this command works; None where it is free for it."""
    return next((one for one in STEADY if key in one.keys and meet(one.place, command.place)), None)


def rivals(bound: Bound, command: Command, key: str) -> list[Command]:
    """Return the other commands that have this key where this one works."""
    return [other for other in COMMANDS if other is not command and key in bound[other.name] and meet(other.place, command.place)]


def _fits(command: Command, key: str) -> bool:
    if not is_stroke(key) or steady_on(command, key) is not None:
        return False
    return key in command.keys or not is_steady(key)


def _clash(bound: Bound, own: Mapping[str, str]) -> str | None:
    """Return a command of `own` whose key another has too, the last first."""
    for command in reversed(COMMANDS):
        if command.name in own and rivals(bound, command, own[command.name]):
            return command.name
    return None


def resolve(own: Mapping[str, str]) -> Bound:
    """Return the keys of all commands where people chose `own`; what cannot be is as the program came, key by key."""
    good = {name: key for name, key in own.items() if name in NAMED and _fits(NAMED[name], key)}
    while True:
        bound = {c.name: (good[c.name],) if c.name in good else c.keys for c in COMMANDS}
        clash = _clash(bound, good)
        if clash is None:
            return bound
        del good[clash]


_now: Bound = resolve({})


def use(own: Mapping[str, str]) -> bool:
    """Put these keys in force and say whether that changed anything."""
    bound = resolve(own)
    changed = bound != _now
    _now.update(bound)
    return changed


def of(name: str) -> tuple[str, ...]:
    """Return the keys of a command."""
    return _now[name]


def hit(name: str, event: QKeyEvent) -> bool:
    """Say whether a pressed key is one of this command's; a letter counts with Shift too where that is nothing else's."""
    pressed = stroke(event)
    if pressed in _now[name]:
        return True
    letter = without_shift(pressed)
    return bool(letter) and letter in _now[name] and not rivals(_now, NAMED[name], pressed)


def hit_any(names: Mapping[str, object] | tuple[str, ...], event: QKeyEvent) -> str | None:
    """Return which of these commands a pressed key belongs to."""
    return next((name for name in names if hit(name, event)), None)


def shown(name: str) -> str:
    """Return the key of a command as people read it; of several the first."""
    return in_words(_now[name][0])


def filled(markdown: str) -> str:
    """Put the keys into a page of Markdown where it says "{draw.undo}"."""
    return _SLOT.sub(lambda found: _MARKDOWN.sub(r"\\\1", shown(found[1])), markdown)
