"""Files that people keep: names that every system takes, and writing them whole or not at all."""

import contextlib
import os
import shutil
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

MOST_BYTES = 120
"""The longest name given, without its ending, in bytes of UTF-8: some encrypted disks take no more than 143 in all."""

_FORBIDDEN = frozenset('<>:"/\\|?*')
_DEVICES = frozenset(["con", "prn", "aux", "nul", "clock$", "conin$", "conout$"]).union(
    f"{port}{n}" for port in ("com", "lpt") for n in "0123456789¹²³"
)
_JOINER = "\u200d"
"""What makes one emoji of several."""
_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def safe_name(text: str, otherwise: str) -> str:
    """Return a text as a file's name without ending, good on every system; `otherwise` where nothing of it is left.

    Letters of every script stay. What Windows, macOS or Linux forbid becomes a space, names of devices get a mark, and what is
    too long is cut at its end, never inside a family of emoji.
    """
    kept = []
    for ch in unicodedata.normalize("NFC", text):
        hidden = unicodedata.category(ch) in _INVISIBLE and ch != _JOINER
        kept.append(" " if ch in _FORBIDDEN or hidden else ch)
    name = " ".join("".join(kept).split())
    while len(name.encode()) > MOST_BYTES:
        name = name[:-1]
        while name.endswith(_JOINER):
            name = name[:-2]
    name = name.strip(" ." + _JOINER)
    if name.split(".")[0].rstrip().casefold() in _DEVICES:
        name = "_" + name
    return name or otherwise


def unused(path: Path) -> Path:
    """Return a path at which there is nothing yet: this one, or with a number ("house 2.png")."""
    n, found = 2, path
    while os.path.lexists(found):
        found, n = path.with_name(f"{path.stem} {n}{path.suffix}"), n + 1
    return found


def write_whole(path: Path, data: bytes, look: Callable[[], None] = lambda: None) -> None:
    """Write a file, or leave what was there before: nobody ever sees half of it. Raises OSError.

    `look` is called before the file takes its name, for whoever wants to stop it by an exception.
    """
    path = Path(os.path.realpath(path))  # where the name is a link, what it points to is written
    part = _part_beside(path)
    try:
        with open(part, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        look()
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def whole_folder(path: Path) -> Iterator[Path]:
    """Give a folder to fill; it is called `path` once the block ends well, and is gone if it does not. Raises OSError."""
    part = _part_beside(path)
    part.mkdir()
    try:
        yield part
        os.rename(part, path)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def _part_beside(path: Path) -> Path:
    """Return an unused name in the same folder, short however long that of the file is."""
    return path.parent / f".{os.urandom(6).hex()}.part"
