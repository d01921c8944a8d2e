"""Won boards on their way: from the wall to a winner's tray, turning over as they land, and back when an award is taken back.

What flies are pictures. The state came first: the wall's place is free and the tray counts the board while it is in the air.
"""

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import BoardView
from partygames.ui import art, theme
from partygames.ui.doodle.page import PageHost
from partygames.ui.doodle.paper_board import paint_back, paint_sheet
from partygames.ui.doodle.tray import Tray
from partygames.ui.doodle.wall_board import WallBoard
from partygames.ui.pen.paint import render_board
from partygames.ui.scene import z
from partygames.ui.scene.animator import Motion

TURNS_LATE = 0.75
"""The share of its way after which a board turns over; the way is eased out, so that this is the second half of the time."""


class FlyingBoard(QGraphicsWidget):
    """A picture of one board; `flip` 0 shows the drawing, 1 the back. Taps go through it."""

    def __init__(self, over: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(over)
        self.setZValue(z.FLYING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._color, self._view = theme.SEATS[seats[view.author].emblem], view
        self._face: QPixmap | None = None
        self.flip = 0.0

    def set_flip(self, flip: float) -> None:
        """Turn the board over, 0..1."""
        self.flip = flip
        self.update()

    def place(self, at: QRectF) -> None:
        """Begin the way there."""
        self.setGeometry(at)
        self.setTransformOriginPoint(self.rect().center())

    def seen_width(self) -> float:
        """Return how wide the board is seen now."""
        return self.rect().width() * self.scale()

    def shape(self) -> QPainterPath:
        """Return nothing: what flies is in nobody's way."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the side that is seen; the face is drawn once and then copied, whatever its size on the way."""
        r = self.rect()
        turned = max(0.0, (self.flip - TURNS_LATE) / (1 - TURNS_LATE))
        painter.translate(r.center().x(), 0)
        painter.scale(max(0.02, abs(1 - 2 * turned)), 1)
        painter.translate(-r.center().x(), 0)
        if turned >= 0.5:
            paint_back(painter, r, self._color)
            return
        if self._face is None:
            scale = art.device_scale(painter) / self.scale()
            self._face = self._drawn(max(1, round(r.width() * scale)), max(1, round(r.height() * scale)))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(r, self._face, QRectF(self._face.rect()))

    def _drawn(self, w: int, h: int) -> QPixmap:
        face = art.clear_pixmap(w, h)
        p = QPainter(face)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(w / self.rect().width(), h / self.rect().height())
        paint_sheet(p, self.rect(), self._color, render_board(self._view.strokes, w, h), shadow=0)
        p.end()
        return face


class Flight(msgspec.Struct, frozen=True):
    """A board in the air: the place on the wall it belongs to, its picture, and the tray it comes to or from."""

    home: WallBoard
    board: FlyingBoard
    tray: Tray
    won: bool


class Flights:
    """Let boards fly over `over`; each flight can be called off, and nothing flies with less motion."""

    def __init__(self, host: PageHost, over: QGraphicsItem, seats: tuple[Seat, ...]) -> None:
        self._host, self._over, self._seats = host, over, seats
        self._air: list[Flight] = []

    def win(self, home: WallBoard, seen: QRectF, trays: list[Tray]) -> None:
        """Send a board from where it is seen to its winners' trays; each shows its back when it has landed there."""
        self.land(home)
        if Motion.less:
            return
        for tray in trays:
            flight = self._begin(home, seen, tray, won=True)
            tray.expect(home.view.author)
            pile = tray.mapRectToItem(self._over, tray.pile())
            goal, scale = pile.center() - flight.board.rect().center(), pile.width() / max(1.0, seen.width())
            self._send(flight, goal, scale, 1.0)

    def give_back(self, home: WallBoard, trays: list[Tray]) -> None:
        """Send a board home from its winners' trays, or from where it is on its way there."""
        met = {flight.tray: flight.board for flight in self._air if flight.home is home}
        self.land(home)
        if Motion.less:
            return
        home.set_away(True)
        for tray in trays:
            flight = self._begin(home, home.geometry(), tray, won=False)
            board, pile, old = flight.board, tray.mapRectToItem(self._over, tray.pile()), met.get(tray)
            wide, middle = (pile.width(), pile.center()) if old is None else (old.seen_width(), old.geometry().center())
            board.setPos(middle - board.rect().center())
            board.setScale(wide / max(1.0, board.rect().width()))
            board.set_flip(1.0 if old is None else old.flip)
            self._send(flight, home.pos(), 1.0, 0.0)

    def land(self, home: WallBoard | None = None) -> None:
        """End the flights of one board, or all, at once."""
        for flight in [one for one in self._air if home is None or one.home is home]:
            self._host.animator.drop(flight.board)
            self._end(flight)

    def _begin(self, home: WallBoard, at: QRectF, tray: Tray, won: bool) -> Flight:
        board = FlyingBoard(self._over, self._seats, home.view)
        board.place(at)
        flight = Flight(home, board, tray, won)
        self._air.append(flight)
        return flight

    def _send(self, flight: Flight, goal: QPointF, scale: float, flip: float) -> None:
        done = lambda: self._end(flight)  # noqa: E731
        self._host.animator.to(flight.board, pos=goal, scale=scale, flip=flip, ms=theme.SLOW, done=done)

    def _end(self, flight: Flight) -> None:
        self._air = [one for one in self._air if one is not flight]
        if flight.won:
            flight.tray.arrived(flight.home.view.author)
        else:
            flight.home.set_away(False)
        self._host.put_away(flight.board)
