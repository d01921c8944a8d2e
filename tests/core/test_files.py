"""Names that every system takes, and files that are whole or not there."""

import errno
import os
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.core.files import MOST_BYTES, safe_name, unused, whole_folder, write_whole


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("2026-11-30 house", "2026-11-30 house"),
        ("2026-11-30 房子", "2026-11-30 房子"),
        ("Größe & Café", "Größe & Café"),
        ("a/b", "a b"),
        ("..\\..\\etc", "etc"),
        ('<>:"/\\|?*', "board"),
        ("CON", "_CON"),
        ("con.txt", "_con.txt"),
        ("aux .x", "_aux .x"),
        ("COM1", "_COM1"),
        ("lpt³", "_lpt³"),
        ("Console", "Console"),
        ("NUL", "_NUL"),
        ("", "board"),
        ("...", "board"),
        (" . a . ", "a"),
        (".hidden", "hidden"),
        ("a\0b\nc\td", "a b c d"),
        ("\u202egnp.exe", "gnp.exe"),
        ("e\u0301", "é"),
        ("\ud800x", "x"),
        ("\u200d", "board"),
    ],
)
def test_names_of_any_kind_become_names_of_files(text, name):
    assert safe_name(text, "board") == name


def test_a_long_name_is_cut_at_its_end():
    assert safe_name("x" * 300, "board") == "x" * MOST_BYTES
    assert safe_name("房" * 300, "board") == "房" * (MOST_BYTES // 3)


def test_a_family_is_not_torn_apart():
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
    name = safe_name(family * 30, "board")
    assert set(name.split(family)) == {""}
    assert len(name.encode()) <= MOST_BYTES


@given(st.text(max_size=200))
def test_every_name_can_be_used_everywhere(text):
    name = safe_name(text, "board")
    assert 0 < len(name.encode("utf-8")) <= MOST_BYTES + 1
    assert name == name.strip(" .")
    assert not set(name) & set('<>:"/\\|?*')
    assert not any(unicodedata.category(ch) in ("Cc", "Cs") for ch in name)
    assert safe_name(name, "board") == name


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=80))
def test_every_name_can_be_written_here(tmp_path_factory, text):
    path = tmp_path_factory.getbasetemp() / (safe_name(text, "board") + ".png")
    write_whole(path, b"x")
    assert path.read_bytes() == b"x"
    path.unlink()


def test_an_unused_name_has_a_number(tmp_path):
    path = tmp_path / "a.b.png"
    found = []
    for _ in range(3):
        found.append(unused(path))
        found[-1].touch()
    assert [one.name for one in found] == ["a.b.png", "a.b 2.png", "a.b 3.png"]


def test_a_dangling_link_is_not_unused(tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "nowhere")
    assert unused(tmp_path / "a").name == "a 2"


def test_a_file_is_written_and_written_over(tmp_path):
    path = tmp_path / "file"
    for data in (b"one", b"two", b""):
        write_whole(path, data)
        assert path.read_bytes() == data
    assert os.listdir(tmp_path) == ["file"]


def test_what_a_link_points_to_is_written(tmp_path):
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def fails_at(monkeypatch, name: str, number: int) -> None:
    """Let a function of os fail."""

    def fail(*args, **kwargs):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, name, fail)


@pytest.mark.parametrize(("step", "number"), [("fsync", errno.ENOSPC), ("replace", errno.EACCES), ("fsync", errno.EIO)])
def test_a_disk_that_refuses_leaves_what_was_there(tmp_path, monkeypatch, step, number):
    path = tmp_path / "file"
    path.write_bytes(b"old")
    fails_at(monkeypatch, step, number)
    with pytest.raises(OSError, match=os.strerror(number)):
        write_whole(path, b"new")
    assert os.listdir(tmp_path) == ["file"]
    assert path.read_bytes() == b"old"


def test_whoever_stops_it_leaves_nothing(tmp_path):
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "file", b"new", stop)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("name", ["x" * 300, "no such folder/file", "file\0"])
def test_a_name_that_cannot_be_is_an_error_and_leaves_nothing(tmp_path, name):
    with pytest.raises((OSError, ValueError)):
        write_whole(tmp_path / name, b"new")
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_may_not_be_written_to(tmp_path):
    tmp_path.chmod(0o555)
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "file", b"new")
    tmp_path.chmod(0o755)
    assert os.listdir(tmp_path) == []


def test_a_folder_is_there_once_it_is_full(tmp_path):
    target = tmp_path / "all"
    with whole_folder(target) as part:
        (part / "one").write_bytes(b"1")
        assert not target.exists()
    assert os.listdir(tmp_path) == ["all"]
    assert (target / "one").read_bytes() == b"1"


def test_a_folder_that_was_not_finished_is_not_there(tmp_path):
    def fill(folder: Path) -> None:
        (folder / "one").write_bytes(b"1")
        raise OSError(errno.ENOSPC, "full")

    with pytest.raises(OSError, match="full"), whole_folder(tmp_path / "all") as part:
        fill(part)
    assert os.listdir(tmp_path) == []
