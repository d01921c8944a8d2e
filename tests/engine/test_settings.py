"""What the table last chose."""

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
        assert SettingsFile(path).now == Settings()


def test_one_bad_value_falls_back_and_the_others_stay(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"language": "zh_CN", "minute_s": "soon", "seats": [{"emblem": "x"}], "unknown": 1}', encoding="utf-8")
    assert SettingsFile(path).now == Settings(language="zh_CN")


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
