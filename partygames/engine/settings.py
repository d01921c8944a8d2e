"""What the table last chose: language, names, options. One small JSON file, written whole or not at all."""

import contextlib
import os
from pathlib import Path
from typing import Annotated, Any

import msgspec

from partygames.core.seats import Seat
from partygames.engine.shelf import BASE
from partygames.games.registry import DOODLE
from partygames.ink.width import GAMMA_MAX, GAMMA_MIN


class Settings(msgspec.Struct, frozen=True):
    """The remembered choices of this machine. `seats`: the last table, None for a free seat; `handicaps`: percent of
    the drawing minute at each place of the lobby.

    `pack`: the id of the word pack (engine.shelf); `family`: only its family words.
    `language` and `look` ("light", "dark") follow the system where they are "".
    `zoom` and `volume` are in percent; `captions` says in words what is to be heard.
    `pen_gamma` bends the pressure (ink.width.curve): below 1 the pen is soft, above it firm.
    """

    language: str = ""
    look: str = ""
    game: str = DOODLE
    seats: tuple[Seat | None, ...] = ()
    difficulty: str = "easy"
    minute_s: int = 60
    handicaps: tuple[int, ...] = ()
    pack: str = BASE
    family: bool = False
    left_handed: bool = False
    pen_gamma: Annotated[float, msgspec.Meta(ge=GAMMA_MIN, le=GAMMA_MAX)] = 1.0
    ignore_rubber_end: bool = False
    pen_only: bool = False
    less_motion: bool = False
    full_screen: bool = False
    zoom: Annotated[int, msgspec.Meta(ge=80, le=250)] = 100
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    muted: bool = False
    captions: bool = False

    def pen_options(self) -> dict[str, Any]:
        """Return what a pen has to know, by the names of its options."""
        return {"gamma": self.pen_gamma, "ignore_rubber_end": self.ignore_rubber_end, "pen_only": self.pen_only}


class SettingsFile:
    """The settings and the file they live in; a value that cannot be read falls back to its default, the others stay."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = self._load()

    def change(self, **values: Any) -> Settings:
        """Change some values and write the file; a disk that refuses is not worth a word: the values hold until the end."""
        self.now = msgspec.structs.replace(self.now, **values)
        part = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(msgspec.json.format(msgspec.json.encode(self.now)))
            os.replace(part, self.path)
        except OSError:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
        return self.now

    def _load(self) -> Settings:
        try:
            raw = msgspec.json.decode(self.path.read_bytes())
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Settings()
        good: dict[str, Any] = {}
        if isinstance(raw, dict):
            for field in msgspec.structs.fields(Settings):
                if field.name in raw:
                    try:
                        good[field.name] = msgspec.convert(raw[field.name], field.type)
                    except msgspec.ValidationError:
                        continue
        return Settings(**good)
