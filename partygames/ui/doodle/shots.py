"""Every state of the Doodle Rush screens, reached by real moves with fixed words and names, for pictures and the smoke run."""

import errno
from collections.abc import Callable, Iterator
from pathlib import Path

from partygames.core.seats import Seat
from partygames.engine.clock import PhaseClock
from partygames.engine.session import GameSession
from partygames.games import doodle_rush
from partygames.games.doodle_rush.moves import (
    Award,
    BeginTurn,
    Draw,
    EndTurn,
    Guess,
    Judge,
    LetLapse,
    PhaseTimeout,
    RaiseFlag,
    Reply,
    Verdict,
    VoteFlag,
)
from partygames.games.doodle_rush.state import BOARDS, BoardView, Guessing, Setup, Word
from partygames.ui.doodle import sample_drawings as samples
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.scene.progress import Progress
from partygames.ui.scene.stage import Screen

NAMES = ("小明", "阿珍", "Leo", "外婆", "Ada", "小虎")
LONG = ("Maximiliane von Hohenfels", "住在隔壁的王叔叔和他家的大黄狗真可爱", "👩‍👩‍👧 Família Gonçalves", "Bartholomew the Third")


class HandClock:
    """A clock that stands still until it is moved: pictures are the same every time."""

    def __init__(self) -> None:
        self.ms = 1_000_000.0

    def __call__(self) -> float:
        """Return the time in ms."""
        return self.ms


class Game:
    """A game that is played move by move: sample words, sample drawings, a clock that is moved by hand."""

    def __init__(self, players: int = 4, names: tuple[str, ...] = NAMES, **options: object) -> None:
        self.players = players
        self.hands = deal(players)
        seats = tuple(Seat(n, names[n][:24]) for n in range(players))
        self.time = HandClock()
        clock = PhaseClock(mono=self.time, wall=self.time)
        self.session = GameSession(doodle_rush, Setup(players, 7, self.hands, **options), seats, clock=clock)

    def do(self, *moves: object) -> "Game":
        """Make moves that must be accepted."""
        for move in moves:
            assert self.session.submit(move), move
        return self

    def wait(self, ms: float) -> "Game":
        """Let time pass, in steps that no clock takes for a jump."""
        end = self.time.ms + ms
        while self.time.ms < end:
            self.time.ms = min(end, self.time.ms + 100)
            self.session.clock.look()
        return self

    def draw(self, seat: int, boards: Callable[[int], bool] = lambda index: True, share: float = 1.0) -> "Game":
        """Draw what stands under the boards, or what is still missing of it, as far as there is a drawing of it."""
        row = self.session.view(seat).boards[seat]
        for board in row:
            if board.editable and boards(board.index) and board.word in samples.DRAWN:
                strokes = samples.strokes(board.word.en)
                for stroke in strokes[len(board.strokes) : max(1, round(len(strokes) * share))]:
                    self.do(Draw(seat, board.index, stroke))
        return self

    def drawing_phase(self, boards: Callable[[int, int], bool] = lambda seat, index: True, share: float = 1.0) -> "Game":
        """Let everybody draw and hand the pen on."""
        while (seat := self.session.view(None).drawer) is not None:
            self.do(BeginTurn(seat)).draw(seat, lambda index, s=seat: boards(s, index), share).do(EndTurn(seat))
        return self

    def bell(self) -> "Game":
        """End the guessing minute."""
        return self.do(PhaseTimeout(self.session.view(None).phase, None))

    def award(self, author: int, board: int, *winners: int) -> "Game":
        """Give a board away."""
        return self.do(Award(author, board, winners))

    def award_all(self, row: tuple[BoardView, ...]) -> "Game":
        """Give every board of a row away, or as many as are drawn."""
        for board in row:
            if board.open:
                self.award(board.author, board.index, (board.author + 1 + board.index % 3) % self.players)
        return self

    def say(self, seat: int, author: int, board: int, text: str) -> "Game":
        """Type a guess now."""
        passed = self.session.clock.whole_ms - self.session.clock.left_ms()
        return self.do(Guess(seat, author, board, text, passed))

    def answer(self, author: int, verdict: Verdict) -> "Game":
        """Answer the author's first guess that waits."""
        view = self.session.view(author)
        first = next(n for n in view.waiting if view.guesses[n].author == author)
        return self.do(Judge(author, (first,), verdict))

    def screen(self, nav: Navigator) -> DoodleScreen:
        """Show the game as it stands."""
        return DoodleScreen(self.session, nav)


