"""The bar "continue the last game"."""

import math

from partygames.engine.table import CutOff
from partygames.games.registry import DOODLE
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name


class ResumeBar(Panel):
    """Say which game was cut off, and offer to go on."""

    def __init__(self, cut_off: CutOff) -> None:
        super().__init__()
        self.cut = cut_off
        self.title = Label(self, theme.TEXT_M + 2, display=True)
        self.facts = Label(self, theme.TEXT_S, theme.MUTED, wrap=True)
        self.go = Button(self, Look.CALM, icon=None, name="resume")
        self.forget = Button(self, Look.QUIET, icon="close", name="resume-forget")

    def retranslate(self) -> None:
        """Word the bar: game, where it stands, what is left of the minute, who."""
        self.title.set_text(translate("Lobby", "The last game"))
        view, parts = self.cut.view, []
        if self.cut.game == DOODLE:
            parts.append(translate("Lobby", "Doodle Rush"))
            drawing = view.phase % 2 == 0
            part = translate("Lobby", "drawing, {n} of 6") if drawing else translate("Lobby", "guessing, {n} of 6")
            parts.append(part.format(n=view.phase + 1))
            if self.cut.left_ms is not None and view.running:
                parts.append(translate("Lobby", "{n} s left").format(n=math.ceil(self.cut.left_ms / 1000)))
        else:
            parts.append(translate("Lobby", "Witch Express"))
            parts.append(translate("Lobby", "round {n} of 4").format(n=max(1, view.round)))
        parts.append(translate("Lobby", ", ").join(seat_name(s) for s in self.cut.seats))
        self.facts.set_text(" · ".join(parts))
        self.go.set_text(translate("Lobby", "Continue"))
        self.go.said = translate("Lobby", "Continue the last game")
        self.forget.said = translate("Lobby", "Put the last game away")

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the bar there."""
        self.setGeometry(x, y, w, h)
        title_w = min(190.0, self.title.text_width() + 4)
        self.title.place(24, 0, title_w, h)
        self.forget.place(w - 66, (h - 60) / 2, 54, 60)
        self.forget.set_reach(3, 0)
        self.go.place(w - 66 - 150, (h - 60) / 2, 142, 60)
        self.facts.place(24 + title_w + 16, 0, w - 66 - 150 - title_w - 56, h)
