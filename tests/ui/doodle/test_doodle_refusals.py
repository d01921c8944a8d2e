"""Every refusal of Doodle Rush has a sentence that names its rule."""

import re

import pytest

from partygames.core.game import RuleError
from partygames.games.doodle_rush.errors import Refusal
from partygames.ui.doodle.refusals import SENTENCES
from partygames.ui.refusals import sentence


def test_there_is_one_for_each():
    assert set(SENTENCES) == set(Refusal)


@pytest.mark.parametrize("code", Refusal)
def test_it_is_a_sentence_with_its_rule(code):
    text = sentence(RuleError(code, "DR-1"))
    assert re.fullmatch(r"[A-Z].{8,}\. \(Rule D[RD]-\d+\)", text)
