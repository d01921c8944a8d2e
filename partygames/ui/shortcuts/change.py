"""Changing a key: what is in force afterwards, and the one sentence that says it."""

from collections.abc import Mapping
from typing import NamedTuple

from partygames.ui.i18n import translate
from partygames.ui.shortcuts.commands import NAMED, Command
from partygames.ui.shortcuts.keys import Bound, resolve, rivals, steady_on
from partygames.ui.shortcuts.strokes import in_words, is_steady, is_stroke


class Change(NamedTuple):
    """The keys that people chose, as they are now, and what is said; `own` is None where nothing changes."""

    own: dict[str, str] | None
    said: str


def _say(text: str, key: str, words: str, other: str = "") -> str:
    return text.format(key=in_words(key), command=words, other=in_words(other) if other else "")


def put(own: Mapping[str, str], name: str, key: str) -> Change:
    """Put a command on another key. Whatever has that key already, in the same place, swaps with it where it can."""
    command, bound = NAMED[name], resolve(own)
    if key in bound[name]:
        return Change(dict(own), _say(translate("Keys", "“{command}” stays on {key}."), key, command.words()))
    if not is_stroke(key):
        return Change(None, translate("Keys", "That key cannot be used. Press another one."))
    if is_steady(key):
        return Change(None, _say(translate("Keys", "{key} is needed to get around. Press another one."), key, ""))
    taken = steady_on(command, key)
    if taken is not None:
        said = translate("Keys", "{key} always means “{command}” here. Press another one.")
        return Change(None, _say(said, key, taken.words()))
    others = rivals(bound, command, key)
    if others:
        return _swap(own, command, key, others, bound)
    return Change(_tidy({**own, name: key}), _say(translate("Keys", "“{command}” is on {key} now."), key, command.words()))


def _swap(own: Mapping[str, str], command: Command, key: str, others: list[Command], bound: Bound) -> Change:
    """Give whoever has the key one of its other keys, or else the key that the command had, if no third one loses its own."""
    other = others[0]
    rest = [one for one in bound[other.name] if one != key]
    theirs = (rest or bound[command.name])[0]
    wanted = {**own, command.name: key, other.name: theirs}
    fits = resolve(wanted)
    if len(others) == 1 and fits == {**bound, command.name: (key,), other.name: (theirs,)}:
        said = translate("Keys", "{key} was “{command}”, which is on {other} now.")
        return Change(_tidy(wanted), _say(said, key, other.words(), theirs))
    said = translate("Keys", "{key} is “{command}” already. Press another one.")
    return Change(None, _say(said, key, other.words()))


def clear(own: Mapping[str, str], name: str) -> Change:
    """Give a command the key it came with; whatever was put on that one goes back to its own too."""
    left = {one: key for one, key in own.items() if one != name}
    said = translate("Keys", "“{command}” is on {key} again.")
    return Change(_tidy(left), _say(said, NAMED[name].keys[0], NAMED[name].words()))


def _tidy(own: Mapping[str, str]) -> dict[str, str]:
    """Return what people chose without what is as it came or cannot be; what a newer version knows stays."""
    bound = resolve(own)
    return {name: key for name, key in own.items() if name not in NAMED or (bound[name] == (key,) != NAMED[name].keys)}
