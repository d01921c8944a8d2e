"""Finding the files of the program."""

import pytest

from partygames.core.paths import MissingResource, resource


def test_a_bundled_file_is_found():
    assert resource("rules/witch-express.toml").read_text(encoding="utf-8")


def test_a_missing_file_is_named_in_one_sentence(monkeypatch, tmp_path):
    monkeypatch.setenv("PARTYGAMES_RESOURCES", str(tmp_path))
    with pytest.raises(MissingResource, match=r"cards/witch-fire\.svg"):
        resource("cards/witch-fire.svg")
