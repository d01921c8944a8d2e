"""The album of an evening as PDF: a title page with the scores, then a page for each author's boards, all of it vectors."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPainterPath, QPdfWriter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from partygames.core.paths import resource
from partygames.core.seats import EMBLEMS
from partygames.ink.shape import shapes
from partygames.ink.stroke import BOARD_ASPECT, Stroke
from partygames.ui import fonts, theme
from partygames.ui.keep.evening import AuthorPage, BoardEntry, Evening, ScoreLine
from partygames.ui.keep.work import Work
from partygames.ui.scene.label import fitted
from partygames.ui.seat_name import seat_name

DPI = 254
"""So a unit of the page is a tenth of a millimetre."""
W, H, EDGE = 2_100.0, 2_970.0, 150.0
MOST_BOARD = 870.0
FINE = 1e-4
"""How far a printed outline may be from the ink, in board widths: a hundredth of a millimetre."""
WHITE, SOFT, SAND, WARM, EDGING = (QColor(c) for c in ("#FFFFFF", "#665C52", "#F0E8D8", "#FFE3B8", "#D8C8A8"))
"""What is printed has one look, whatever the table wears."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter


def album(evening: Evening, work: Work) -> bytes:
    """Return the PDF; `work` counts the boards and may raise to stop it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    writer.setTitle(f"{evening.title} · {evening.date}")
    writer.setCreator("Party Games")
    painter = QPainter(writer)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _title_page(painter, evening)
        for number, page in enumerate(evening.authors, 2):
            work.look()
            writer.newPage()
            _author_page(painter, evening, page, number, work)
    finally:
        painter.end()
    return bytes(buffer.data())


def _title_page(painter: QPainter, evening: Evening) -> None:
    _ground(painter)
    cover = QRectF(EDGE, EDGE, W - 2 * EDGE, (W - 2 * EDGE) * 205 / 400)
    _clipped(
        painter, cover, 60, lambda: _svg(painter, "covers/doodle-rush.svg", cover.adjusted(0, 0, 0, cover.width() * 45 / 400))
    )
    y = cover.bottom() + 60
    _text(painter, evening.title, QRectF(EDGE, y, W - 2 * EDGE, 150), fonts.display(120), theme.INK, CENTER)
    _text(painter, evening.date, QRectF(EDGE, y + 160, W - 2 * EDGE, 70), fonts.text(48), SOFT, CENTER)
    _text(painter, evening.headline, QRectF(EDGE, y + 290, W - 2 * EDGE, 120), fonts.display(84), theme.INK, CENTER)
    for n, line in enumerate(evening.scores):
        _score(painter, line, QRectF(EDGE, y + 450 + n * 128, W - 2 * EDGE, 112))
    under = QRectF(EDGE, y + 450 + len(evening.scores) * 128 + 10, W - 2 * EDGE, 70)
    _text(painter, evening.reason, under, fonts.text(38), SOFT, CENTER)


def _score(painter: QPainter, line: ScoreLine, r: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WARM if line.wins else SAND)
    painter.drawRoundedRect(r, 28, 28)
    _emblem(painter, line.seat.emblem, QRectF(r.x() + 20, r.y() + 14, 84, 84))
    name = QRectF(r.x() + 132, r.y(), r.width() * 0.45, r.height())
    wide = _text(painter, seat_name(line.seat), name, fonts.display(58), theme.INK, LEFT)
    if line.wins:
        _svg(painter, "icons/crown.svg", QRectF(name.x() + wide + 24, r.y() + 20, 72, 72))
    _text(painter, line.sum, QRectF(r.right() - 860, r.y(), 660, r.height()), fonts.text(44), SOFT, RIGHT)
    _text(painter, line.score, QRectF(r.right() - 190, r.y(), 160, r.height()), fonts.display(76), theme.INK, CENTER)


def _author_page(painter: QPainter, evening: Evening, page: AuthorPage, number: int, work: Work) -> None:
    _ground(painter)
    _emblem(painter, page.seat.emblem, QRectF(EDGE, 120, 130, 130))
    _text(painter, seat_name(page.seat), QRectF(EDGE + 160, 110, W - 2 * EDGE - 160, 150), fonts.display(92), theme.INK, LEFT)
    high = MOST_BOARD / BOARD_ASPECT
    for n, entry in enumerate(page.boards):
        x = EDGE if n % 2 == 0 else W - EDGE - MOST_BOARD
        y = 310 + (n // 2) * (high + 240)
        _board(painter, entry, QColor(theme.SEATS_DRAWN[page.seat.emblem]), QRectF(x, y, MOST_BOARD, high), evening.empty, work)
        work.step()
    foot = QRectF(EDGE, H - 130, W - 2 * EDGE, 60)
    _text(painter, f"{evening.title} · {evening.date}", foot, fonts.text(32), SOFT, LEFT)
    _text(painter, str(number), foot, fonts.text(32), SOFT, RIGHT)


def _board(painter: QPainter, entry: BoardEntry, color: QColor, r: QRectF, empty: str, work: Work) -> None:
    if entry.strokes:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.PAPER)
        painter.drawRoundedRect(r, 36, 36)
        _clipped(painter, r, 36, lambda: _ink(painter, entry.strokes, r, work.look))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 11))
        painter.drawRoundedRect(r, 36, 36)
    else:
        dashed = QPen(EDGING, 7)
        dashed.setDashPattern([5, 4])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(dashed)
        painter.drawRoundedRect(r, 36, 36)
        _text(painter, empty, r, fonts.text(44), SOFT, CENTER)
    _text(painter, entry.word, QRectF(r.x(), r.bottom() + 14, r.width(), 86), fonts.display(62), theme.INK, CENTER)
    _text(painter, entry.fate, QRectF(r.x(), r.bottom() + 98, r.width(), 56), fonts.text(37), SOFT, CENTER)


def _ink(painter: QPainter, strokes: Sequence[Stroke], r: QRectF, look: Callable[[], None]) -> None:
    """Draw a board's strokes as filled outlines."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.INK)
    scale, left, top = r.width(), r.x(), r.y()
    for rings in shapes(strokes, FINE, look):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for ring in rings:
            path.addPolygon(QPolygonF([QPointF(round(left + x * scale, 1), round(top + y * scale, 1)) for x, y in ring]))
            path.closeSubpath()
        painter.drawPath(path)


def _ground(painter: QPainter) -> None:
    painter.fillRect(QRectF(0, 0, W, H), WHITE)


def _clipped(painter: QPainter, r: QRectF, radius: float, draw: Callable[[], None]) -> None:
    """Draw within a rounded rectangle."""
    inside = QPainterPath()
    inside.addRoundedRect(r, radius, radius)
    painter.save()
    painter.setClipPath(inside)
    try:
        draw()
    finally:
        painter.restore()


def _text(painter: QPainter, text: str, r: QRectF, font: QFont, color: QColor, align: Qt.AlignmentFlag) -> float:
    """Draw one line, shrunk and then cut where it is too long; return how wide it is."""
    font, text = fitted(text, font, r.width())
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(r, int(align) | int(Qt.TextFlag.TextSingleLine), text)
    return painter.fontMetrics().horizontalAdvance(text)


def _emblem(painter: QPainter, emblem: int, r: QRectF) -> None:
    _svg(painter, f"icons/seat-{EMBLEMS[emblem]}.svg", r)


def _svg(painter: QPainter, rel: str, r: QRectF) -> None:
    QSvgRenderer(str(resource(rel))).render(painter, r)
