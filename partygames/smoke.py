"""`partygames --smoke`: open every screen once and play both games through the real window, fast."""

import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from partygames.app import make_app
from partygames.core.seats import Player, Seat
from partygames.engine.journal import open_journal
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.engine.table import Table
from partygames.games.doodle_rush.matching import suggest
from partygames.games.doodle_rush.moves import Award, BeginTurn, Draw, PhaseTimeout, Verdict
from partygames.games.doodle_rush.state import Word
from partygames.games.registry import DOODLE, WITCH
from partygames.ink.replay import Replay
from partygames.ink.stroke import Tool
from partygames.shots import pictures, settle
from partygames.ui.doodle.sample_drawings import DRAWN, strokes
from partygames.ui.i18n import Language
from partygames.ui.keep import film, picture
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.stage import Stage
from partygames.ui.window import Window

SEED = 7


def play_witch(session: GameSession) -> None:
    """Play to the score: every seat makes the first move that the rules offer it."""
    while not session.over:
        seat = session.view(None).to_act[0]
        session.submit(session.legal_moves(seat)[0])


def play_doodle(session: GameSession) -> None:
    """Play to the score: everybody draws two boards in a minute, and one board of each author is guessed."""
    drawings = [strokes(word.en) for word in DRAWN]
    while not session.over:
        table = session.view(None)
        if table.phase % 2 == 0:
            drawer = table.drawer
            session.submit(BeginTurn(drawer))
            for board in range(table.phase, min(6, table.phase + 2)):
                for stroke in drawings[(drawer + board) % len(drawings)]:
                    session.submit(Draw(drawer, board, stroke))
            session.submit(PhaseTimeout(table.phase, drawer))
        else:
            for author, boards in enumerate(table.boards):
                found = next((b.index for b in boards if b.open and b.has_drawing), None)
                if found is not None:
                    session.submit(Award(author, found, ((author + 1) % table.players,)))
            session.submit(PhaseTimeout(table.phase, None))


def use_libraries() -> None:
    """Use once what is imported late: a frozen program could lack it, and nobody would know before the evening."""
    drawn = strokes(DRAWN[0].en)
    for made, start in ((film.gif, b"GIF89a"), (film.webp, b"RIFF")):
        assert made(Replay([drawn])).startswith(start)
    rubbed = (*drawn, msgspec.structs.replace(drawn[0], tool=Tool.RUBBER))
    assert b"<svg" in picture.drawing(rubbed, "小明")
    # The other script, the same sound, a slip of the finger.
    said = [suggest(Word("apple", "apple", "苹果"), guess) for guess in ("蘋果", "平果", "appel")]
    assert said == [Verdict.YES, Verdict.CLOSE, Verdict.CLOSE]
    import_module("miniaudio")  # there may be no sound card


def run() -> int:
    """Return 0 after printing "smoke ok"; an error on the way ends with its own words and 1."""
    app = make_app(sys.argv)
    Motion.less = True
    use_libraries()
    with TemporaryDirectory() as kept:
        folder = Path(kept)
        language = Language(app)
        stage = Stage()
        stage.resize(1280, 800)
        stage.show()
        for code in ("zh_CN", "en"):
            language.use(code)
            for _ in pictures(app, stage, folder):
                pass
        stage.close()
        journal, _ = open_journal(folder / "games")
        window = Window(Table(journal, SettingsFile(folder / "smoke.json")), language)
        Motion.less = True
        window.show()
        seats = tuple(Seat(i, name, Player.HUMAN) for i, name in enumerate(("Ada", "小明", "Leo", "外婆")))
        for name, play in ((WITCH, play_witch), (DOODLE, play_doodle)):
            window.start_game(name, seats, 0, {"seed": SEED})
            session = window.session
            assert session is not None
            session.changed.connect(lambda _: app.processEvents())
            play(session)
            settle(app)
            window.grab()
            window.to_lobby()
            settle(app)
        window.close()
        journal.close()
        settle(app)
    sys.stdout.write("smoke ok\n")
    return 0
