"""The light and the dark look: everything can be read in both, and a look is put on at once."""

from itertools import product

import pytest
from helpers.colours import SIGHT, nearest
from helpers.text_on import faint_lines
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication

from partygames import shots
from partygames.engine.settings import SettingsFile
from partygames.ui import theme
from partygames.ui.doodle.tools import ToolButton
from partygames.ui.look import TableLook
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.stage import Stage

LOOKS = ("light", "dark")
READ = {  # what is written on what, all over the program
    "TEXT": ("SHEET", "SAND", "WARM", "LINEN_LIGHT", "LINEN_DARK"),
    "MUTED": ("SHEET", "SAND", "WARM", "LINEN_LIGHT", "LINEN_DARK"),
    "ACTION_TEXT": ("SHEET", "WARM", "LINEN_LIGHT", "LINEN_DARK"),
    "YES_TEXT": ("SHEET",),
    "CREAM": ("ACTION", "CALM", "YES", "NO", "FAR", "FELT_LIGHT", "FELT_DARK", "FELT_PANEL"),
    "MUTED_ON_FELT": ("FELT_LIGHT", "FELT_DARK"),
    "GOLD": ("FELT_LIGHT", "FELT_DARK"),
    "INK": ("PAPER", "GOLD", "CLOSE"),
    "ACTION": ("PAPER",),
    "SHEET": ("TEXT",),
}
PAIRS = [(ink, ground) for ink, grounds in READ.items() for ground in grounds]


@pytest.mark.parametrize(("look", "pair"), list(product(LOOKS, PAIRS)))
def test_every_pair_of_tokens_can_be_read(wear, look, pair):
    wear(look)
    ink, ground = (getattr(theme, name) for name in pair)
    assert theme.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("look", LOOKS)
def test_what_is_written_on_a_curtain_can_be_read(wear, look):
    wear(look)
    assert min(theme.contrast(theme.CREAM, theme.seat_ground(emblem)) for emblem in range(6)) >= 4.5


@pytest.mark.parametrize(("look", "sight"), list(product(LOOKS, SIGHT)))
def test_seats_can_be_told_apart_by_everybody(wear, look, sight):
    wear(look)
    assert nearest(theme.SEATS, sight) > 11


@pytest.mark.parametrize("look", LOOKS)
def test_a_seat_stands_out_from_the_table_and_its_shape_from_the_disc(wear, look):
    wear(look)
    assert min(theme.contrast(theme.ON_SEAT, color) for color in theme.SEATS) >= 3
    grounds = (theme.SHEET, theme.LINEN_LIGHT, theme.LINEN_DARK)
    assert min(theme.contrast(ground, color) for ground in grounds for color in theme.SEATS) >= 2.3


SEEN = {  # what is drawn on what and has to be seen: the edges of what is used, what is chosen, where a board ends
    "EDGE": ("SHEET", "SAND", "LINEN_LIGHT", "LINEN_DARK"),
    "CALM": ("PAPER",),
    "HOT_RING": ("SHEET", "LINEN_LIGHT"),
    "TEXT": ("SHEET", "LINEN_LIGHT"),
}


LINES = [(line, ground) for line, grounds in SEEN.items() for ground in grounds]


@pytest.mark.parametrize(("look", "pair"), list(product(LOOKS, LINES)))
def test_every_line_that_means_something_is_seen(wear, look, pair):
    wear(look)
    line, ground = (getattr(theme, name) for name in pair)
    assert theme.contrast(line, ground) >= 3


@pytest.mark.parametrize("look", LOOKS)
def test_the_ring_of_the_keyboard_is_seen_on_whatever_it_lies_on(wear, look):
    """One of its two tones always is."""
    wear(look)
    names = ("SHEET", "SAND", "WARM", "PAPER", "LINEN_LIGHT", "LINEN_DARK", "FELT_LIGHT", "FELT_DARK", "FELT_BUTTON")
    grounds = [*(getattr(theme, name) for name in names), *(theme.seat_ground(emblem) for emblem in range(6))]
    for ring in (theme.FOCUS, theme.FOCUS_ON_FELT):
        tones = (ring, theme.on(ring))
        assert theme.contrast(*tones) >= 3
        assert min(max(theme.contrast(tone, ground) for tone in tones) for ground in grounds) >= 3


@pytest.mark.parametrize("look", LOOKS)
def test_the_chosen_one_of_several_is_told_by_more_than_its_hue(wear, look):
    wear(look)
    choice = Choice(None, (1, 2))
    chosen, other = choice.buttons
    marks = [chosen.fill_color(), *filter(None, (chosen.mark_color(),))]
    assert max(theme.contrast(mark, other.fill_color()) for mark in marks) >= 3
    tool = ToolButton(None, Look.QUIET, icon="pen-thin")
    assert tool.mark_color() is None
    tool.set_checked(True)
    assert theme.contrast(tool.mark_color(), theme.SHEET) >= 3


