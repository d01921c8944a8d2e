"""Read a list of words from any file, and write the words of a pack for other programs."""

from pathlib import Path

from partygames.core.files import write_whole
from partygames.core.paths import resource
from partygames.games.doodle_rush.decoding import MAX_BYTES, Decoded, decode
from partygames.games.doodle_rush.listfile import to_csv, to_lines, to_text
from partygames.games.doodle_rush.pack import BASE
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.wordlist import overfull, read_list


def base_lines() -> str:
    """Return the words that come with the program as lines of an own pack; raise MissingResource or PackError."""
    return to_lines(read_list(read_words(resource(BASE)).text).entries)


def read_words(path: Path) -> Decoded:
    """Return the text of a file and how it was written; raise PackError for what is no list of words."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise PackError(PackFault.UNREADABLE) from error
    decoded = decode(data)
    error = overfull(decoded.text)
    if error is not None:
        raise error
    return decoded


def write_words(path: Path, text: str) -> None:
    """Write the lines of a pack as plain text where the path ends in .txt, else as a table; raise OSError."""
    plain = path.suffix.lower() == ".txt"
    write_whole(path, to_text(text) if plain else to_csv(read_list(text).entries))
