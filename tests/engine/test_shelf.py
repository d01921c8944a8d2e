"""The shelf of word packs: kept, renamed, damaged, and dealt from."""

import os

import pytest
from helpers.table_games import seats
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from partygames.engine.journal import open_journal
from partygames.engine.settings import SettingsFile
from partygames.engine.shelf import BASE, SCHEMA, Shelf
from partygames.engine.table import Table
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.pack_errors import PackError, PackFault

LETTERS = "bcdfghjklmnpqrst"
WORDS = [a * 3 + b * 3 for a in LETTERS for b in LETTERS if a != b]


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "packs")


@pytest.fixture
def table(tmp_path, qapp):
    journal, _ = open_journal(tmp_path)
    yield Table(journal, SettingsFile(tmp_path / "settings.json"))
    journal.close()


def files(tmp_path):
    return sorted(path.name for path in (tmp_path / "packs").iterdir())


def test_an_empty_shelf_has_nothing_but_the_base_pack(shelf, tmp_path):
    assert shelf.packs() == ((), ())
    assert shelf.pack(BASE) is base_pack()
    assert not (tmp_path / "packs").exists()


def test_a_pack_is_kept_whole_with_the_lines_that_cannot_be_played(shelf, tmp_path):
    pack = shelf.add("外婆的词", "apple\n\napple\n“odd”\ufffd,\n")
    again = Shelf(tmp_path / "packs")
    assert again.packs() == ((pack,), ())
    assert again.load(pack.id).text == "apple\n\napple\n“odd”\ufffd,\n"
    assert [card.easy[0].en for card in again.pack(pack.id).cards] == ["apple"]
    assert files(tmp_path) == [f"{pack.id}.json"]


def test_names_are_told_apart_and_shown_on_one_line(shelf):
    names = [shelf.add(name, "").name for name in ("Words", "words", "  Wo\nrds\u202e ", "x" * 99, "x" * 99)]
    assert names == ["Words", "words 2", "Wo rds", "x" * 40, "x" * 36 + " 2"]
    assert [pack.name for pack in shelf.packs()[0]] == ["Wo rds", "Words", "words 2", "x" * 36 + " 2", "x" * 40]


def test_a_pack_keeps_its_id_when_it_is_renamed_or_edited(shelf):
    pack = shelf.add("Words", "apple")
    shelf.rename(pack.id, "Fruit")
    shelf.save(pack.id, "Fruit", "pear")
    ((kept,), _) = shelf.packs()
    assert kept == (pack.id, "Fruit")
    assert shelf.load(pack.id).text == "pear"


def test_a_deleted_pack_is_gone_and_said_to_be(shelf):
    pack = shelf.add("Words", "apple")
    shelf.delete(pack.id)
    shelf.delete(pack.id)
    with pytest.raises(PackError) as caught:
        shelf.pack(pack.id)
    assert caught.value.fault is PackFault.GONE


@pytest.mark.parametrize("pack_id", ["", "../settings", "nope", "BASE", "0123456", "0123456789", "0123456\n"])
def test_nothing_outside_the_shelf_is_a_pack(shelf, tmp_path, pack_id):
    (tmp_path / "settings.json").write_text("{}")
    with pytest.raises(PackError) as caught:
        shelf.load(pack_id)
    assert caught.value.fault is PackFault.GONE
    with pytest.raises(PackError):
        shelf.delete(pack_id)


DAMAGE = [b"", b"{", b"\xff\xfe", b"[]", b"{}", b'{"schema":1,"name":5,"text":""}', b"[" * 99_999, b'{"schema":1,"name":"x"}']
DAMAGE += [b'{"schema":1,"name":"x","text":"' + text + b'"}' for text in (b"x" * 90_000, b"x\\n" * 300_000)]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_set_aside_whole_and_told_in_one_sentence(shelf, tmp_path, damage):
    good, bad = shelf.add("Good", "apple"), shelf.add("Bad", "pear")
    (tmp_path / "packs" / f"{bad.id}.json").write_bytes(damage)
    packs, (error,) = shelf.packs()
    assert packs == (good,)
    assert error.fault is PackFault.DAMAGED
    assert (tmp_path / "packs" / error.facts["name"]).read_bytes() == damage
    assert str(error) == f"A word pack could not be read and was set aside as '{error.facts['name']}'."
    assert shelf.packs() == ((good,), ())  # told once


def test_a_file_of_a_newer_version_stays_where_it_is(shelf, tmp_path):
    pack = shelf.add("Words", "apple")
    path = tmp_path / "packs" / f"{pack.id}.json"
    path.write_text(f'{{"schema":{SCHEMA + 1},"name":"Words","words":[]}}')
    packs, (error,) = shelf.packs()
    assert (packs, error.fault) == ((), PackFault.NEWER)
    assert path.exists()


