"""What is written to disk, and how it is called: one board, all boards in a folder, the album. Runs in the worker's thread."""

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from partygames.core.files import safe_name, unused, whole_folder, write_whole
from partygames.ui.keep import film, picture
from partygames.ui.keep.album import album
from partygames.ui.keep.evening import Evening
from partygames.ui.keep.keepsake import Keepsake
from partygames.ui.keep.work import Work


class Form(Enum):
    """What a board is saved as; the value is the ending of its file, told apart where two have the same."""

    PNG = "png"
    CLEAR_PNG = "png clear"
    SVG = "svg"
    GIF = "gif"
    WEBP = "webp"

    @property
    def ending(self) -> str:
        """Return the ending of the file, with its dot."""
        return "." + self.value.split()[0]


class Item(NamedTuple):
    """A board and what its file is called, without ending; `title` is its word in the language of the table."""

    keepsake: Keepsake
    title: str
    name: str


def item_of(keepsake: Keepsake, title: str, before: str) -> Item:
    """Return a board with a name for its file: its word after the date, or after its author."""
    return Item(keepsake, title, safe_name(f"{before} {title}", "board"))


def content(form: Form, item: Item, look: Callable[[], None] = lambda: None) -> bytes:
    """Return the file of one board."""
    keepsake = item.keepsake
    if form is Form.SVG:
        return picture.drawing(keepsake.strokes, item.title, look)
    if form is Form.GIF:
        return film.gif(keepsake.replay(), look)
    if form is Form.WEBP:
        return film.webp(keepsake.replay(), look)
    return picture.png(keepsake.strokes, form is Form.CLEAR_PNG, look)


def save_board(path: Path, form: Form, item: Item, work: Work) -> Path:
    """Write one board; return where. Raises OSError."""
    write_whole(path, content(form, item, work.look), work.look)
    return path


def save_boards(folder: Path, form: Form, items: Sequence[Item], work: Work) -> Path:
    """Write boards into a new folder, all of them or none; return where it is. Raises OSError."""
    target = unused(folder)
    with whole_folder(target) as made:
        for item in items:
            write_whole(unused(made / (item.name + form.ending)), content(form, item, work.look), work.look)
            work.step()
    return target


def save_album(path: Path, evening: Evening, work: Work) -> Path:
    """Write the album; return where. Raises OSError."""
    write_whole(path, album(evening, work), work.look)
    return path


def with_ending(path: Path, ending: str) -> Path:
    """Return a path that a person gave, with the right ending; a file that they did not mean is not written over."""
    if path.suffix.lower() == ending:
        return path
    return unused(path.with_name(path.name + ending))
