"""What one seat did in one game, as far as people like to hear of it afterwards."""

import msgspec


class Deeds(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deeds of one seat; a game fills in what it has.

    `guessed`: boards of others that it won, `drawn`: own boards that others won (Doodle Rush). `brave`, `cowardly`: cards it
    played either way, `kinds`: cards it played of each kind (Witch Express).
    """

    guessed: int = 0
    drawn: int = 0
    brave: int = 0
    cowardly: int = 0
    kinds: tuple[int, ...] = ()
