"""One place at the table in the lobby."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Player
from partygames.ui import fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.lobby.minute_button import MinuteButton
from partygames.ui.lobby.plan import Place
from partygames.ui.scene.button import RADIUS, Button, Look
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import draw_paper, draw_ring
from partygames.ui.seat_name import emblem_name


def player_name(player: Player) -> str:
    """Return what a kind of player is called."""
    return {
        Player.HUMAN: translate("Lobby", "Person"),
        Player.EASY: translate("Lobby", "Computer, easy"),
        Player.NORMAL: translate("Lobby", "Computer, normal"),
        Player.HARD: translate("Lobby", "Computer, hard"),
    }[player]


class SeatCard(Button):
    """A place: tap it to sit down or to type a name, tap its right side to choose person or computer, × to leave it free."""

    left = Signal()
    level = Signal()
    longer = Signal()

    def __init__(self, parent: QGraphicsItem | None, place: int) -> None:
        super().__init__(parent, name=f"seat-{place}")
        self.place_no = place
        self.seat: Place = None
        self.people_only = False
        self.drawing_s, self.longer_minute = 60, False
        self.emblem = Emblem(self, place)
        self.name_label = Label(self, theme.TEXT_M + 2, display=True)
        self.kind_label = Label(self, theme.TEXT_S, theme.MUTED)
        self.level_button = Button(self, Look.QUIET, icon="person", name=f"seat-level-{place}")
        self.minute_button = MinuteButton(self, place)
        self.free_button = Button(self, Look.QUIET, icon="close", name=f"seat-free-{place}")
        self.free_button.setOpacity(0.6)
        self.level_button.clicked.connect(self.level)
        self.minute_button.clicked.connect(self.longer)
        self.free_button.clicked.connect(self.left)

    def show_seat(self, seat: Place, people_only: bool, drawing_s: int = 60, longer: bool = False) -> None:
        """Show who sits here; `people_only`: no choice of computers, but of a drawing minute `longer` than everybody's."""
        self.seat, self.people_only, self.drawing_s, self.longer_minute = seat, people_only, drawing_s, longer
        self.retranslate()
        for item in (self.emblem, self.free_button):
            item.setVisible(seat is not None)
        self.level_button.setVisible(seat is not None and not people_only)
        self.minute_button.setVisible(seat is not None and people_only)
        self.minute_button.show_seconds(drawing_s, longer)
        if seat is not None:
            self.level_button.set_icon("person" if seat.player is Player.HUMAN else "robot")
        self.arrange()
        self.update()

    def retranslate(self) -> None:
        """Word the card."""
        self._say_buttons()
        if self.seat is None:
            self.name_label.set_text(translate("Lobby", "Free seat"))
            self.name_label.set_color(theme.MUTED)
            self.kind_label.set_text(translate("Lobby", "Tap to join"))
            return
        self.name_label.set_text(self.seat.name or emblem_name(self.seat.emblem))
        self.name_label.set_color(theme.TEXT)
        if not self.seat.name and not self.longer_minute and (self.people_only or self.seat.player is Player.HUMAN):
            self.kind_label.set_text(translate("Lobby", "Your name?"))
        elif self.people_only:
            self.kind_label.set_text(translate("Lobby", "{n} s to draw").format(n=self.drawing_s))
        else:
            self.kind_label.set_text(player_name(self.seat.player))

    def _say_buttons(self) -> None:
        """Say whose buttons these are: every seat has the same."""
        if self.seat is not None:
            name = self.seat.name or emblem_name(self.seat.emblem)
            self.free_button.said = translate("Lobby", "{name}: leave the seat free").format(name=name)
            self.level_button.said = translate("Lobby", "{name}: person or computer").format(name=name)
            self.minute_button.owner = name

    def spoken(self) -> str:
        """Say who sits here, or that the place is free."""
        if self.seat is None:
            return translate("Lobby", "Free seat {n}: tap to join").format(n=self.place_no + 1)
        return f"{self.name_label.text}: {self.kind_label.text}"

    def name_rect(self) -> QRectF:
        """Return where the name stands, in scene units, for the editor that is laid over it."""
        return self.mapRectToScene(self.name_label.geometry().adjusted(-4, 2, 4, -2))

    def arrange(self) -> None:
        """Place emblem, texts and buttons on the card."""
        r = self.rect()
        side, x = self._side(), 16.0
        self.emblem.place(x, (r.height() - side) / 2, side)
        column = r.width() - 58
        half = r.height() / 2
        tall = min(half - 5, theme.TARGET)
        self.free_button.place(column, 4, 54, tall)
        for button in (self.level_button, self.minute_button):
            button.place(column, r.height() - 4 - tall, 54, tall)
        # What is missing to a target for a thumb they take from the gaps around the card, never from each other.
        more = min(max(0.0, theme.TARGET - tall), 4 + theme.S3 / 2)
        self.free_button.set_reach(3, more, 0)
        for button in (self.level_button, self.minute_button):
            button.set_reach(3, 0, more)
        x += side + 14
        room = max(60.0, column - x - 2)
        self.name_label.place(x, half - 34, room, 36)
        self.kind_label.place(x, half + 4, room, 26)

    def _side(self) -> float:
        """Return how large the emblem is: larger on a large card."""
        return max(50.0, min(84.0, self.rect().height() * 0.4, self.rect().width() * 0.2))

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the card there."""
        super().place(x, y, w, h)
        self.arrange()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the card; a free seat is only sketched."""
        r = self.rect()
        free = self.seat is None
        fill = theme.with_alpha(theme.SHEET, 0.45 if free and not self._hover else 0.8) if free else theme.SHEET
        border = theme.EDGE if free else theme.mixed(theme.SHEET, theme.LINEN_EDGE, 0.6 if self._hover else 0.0)
        draw_paper(painter, r, RADIUS, fill, border, shadow=0 if free else 0.22, dashed=free)
        if free:
            side = self._side()
            disc = QRectF(16, (r.height() - side) / 2, side, side)
            pen = QPen(theme.MUTED, 2.5, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
            painter.setPen(theme.MUTED)
            painter.setFont(fonts.text(30))
            painter.drawText(disc.adjusted(0, -3, 0, -3), Qt.AlignmentFlag.AlignCenter, "+")
        if self._ring:
            draw_ring(painter, r, RADIUS)
