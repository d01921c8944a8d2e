"""Say why a move was refused, in a sentence a player understands, with the rule behind it."""

from partygames.core.game import RuleError
from partygames.games.doodle_rush.errors import Refusal as DoodleRefusal
from partygames.games.witch_express.errors import Refusal as WitchRefusal
from partygames.ui.doodle import refusals as doodle
from partygames.ui.i18n import translate
from partygames.ui.witch import refusals as witch


def sentence(error: RuleError) -> str:
    """Return the sentence for a refusal of either game, in the language of the table."""
    # By the enum first: codes of the two games share values ("not_your_turn"), and equal values are equal keys.
    if isinstance(error.code, WitchRefusal):
        return witch.sentence(error)
    say = doodle.SENTENCES.get(error.code) if isinstance(error.code, DoodleRefusal) else None
    if say is None:
        return translate("Table", "That is not possible now. (Rule {clause})").format(clause=error.clause)
    return say(error.facts)
