"""Write every drawing of the program as SVG: python packaging/art/build.py [--into resources]."""

import argparse
from pathlib import Path

from cards import back, task, witch
from covers import doodle_rush, witch_express
from icons import ICONS, SEATS, app_icon, icon, seat
from ink import KINDS, svg
from marks import potion, symbol


def drawings():
    """Return {path below resources/: whole SVG text}."""
    out = {}
    for kind in KINDS:
        out[f"cards/potion-{kind}.svg"] = svg(64, 80, potion(kind))
        out[f"cards/symbol-{kind}.svg"] = svg(48, 48, symbol(kind))
    for kind in KINDS:
        out[f"cards/witch-{kind}.svg"] = svg(300, 450, witch(kind))
    out["cards/card-back.svg"] = svg(300, 450, back())
    out["cards/task.svg"] = svg(300, 220, task())
    out["covers/doodle-rush.svg"] = svg(400, 250, doodle_rush())
    out["covers/witch-express.svg"] = svg(400, 250, witch_express())
    for name in SEATS:
        out[f"icons/seat-{name}.svg"] = svg(64, 64, seat(name))
    for name in ICONS:
        out[f"icons/{name}.svg"] = svg(48, 48, icon(name))
    out["icons/partygames.svg"] = svg(256, 256, app_icon())
    return out


def main():
    """Write the drawings below the folder given by --into."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--into", type=Path, default=Path(__file__).resolve().parents[2] / "resources")
    into = ask.parse_args().into
    for name, text in drawings().items():
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        (into / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
