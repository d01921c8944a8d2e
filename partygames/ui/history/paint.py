"""The rows of the lists: an evening, a game, a person."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from partygames.core.seats import EMBLEMS
from partygames.engine.history import Evening, Game, Person
from partygames.games.registry import DOODLE
from partygames.ui import art, fonts, theme
from partygames.ui.history import wording
from partygames.ui.i18n import translate
from partygames.ui.scene.label import CENTER, LEFT, fitted
from partygames.ui.seat_name import seat_name
from partygames.ui.witch.words import KINDS, kind_name

HEAD_H, GAME_H, PERSON_H = 58.0, 96.0, 66.0
ICON, NAME_W = 56.0, 178.0
NUMBERS, BRAVE = 6, 4
"""Columns of the list of people, and the one that tells how brave they are."""


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    px: int,
    color: QColor,
    flags: Qt.AlignmentFlag = LEFT,
    *,
    display: bool = False,
    bold: bool = False,
) -> None:
    """Draw one line that fits, shrunk before it is cut."""
    font, words = fitted(words, fonts.display(px, bold) if display else fonts.text(px, bold), rect.width())
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(rect, int(flags), words)


def emblem(painter: QPainter, index: int, rect: QRectF) -> None:
    """Draw the mark of a seat."""
    art.draw(painter, f"icons/seat-{EMBLEMS[index % len(EMBLEMS)]}.svg", rect)


def game_icon(painter: QPainter, game: str, rect: QRectF) -> None:
    """Draw the sign of a game: a pen on paper, a bottle on felt."""
    doodle = game == DOODLE
    painter.setPen(QPen(theme.LINEN_EDGE if doodle else theme.FELT_DARK, 2))
    painter.setBrush(theme.PAPER if doodle else theme.FELT_LIGHT)
    painter.drawRoundedRect(rect, theme.R_M, theme.R_M)
    inner = rect.adjusted(9, 9, -9, -9)
    if doodle:
        art.draw(painter, "icons/pen-medium.svg", inner)
    else:
        narrow = inner.height() * 0.8
        art.draw(painter, "cards/potion-fire.svg", QRectF(rect.center().x() - narrow / 2, inner.y(), narrow, inner.height()))


class EveningRow:
    """The heading of an evening."""

    height, key = HEAD_H, None

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the date and how many games it had."""
        r = rect.adjusted(16, 16, -16, 0)
        text(painter, r, wording.day(self.evening.day), theme.TEXT_M, theme.TEXT, display=True)
        n = len(self.evening.games)
        count = translate("History", "%n game(s)", "", n)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        text(painter, r, count, theme.TEXT_S, theme.MUTED, right)


    def spoken(self) -> str:
        """Say the date."""
        return wording.day(self.evening.day)


