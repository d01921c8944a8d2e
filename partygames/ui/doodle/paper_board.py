"""A board to look at: its drawing in the author's colour, or the place it left; the drawing table has its own item (ui/pen)."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.state import BoardView, FlagState
from partygames.ink.stroke import Stroke
from partygames.ui import art, fonts, theme
from partygames.ui.doodle.wording import board_said, verdict_text
from partygames.ui.i18n import translate
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.paper import DROP, SPREAD, draw_ring, draw_shadow

VERDICT_COLORS = {Verdict.NO: theme.NO, Verdict.CLOSE: theme.CLOSE, Verdict.FAR: theme.FAR, Verdict.YES: theme.YES}

SELECTED_SCALE = 1.05


def dashed_place(painter: QPainter, r: QRectF, radius: float, faint: bool = False) -> None:
    """Draw the place of a board that is not there: no paper, no shadow, a dashed edge."""
    pen = QPen(theme.LINEN_EDGE, 2.0)
    pen.setDashPattern([5, 4])
    painter.setPen(pen)
    painter.setBrush(theme.with_alpha(theme.LINEN_EDGE, 0.10 if faint else 0.16))
    painter.drawRoundedRect(r.adjusted(1, 1, -1, -1), radius, radius)


class PaperBoard(QGraphicsWidget):
    """Show one board of the public table: the drawing, a stamp, a flag; empty and guessed boards are dashed places, not paper."""

    def __init__(self, parent: QGraphicsItem | None, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(parent)
        self.seats, self.view = seats, view
        self.selected = False
        self.away = False
        self.said: str | None = None  # what a screen reader says of it instead of whose board it is
        self._picture: tuple[tuple[Stroke, ...], int, int, QImage] | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def is_paper(self) -> bool:
        """Say whether the board lies here with a drawing on it; otherwise there is only its place."""
        return not self.away and not self.view.winners and bool(self.view.strokes) and self.view.has_drawing

    def show_board(self, view: BoardView) -> None:
        """Show another state of the board."""
        if view != self.view:
            self.view = view
            self.update()

    def set_selected(self, on: bool) -> None:
        """Mark the board that is talked about."""
        if on != self.selected:
            self.selected = on
            self.setScale(SELECTED_SCALE if on else 1.0)
            self.update()

    def set_away(self, on: bool) -> None:
        """Show the empty place while the board itself is being carried."""
        if on != self.away:
            self.away = on
            self.update()

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the board there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, w, h))
        self.setTransformOriginPoint(w / 2, h / 2)

    def spoken(self) -> str:
        """Say whose board it is and how it stands; never its word."""
        return board_said(self.view, self.seats)

    def boundingRect(self) -> QRectF:
        """Return the board with its shadow."""
        return self.rect().adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD + DROP)

    def shape(self) -> QPainterPath:
        """Return where a tap counts: the board without its shadow."""
        path = QPainterPath()
        path.addRect(self.rect())
        return path

    def picture(self, strokes: Sequence[Stroke], painter: QPainter, r: QRectF) -> QImage | None:
        """Return the ink at the painter's device pixels; until that is drawn in another size, None if there is none yet."""
        scale = art.device_scale(painter) / self.scale()
        w, h = max(1, round(r.width() * scale)), max(1, round(r.height() * scale))
        kept = self._picture
        if kept is not None and kept[0] == strokes and kept[1:3] == (w, h):
            return kept[3]
        pictures, wanted = Pictures.of(self.scene()), tuple(strokes)
        image = pictures.find(wanted, w, h)
        if image is not None:
            self._picture = (wanted, w, h, image)
            return image
        pictures.want(self, wanted, w, h, lambda _: self.update())
        return kept[3] if kept is not None and kept[0] == strokes else pictures.like(wanted)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the board, or the place it left."""
        r = self.rect()
        if not self.is_paper:
            self._paint_place(painter, r)
            return
        paint_sheet(painter, r, theme.SEATS[self.seats[self.view.author].emblem], self.picture(self.view.strokes, painter, r))
        if self.selected:
            draw_ring(painter, r, radius_of(r), theme.CALM, width=4.0)
        if self.view.flag is not FlagState.NONE:
            self._paint_flag(painter, r)
        if self.view.reply is not None:
            self._paint_stamp(painter, r, self.view.reply)

    def _paint_place(self, painter: QPainter, r: QRectF) -> None:
        """Draw an empty place: with the winners' emblems where the board was guessed, with words where nothing was drawn."""
        dashed_place(painter, r, radius_of(r), faint=not self.view.winners)
        if self.view.winners:
            side = min(r.height() * 0.42, 54.0)
            n = len(self.view.winners)
            step = min(side * 1.1, (r.width() - 12 - side) / max(1, n - 1))
            x = r.center().x() - (side + (n - 1) * step) / 2
            painter.setOpacity(painter.opacity() * 0.78)
            for i, seat in enumerate(self.view.winners):
                art.draw(
                    painter,
                    f"icons/seat-{EMBLEMS[self.seats[seat].emblem]}.svg",
                    QRectF(x + i * step, r.center().y() - side / 2, side, side),
                )
        elif not self.away:
            painter.setPen(theme.MUTED)
            painter.setFont(fonts.text(theme.TEXT_S))
            flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(r.adjusted(8, 4, -8, -4), flags, translate("Doodle", "not drawn"))

    def _paint_flag(self, painter: QPainter, r: QRectF) -> None:
        closed = self.view.flag is FlagState.CLOSED
        if closed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.with_alpha(theme.PAPER, 0.72))
            painter.drawRoundedRect(r.adjusted(4, 4, -4, -4), radius_of(r) - 3, radius_of(r) - 3)
        side = min(40.0, r.height() * (0.5 if closed else 0.36))
        spot = (
            QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side)
            if closed
            else QRectF(r.x() + 8, r.y() + 8, side, side)
        )
        art.draw(painter, "icons/flag.svg", spot)

    def _paint_stamp(self, painter: QPainter, r: QRectF, verdict: Verdict) -> None:
        """Stamp the author's answer across a corner, in words and in its colour (DR-17)."""
        text = verdict_text(verdict)
        painter.save()
        painter.setFont(fonts.display(round(max(theme.TEXT_S, min(40.0, r.height() * 0.2))), True))
        metrics = painter.fontMetrics()
        w, h = metrics.horizontalAdvance(text) + 20, metrics.height() + 4
        painter.translate(r.right() - w / 2 - 4, r.bottom() - h / 2 - 6)
        painter.rotate(-7)
        box = QRectF(-w / 2, -h / 2, w, h)
        painter.setPen(QPen(theme.PAPER, 2))
        painter.setBrush(VERDICT_COLORS[verdict])
        painter.drawRoundedRect(box, 7, 7)
        painter.setPen(theme.on(VERDICT_COLORS[verdict]))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.restore()


