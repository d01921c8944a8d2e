"""Every state that is photographed can be shown, at every size and in both languages, and live switching re-words it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from partygames.core.paths import resource
from partygames.ui import fonts
from partygames.ui.doodle import shots
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.i18n import Language
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Button
from partygames.ui.scene.label import Label
from partygames.ui.scene.stage import Stage
from ui_doodle_nav import Nav

COVERED = {
    "curtain", "draw-empty", "draw", "draw-large", "draw-swap", "draw-last-seconds", "draw-third", "pause-drawing", "wall", "wall-3",
    "wall-6", "wall-selected", "wall-several", "wall-large", "wall-flag", "wall-flagged", "wall-all-guessed", "wall-long-names",
    "pause-guessing", "slept", "reveal", "reveal-word", "reveal-undrawn", "scores", "gallery", "gallery-detail",
}  # fmt: skip
