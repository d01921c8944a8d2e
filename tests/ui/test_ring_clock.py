"""The ring clock: what it says, and how its last ten seconds warm up (DR-6, DD-9)."""

import pytest

from partygames.ui import theme
from partygames.ui.scene.phases import LAST_MS, RingClock


@pytest.fixture
def clock(qapp):
    clock = RingClock()
    clock.place(0, 0, 102)
    yield clock
    clock.deleteLater()


@pytest.mark.parametrize(("left_ms", "says"), [(60_000, 60), (59_999, 60), (59_000, 59), (1_000, 1), (1, 1), (0, 0), (-5, 0)])
def test_the_last_second_reads_one_and_nothing_reads_less_than_none(clock, left_ms, says):
    clock.show_time(left_ms, 60_000, True)
    assert clock.seconds == says


@pytest.mark.parametrize("drawing", [True, False])
def test_it_has_the_colour_of_its_phase_until_the_last_ten_seconds(clock, drawing):
    clock.show_time(LAST_MS, 60_000, drawing)
    assert clock.colors() == (theme.SHEET, theme.ACTION if drawing else theme.CALM)
    clock.show_time(LAST_MS - 1, 60_000, drawing)
    assert clock.colors()[1] == theme.HOT_RING


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_last_ten_seconds_grow_warmer_and_stay_readable(clock, wear, look):
    wear(look)
    warmth = []
    for left_ms in range(LAST_MS, -1, -100):
        clock.show_time(left_ms, 60_000, True)
        disc = clock.colors()[0]
        assert theme.contrast(theme.TEXT, disc) >= 4.5
        warmth.append(disc.redF() - disc.blueF())
    assert warmth == sorted(warmth), "it warms up and never blinks"
    assert warmth[-1] > warmth[0] + 0.3


def test_it_repaints_only_when_its_picture_changes(clock, monkeypatch):
    asked = []
    monkeypatch.setattr(clock, "update", lambda: asked.append(clock.left_ms))
    for left_ms in range(60_000, 50_000, -10):
        clock.show_time(left_ms, 60_000, True)
    assert 10 <= len(asked) <= 75  # each second and each degree
