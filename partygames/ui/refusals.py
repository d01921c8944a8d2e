"""Say why a move was refused, in a sentence a player understands, with the rule behind it."""

from partygames.core.game import RuleError
from partygames.games.doodle_rush.errors import Refusal as DoodleRefusal
from partygames.games.witch_express.errors import Refusal as WitchRefusal
from partygames.ui.doodle import refusals as doodle
from partygames.ui.i18n import translate
from partygames.ui.witch import refusals as witch

# By the enum first: codes of the two games share values ("not_your_turn"), and equal values are equal keys.
TABLES = {DoodleRefusal: doodle.SENTENCES, WitchRefusal: witch.SENTENCES}


def sentence(error: RuleError) -> str:
    """Return the sentence for a refusal of either game, in the language of the table."""
    say = TABLES.get(type(error.code), {}).get(error.code)
    if say is None:
        return translate("Table", "That is not possible now. (Rule {clause})").format(clause=error.clause)
    return say(error.facts)
