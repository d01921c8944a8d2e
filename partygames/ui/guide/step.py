"""A step of a guided round, as data: its moment, its words and the item that it points at."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Step(NamedTuple):
    """One slip. `item` names what it points at, "" nothing; `read`: nothing else is to be done but to read it.

    A step is said once; one that comes `again` is said as often as its moment returns.
    """

    name: str
    when: Callable[[Any], bool]
    text: Callable[[Any], str]
    item: str
    read: bool = False
    again: bool = False
