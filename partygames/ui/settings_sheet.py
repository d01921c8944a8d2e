"""The settings: language, motion, the whole screen, the pen; and what this program is."""

from collections.abc import Callable

from PySide6.QtCore import QRectF

from partygames import __version__
from partygames.engine.settings import PACE_MAX, Settings, SettingsFile
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.pen_tester import PenTester
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.sheet import Sheet
from partygames.ui.scene.stepper import Stepper

SOFT, NORMAL, FIRM = 0.65, 1.0, 1.6
"""Pressure curves to choose from: 30 % of the pressure comes out as 46, 30 and 15 %."""

PACE_STEP, PACE_W = 25, 330.0
ROW, GAP = 62.0, 8.0


class SettingsSheet(Sheet):
    """Change settings; each applies at once. `apply(settings)` is called after every change."""

    def __init__(self, file: SettingsFile, apply: Callable[[Settings], None], about: Callable[[], None]) -> None:
        super().__init__(1000, 768)
        self._file, self._apply = file, apply
        now = file.now
        self.labels = tuple(Label(self.sheet, theme.TEXT_M) for _ in range(7))
        self.language = Choice(self.sheet, ("", "en", "zh_CN"))
        self.motion = Choice(self.sheet, (False, True))
        self.screen_size = Choice(self.sheet, (False, True))
        self.hand = Choice(self.sheet, (False, True))
        self.pressure = Choice(self.sheet, (SOFT, NORMAL, FIRM))
        self.rubber_end = Choice(self.sheet, (False, True))
        self.drawn_by = Choice(self.sheet, (False, True))
        table = {"language": self.language, "less_motion": self.motion, "full_screen": self.screen_size}
        pen = {"left_handed": self.hand, "pen_gamma": self.pressure}
        pen |= {"ignore_rubber_end": self.rubber_end, "pen_only": self.drawn_by}
        self.keys, self.rows = zip(*(table | pen).items(), strict=True)
        for row, key in zip(self.rows, self.keys, strict=True):
            row.set_value(getattr(now, key))
            row.chosen.connect(lambda value, key=key: self._change(key, value))
        self.pace = Stepper(self.sheet, 0, PACE_MAX // PACE_STEP, round(now.pace / PACE_STEP))
        self.pace.setEnabled(not now.less_motion)
        self.pace.changed.connect(lambda steps: self._change("pace", steps * PACE_STEP))
        self.try_pen = Button(self.sheet, Look.CHIP, icon="pen-medium", name="try-pen")
        self.try_pen.clicked.connect(lambda: self.scene().cover(PenTester(self._file.now)))
        self.about = Button(self.sheet, Look.CHIP, icon="info", name="about")
        self.about.clicked.connect(about)
        self.hint = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.retranslate()

    def _change(self, key: str, value: object) -> None:
        self._apply(self._file.change(**{key: value}))
        self.pace.setEnabled(not self._file.now.less_motion)

    def retranslate(self) -> None:
        """Word the sheet; languages are named in themselves."""
        self.title.set_text(translate("Settings", "Settings"))
        words = (
            translate("Settings", "Language"),
            translate("Settings", "Motion"),
            translate("Settings", "Window"),
            translate("Settings", "Drawing tools"),
            translate("Settings", "Pen pressure"),
            translate("Settings", "Rubber end"),
            translate("Settings", "Drawing with"),
        )
        for label, word in zip(self.labels, words, strict=True):
            label.set_text(word)
        self.language.set_texts((translate("Settings", "As the system"), "English", "简体中文"))
        self.hand.set_texts((translate("Settings", "On the left"), translate("Settings", "On the right")))
        self.motion.set_texts((translate("Settings", "Full motion"), translate("Settings", "Less motion")))
        self.pace.set_word(pace_word)
        self.screen_size.set_texts((translate("Settings", "A window"), translate("Settings", "Full screen")))
        self.pressure.set_texts(
            (translate("Settings", "Soft"), translate("Settings", "Normal"), translate("Settings", "Firm"))
        )
        self.rubber_end.set_texts((translate("Settings", "Rubs out"), translate("Settings", "Draws like the nib")))
        self.drawn_by.set_texts((translate("Settings", "Pen, finger, mouse"), translate("Settings", "The pen only")))
        self.hint.set_text(
            translate("Settings", "Tools on the right suit a left-handed pen. F11 switches full screen on and off.")
        )
        self.try_pen.set_text(translate("Settings", "Try your pen"))
        self.about.set_text(translate("Settings", "About this program"))

    def arrange(self, room: QRectF) -> None:
        """Place a row for each setting."""
        y = room.y()
        for label, row in zip(self.labels, self.rows, strict=True):
            if row is self.hand:  # what follows is about the pen
                y += GAP
            label.place(room.x(), y, 200, ROW)
            row.place(room.x() + 204, y, room.width() - 204, ROW)
            y += ROW + GAP
        motion = self.motion.geometry()
        self.motion.place(motion.x(), motion.y(), motion.width() - PACE_W - GAP, ROW)
        self.pace.place(room.right() - PACE_W, motion.y(), PACE_W, ROW)
        self.hint.place(room.x(), y + 4, room.width(), 56)
        self.try_pen.place(room.x(), room.bottom() - 64, 320, 64)
        self.about.place(room.right() - 320, room.bottom() - 64, 320, 64)


def pace_word(steps: int) -> str:
    """Return how long movements take, in words."""
    if steps == 0:
        return translate("Settings", "at once")
    n = steps * PACE_STEP
    if n == 100:
        return translate("Settings", "as usual")
    return (translate("Settings", "quick, {n} %") if n < 100 else translate("Settings", "slow, {n} %")).format(n=n)


def about_text() -> str:
    """Return what the About page says."""
    return translate(
        "Settings",
        "Party Games {version}\n\n"
        "An unofficial program made by fans, with drawings, cards and words of its own. "
        "The names of the two games belong to their publishers, who have nothing to do with this program. "
        "If you like the games, buy the boxes.\n\n"
        "Free software under the MIT licence. It uses Qt (LGPL), the fonts LXGW WenKai and Noto Sans SC (Open Font Licence) "
        "and other free libraries; their licences come with it.\n\n"
        "Everything stays on this computer: no account, no network, no tracking.",
    ).format(version=__version__)
