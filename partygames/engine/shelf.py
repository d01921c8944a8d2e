"""The shelf of word packs: the one that comes with the program, and the table's own, each in a file of the user's data folder.

A file is written whole or not at all. One that cannot be read is set aside under a new name, never overwritten or deleted.
"""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from partygames.core.files import write_whole
from partygames.core.text import cut, one_line
from partygames.engine.journal import set_aside
from partygames.games.doodle_rush.pack_errors import PackError, PackFault

if TYPE_CHECKING:  # a lobby with the program's own words opens without what reads lists
    from partygames.games.doodle_rush.pack import Pack

BASE = "base"
"""The id of the pack that comes with the program."""

SCHEMA = 1
MAX_NAME = 40
_MAX_FILE = 8_000_000  # bytes; the text of a pack is never near it
_ID = re.compile("[0-9a-f]{8}")


class PackFile(msgspec.Struct, frozen=True):
    """A pack as it lies on the disk: its name and its lines as they were typed."""

    schema: int
    name: str
    text: str


class Shelved(NamedTuple):
    """A pack of the table: its id, which never changes, and its name."""

    id: str
    name: str


class Shelf:
    """The packs in `folder`, which is made when the first is kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @classmethod
    def beside(cls, settings: Path) -> "Shelf":
        """Return the shelf in the folder of the settings' file: the user's data folder."""
        return cls(settings.parent / "packs")

    def packs(self) -> tuple[tuple[Shelved, ...], tuple[PackError, ...]]:
        """Return the table's own packs by name, and what could not be read."""
        found, errors = [], []
        for path in self._files():
            try:
                found.append(Shelved(path.stem, self.load(path.stem).name))
            except PackError as error:
                errors.append(error)
        return tuple(sorted(found, key=lambda pack: (pack.name.casefold(), pack.id))), tuple(errors)

    def load(self, pack_id: str) -> PackFile:
        """Return an own pack; raise PackError(GONE, UNREADABLE, DAMAGED, NEWER). A damaged file is set aside first."""
        from partygames.games.doodle_rush.wordlist import overfull

        path = self._path(pack_id)
        try:
            if path.stat().st_size > _MAX_FILE:
                raise msgspec.DecodeError
            raw = msgspec.json.decode(path.read_bytes())
            if isinstance(raw, dict) and isinstance(raw.get("schema"), int) and raw["schema"] > SCHEMA:
                raise PackError(PackFault.NEWER, name=path.name)
            kept = msgspec.convert(raw, PackFile)
            if overfull(kept.text, times=5):
                raise msgspec.ValidationError
            return kept
        except FileNotFoundError as error:
            raise PackError(PackFault.GONE) from error
        except OSError as error:
            raise PackError(PackFault.UNREADABLE) from error
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            try:
                aside = set_aside(path, "unreadable")
            except OSError:
                raise PackError(PackFault.UNREADABLE) from error
            raise PackError(PackFault.DAMAGED, name=aside.name) from error

    def pack(self, pack_id: str) -> "Pack":
        """Return a pack to deal from, the base pack too; raise PackError or MissingResource."""
        from partygames.games.doodle_rush.pack import base_pack
        from partygames.games.doodle_rush.wordlist import pack_of, read_list

        return base_pack() if pack_id == BASE else pack_of(read_list(self.load(pack_id).text))

    def add(self, name: str, text: str) -> Shelved:
        """Keep a new pack under a name that no other has; raise OSError when the disk refuses."""
        taken = {pack.name.casefold() for pack in self.packs()[0]}
        clean = plain_name(name)
        free, n = clean, 2
        while free.casefold() in taken:
            free, n = f"{cut(clean, MAX_NAME - 4)} {n}", n + 1
        pack = Shelved(os.urandom(4).hex(), free)
        self.save(*pack, text)
        return pack

    def save(self, pack_id: str, name: str, text: str) -> None:
        """Write an own pack; raise OSError when the disk refuses, with the old file as it was."""
        self._folder.mkdir(parents=True, exist_ok=True)
        # A half of a surrogate pair cannot be written; Qt hands them out for broken pastes.
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        write_whole(self._path(pack_id), msgspec.json.encode(PackFile(SCHEMA, plain_name(name), text)))

    def rename(self, pack_id: str, name: str) -> None:
        """Give an own pack another name; raise PackError or OSError."""
        self.save(pack_id, name, self.load(pack_id).text)

    def delete(self, pack_id: str) -> None:
        """Delete an own pack; one that is gone already is no error. Raise OSError when the disk refuses."""
        self._path(pack_id).unlink(missing_ok=True)

    def _path(self, pack_id: str) -> Path:
        if not _ID.fullmatch(pack_id):
            raise PackError(PackFault.GONE)
        return self._folder / f"{pack_id}.json"

    def _files(self) -> list[Path]:
        try:
            return sorted(path for path in self._folder.iterdir() if path.suffix == ".json" and _ID.fullmatch(path.stem))
        except OSError:
            return []


def plain_name(name: str) -> str:
    """Return a name as it can be shown on one line."""
    return cut(one_line(name), MAX_NAME)
