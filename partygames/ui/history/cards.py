"""The paper at the right: one game with its scores, or one person with their sums."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.engine.history import Game, Person
from partygames.ui import art, theme
from partygames.ui.history import paint, wording
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import RIGHT, TOP_LEFT, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name
from partygames.ui.witch.words import kind_name

PAD, LINE_H, HEAD = 24.0, 62.0, 112.0


class Told(QGraphicsWidget):
    """What is written on a card, painted in one go and said in one go; the buttons beside it speak for themselves."""

    def __init__(self, card: "GameCard | PersonCard") -> None:
        super().__init__(card)
        self._card = card
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def spoken(self) -> str:
        """Say what is written."""
        return self._card.told()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw what is written."""
        self._card.paint_told(painter)


class GameCard(Panel):
    """One game: who had how many points and what they did; from here it is watched."""

    watch = Signal(object)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.game: Game | None = None
        self.written = Told(self)
        self.go = Button(self, Look.CALM, theme.TEXT_L, icon="play", name="watch")
        self.go.clicked.connect(lambda: None if self.game is None else self.watch.emit(self.game.id))
        self.note = Label(self, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.show_game(None)

    def show_game(self, game: Game | None) -> None:
        """Show a game, or blank paper."""
        self.game = game
        self.go.setVisible(game is not None)
        self.note.setVisible(game is not None and not game.finished)
        self.written.update()

    def retranslate(self) -> None:
        """Word the card."""
        self.go.set_text(translate("History", "Watch again"))
        self.note.set_text(
            translate("History", "Not played to its end: what was secret stays secret, and it counts for nobody.")
        )
        self.written.update()

    def place(self, rect: QRectF) -> None:
        """Put the card there."""
        self.setGeometry(rect)
        w, h = rect.width(), rect.height()
        self.written.setGeometry(QRectF(0, 0, w, h))
        self.go.place(PAD, h - PAD - 72, w - 2 * PAD, 72)
        self.note.place(PAD, h - PAD - 72 - 16 - 84, w - 2 * PAD, 84)

    def told(self) -> str:
        """Return what each seat did, in words."""
        if self.game is None:
            return ""
        deeds = ((seat_name(seat), paint.deeds_text(self.game, n)) for n, seat in enumerate(self.game.seats))
        lines = (": ".join(filter(None, line)) for line in deeds)
        return "\n".join((wording.game_name(self.game.game), *lines))

    def paint_told(self, painter: QPainter) -> None:
        """Draw the game's name, when it was, and a line for each seat."""
        game, w = self.game, self.rect().width() - 2 * PAD
        if game is None:
            return
        paint.text(painter, QRectF(PAD, 18, w, 42), wording.game_name(game.game), theme.TEXT_L, theme.TEXT, display=True)
        moves = game.moves
        when = translate("History", "{time} · %n move(s)", "", moves).format(time=wording.clock(game.started))
        paint.text(painter, QRectF(PAD, 58, w, 30), when, theme.TEXT_S, theme.MUTED)
        room = (self.note.y() if self.note.isVisible() else self.go.y()) - 8 - HEAD
        line_h = min(LINE_H, room / len(game.seats))
        for n, seat in enumerate(wording.ranked(game)):
            self._line(painter, game, seat, QRectF(PAD, HEAD + n * line_h, w, line_h))

    @staticmethod
    def _line(painter: QPainter, game: Game, seat: int, r: QRectF) -> None:
        mid = r.center().y()
        paint.emblem(painter, game.seats[seat].emblem, QRectF(r.x(), mid - 20, 40, 40))
        score_w = 64.0 if game.result is not None else 0.0
        told = paint.deeds_text(game, seat)
        x = r.x() + 52
        name = QRectF(x, mid - (28 if told else 17), r.right() - x - score_w - 8, 34)
        paint.text(painter, name, seat_name(game.seats[seat]), theme.TEXT_M, theme.TEXT, display=True)
        if told:
            paint.text(painter, QRectF(x, mid + 4, r.right() - x - score_w, 24), told, theme.TEXT_S, theme.MUTED)
        if game.result is not None:
            won = seat in game.result.winners
            if won:
                art.draw(painter, "icons/crown.svg", QRectF(r.x() + 18, mid - 34, 28, 28))
            at = QRectF(r.right() - score_w, r.y(), score_w, r.height())
            score = wording.score_text(game.result.scores[seat])
            paint.text(painter, at, score, theme.TEXT_L, theme.TEXT, RIGHT, display=True, bold=won)


class PersonCard(Panel):
    """One person: their sums in words, the names they played under, and what can be done about them."""

    merge = Signal(object)
    part = Signal(object)
    erase = Signal(object)

    def __init__(self, parent: QGraphicsItem | None = None, can_change: bool = True) -> None:
        super().__init__(parent)
        self.person: Person | None = None
        self.written = Told(self)
        self.bravest, self.others = False, False
        self._can_change = can_change
        self.buttons = tuple(
            Button(self, Look.CHIP, icon=icon, name=name)
            for icon, name in (("swap", "merge"), ("take-back", "part"), ("wipe", "erase"))
        )
        for button, signal in zip(self.buttons, (self.merge, self.part, self.erase), strict=True):
            button.clicked.connect(lambda s=signal: None if self.person is None else s.emit(self.person))
        self.show_person(None, False, False)

    def show_person(self, person: Person | None, bravest: bool, others: bool) -> None:
        """Show somebody, or blank paper; `others`: there is somebody else to be merged with."""
        self.person, self.bravest, self.others = person, bravest, others
        merge, part, erase = self.buttons
        shown = person is not None and self._can_change
        merge.setVisible(shown and others)
        part.setVisible(shown and person is not None and len(person.names) > 1)
        erase.setVisible(shown)
        self._stack()
        self.written.update()

    def retranslate(self) -> None:
        """Word the card."""
        words = (
            translate("History", "The same as…"),
            translate("History", "Not the same"),
            translate("History", "Erase the name"),
        )
        for button, word in zip(self.buttons, words, strict=True):
            button.set_text(word)
        self.written.update()

    def place(self, rect: QRectF) -> None:
        """Put the card there."""
        self.setGeometry(rect)
        self.written.setGeometry(QRectF(0, 0, rect.width(), rect.height()))
        self._stack()

    def _stack(self) -> None:
        """Stand the buttons in sight on each other, from the lower edge."""
        r, y = self.rect(), self.rect().height() - PAD
        for button in reversed(self.buttons):
            if button.isVisible():
                y -= theme.TARGET
                button.place(PAD, y, r.width() - 2 * PAD, theme.TARGET)
                y -= theme.S2

    def lines(self) -> tuple[str, ...]:
        """Return what is said of the person."""
        person = self.person
        if person is None:
            return ()
        won, guessed, drawn = person.won, person.guessed, person.drawn
        out = [translate("History", "%n game(s) won", "", won)]
        if guessed or drawn:
            out.append(translate("History", "%n board(s) of others guessed", "", guessed))
            out.append(translate("History", "%n own board(s) guessed by others", "", drawn))
        cards = person.brave + person.cowardly
        if cards:
            out.append(translate("History", "{brave} of {cards} witches played brave").format(brave=person.brave, cards=cards))
        if person.favourite is not None:
            out.append(translate("History", "Favourite witch: {kind}").format(kind=kind_name(person.favourite)))
        if self.bravest:
            out.append(translate("History", "The bravest of all!"))
        others = [name for name in person.names if name != person.name]
        if others:
            out.append(translate("History", "Also as {names}").format(names=translate("Lobby", ", ").join(others)))
        return tuple(out)

    def told(self) -> str:
        """Return the name and the sums, in words."""
        return "" if self.person is None else "\n".join((self.person.name, *self.lines()))

    def paint_told(self, painter: QPainter) -> None:
        """Draw the name and the sums."""
        person, w = self.person, self.rect().width() - 2 * PAD
        if person is None:
            return
        paint.text(painter, QRectF(PAD, 18, w, 46), person.name, theme.TEXT_L, theme.TEXT, display=True)
        n = person.games
        played = translate("History", "%n game(s) played to the end", "", n)
        paint.text(painter, QRectF(PAD, 62, w, 30), played, theme.TEXT_S, theme.MUTED)
        for n, line in enumerate(self.lines()):
            paint.text(painter, QRectF(PAD, HEAD + n * 40, w, 36), line, theme.TEXT_M, theme.TEXT)
