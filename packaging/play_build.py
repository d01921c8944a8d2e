#!/usr/bin/env python3
"""Unpack an archive on a machine without Python and play both games there to the scores, as a person does: by the X server's own
pointer and keys, sent from outside the program.

    python packaging/play_build.py dist/partygames-VERSION-linux-x86_64.tar.xz --tree DIR --shots DIR

DIR of --tree is a bare Debian (check_build.py makes one); its root's home is emptied first. What happened is read from the
program's own journal. Takes about eight minutes, since the minutes of Doodle Rush are real ones. Needs root, Xvfb, and Xlib and
Pillow (the extras `test` and `freeze`). Look at the pictures in DIR of --shots afterwards.
"""

import argparse
import random
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from check_build import Screen, in_tree, make_tree
from PIL import Image
from Xlib import XK, X, display
from Xlib.ext import xtest

HOME, DATA = "root", ".local/share/partygames/partygames.sqlite3"
W, H = 1280, 800
# Where things are in the lobby and on the drawing table at that size.
DOODLE, WITCH, PLAY = (257, 300), (680, 300), (1064, 702)
FREE_FOURTH, SHORTEST = (290, 678), (961, 398)
BOARDS = ((317, 250), (695, 250), (1072, 250), (317, 580), (695, 580), (1072, 580))
DONE, TO_SCORES = (955, 61), (1135, 741)
SEE_SCORES, TO_LOBBY = (640, 595), (800, 740)
FARTHEST = 7
"""How many cards a hand walks at the most before it takes one."""
GUESS_KEYS = ("Right", "Return", "2", "Return", "Down", "Return", "3", "Left", "Return", "1", "y")


class Person:
    """A hand on the pointer and the keys of an X server."""

    def __init__(self, name: str) -> None:
        self.server = display.Display(name)
        self.root = self.server.screen().root

    def send(self, kind: int, detail: int = 0, x: int = 0, y: int = 0, wait: float = 0.02) -> None:
        """Send one event and wait some seconds."""
        xtest.fake_input(self.server, kind, detail, x=x, y=y)
        self.server.sync()
        time.sleep(wait)

    def key(self, name: str, held: float = 0.03) -> None:
        """Press a key."""
        code = self.server.keysym_to_keycode(XK.string_to_keysym(name))
        self.send(X.KeyPress, code, wait=held)
        self.send(X.KeyRelease, code)
        self.wait_for_rest()

    def tap(self, at: tuple[int, int], held: float = 0.05) -> None:
        """Press and let go at a point."""
        self.send(X.MotionNotify, x=at[0], y=at[1])
        self.send(X.ButtonPress, 1, wait=held)
        self.send(X.ButtonRelease, 1)
        self.wait_for_rest()

    def draw(self, at: tuple[int, int], number: int) -> None:
        """Draw a zigzag around a point."""
        x, y = at
        self.send(X.MotionNotify, x=x - 80, y=y)
        self.send(X.ButtonPress, 1)
        for step in range(24):
            self.send(X.MotionNotify, x=x - 80 + 7 * step, y=y + (40 if (step + number) % 4 < 2 else -40), wait=0.008)
        self.send(X.ButtonRelease, 1)
        self.wait_for_rest()

    def wait_for_rest(self, seconds: float = 3) -> None:
        """Wait until the screen has stood still for a moment: a busy machine must not pile up keys."""
        end, before, same = time.monotonic() + seconds, b"", 0
        while same < 3 and time.monotonic() < end:
            time.sleep(0.06)
            now = self.look()
            same = same + 1 if now == before else 0
            before = now

    def look(self) -> bytes:
        """Return the screen: four bytes a pixel, blue first."""
        return self.root.get_image(0, 0, W, H, X.ZPixmap, 0xFFFFFFFF).data

    def picture(self, path: Path) -> None:
        """Keep what is on the screen."""
        Image.frombytes("RGB", (W, H), self.look(), "raw", "BGRX").save(path)

    def wait_for_window(self, process: subprocess.Popen, seconds: float = 60) -> None:
        """Wait until the window has painted, and give it the keys: there is no window manager that would."""
        end = time.monotonic() + seconds
        while len(set(self.look()[:: 4 * 997])) < 8:
            if process.poll() is not None or time.monotonic() > end:
                sys.exit(f"No window came up (the program ended with {process.poll()}).")
            time.sleep(0.1)
        time.sleep(1)
        for window in self.root.query_tree().children:
            if window.get_geometry().width >= W and window.get_attributes().map_state == X.IsViewable:
                window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self.server.sync()