def test_a_monster_of_a_file_is_not_read(shelf, tmp_path):
    pack = shelf.add("Words", "apple")
    with (tmp_path / "packs" / f"{pack.id}.json").open("r+b") as file:
        file.truncate(2_000_000_000)  # with holes: it takes no room on the disk
    _, (error,) = shelf.packs()
    assert error.fault is PackFault.DAMAGED


def test_a_disk_that_refuses_leaves_the_old_words(shelf, monkeypatch):
    pack = shelf.add("Words", "apple")

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        shelf.save(pack.id, "Words", "pear")
    monkeypatch.undo()
    assert shelf.load(pack.id).text == "apple"


def test_a_shelf_that_cannot_be_made_is_an_error_to_whoever_writes(tmp_path):
    (tmp_path / "packs").write_text("in the way")
    shelf = Shelf(tmp_path / "packs")
    assert shelf.packs() == ((), ())
    with pytest.raises(OSError, match="packs"):
        shelf.add("Words", "apple")


@given(st.text(max_size=60), st.text(st.characters(), max_size=200))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_can_be_kept(shelf, name, text):
    pack = shelf.add(name, text)
    kept = shelf.load(pack.id)
    assert kept.name == pack.name
    assert kept.text == text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    shelf.delete(pack.id)


# -- dealing from it


def own_words(session):
    return [word.en for hand in session.setup.words for word in hand]


def test_a_table_plays_with_its_own_words(table):
    pack = table.shelf.add("Words", "\n".join(WORDS[:30]))
    session = table.start_doodle(seats(4), seed=1, pack=pack.id)
    assert set(own_words(session)) < set(WORDS[:30])
    assert session.setup.source.pack == pack.id


def test_DD_10_own_words_are_used_up_before_one_comes_back_also_after_the_program_was_closed(table, tmp_path):
    pack = table.shelf.add("Words", "\n".join(WORDS[:60]))
    first = own_words(table.start_doodle(seats(5), pack=pack.id, difficulty="hard"))
    table.shelf.save(pack.id, "New name", "\n".join(f"The {word},,," for word in reversed(WORDS[:60])))
    table.journal.close()
    journal, _ = open_journal(tmp_path)
    again = Table(journal, table.settings)
    second = own_words(again.start_doodle(seats(5), pack=pack.id))
    assert set(first).isdisjoint(word.removeprefix("The ") for word in second)
    third = own_words(again.start_doodle(seats(5), pack=pack.id))
    assert len(set(third)) == 30
    assert again.journal.words_seen(BASE + "/easy") == frozenset()
    journal.close()


def test_family_words_are_used_up_without_forgetting_the_others(table):
    marked = base_pack().marked
    plain = {word.id for hand in table.start_doodle(seats(6), seed=3, difficulty="hard").setup.words for word in hand}
    assert plain & marked
    for seed in range(9):
        session = table.start_doodle(seats(6), seed=seed, difficulty="hard", family=True)
        assert marked.isdisjoint(word.id for hand in session.setup.words for word in hand)
    assert plain & marked <= table.journal.words_seen(f"{BASE}/hard")


def test_a_pack_with_too_few_words_for_the_table_starts_nothing(table):
    pack = table.shelf.add("Words", "\n".join(WORDS[:20]))
    assert len(own_words(table.start_doodle(seats(3), pack=pack.id))) == 18
    with pytest.raises(PackError) as caught:
        table.start_doodle(seats(4), pack=pack.id)
    assert caught.value.facts == {"have": 20, "need": 24}
    with pytest.raises(PackError):
        table.start_doodle(seats(3), pack="00000000")


def test_again_deals_from_the_same_pack_with_the_same_filter(table):
    pack = table.shelf.add("Words", "\n".join([*WORDS[:40], *(f"{word},,,scary" for word in WORDS[40:60])]))
    first = table.start_doodle(seats(3), pack=pack.id, family=True)
    second = table.again(first)
    assert second.setup.source == first.setup.source
    assert set(own_words(second)) <= set(WORDS[:40])
    plain = table.again(table.start_doodle(seats(3)))
    assert not plain.setup.source


def test_a_cut_off_game_goes_on_with_its_words_after_the_pack_was_edited_and_deleted(table):
    pack = table.shelf.add("Words", "\n".join(WORDS[:30]))
    session = table.start_doodle(seats(3), pack=pack.id)
    session.submit(BeginTurn(0))
    before = session._state
    session.close()
    table.shelf.save(pack.id, "Words", "\n".join(WORDS[30:60]))
    assert table.resume()._state == before
    table.shelf.delete(pack.id)
    resumed = table.resume()
    assert resumed._state == before
    resumed.close()
