"""The command line: the window, `--smoke`, `shots` and `simulate`. Every bad input gets one sentence and a non-zero exit."""

import argparse
import gc
import os
import sys
from typing import NoReturn, TextIO

from partygames import __version__
from partygames.core.paths import MissingResource


def _size(text: str) -> tuple[int, int]:
    w, _, h = text.lower().partition("x")
    if not (w.isdecimal() and h.isdecimal() and 320 <= int(w) <= 10_000 and 240 <= int(h) <= 10_000):
        raise argparse.ArgumentTypeError(f"“{text}” is no size; write it as 1280x800 (320x240 to 10000x10000)")
    return int(w), int(h)


def _scale(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0
    if not 0.5 <= value <= 4:
        raise argparse.ArgumentTypeError(f"“{text}” is no scale; write a number from 0.5 to 4")
    return value


class _Parser(argparse.ArgumentParser):
    """Say in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Write one line and end."""
        self.exit(2, f"partygames: {message}\n")


def _parser() -> argparse.ArgumentParser:
    from partygames import simulate

    parser = _Parser(
        prog="partygames", description="Doodle Rush and Witch Express: two party games for one table and one screen."
    )
    parser.add_argument("--version", action="version", version=f"Party Games {__version__}")
    parser.add_argument("--smoke", action="store_true", help="open every screen once, play both games fast, print “smoke ok”")
    commands = parser.add_subparsers(dest="command", parser_class=_Parser)
    shots = commands.add_parser("shots", help="write one PNG per screen and state")
    shots.add_argument("dir")
    shots.add_argument("--lang", choices=("zh_CN", "zh_TW", "en"), default="en")
    shots.add_argument("--size", type=_size, default=(1280, 800))
    shots.add_argument("--scale", type=_scale, default=1.0)
    shots.add_argument("--theme", choices=("light", "dark"), default="light")
    simulate.add_arguments(commands.add_parser("simulate", help="play many games without a window"))
    return parser


def _arguments(argv: list[str]) -> argparse.Namespace:
    # Whoever double-clicks gives none and waits for the window: what reads them is imported only where there are some.
    return _parser().parse_args(argv) if argv else argparse.Namespace(command=None, smoke=False)


def _without_window(args: argparse.Namespace) -> int:
    from partygames import simulate

    return simulate.run(args)


def _with_window(args: argparse.Namespace) -> int:
    if args.command == "shots" or args.smoke:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if args.command == "shots":
        # Qt reads the scale when the application is made.
        os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    if not (args.command or args.smoke):
        gc.disable()  # nothing that the start makes is garbage: looking for some takes 20 ms. Later the Collector does
    try:
        from partygames import app
    except ImportError as err:
        if (err.name or "").startswith("partygames"):
            raise
        print(
            f"Party Games cannot start: a part of Qt or one of the system's libraries is missing ({err}). "
            "On Debian and Ubuntu packaging/run.sh installs what is needed.",
            file=sys.stderr,
        )
        return 3
    if args.command == "shots":
        from partygames import shots

        return shots.run(args.dir, args.lang, args.size, dark=args.theme == "dark")
    if args.smoke:
        from partygames import smoke

        return smoke.run()
    return app.run(sys.argv)


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


def _give_streams() -> None:
    """Let output go nowhere where there is nowhere (a windowed start, streams closed by whoever started us).

    A descriptor below 3 that is left closed would be given to the next file that is opened, and printing would write into it.
    Letters that the terminal does not have are spelt out.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, _nowhere())
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return the exit status: 0, 2 for bad input, 3 when the program cannot run or print here."""
    _give_streams()
    args = _arguments(sys.argv[1:] if argv is None else argv)
    try:
        status = _without_window(args) if args.command == "simulate" else _with_window(args)
        sys.stdout.flush()
    except MissingResource as err:
        print(err, file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 130
    except OSError as err:
        # Nothing more can be said there; Python must not try again on its way out.
        sys.stdout = _nowhere()
        if not isinstance(err, BrokenPipeError):
            print(f"Party Games cannot write: {err}", file=sys.stderr)
        return 3
    return status


if __name__ == "__main__":
    sys.exit(main())
