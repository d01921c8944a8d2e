"""The album of an evening, read again as PDF."""

import re
import zlib

import pytest
from helpers.keeping import BOARDS
from PySide6.QtCore import QDate

from partygames.core.seats import Seat
from partygames.ui import fonts
from partygames.ui.doodle.outcome import arithmetic, ranked
from partygames.ui.doodle.shots import LONG, Game, first_wall
from partygames.ui.keep.album import album
from partygames.ui.keep.evening import AuthorPage, BoardEntry, Evening, ScoreLine, evening
from partygames.ui.keep.work import Cancelled, Work

DATE = QDate(2026, 11, 30)
PDF_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture(scope="module", autouse=True)
def loaded(qapp):
    fonts.load_fonts()


def streams(data: bytes) -> list[bytes]:
    """Return the uncompressed streams of a PDF."""
    found = []
    for match in re.finditer(rb"(?<!end)stream\r?\n", data):
        packed = data[match.end() : data.index(b"endstream", match.end())]
        try:
            found.append(zlib.decompressobj().decompress(packed))
        except zlib.error:
            found.append(packed)
    return found


def letters(data: bytes) -> set[str]:
    """Return the characters that can be copied out of a PDF: those its fonts map back to Unicode."""
    found = set()
    for stream in streams(data):
        for block in re.findall(rb"beginbf(?:range|char)(.*?)endbf", stream, re.DOTALL):
            for code in re.findall(rb"<([0-9A-Fa-f]{4})>\s*$", block, re.MULTILINE):
                found.add(chr(int(code, 16)))
            for listed in re.findall(rb"\[(.*?)\]", block, re.DOTALL):
                found |= {chr(int(code, 16)) for code in re.findall(rb"<([0-9A-Fa-f]{4})>", listed)}
    return found


def made(told: Evening) -> bytes:
    data = album(told, Work(told.boards))
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    return data


def small(*boards: BoardEntry, name: str = "Ada") -> Evening:
    """Return an album of one author with some boards."""
    seat = Seat(0, name)
    line = ScoreLine(seat, "won 1 − left 0 =", "1", True)
    return Evening("Doodle Rush", "today", f"{name} wins!", "because", "not drawn", (line,), (AuthorPage(seat, boards),))


def test_there_is_a_title_page_and_a_page_for_each_author(kept_game):
    told = evening(kept_game.session, DATE)
    assert len(PDF_PAGE.findall(made(told))) == 1 + 4
    assert told.boards == 24


def test_our_fonts_are_embedded_with_the_characters_of_both_languages(kept_game, language):
    language.use("zh_CN")
    told = evening(kept_game.session, DATE)
    data = made(told)
    assert {name.decode() for name in re.findall(rb"/BaseFont\s*/(?:[A-Z]{6}\+)?([\w-]+)", data)} == {
        "PartyDisplay-Regular",
        "PartyText-Regular",
    }
    assert data.count(b"/FontFile2") >= 2
    words = (entry.word + entry.fate for page in told.authors for entry in page.boards)
    said = "".join((told.title, told.date, told.headline, told.reason, *words))
    assert set(said) - letters(data) <= {" "}


def test_the_album_tells_scores_words_and_who_guessed(kept_game, language):
    language.use("en")
    session = kept_game.session
    told = evening(session, DATE)
    view = session.view(None)
    assert told.title == "Doodle Rush · 速涂快递"
    assert "2026" in told.date
    assert [(line.seat, line.sum) for line in told.scores] == [(session.seats[t.seat], arithmetic(t)) for t in ranked(view)]
    assert [page.seat for page in told.authors] == list(session.seats)
    for page, row in zip(told.authors, view.boards, strict=True):
        assert [entry.word for entry in page.boards] == [board.word.en for board in row]
        assert [entry.strokes for entry in page.boards] == [board.strokes for board in row]
    first = told.authors[0].boards
    assert first[0].fate == "Guessed by Leo in guessing minute 1"
    assert first[1].fate == "Guessed by Leo in guessing minute 2"
    assert first[3].fate == "Guessed by 阿珍 and 外婆 in guessing minute 1"
    assert first[4].fate == "Nobody guessed it"


def test_the_drawings_are_vectors(kept_game):
    data = made(evening(kept_game.session, DATE))
    assert b"/Subtype /Image" not in data
    page = max(streams(data), key=lambda stream: stream.count(b" l\n"))
    assert page.count(b" l\n") > 1_000


@pytest.mark.parametrize("name", BOARDS)
def test_any_board_finds_its_place(name):
    strokes = tuple(BOARDS[name][-1])
    assert len(PDF_PAGE.findall(made(small(BoardEntry(strokes, "word", "story"))))) == 2


@pytest.mark.parametrize("name", ["", "👩‍👩‍👧 Família", "W" * 300, "(\\)<<>>", "\u202eAda"])
def test_any_name_and_word_can_be_printed(name):
    assert len(PDF_PAGE.findall(made(small(BoardEntry((), name, name), name=name)))) == 2


def test_long_names_and_undrawn_boards(language):
    language.use("en")
    game = first_wall(4, LONG).bell().drawing_phase(lambda s, i: False).bell().drawing_phase(lambda s, i: False).bell()
    told = evening(game.session, DATE)
    assert {entry.fate for page in told.authors for entry in page.boards if not entry.strokes} == {""}
    assert len(PDF_PAGE.findall(made(told))) == 5


def test_the_boards_are_counted_and_it_can_be_stopped_at_each(kept_game):
    told = evening(kept_game.session, DATE)
    work = Work(told.boards)
    album(told, work)
    assert work.done == told.boards

    class Impatient(Work):
        def step(self) -> None:
            super().step()
            if self.done == 7:
                self.cancelled = True

    impatient = Impatient(told.boards)
    with pytest.raises(Cancelled):
        album(told, impatient)
    assert impatient.done == 7


def test_DR_5_there_is_no_album_of_a_game_that_is_not_over(qapp):
    with pytest.raises(ValueError, match="secrets"):
        evening(Game().session, DATE)
