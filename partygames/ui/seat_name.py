"""What a seat is called: the name somebody typed, else its emblem's, in the language the table speaks now."""

from functools import lru_cache

from PySide6.QtCore import QTranslator

from partygames.core.paths import resource
from partygames.core.seats import EMBLEMS, Seat, key_of
from partygames.ui.i18n import LANGUAGES, translate

_SOURCES = ("Diamond", "Circle", "Triangle", "Star", "Heart", "Square")


def emblem_name(emblem: int) -> str:
    """Return what the emblem is called; also the name of a player who typed none."""
    return (
        translate("Seats", "Diamond"),
        translate("Seats", "Circle"),
        translate("Seats", "Triangle"),
        translate("Seats", "Star"),
        translate("Seats", "Heart"),
        translate("Seats", "Square"),
    )[emblem]


@lru_cache(1)
def _in_every_language() -> tuple[frozenset[str], ...]:
    """Return the names of each emblem: a seat that nobody named may have been dealt in any language."""
    names = [{key_of(source)} for source in _SOURCES]
    for code in LANGUAGES:
        other = QTranslator()
        other.load(str(resource(f"i18n/partygames_{code}.qm")))
        for known, source in zip(names, _SOURCES, strict=True):
            known.add(key_of(other.translate("Seats", source) or source))
    return tuple(frozenset(known) for known in names)


def seat_name(seat: Seat) -> str:
    """Return the name of a seat; one that nobody named is called after its emblem, whatever language it was dealt in."""
    emblem = seat.emblem % len(EMBLEMS)
    return seat.name if seat.name and key_of(seat.name) not in _in_every_language()[emblem] else emblem_name(emblem)


def nameless(name: str) -> bool:
    """Say whether a name only stands for an emblem; the number of a second one ("Star 2") too."""
    return any(key_of(name.rstrip("0123456789 ")) in known for known in _in_every_language())
