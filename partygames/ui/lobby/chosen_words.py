"""The words that the table has chosen to play with, as the lobby tells of them."""

from typing import NamedTuple

from partygames.engine.settings import SettingsFile
from partygames.engine.shelf import BASE, Shelf
from partygames.games.doodle_rush.enough import Enough, enough
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.state import MOST, Difficulty
from partygames.ui.i18n import translate
from partygames.ui.lobby import pack_wording as wording


class Chosen(NamedTuple):
    """A pack, whether only its family words are dealt, and how many can be; `trouble`: why it is not the pack that was chosen."""

    id: str
    name: str
    family: bool
    count: Enough
    trouble: str = ""

    def title(self) -> str:
        """Return what the words are called."""
        name = wording.pack_name(self.id, self.name)
        return translate("Words", "{name} · family").format(name=name) if self.family else name

    def short(self, difficulty: Difficulty, players: int) -> str:
        """Return why these words are not enough for so many players; "" when they are."""
        return wording.short_sentence(self.count, difficulty, players, self.family)


def chosen_words(shelf: Shelf, settings: SettingsFile) -> Chosen:
    """Return what the settings choose; a pack that cannot be read gives way to the base pack, also in the settings."""
    now, trouble = settings.now, ""
    if now.pack != BASE:
        from partygames.games.doodle_rush.wordlist import pack_of, read_list

        try:
            kept = shelf.load(now.pack)
            return Chosen(now.pack, kept.name, now.family, enough(pack_of(read_list(kept.text)), now.family))
        except PackError as error:
            settings.change(pack=BASE)
            trouble = "" if error.fault is PackFault.GONE else wording.error_sentence(error)
    # The tests of the base pack know that it is enough for every table, its family words too: nothing is read for it here.
    return Chosen(BASE, "", now.family, Enough(MOST, MOST), trouble)