def deal(players: int) -> tuple[tuple[Word, ...], ...]:
    """Return six words each: four of five have a drawing."""
    drawn, undrawn = list(samples.DRAWN), list(samples.UNDRAWN)
    hands = []
    for seat in range(players):
        hand = [drawn.pop(0) if drawn and (players < 5 or i < 4) else undrawn.pop(0) for i in range(BOARDS)]
        hands.append(tuple(hand[seat % BOARDS :] + hand[: seat % BOARDS]))
    return tuple(hands)


def first_wall(players: int = 4, names: tuple[str, ...] = NAMES, **options: object) -> Game:
    """Return a game in its first guessing minute: some boards are still empty."""
    return Game(players, names, **options).drawing_phase(lambda seat, index: players == 6 or (seat * 2 + index) % 5 != 4)


def typed_wall(players: int = 4, names: tuple[str, ...] = NAMES) -> Game:
    """Return a game whose guesses are typed, in its first guessing minute."""
    return first_wall(players, names, guessing=Guessing.TYPED)


def third_draw() -> Game:
    """Return a game in its third drawing phase; two boards of the first drawer were guessed."""
    game = first_wall().award(0, 0, 2).award(0, 3, 1, 3).award(1, 1, 0).bell()
    return game.drawing_phase().award(2, 0, 0).bell().do(BeginTurn(0))


def ended(all_guessed: bool = False, **options: object) -> Game:
    """Return a finished game; with `all_guessed`, one whose last board has just been given."""
    game = first_wall(**options).award(0, 0, 2).award(0, 3, 1, 3).award(1, 1, 0).award(2, 1, 0).award(3, 5, 0).bell()
    game.drawing_phase().award(0, 1, 2).award(1, 0, 2).award(2, 2, 0).award(3, 1, 1).award(2, 3, 3).bell().drawing_phase()
    if all_guessed:
        for row in game.session.view(None).boards:
            game.award_all(row)
        return game
    return game.award(3, 2, 2).award(1, 3, 3).award(0, 2, 1).bell()


def grown() -> Game:
    """Return a finished game with a board that grew in each of its three minutes, and was never guessed."""
    game = Game().drawing_phase(share=0.3).award(0, 0, 2).award(0, 3, 1, 3).award(1, 1, 0).bell()
    return game.drawing_phase(share=0.7).award(0, 1, 2).award(1, 0, 2).award(2, 2, 0).bell().drawing_phase().bell()


def guessed_wrong() -> Game:
    """Return a finished game with typed guesses, none of them right."""
    game = Game(guessing=Guessing.TYPED).drawing_phase(lambda seat, index: seat == 2 and index < 2)
    game.do(Guess(0, 2, 0, "hill"), Guess(1, 2, 0, "帐篷"), Guess(3, 2, 0, " hill "), Guess(3, 2, 0, "a crown"))
    game.do(Guess(1, 2, 1, "bus")).bell().do(LetLapse())
    return game.drawing_phase(lambda seat, index: False).bell().drawing_phase(lambda seat, index: False).bell()


