"""The three tasks: what they ask, how far the viewer is, and who has done them (WE-16)."""

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from partygames.ui import art, fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.scene.label import fitted
from partygames.ui.witch import aloud, marks
from partygames.ui.witch.felt import FeltItem

VIEW_W, VIEW_H = 300.0, 220.0
CELLS = (QRectF(24, 78, 82, 110), QRectF(109, 78, 82, 110), QRectF(194, 90, 82, 98))


class TaskShown(msgspec.Struct, frozen=True):
    """A task as the viewer sees it: needs (kind, potions), what the viewer has of each, and who has done it: emblems, names."""

    needs: tuple[tuple[int, int], ...]
    have: tuple[int, ...]
    done_by: tuple[int, ...]
    points: int
    viewer: int | None
    names: tuple[str, ...] = ()


class TaskCard(FeltItem[TaskShown]):
    """Draw one task."""

    def spoken(self) -> str:
        """Say what the task asks and how far the viewer is."""
        s = self.shown
        return "" if s is None else aloud.task(s.needs, s.have, s.names, s.points)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw ground, conditions and seal; a task that is done carries the emblems of who did it."""
        s = self.shown
        if s is None:
            return
        r = self.rect()
        k = r.width() / VIEW_W
        px = max(theme.TEXT_S, round(25 * k))
        art.draw(painter, "cards/task.svg", r)
        seal = QRectF(222 * k, 25 * k, 48 * k, 48 * k)
        font, points = fitted(str(s.points), fonts.display(max(theme.TEXT_S, round(29 * k)), bold=True), seal.width() - 4)
        painter.setFont(font)
        painter.setPen(theme.CREAM)
        painter.drawText(seal, int(marks.MIDDLE), points)
        title = QRectF(34 * k, 22 * k, 172 * k, 44 * k)
        if s.done_by:
            self._done(painter, title, k)
            return
        if s.viewer is not None:
            marks.emblem(painter, s.viewer, QRectF(title.x(), title.center().y() - 10, 20, 20))
            title.setLeft(title.x() + 26)
        marks.text(painter, title, translate("Witch", "Task"), px, theme.INK, display=True)
        for (kind, need), have, cell in zip(s.needs, s.have, CELLS, strict=True):
            h = 58 * k
            x = cell.center().x() * k
            met = have >= need
            marks.bottle(painter, kind, x - h * marks.BOTTLE / 2, 82 * k, h)
            low = QRectF(cell.x() * k, 142 * k, cell.width() * k, 46 * k)
            words = f"{min(have, need)}/{need}"
            marks.text(painter, low, words, px, theme.YES if met else theme.INK, marks.MIDDLE, bold=met)
            if met:
                marks.check(painter, QPointF(x + h * 0.42, 86 * k), 9)

    def _done(self, painter: QPainter, title: QRectF, k: float) -> None:
        s = self.shown
        assert s is not None
        marks.text(painter, title, translate("Witch", "Done"), theme.TEXT_S, theme.YES, display=True, bold=True)
        for i, (kind, _) in enumerate(s.needs):
            marks.bottle(painter, kind, (36 + 40 * i) * k, 82 * k, 38 * k)
        n = len(s.done_by)
        side = min(52.0 * k, 236 * k / n - 4)
        for i, emblem in enumerate(s.done_by):
            middle = QPointF((32 + 118) * k + (i - (n - 1) / 2) * (side + 6), 156 * k)
            marks.emblem(painter, emblem, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
