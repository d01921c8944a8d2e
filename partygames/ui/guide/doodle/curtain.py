"""The curtain of the guided round: the guide can be skipped from it, by key too."""

from collections.abc import Callable

from partygames.core.seats import Seat
from partygames.ui.curtain import Curtain
from partygames.ui.guide.doodle.band import band
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look


class GuidedCurtain(Curtain):
    """A curtain with the button that ends the guide where the coach has it: the keyboard stays within a cover."""

    skip: Button | None = None

    def __init__(
        self, seat: Seat, what: str, lifted: Callable[[], None], pause: Callable[[], None], skip: Callable[[], None]
    ) -> None:
        super().__init__(seat, what, lifted, pause)
        self.skip = Button(self, Look.PLAIN, name="guide-skip")
        self.skip.clicked.connect(skip)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the curtain and its button."""
        super().retranslate()
        if self.skip is not None:
            self.skip.set_text(translate("Guide", "Skip the guide"))

    def fit(self, w: float, h: float) -> None:
        """Fill the stage; the button lies where it lies over the boards."""
        super().fit(w, h)
        if self.skip is not None:
            self.skip.place(*band(w, h)[1])
