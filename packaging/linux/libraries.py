"""Set the libraries aside that a desktop has of its own (see first.py): they go to fallback/, which is searched last."""

import runpy
import subprocess
from pathlib import Path

from PyInstaller.depend.bindepend import get_imports, resolve_library_path

HERE = Path(__file__).parent
SYSTEM_FIRST = runpy.run_path(str(HERE / "first.py"))["SYSTEM_FIRST"]
GLIBC = ("ld-linux", "libc.so", "libdl.so", "libm.so", "libmvec.so", "libpthread.so", "libresolv.so", "librt.so", "linux-vdso")
ONLY_THERE = ("libasound.so", *GLIBC)
"""What must be the system's own or nothing: sound goes through plugins of its own, and there is only one C library."""

Entry = tuple[str, str, str]
"""As PyInstaller lists files: name in the folder, where it comes from, kind."""


def needs(path: str) -> dict[str, str]:
    """Return all libraries that one needs, and these in turn, with their paths; without those of the C library itself."""
    found = {Path(name).name: where for name, where in get_imports(path) if where}
    return {name: where for name, where in found.items() if not name.startswith(GLIBC)}


def needed_directly(path: str) -> set[str]:
    """Return the names of the libraries that a file asks for itself."""
    lines = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout.splitlines()
    return {line.split()[1] for line in lines if line.strip().startswith("NEEDED")}


def set_aside(binaries: list[Entry], datas: list[Entry], made: Path) -> tuple[list[Entry], list[Entry]]:
    """Return PyInstaller's lists with the system's libraries, and what only these need, moved to fallback/."""
    paths = {name: resolve_library_path(name) for name in SYSTEM_FIRST}
    lacking = sorted(name for name, path in paths.items() if not path)
    if lacking:
        raise SystemExit(f"This machine lacks what the build brings along: {', '.join(lacking)}")
    below = {name: needs(path) for name, path in paths.items()}
    aside = paths | {name: where for each in below.values() for name, where in each.items()}
    # What anything else asks for by itself stays where everything is searched first.
    shared = {name for each in binaries if Path(each[0]).name not in aside for name in needed_directly(each[1])}
    aside = {name: where for name, where in aside.items() if name in paths or name not in shared}
    # A library needs fewer than whoever needs it: sorted by the number, each comes before those that ask for it.
    first = sorted(aside, key=lambda name: (len(needs(aside[name])), name))
    lines = [" ".join([*(n for n in first if n in below[name] and n not in paths), name]) for name in SYSTEM_FIRST]
    order = made / "order"
    order.write_text("\n".join(lines) + "\n", "ascii")
    kept = [each for each in binaries if Path(each[0]).name not in aside and not Path(each[0]).name.startswith(ONLY_THERE)]
    moved = [(f"fallback/{name}", where, "BINARY") for name, where in sorted(aside.items())]
    lists = [("fallback/order", str(order), "DATA"), ("fallback/fonts.conf", str(HERE / "fonts.conf"), "DATA")]
    return [*kept, *moved], [*datas, *lists]