def radius_of(r: QRectF) -> float:
    """Return the corner's radius of a board of that size."""
    return min(16.0, max(6.0, r.height() * 0.09))


def frame_of(r: QRectF) -> float:
    """Return the frame's width of a board of that size."""
    return min(6.0, max(3.5, r.height() * 0.03))


def paint_sheet(painter: QPainter, r: QRectF, color: QColor, ink: QImage | None, shadow: float = 0.24) -> None:
    """Draw paper with its shadow (0 for none), the ink on it if it is there, and the frame in the author's colour."""
    radius, frame = radius_of(r), frame_of(r)
    if shadow:
        draw_shadow(painter, r, radius, shadow)
    painter.save()
    inside = QPainterPath()
    inside.addRoundedRect(r.adjusted(1, 1, -1, -1), radius, radius)
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if ink is not None:
        painter.drawImage(r, ink)
    else:
        painter.fillRect(r, theme.PAPER)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, frame))
    half = frame / 2
    painter.drawRoundedRect(r.adjusted(half, half, -half, -half), radius - half, radius - half)


def paint_back(painter: QPainter, r: QRectF, color: QColor) -> None:
    """Draw a board turned over: the author's colour, an inner line, no drawing."""
    radius = min(8.0, r.height() * 0.16)
    painter.setPen(QPen(theme.PAPER, max(1.5, r.height() * 0.05)))
    painter.setBrush(color)
    painter.drawRoundedRect(r, radius, radius)