class GameRow:
    """A game: its sign, when, and who played with how many points; the winners wear a crown."""

    height = GAME_H

    def __init__(self, game: Game) -> None:
        self.game, self.key = game, game.id

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the row."""
        game = self.game
        mid = rect.center().y()
        game_icon(painter, game.game, QRectF(rect.x() + 18, mid - ICON / 2, ICON, ICON))
        x = rect.x() + 18 + ICON + 14
        text(painter, QRectF(x, mid - 32, NAME_W, 32), wording.game_name(game.game), theme.TEXT_M, theme.TEXT, display=True)
        note = wording.clock(game.started)
        if not game.finished:
            note += " · " + translate("History", "not finished")
        text(painter, QRectF(x, mid + 1, NAME_W, 28), note, theme.TEXT_S, theme.MUTED)
        x += NAME_W + 10
        order = wording.ranked(game)
        each = min(112.0, (rect.right() - 14 - x) / max(1, len(order)))
        for n, seat in enumerate(order):
            self._seat(painter, seat, QRectF(x + n * each, rect.y(), each - 6, rect.height()))

    def spoken(self) -> str:
        """Say which game, when, and how it ended."""
        game = self.game
        names = [seat_name(seat) for seat in game.seats]
        order = wording.ranked(game)
        if game.result is None:
            told = [names[seat] for seat in order] + [translate("History", "not finished")]
        else:
            told = [f"{names[seat]} {wording.score_text(game.result.scores[seat])}" for seat in order]
        return translate("Lobby", ", ").join([wording.game_name(game.game), wording.clock(game.started), *told])

    def _seat(self, painter: QPainter, seat: int, r: QRectF) -> None:
        game, mid = self.game, r.center().y()
        emblem(painter, game.seats[seat].emblem, QRectF(r.x(), mid - 30, 30, 30))
        if game.result is not None:
            won = seat in game.result.winners
            score = QRectF(r.x() + 36, mid - 32, r.width() - 36, 34)
            text(painter, score, wording.score_text(game.result.scores[seat]), theme.TEXT_M, theme.TEXT, display=True, bold=won)
            if won:
                art.draw(painter, "icons/crown.svg", QRectF(r.x() + 12, mid - 43, 24, 24))
        text(painter, QRectF(r.x(), mid + 2, r.width(), 26), seat_name(game.seats[seat]), theme.TEXT_S, theme.MUTED)


class PersonRow:
    """Somebody with their sums; the bravest wears the sign of the brave."""

    height = PERSON_H

    def __init__(self, person: Person, bravest: bool) -> None:
        self.person, self.key, self.bravest = person, person.name, bravest

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the name and the numbers."""
        person, (name, cells) = self.person, columns(rect)
        text(painter, name, person.name, theme.TEXT_M, theme.TEXT, display=True)
        cards = person.brave + person.cowardly
        brave = translate("History", "{n}%").format(n=round(100 * person.brave / cards)) if cards else "–"
        sums = (person.games, person.won, person.guessed, person.drawn)
        sign = 30.0 if self.bravest else 0.0
        for n, (cell, value) in enumerate(zip(cells, (*(str(n) for n in sums), brave), strict=False)):
            place = cell.adjusted(sign, 0, 0, 0) if n == BRAVE else cell
            text(painter, place, value, theme.TEXT_M, theme.TEXT if value not in ("0", "–") else theme.MUTED, CENTER)
        if self.bravest:
            art.draw(painter, "icons/brave.svg", QRectF(cells[BRAVE].x() - 4, rect.center().y() - 15, 30, 30))
        if person.favourite is None:
            text(painter, cells[5], "–", theme.TEXT_M, theme.MUTED, CENTER)
        else:
            h = 46.0
            at = QRectF(cells[5].center().x() - h * 0.4, rect.center().y() - h / 2, h * 0.8, h)
            art.draw(painter, f"cards/potion-{KINDS[person.favourite]}.svg", at)


    def spoken(self) -> str:
        """Say the name and the sums."""
        person = self.person
        sums = (person.games, person.won, person.guessed, person.drawn)
        told = [f"{word}: {n}" for word, n in zip(column_names(), sums, strict=False)]
        return translate("Lobby", ", ").join([person.name, *told])


def columns(rect: QRectF) -> tuple[QRectF, tuple[QRectF, ...]]:
    """Return where the name and the numbers of a person stand."""
    wide = min(104.0, rect.width() * 0.122)
    x = rect.right() - 10 - NUMBERS * wide
    name = QRectF(rect.x() + 22, rect.y(), x - rect.x() - 30, rect.height())
    return name, tuple(QRectF(x + n * wide, rect.y(), wide, rect.height()) for n in range(NUMBERS))


def column_names() -> tuple[str, ...]:
    """Return what the numbers of a person are called."""
    return (
        translate("History", "Games"),
        translate("History", "Won"),
        translate("History", "Guessed boards"),
        translate("History", "Guessed by others"),
        translate("History", "Played brave"),
        translate("History", "Favourite witch"),
    )


def deeds_text(game: Game, seat: int) -> str:
    """Return what a seat did in a game, in one line; "" where nothing is known."""
    if game.result is None or seat >= len(game.result.deeds):
        return ""
    deeds = game.result.deeds[seat]
    if game.game == DOODLE:
        return translate("History", "guessed {guessed}, own guessed {drawn}").format(guessed=deeds.guessed, drawn=deeds.drawn)
    text = translate("History", "brave {brave} of {cards}").format(brave=deeds.brave, cards=deeds.brave + deeds.cowardly)
    if any(deeds.kinds):
        most = deeds.kinds.index(max(deeds.kinds))
        if most < len(KINDS):
            text += " · " + translate("History", "mostly {kind}").format(kind=kind_name(most))
    return text
