"""What the table last chose: language, names, options. One small JSON file, written whole or not at all."""

import contextlib
import os
import shutil
import time
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from partygames.core.seats import Seat
from partygames.engine.shelf import BASE
from partygames.games.registry import DOODLE
from partygames.ink.width import GAMMA_MAX, GAMMA_MIN

PACE_MAX = 200

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A key as the screen names it; what names none there is as the program came."""


class Settings(msgspec.Struct, frozen=True):
    """The remembered choices of this machine. `seats`: the last table, None for a free seat; `handicaps`: percent of
    the drawing minute at each place of the lobby.

    `pack`: the id of the word pack (engine.shelf); `family`: only its family words.
    `language` and `look` ("light", "dark") follow the system where they are "".
    `zoom` and `volume` are in percent; `captions` says in words what is to be heard.
    `typed`: guesses are typed instead of said aloud; `auto_judge`: then an exact one counts at once (DD-5).
    `pen_gamma` bends the pressure (ink.width.curve): below 1 the pen is soft, above it firm.
    `guided`: the games whose guided round was played, or declined: it is not suggested any more.
    `pace`: how long movements and the computers' pondering take, in percent; 0 is at once.
    `keys`: what people chose to press for a command, by its name; the others are as the program came.
    """

    language: str = ""
    look: Literal["", "light", "dark"] = ""
    game: Literal["doodle-rush", "witch-express"] = DOODLE
    seats: tuple[Seat | None, ...] = ()
    difficulty: Literal["easy", "hard"] = "easy"
    minute_s: Literal[45, 60, 90, 120] = 60
    typed: bool = False
    auto_judge: bool = False
    handicaps: tuple[int, ...] = ()
    guided: tuple[str, ...] = ()
    pack: str = BASE
    family: bool = False
    left_handed: bool = False
    pen_gamma: Annotated[float, msgspec.Meta(ge=GAMMA_MIN, le=GAMMA_MAX)] = 1.0
    ignore_rubber_end: bool = False
    pen_only: bool = False
    less_motion: bool = False
    pace: Annotated[int, msgspec.Meta(ge=0, le=PACE_MAX)] = 100
    full_screen: bool = False
    zoom: Annotated[int, msgspec.Meta(ge=80, le=250)] = 100
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    muted: bool = False
    captions: bool = False
    keys: dict[str, Key] = {}

    def pen_options(self) -> dict[str, Any]:
        """Return what a pen has to know, by the names of its options."""
        return {"gamma": self.pen_gamma, "ignore_rubber_end": self.ignore_rubber_end, "pen_only": self.pen_only}


def with_game(guided: tuple[str, ...], game: str) -> tuple[str, ...]:
    """Return the games whose guided round is not suggested any more, with this one."""
    return guided if game in guided else (*guided, game)


class SettingsFile:
    """The settings and the file they live in; a value that cannot be read falls back to its default, the others stay.

    `damaged`: the names of the values that could not be read, "" for the file as a whole; the file as it was is kept under
    another name before it is written again (`set_aside`). What a newer version keeps there, unknown to this one, stays.
    """

    def __init__(self, path: Path, read_only: bool = False) -> None:
        self.path, self._read_only = path, read_only
        self._unknown: dict[str, Any] = {}
        self.damaged: tuple[str, ...] = ()
        self.set_aside = ""
        self.now = self._load()
        if self.damaged and not read_only:
            self._keep_damaged()

    def change(self, **values: Any) -> Settings:
        """Change some values and write the file; a disk that refuses is not worth a word: the values hold until the end."""
        self.now = msgspec.structs.replace(self.now, **values)
        if self._read_only:
            return self.now
        part = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            told = self._unknown | msgspec.to_builtins(self.now)
            part.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
            os.replace(part, self.path)
        except OSError:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
        return self.now

    def _load(self) -> Settings:
        try:
            raw = msgspec.json.decode(self.path.read_bytes())
        except OSError:
            return Settings()  # no file: the first start; one that cannot be read now is no damaged one
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raw = None
        if not isinstance(raw, dict):
            self.damaged = ("",)
            return Settings()
        good: dict[str, Any] = {}
        for field in msgspec.structs.fields(Settings):
            if field.name in raw:
                value = raw.pop(field.name)
                try:
                    good[field.name] = msgspec.convert(value, field.type)
                except msgspec.ValidationError:
                    self.damaged = (*self.damaged, field.name)
                    if field.name == "keys" and isinstance(value, dict):
                        good["keys"] = _good_keys(value)
        self._unknown = raw
        return Settings(**good)

    def _keep_damaged(self) -> None:
        """Copy the file as it is to a name that is free."""
        name = f"{self.path.stem}-unreadable-{time.strftime('%Y%m%d-%H%M%S')}"
        target, n = self.path.with_name(f"{name}{self.path.suffix}"), 0
        while target.exists():
            n += 1
            target = self.path.with_name(f"{name}-{n}{self.path.suffix}")
        with contextlib.suppress(OSError):
            shutil.copyfile(self.path, target)
            self.set_aside = target.name


def _good_keys(told: dict[str, Any]) -> dict[str, str]:
    """Return those of the keys that can be read."""
    good: dict[str, str] = {}
    for name, key in told.items():
        with contextlib.suppress(msgspec.ValidationError):
            good[name] = msgspec.convert(key, Key)
    return good