@pytest.mark.parametrize("look", LOOKS)
def test_the_frame_of_a_board_is_seen_against_the_paper_or_the_table(wear, look):
    wear(look)
    grounds = (theme.PAPER, theme.LINEN_DARK)
    assert min(max(theme.contrast(color, ground) for ground in grounds) for color in theme.SEATS) >= 3


def test_contrast_is_that_of_the_standard():
    black, white = QColor("#000000"), QColor("#FFFFFF")
    assert theme.contrast(black, white) == pytest.approx(21)
    assert theme.contrast(white, QColor("#767676")) == pytest.approx(4.54, abs=0.01)


class Shown:
    """A stage that shows every state of the program, one after the other."""

    def __init__(self, app, folder):
        self._app, self._folder, self._walks = app, folder, 0
        self.stage = Stage()
        self.stage.resize(1280, 800)
        self.stage.show()

    def __iter__(self):
        self._walks += 1
        folder = self._folder / str(self._walks)  # what one walk leaves on the shelf of words is nothing to the next
        folder.mkdir()
        for name, _ in shots.shown(self._app, self.stage, folder):
            self.finish()
            yield name

    def finish(self):
        """Draw every picture of a board that is still missing."""
        self.stage.grab()
        Pictures.of(self.stage.scene()).finish()
        shots.settle(self._app)

    def close(self):
        self.stage.close()
        self.stage.deleteLater()


@pytest.fixture
def shown(qapp, tmp_path, wear):
    Motion.less = True
    shown = Shown(qapp, tmp_path)
    blinks = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield shown
    shown.close()
    qapp.setCursorFlashTime(blinks)
    Motion.less = False


@pytest.mark.parametrize(("look", "code"), [("light", "en"), ("dark", "zh_CN")])
def test_every_line_on_every_screen_can_be_read(shown, wear, language, look, code):
    language.use(code)
    wear(look)
    faint = {name: lines for name in shown if (lines := faint_lines(shown.stage))}
    assert faint == {}


def test_a_look_put_on_later_is_that_of_the_start_on_every_screen(shown, wear):
    """A colour that was mixed, kept or written into a document before would stay behind."""
    shown.stage.resize(640, 400)

    def picture():
        shown.stage.restyle()
        QApplication.processEvents()
        return shown.stage.grab().toImage()

    wear("dark")
    from_the_start = {}
    for name in shown:
        QPixmapCache.clear()  # as `wear` does: a card's picture kept from another screen may differ by a pixel
        from_the_start[name] = picture()
    wear("light")
    late = []
    for name in shown:
        shown.stage.grab()
        wear("dark")
        if picture() != from_the_start[name]:
            late.append(name)
        wear("light")
    assert late == []
    assert len(from_the_start) > 50


def test_drawings_are_ink_on_paper_in_either_look(wear):
    wear("light")
    before = theme.INK.name(), theme.PAPER.name()
    wear("dark")
    assert (theme.INK.name(), theme.PAPER.name()) == before
    assert theme.luminance(theme.SHEET) < 0.1 < theme.luminance(theme.TEXT)


def test_the_look_follows_the_system_until_one_is_chosen(wear, monkeypatch):
    system = [Qt.ColorScheme.Unknown]
    hints = QGuiApplication.styleHints()
    monkeypatch.setattr(type(hints), "colorScheme", lambda self: system[0])
    look, told = TableLook(), []
    look.changed.connect(lambda: told.append(theme.is_dark()))

    def night(scheme):
        system[0] = scheme
        hints.colorSchemeChanged.emit(scheme)

    look.use("")
    assert not theme.is_dark()
    night(Qt.ColorScheme.Dark)
    night(Qt.ColorScheme.Light)
    night(Qt.ColorScheme.Dark)
    assert told == [True, False, True]
    look.use("light")
    night(Qt.ColorScheme.Dark)
    assert told == [True, False, True, False]
    look.use("no such look")
    assert told[-1] is True
    look.deleteLater()


def test_a_look_that_nobody_knows_does_no_harm(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"look": 3, "language": "zh_CN"}', encoding="utf-8")
    assert SettingsFile(file).now.look == ""
    assert SettingsFile(file).now.language == "zh_CN"


def test_every_button_of_a_dialog_has_an_edge_on_a_dark_sheet(wear):
    wear("dark")
    dialog = Dialog("?", "", (Action("Leave", lambda: None), Action("Stay", lambda: None, Look.CALM)))
    assert all(button.fill_color() != theme.SHEET for button in dialog.buttons)


def test_a_hold_is_seen_to_fill_on_a_dark_button(wear):
    wear("dark")
    button = HoldButton(None)
    button.place(0, 0, 200, 60)
    colours = []
    for held in (0.0, button.hold_ms):
        button._fill_ms = held
        picture = QImage(200, 60, QImage.Format.Format_ARGB32)
        painter = QPainter(picture)
        button.paint(painter, None)
        painter.end()
        colours.append(picture.pixelColor(100, 30))
    assert theme.contrast(*colours) > 1.4
