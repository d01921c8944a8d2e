"""Files are written whole or not at all."""

import os

import pytest

from partygames.core.files import write_whole


def test_a_file_is_made_and_replaced_and_nothing_else_stays(tmp_path):
    path = tmp_path / "词.csv"
    for data in (b"one", b"", b"two" * 1000):
        write_whole(path, data)
        assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_disk_that_refuses_leaves_the_old_file_as_it_was(tmp_path, monkeypatch, step):
    path = tmp_path / "words.csv"
    write_whole(path, b"old")

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new" * 1000)
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_neighbour_that_looks_like_a_part_is_not_touched(tmp_path):
    (tmp_path / "words.csv.part").write_bytes(b"mine")
    write_whole(tmp_path / "words.csv", b"new")
    assert (tmp_path / "words.csv.part").read_bytes() == b"mine"


def test_a_folder_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(OSError, match="nowhere"):
        write_whole(tmp_path / "nowhere" / "words.csv", b"")