class Journal:
    """What the program has written, read from outside."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def ask(self, question: str) -> list[tuple]:
        """Return the rows of an SQL question."""
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as base:
            return base.execute(question).fetchall()

    def last(self) -> tuple[str, str, str | None, int]:
        """Return the newest game: its name, state, result and number of moves."""
        rows = self.ask("SELECT id, game, state, result FROM games ORDER BY id DESC LIMIT 1")
        if not rows:
            return "", "", None, 0
        number, game, state, result = rows[0]
        return game, state, result, self.ask(f"SELECT count(*) FROM moves WHERE game = {number}")[0][0]


def until_over(journal: Journal, game: str, process: subprocess.Popen, act, seconds: float) -> int:
    """Act until the newest game is that one and over; return how many moves it took."""
    end = time.monotonic() + seconds
    while True:
        name, state, result, moves = journal.last()
        if name == game and state != "open" and result is not None:
            return moves
        if process.poll() is not None:
            sys.exit(f"The program ended with {process.poll()} in the middle of {game}.")
        if time.monotonic() > end:
            sys.exit(f"{game} was not over after {seconds:.0f} s: {name} is {state}, {moves} moves.")
        act()


def play_witch(person: Person, journal: Journal, process: subprocess.Popen, shots: Path) -> int:
    """Play Witch Express alone against three computers, by keys."""
    person.tap(WITCH)
    person.tap(PLAY)
    time.sleep(2)
    person.picture(shots / "2-witch.png")
    rng = random.Random(1)

    def act() -> None:
        """Take or put back a card somewhere, then play it, mostly brave."""
        way = rng.choice(("Left", "Right"))
        for _ in range(rng.randint(1, FARTHEST)):
            person.key(way)
        person.key("Return")
        person.key(rng.choice(("b", "b", "c", "1")))

    moves = until_over(journal, "witch-express", process, act, 900)
    time.sleep(6)  # the last look at the table, then the round's sheet
    person.tap(SEE_SCORES)
    time.sleep(1)
    person.picture(shots / "3-witch-scores.png")
    person.tap(TO_LOBBY)
    time.sleep(1)
    return moves


def play_doodle(person: Person, journal: Journal, process: subprocess.Popen, shots: Path) -> int:
    """Play Doodle Rush with three people: the pointer draws, the keys guess."""
    for at in (DOODLE, FREE_FOURTH, SHORTEST, PLAY):
        person.tap(at)
        time.sleep(0.3)
    time.sleep(1)
    person.picture(shots / "4-doodle-curtain.png")
    taken: set[str] = set()

    def shot(name: str) -> None:
        if name not in taken:
            taken.add(name)
            person.picture(shots / name)

    def act() -> None:
        before = journal.last()
        person.key("space", 1.0)  # lifts the curtain, which is a move; on the wall it does nothing
        time.sleep(0.5)
        if journal.last() != before:
            for number, at in enumerate(BOARDS):
                person.draw(at, number)
            shot("5-doodle-draw.png")
            person.tap(DONE, 1.2)
            time.sleep(0.5)
            return
        for key in GUESS_KEYS:
            person.key(key)
        shot("6-doodle-wall.png")

    moves = until_over(journal, "doodle-rush", process, act, 1200)
    time.sleep(2)
    person.picture(shots / "7-doodle-reveal.png")
    person.tap(TO_SCORES)
    time.sleep(2)
    person.picture(shots / "8-doodle-scores.png")
    return moves


def main() -> None:
    """Unpack, open, play, close."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", type=Path)
    parser.add_argument("--tree", type=Path, required=True)
    parser.add_argument("--shots", type=Path, required=True)
    given = parser.parse_args()
    tree = given.tree.resolve()
    make_tree(tree, [])
    if list(tree.glob("usr/bin/python3*")):
        sys.exit(f"{tree} has a Python; the program must run without.")
    shutil.rmtree(tree / HOME)
    (tree / HOME).mkdir(mode=0o700)
    with tarfile.open(given.archive) as archive:
        archive.extractall(tree / HOME, filter="fully_trusted")
    given.shots.mkdir(parents=True, exist_ok=True)
    screen = Screen()
    env = {"HOME": f"/{HOME}", "PATH": "/usr/bin:/bin", "DISPLAY": screen.name}
    command = [*in_tree(tree), f"/{HOME}/partygames/partygames"]
    try:
        with subprocess.Popen(
            command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as process:
            try:
                person, journal = Person(screen.name), Journal(tree / HOME / DATA)
                person.wait_for_window(process)
                person.picture(given.shots / "1-lobby.png")
                for play in (play_witch, play_doodle):
                    began = time.monotonic()
                    moves = play(person, journal, process, given.shots)
                    name, _, result, _ = journal.last()
                    print(f"{name}: over after {moves} moves in {time.monotonic() - began:.0f} s: {result}", flush=True)
                person.key("Escape")
                time.sleep(1)
                person.picture(given.shots / "9-lobby.png")
            finally:
                process.terminate()
                said = process.stdout.read().decode(errors="replace")
    finally:
        screen.close()
    print(f"the program said: {said.strip() or 'nothing'}")
    sys.exit(1 if said.strip() else 0)


if __name__ == "__main__":
    main()
