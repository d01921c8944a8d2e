#!/usr/bin/env python3
"""Measure opening: from the start of the process to the lobby painted on the screen, against a bare PySide6 window.

A real X window on an Xvfb of its own, in an empty home; each program in turn, `--runs` times, the first round thrown away (it
warms the disk's cache). A window counts as painted when the pixel in its middle is no longer the ground of the screen: Qt sends
a whole window at once. `--frozen` takes the program in a build folder, to measure that too. Needs Xvfb and Xlib. Prints one JSON
line.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
TIMEOUT_S = 30
BARE = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication(sys.argv)
window = QWidget()
window.setStyleSheet("background: white")
window.resize(1280, 800)
window.show()
app.exec()
"""


def painted_after(server, command: list[str], env: dict[str, str]) -> float:
    """Start a program and return the ms until the middle of its window is painted; then end the program."""
    from Xlib import X

    screen = server.screen()
    root = screen.root
    began = time.perf_counter()
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while time.perf_counter() - began < TIMEOUT_S:
                if any(root.get_image(x, 400, 1, 1, X.ZPixmap, 0xFFFFFFFF).data[:3] != b"\0\0\0" for x in (400, 640)):
                    return (time.perf_counter() - began) * 1e3
                time.sleep(0.001)
            raise SystemExit(f"{command[0]} painted nothing in {TIMEOUT_S} s")
        finally:
            process.kill()
            process.wait()
            for _ in range(500):  # until the server has cleared the place where the window was
                if root.get_image(640, 400, 1, 1, X.ZPixmap, 0xFFFFFFFF).data[:3] == b"\0\0\0":
                    break
                time.sleep(0.01)


def measure(frozen: Path | None, runs: int) -> dict[str, float]:
    """Return the medians in ms and their ratios to the bare window; on a busy machine those of the quickest runs say more."""
    from Xlib import display

    commands = {"bare": [sys.executable, "-c", BARE], "source": [sys.executable, "-m", "partygames"]}
    if frozen is not None:
        commands["frozen"] = [str(frozen.resolve())]
    times: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as home:
        read, write = os.pipe()
        arguments = ["-displayfd", str(write), "-screen", "0", "1280x800x24", "-br", "-nolisten", "tcp", "-noreset"]
        xvfb = subprocess.Popen(["Xvfb", *arguments], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        try:
            name = f":{os.fdopen(read).readline().strip()}"
            keep = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "XDG_", "PYTHON", "PARTYGAMES_"))}
            # Python keeps what it has compiled, as it does at home.
            kept = {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
            env = {**keep, **kept, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb", "HOME": home}
            server = display.Display(name)
            for number in range(runs + 1):
                for which, command in commands.items():
                    took = painted_after(server, command, env)
                    if number:
                        times[which].append(took)
            server.close()
        finally:
            xvfb.terminate()
            xvfb.wait()
    medians = {name: statistics.median(each) for name, each in times.items()}
    best = {name: min(each) for name, each in times.items()}
    figures = {f"{name}_ms": round(each) for name, each in medians.items()}
    for name in commands:
        if name != "bare":
            figures[f"{name}_ratio"] = round(medians[name] / medians["bare"], 2)
            figures[f"{name}_ratio_of_best"] = round(best[name] / best["bare"], 2)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frozen", type=Path, metavar="PROGRAM", help="the program in a build folder")
    parser.add_argument("--runs", type=int, default=9, help="how often each is opened")
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    figures = {"bench": "startup", "runs": args.runs} | measure(args.frozen, args.runs)
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
