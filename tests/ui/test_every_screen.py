"""Every screen and state, in every language, window and size: nothing cut, nothing on top of another, nothing too small."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.room import READ, cut_texts, faults, of_people, sketch
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames import shots
from partygames.ui.i18n import LANGUAGES
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Button
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.settings_rows import ZOOMS

SMALL = (1024, 600)
"""The smallest window that is promised, where a target has 44 px."""
WINDOWS = (SMALL, (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160), (800, 600))
TELEVISION = "1920x1080"
TABLETS = ((600, 960), (768, 1024), (1200, 1920))
"""Held upright, some at two device pixels for one of ours."""
SCALES = (1.25, 1.5, 2.0)
"""How many device pixels make one of ours on the screens of today; 1 is everywhere else."""


@pytest.fixture
def stage(qapp):
    Motion.less = True
    stage = Stage()
    stage.show()
    yield stage
    stage.close()
    stage.deleteLater()
    Motion.less = False
    QApplication.processEvents()


def views(stage):
    """Show the screen in every window, on every tablet and in every size; yield how, and whether targets must have 44 px."""
    for size in (*WINDOWS, *TABLETS):
        stage.resize(*size)
        yield f"{size[0]}x{size[1]}", size == SMALL or size in TABLETS[1:]
    stage.resize(1280, 800)
    for zoom in ZOOMS:
        if zoom != 100:
            stage.set_zoom(zoom)
            yield f"{zoom} %", zoom > 100
    stage.set_zoom(100)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_state_has_room_for_its_words_and_its_targets(qapp, language, tmp_path, stage, code):
    language.use(code)
    wrong, seen = [], set()
    with cut_texts() as cut:
        for name, screen in shots.shown(qapp, stage, tmp_path):
            for view, small_ones in views(stage):
                wrong += [f"{name}, {view}: {fault}" for fault in faults(screen, stage.unit(), small_ones)]
                room = (name, round(screen.w), round(screen.h))
                if room not in seen:  # the same room is painted alike, however many pixels it has
                    seen.add(room)
                    texts = sketch(screen)
                    if view == TELEVISION:
                        wrong += [f"{name}: {size:.2f}/45: {text}" for text, size in texts if size < READ and not of_people(text)]
                    wrong += [f"{name}, {view}: cut: {text}" for text in dict.fromkeys(cut)]
                    cut.clear()
    assert len({name for name, *_ in seen}) > 100
    assert "\n".join(wrong) == ""

WALK = """
import json, sys, tempfile
from pathlib import Path
from PySide6.QtCore import Qt
from helpers.room import cut_texts, faults
from partygames import shots
from partygames.app import make_app
from partygames.ui.i18n import Language
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.stage import Stage

app = make_app(["scaled"])
app.setCursorFlashTime(0)
Language(app).use(sys.argv[1])
Motion.less = True
stage = Stage()
stage.resize(1024, 640)
stage.show()
wrong, pictures = [], []
with cut_texts() as cut, tempfile.TemporaryDirectory() as folder:
    for n, (name, screen) in enumerate(shots.states(shots.Still(Path(folder)))):
        if n % 9 == 0:
            stage.show_screen(screen)
            shots.settle(app)
            Pictures.of(screen).finish()
            picture = stage.grab()
            wrong += [f"{name}: {fault}" for fault in faults(screen, stage.unit(), False)]
            wrong += [f"{name}: cut: {text}" for text in cut]
            how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            small = picture.toImage().scaled(64, 40, *how)
            pictures.append((name, [small.pixelColor(x, y).getRgb()[:3] for x in range(64) for y in range(40)]))
            size = picture.width(), picture.height()
            stage.close_editor()
        screen.left()
        stage.setScene(None)
        screen.deleteLater()
        shots.settle(app)
print(json.dumps({"scale": picture.devicePixelRatio(), "size": size, "wrong": wrong, "pictures": pictures}))
stage.close()
"""
FURTHEST = 30.0
"""So much (of 255) a picture may differ in its worst hundredth when it is drawn from other pixels; what moves differs by 60."""


def walked(scale: float, folder: Path) -> dict:
    """Show every ninth state on a screen of that many device pixels, in a process of its own that has to stay silent."""
    here = Path(__file__).resolve().parents[1]
    paths = os.pathsep.join((str(here), str(Path(shots.__file__).parents[1])))
    environment = os.environ | {"QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": paths}
    environment["PARTYGAMES_DATA"] = str(folder)
    command = [sys.executable, "-W", "error", "-c", WALK, "zh_CN"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=110)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    return walked(1.0, tmp_path_factory.mktemp("plain"))


@pytest.mark.parametrize("scale", SCALES)
def test_a_screen_of_more_pixels_shows_the_same(plain, tmp_path, scale):
    fine = walked(scale, tmp_path)
    assert (fine["scale"], fine["size"], fine["wrong"]) == (scale, [1024 * scale, 640 * scale], [])
    assert len(fine["pictures"]) > 12
    for (name, one), (_, other) in zip(plain["pictures"], fine["pictures"], strict=True):
        apart = sorted(max(abs(a - b) for a, b in zip(p, q, strict=True)) for p, q in zip(one, other, strict=True))
        worst = apart[-len(apart) // 100 :]
        assert sum(worst) / len(worst) < FURTHEST, name


def test_a_tap_within_reach_counts_and_one_beyond_does_not(qapp, qtbot):
    stage, screen, taps = Stage(), Screen(), []
    qtbot.addWidget(stage)
    stage.resize(*SMALL)
    stage.show()
    stage.show_screen(screen)
    button = Button()
    screen.addItem(button)
    button.place(200, 200, 40, 30)
    button.set_reach(4, 10, 20)
    button.clicked.connect(lambda: taps.append(1))
    for x, y, so_far in ((220, 193, 1), (220, 186, 1), (220, 246, 2), (220, 254, 2), (198, 215, 3), (192, 215, 3)):
        at = stage.mapFromScene(QPointF(x, y))
        QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert len(taps) == so_far, (x, y)
    screen.left()
    stage.setScene(None)
    screen.deleteLater()
    stage.close()