def states(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    """Yield (name, screen) for every state of the screens."""
    yield from _drawing(nav)
    yield from _guessing(nav)
    yield from _typing(nav)
    yield from _end(nav)


def _drawing(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    yield "doodle-curtain", Game(handicaps=(150, 100, 100, 100)).screen(nav)
    screen = Game().screen(nav)
    screen.rest()
    yield "doodle-curtain-pause", screen
    yield "doodle-draw-empty", Game().do(BeginTurn(0)).screen(nav)
    game = Game().do(BeginTurn(0)).draw(0, lambda index: index < 4).draw(0, lambda index: index == 4, 0.6).wait(23_000)
    yield "doodle-draw", game.screen(nav)
    screen = Game().do(BeginTurn(0)).draw(0, lambda index: index < 5).wait(31_000).screen(nav)
    screen.page.enlarge(4)
    yield "doodle-draw-large", screen
    screen = Game().do(BeginTurn(0)).draw(0, lambda index: index < 3).wait(12_000).screen(nav)
    screen.page.tap_word(1)
    yield "doodle-draw-swap", screen
    yield "doodle-draw-last-seconds", Game().do(BeginTurn(0)).draw(0).wait(55_400).screen(nav)
    yield "doodle-draw-third", third_draw().wait(20_000).screen(nav)
    closed = first_wall().do(RaiseFlag(1, 0, 1), VoteFlag(0, 0, 1, True)).bell()
    yield "doodle-draw-closed", closed.do(BeginTurn(0)).wait(4_000).screen(nav)
    screen = Game().do(BeginTurn(0)).draw(0).wait(19_000).screen(nav)
    screen.pause()
    yield "doodle-pause-drawing", screen


def _guessing(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    yield "doodle-wall", first_wall().wait(8_000).award(0, 0, 2).award(0, 3, 1, 3).award(1, 1, 0).screen(nav)
    yield "doodle-wall-3", first_wall(3).wait(5_000).award(2, 1, 0).screen(nav)
    yield "doodle-wall-6", first_wall(6).wait(14_000).award(0, 0, 5).award(4, 2, 1, 2).award(5, 3, 0).screen(nav)
    game = (
        first_wall().award(0, 0, 2).wait(24_000).do(Reply(1, 3, Verdict.CLOSE), Reply(2, 1, Verdict.NO), Reply(3, 1, Verdict.FAR))
    )
    screen = game.screen(nav)
    screen.page.tap_board((1, 3))
    yield "doodle-wall-selected", screen
    screen = first_wall().award(0, 0, 2).wait(26_000).screen(nav)
    screen.page.tap_board((1, 3))
    screen.page.answer(Verdict.YES)
    screen.page.toggle_several()
    screen.page.tap_tray(0)
    screen.page.tap_tray(2)
    yield "doodle-wall-several", screen
    screen = first_wall().award(0, 0, 2).wait(27_000).award(1, 3, 3).screen(nav)
    screen.page.add_winner()
    yield "doodle-wall-who-else", screen
    screen = first_wall().wait(28_000).screen(nav)
    screen.page.tap_board((2, 1))
    screen.page.sheets.toggle_zoom()
    yield "doodle-wall-large", screen
    screen = first_wall().wait(33_000).do(RaiseFlag(0, 2, 1), VoteFlag(3, 2, 1, False)).screen(nav)
    screen.page.tap_board((2, 1))
    screen.page.sheets.toggle_flag()
    yield "doodle-wall-flag", screen
    screen = first_wall().wait(33_000).screen(nav)
    screen.page.tap_board((2, 1))
    screen.page.sheets.toggle_flag()
    yield "doodle-wall-flag-nobody-yet", screen
    game = first_wall().wait(35_000).do(RaiseFlag(0, 2, 1), VoteFlag(2, 2, 1, True), RaiseFlag(1, 3, 0))
    yield "doodle-wall-flagged", game.screen(nav)
    yield "doodle-wall-all-guessed", ended(all_guessed=True).wait(21_000).screen(nav)
    screen = first_wall(4, LONG).wait(18_000).award(0, 0, 1).award(1, 1, 0).screen(nav)
    screen.page.tap_board((0, 1))
    yield "doodle-wall-long-names", screen
    screen = first_wall().wait(19_000).screen(nav)
    screen.pause()
    yield "doodle-pause-guessing", screen
    game = first_wall().wait(19_000)
    screen = game.screen(nav)
    game.time.ms += 3_600_000
    game.session.clock.look()
    yield "doodle-slept", screen


def _typing(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    screen = typed_wall().wait(6_000).screen(nav)
    yield "doodle-typed-wall", screen
    game = typed_wall().wait(9_000).say(2, 0, 1, "barn").answer(0, Verdict.CLOSE).say(3, 0, 1, "房").answer(0, Verdict.FAR)
    yield "doodle-typed-field", typing(game.say(2, 0, 1, "小屋").screen(nav), 2, (0, 1), "a house")
    game = typed_wall().award(1, 0, 2).wait(15_000).say(2, 0, 1, "a houze").say(1, 0, 2, "蘑菇").say(3, 0, 1, "barn")
    game.say(0, 1, 3, "蜗牛").say(2, 1, 4, "an umbrella for a very rainy day in the mountains")
    yield "doodle-typed-desks", typing(game.say(0, 3, 0, "bat").screen(nav), 0, (2, 1), "")
    game = typed_wall().wait(20_000).say(1, 0, 1, "House").wait(1_200).say(3, 0, 1, "房子").say(0, 2, 1, "cart")
    yield "doodle-typed-together", typing(game.screen(nav), 3, (2, 2), "")
    game = typed_wall(6).award(5, 1, 0).wait(31_000).say(2, 0, 1, "house").say(0, 1, 0, "the sun").say(4, 0, 2, "bush")
    game.say(5, 3, 0, "bus").say(1, 4, 3, "tower").wait(900).say(3, 1, 0, "太阳").say(3, 5, 2, "蝴蝶结")
    yield "doodle-typed-six", typing(game.screen(nav), 4, (2, 0), "escargot")
    screen = typing(typed_wall().wait(22_000).screen(nav), None, (3, 1), "")
    yield "doodle-typed-who", screen
    screen = typing(typed_wall().wait(24_000).say(0, 2, 1, "car").screen(nav), 0, (2, 1), "")
    screen.page.sheets.toggle_zoom()
    yield "doodle-typed-large", screen
    game = typed_wall(4, LONG).award(0, 0, 1).wait(26_000).say(1, 0, 1, "住在隔壁的王叔叔和他家的大黄狗").say(2, 0, 1, "house")
    yield "doodle-typed-long-names", typing(game.screen(nav), 3, (0, 1), "")
    game = typed_wall().wait(30_000).say(1, 0, 1, "house").say(0, 2, 1, "truck").say(3, 1, 0, "mug").bell()
    yield "doodle-typed-answers", game.screen(nav)
    yield "doodle-typed-all-guessed", ended(all_guessed=True, guessing=Guessing.TYPED).wait(12_000).screen(nav)


def typing(screen: DoodleScreen, typist: int | None, spot: tuple[int, int], text: str) -> DoodleScreen:
    """Return the screen with this board tapped and this text in the field."""
    screen.typing.typist = typist
    screen.page.tap_board(spot)
    screen.page.field.set_text(text)
    return screen


def _end(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    yield "doodle-reveal", ended().screen(nav)
    screen = ended().screen(nav)
    screen.page.advance()
    screen.animator.finish()
    yield "doodle-reveal-word", screen
    yield "doodle-reveal-guesses", guessed_wrong().screen(nav)
    screen = first_wall().bell().drawing_phase(lambda s, i: False).bell().drawing_phase(lambda s, i: False).bell().screen(nav)
    while screen.page.at < len(screen.page.slides):
        screen.page.advance()
    yield "doodle-reveal-undrawn", screen
    for name in ("scores", "gallery"):
        screen = ended().screen(nav)
        screen.go(name)
        yield f"doodle-{name}", screen
    yield from _keepsakes(nav)


def _keepsakes(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    def gallery() -> DoodleScreen:
        screen = grown().screen(nav)
        screen.go("gallery")
        return screen

    screen = gallery()
    screen.page.take_out((0, 1))
    yield "doodle-gallery-detail", screen
    screen = gallery()
    screen.page.take_out((0, 4))
    screen.page.detail.player.showing.seek(screen.page.detail.board.replay.duration * 0.7)
    yield "doodle-gallery-replay", screen
    screen = gallery()
    screen.page.take_out((0, 4))
    screen.page.saver.save_board(screen.page.keepsakes[0][4])
    yield "doodle-save-as", screen
    screen = gallery()
    progress = Progress(translate("Doodle", "Saving"), 24, lambda: None)
    screen.cover(progress)
    progress.setOpacity(1.0)
    progress.show_done(9)
    yield "doodle-saving", screen
    screen = gallery()
    screen.page.saver.tell_saved(Path("Pictures") / "2026-11-30 house.png")
    yield "doodle-saved", screen
    screen = gallery()
    screen.page.saver.tell_not_saved(OSError(errno.ENOSPC, "No space left on device"), lambda: None)
    yield "doodle-not-saved", screen
