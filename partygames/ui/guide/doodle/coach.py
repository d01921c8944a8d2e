"""The coach beside the boards: its slips lie in a band of their own, and rings mark what they talk of."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from partygames.games.doodle_rush.events import Replied, TakenBack
from partygames.ink.stroke import Tool
from partygames.ui.doodle.moment import Kind
from partygames.ui.doodle.wall_page import WallPage
from partygames.ui.guide.coach import Coach
from partygames.ui.guide.doodle import pointing
from partygames.ui.guide.doodle.band import FlatSlip, Rings, band, beside_done
from partygames.ui.guide.doodle.lesson import EASIEST, YOU
from partygames.ui.guide.doodle.steps import STEPS, Moment
from partygames.ui.guide.spot import ARROW, apart
from partygames.ui.guide.step import Step
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.notice import Slip

if TYPE_CHECKING:
    from partygames.ui.guide.doodle.screen import GuidedDoodle

RUNS = "done"
"""The one step while which the minute runs."""


class DoodleCoach(Coach):
    """The minute waits for whatever is said, but for one thing; with the coach the lesson ends. A curtain has its own button."""

    steps = STEPS

    def __init__(self, screen: "GuidedDoodle", say: Callable[[str], None]) -> None:
        self._screen = screen
        self._mended = False
        self._number = 0
        self.rings = Rings()
        screen.addItem(self.rings)
        super().__init__(screen, say, FlatSlip(), Button(None, Look.PLAIN, name="guide-skip"))

    def look(self) -> None:
        """See what happens, and say what belongs to it; the minute waits meanwhile."""
        super().look()
        if not self.over:
            self._screen.patience.wait(self._step is None or self._step.name != RUNS)

    def seen(self) -> Moment | None:
        """Return what the person sees of the game; nothing while everything is covered."""
        screen, kind = self._screen, self._screen.kind
        if kind not in (Kind.CURTAIN, Kind.DRAW, Kind.GUESS):
            return None
        page, log, row = screen.page, screen.session.log, screen.session.view(YOU).boards[YOU]
        self._mended = self._mended or any(
            board.can_redo or any(stroke.tool is Tool.RUBBER for stroke in board.strokes) for board in row
        )
        wall = page if isinstance(page, WallPage) else None
        public, own = screen.session.view(None), pointing.own_board(screen)
        return Moment(
            kind=kind,
            seats=screen.session.seats,
            easiest=row[EASIEST].word,
            strokes=sum(len(board.strokes) for board in row),
            mended=self._mended,
            board=None if wall is None else wall.selected,
            who=wall is not None and wall.who,
            given=any(board.winners for seat, others in enumerate(public.boards) if seat != YOU for board in others),
            taken_back=any(isinstance(event, TakenBack) for event in log),
            own=None if own is None else own.word,
            answered=any(isinstance(event, Replied) and event.author == YOU for event in log),
            lost=any(board.winners for board in row),
            tally=public.tallies[YOU],
        )

    def read(self, moment: Moment) -> bool:
        """Say whether the game went on meanwhile."""
        return self._screen.session.number != self._number

    def said(self, step: Step) -> None:
        """Remember when it was said."""
        self._number = self._screen.session.number

    def answers(self, step: Step) -> tuple[str, str]:
        """Lead to the lobby at the end: without other people there is nothing to play on."""
        return (translate("Guide", "To the lobby"), "") if step is self.steps[-1] else super().answers(step)

    def press(self, key: int) -> bool:
        """Enter is Got it; Escape does what it does in every game, for the lesson ends with the coach."""
        return key != Qt.Key.Key_Escape and super().press(key)

    def place(self) -> None:
        """Lay the slip into its band, or beside the button at the top that it talks of; over a pause there is none."""
        screen, step = self._screen, self._step
        kind = screen.kind
        slip, skip = band(screen.w, screen.h)
        height = z.CURTAIN + 1 if kind is Kind.CURTAIN else z.NOTICE - 1
        for item in (self.slip, self.skip_button, self.rings):
            item.setZValue(height)
        above = step is not None and step.item == "done" and kind is Kind.DRAW
        for label in (screen.header.title, screen.header.subtitle):
            label.setVisible(not above)  # the slip lies in their place
        self.skip_button.place(*skip)
        self.skip_button.setVisible(not self.over and not self.last and kind not in (Kind.PAUSE, Kind.CURTAIN))
        if step is None or kind is Kind.PAUSE:
            self.slip.hide()
            self.rings.around(())
            return
        targets = pointing.targets(screen, step.item)
        box = beside_done(screen.w) if above else slip
        target = min(targets, key=lambda one: apart(box, one) + abs(box.middle[0] - one.middle[0]) / 100, default=None)
        near = target is not None and ARROW / 2 <= apart(box, target) <= 2 * ARROW
        self.slip.place(box, target if near else None)
        self.slip.show()
        self.rings.around(targets)

    def skip(self) -> None:
        """Leave the table, and say where the guide is found again: the tap may have been a slip of the finger."""
        stage, silent = self._screen.stage, self.over or self.last
        super().skip()
        shown = stage.screen_shown if stage is not None else None
        if not silent and shown is not None and shown is not self._screen:
            Slip.over(shown, translate("Guide", "You find this guide again in the rules."))

    def go_on(self) -> None:
        """Leave with the coach."""
        if self.over:
            self._screen.nav.to_lobby()

    def _drop(self) -> None:
        super()._drop()
        self.rings.around(())
