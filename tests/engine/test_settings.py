"""What the table last chose."""

import json

from partygames.core.seats import Player, Seat
from partygames.engine.settings import Settings, SettingsFile


def test_choices_come_back(tmp_path):
    seats = (Seat(0, "外婆"), None, Seat(2, "Leo", Player.HARD))
    SettingsFile(tmp_path / "deep" / "settings.json").change(seats=seats, language="zh_CN", minute_s=90)
    now = SettingsFile(tmp_path / "deep" / "settings.json").now
    assert (now.seats, now.language, now.minute_s) == (seats, "zh_CN", 90)


def test_a_damaged_file_gives_the_defaults(tmp_path):
    path = tmp_path / "settings.json"
    for rubbish in (b"", b"{", b"[1,2]", b"\xff\xfe\x00", b"null"):
        path.write_bytes(rubbish)
        file = SettingsFile(path)
        assert (file.now, file.damaged) == (Settings(), ("",))
        assert (tmp_path / file.set_aside).read_bytes() == rubbish


def test_one_bad_value_falls_back_and_the_others_stay(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"language": "zh_CN", "minute_s": "soon", "seats": [{"emblem": "x"}], "unknown": 1}', encoding="utf-8")
    file, before = SettingsFile(path), path.read_bytes()
    assert (file.now, file.damaged) == (Settings(language="zh_CN"), ("seats", "minute_s"))
    assert (tmp_path / file.set_aside).read_bytes() == before
    file.change(minute_s=90)
    again = SettingsFile(path)
    assert (again.now.minute_s, again.damaged, again.set_aside) == (90, (), ""), "it is told once"


def test_what_a_newer_version_keeps_there_stays(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"language": "zh_CN", "hologram": {"depth": 3}}', encoding="utf-8")
    SettingsFile(path).change(language="en")
    assert json.loads(path.read_text(encoding="utf-8"))["hologram"] == {"depth": 3}
    assert SettingsFile(path).damaged == ()


def test_a_second_copy_that_only_looks_leaves_the_file_alone(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"language": 5}', encoding="utf-8")
    looking = SettingsFile(path, read_only=True)
    assert looking.change(language="en").language == "en"
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json"]
    assert path.read_text(encoding="utf-8") == '{"language": 5}'


def test_a_disk_that_refuses_costs_nothing_but_the_memory(tmp_path):
    (tmp_path / "file").write_text("in the way")
    settings = SettingsFile(tmp_path / "file" / "settings.json")
    assert settings.change(language="en").language == "en"
    assert settings.now.language == "en"


def test_a_pressure_curve_that_no_pen_can_have_falls_back_and_the_rest_stays(tmp_path):
    file = tmp_path / "settings.json"
    for bad in ("99", "0", "-1", '"soft"', "null", "1e999"):
        file.write_text(f'{{"pen_gamma": {bad}, "pen_only": true}}', encoding="utf-8")
        assert (SettingsFile(file).now.pen_gamma, SettingsFile(file).now.pen_only) == (1.0, bad != "1e999"), bad
    file.write_text('{"pen_gamma": 1.6}', encoding="utf-8")
    assert SettingsFile(file).now.pen_options() == {"gamma": 1.6, "ignore_rubber_end": False, "pen_only": False}


def test_keys_come_back_and_a_bad_one_falls_back_alone(tmp_path):
    path = tmp_path / "settings.json"
    SettingsFile(path).change(keys={"witch.hint": "K"})
    assert SettingsFile(path).now.keys == {"witch.hint": "K"}
    path.write_text(json.dumps({"keys": {"a": "K", "b": 7, "c": "", "d": "x" * 41, "e": None, "f": "F2"}, "muted": True}))
    file = SettingsFile(path)
    assert (file.now.keys, file.now.muted, file.damaged) == ({"a": "K", "f": "F2"}, True, ("keys",))
    for rubbish in ('"F1"', "[]", "null", "3"):
        path.write_text(f'{{"keys": {rubbish}, "muted": true}}')
        file = SettingsFile(path)
        assert (file.now.keys, file.now.muted, file.damaged) == ({}, True, ("keys",)), rubbish
