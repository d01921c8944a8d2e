"""Say why a move was refused, in a sentence a player understands, with the rule behind it."""

from partygames.core.game import RuleError
from partygames.ui.doodle import refusals as doodle
from partygames.ui.i18n import translate
from partygames.ui.witch import refusals as witch


def sentence(error: RuleError) -> str:
    """Return the sentence for a refusal of either game, in the language of the table."""
    for table in (doodle.SENTENCES, witch.SENTENCES):
        # Codes of the two games may share a value ("not_your_turn"), so the enum itself is asked first.
        if error.code in table and type(error.code) is type(next(iter(table))):
            return table[error.code](error.facts)
    return translate("Table", "That is not possible now. (Rule {clause})").format(clause=error.clause)
