#!/usr/bin/env python3
"""Look at a build as strangers' machines would: what is in it, what it weighs, and whether it runs in hard places.

    python3 packaging/check_build.py                          the folder in dist/ (and the archive beside it)
    python3 packaging/check_build.py FOLDER --tree DIR        also in a bare Debian, made in DIR by debootstrap (needs root)

Every run is `--smoke`: all screens, both games. A line of output that is neither its "smoke ok" nor allowed by budget.toml fails.
On Linux it needs Xvfb; where Weston is, it is tried on Wayland too. Prints a line for every check; ends with 1 when
one failed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle

PACKAGING = Path(__file__).resolve().parent
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
PROGRAM = {"linux": "partygames", "windows": "partygames.exe", "macos": "Contents/MacOS/partygames"}
SECONDS = 600
NOBODY = 65534
POISON = 'raise SystemExit("poisoned")\n'
EMPTY_FONTS = '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig></fontconfig>\n'

Env = dict[str, str]


def content_faults(names: list[str], budget: dict, system: str) -> list[str]:
    """Return a line for everything that must be among the files and is not, or is and must not be."""
    low = [name.lower() for name in names]
    must = budget["must"]["all"] + budget["must"].get(system, [])
    lines = [f"must be in it and is not: {pattern}" for pattern in must if not any(fnmatchcase(name, pattern) for name in low)]
    for pattern in budget["must_not"]["all"] + budget["must_not"].get(system, []):
        lines += [f"must not be in it: {name} ({pattern})" for name in low if fnmatchcase(name, pattern)]
    return lines


def size_faults(folder_bytes: int, archive_bytes: int, budget: dict) -> list[str]:
    """Return a line for the folder and the archive (0: none) where they are too heavy."""
    weights = (("folder", folder_bytes), ("archive", archive_bytes))
    most = budget["most"]
    return [
        f"the {name} has {size / 1e6:.1f} MB, {most[f'{name}_mb']} are allowed"
        for name, size in weights
        if size > most[f"{name}_mb"] * 1e6
    ]


def output_faults(status: int, output: str, budget: dict, wanted: str = "smoke ok") -> list[str]:
    """Return a line for a wrong end and for every line of output that nobody expects."""
    lines = [line for line in output.splitlines() if line.strip()]
    faults = [] if status == 0 else [f"ended with {status}"]
    if wanted and wanted not in lines:
        faults.append(f"did not say “{wanted}”")
    allowed = budget["output"]["allowed"]
    strange = [line for line in lines if line != wanted and not any(re.fullmatch(each, line) for each in allowed)]
    return faults + [f"said: {line}" for line in strange]


class Places:
    """The hard places. Each method makes one below `self.work` and returns how the smoke run went there."""

    def __init__(self, folder: Path, work: Path, display: str, budget: dict, tree: Path | None) -> None:
        self.folder, self.work, self.display, self.budget, self.tree = folder, work, display, budget, tree
        home = work / "home"
        home.mkdir()
        self.env: Env = {"HOME": str(home), "PATH": os.defpath, "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
        if SYSTEM == "windows":
            self.env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "APPDATA": str(home), "LOCALAPPDATA": str(home)}

    @property
    def xcb(self) -> Env:
        """Return what shows the window on the X server of this run."""
        return {**self.env, "QT_QPA_PLATFORM": "xcb", "DISPLAY": self.display}

    def smoke(self, env: Env, folder: Path | None = None, before: tuple[str, ...] = (), **more: object) -> list[str]:
        """Run the smoke test and return its faults."""
        command = [*before, str((folder or self.folder) / PROGRAM[SYSTEM]), "--smoke"]
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                command,
                env=env,
                cwd=self.work,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                timeout=SECONDS,
                check=False,
                **more,
            )
            said.seek(0)
            output = said.read().decode(errors="replace")
        # A windowed program of Windows has no output; its end tells.
        return output_faults(done.returncode, output, self.budget, "" if SYSTEM == "windows" else "smoke ok")

    def copy(self, place: Path) -> Path:
        """Return a copy of the program's folder in `place`."""
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(self.folder, place, symlinks=True)
        return place

    def offscreen(self) -> list[str]:
        """Without a screen."""
        return self.smoke(self.env)

    def on_a_screen(self) -> list[str]:
        """On an X server."""
        return self.smoke(self.xcb)

    def on_wayland(self) -> list[str]:
        """On a Wayland compositor."""
        runtime = self.work / "run"
        runtime.mkdir(mode=0o700)
        env = {**self.env, "XDG_RUNTIME_DIR": str(runtime), "WAYLAND_DISPLAY": "check", "QT_QPA_PLATFORM": "wayland"}
        command = ["weston", "--backend=headless-backend.so", "--socket=check", "--idle-time=0", "--width=1280", "--height=800"]
        with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as weston:
            try:
                for _ in range(200):
                    if (runtime / "check").exists():
                        return self.smoke(env)
                    time.sleep(0.05)
                return ["weston made no screen"]
            finally:
                weston.terminate()

    def folder_with_chinese_and_spaces(self) -> list[str]:
        """In a folder whose name has Chinese characters and spaces."""
        return self.smoke({**self.env, "LANG": "C"}, self.copy(self.work / "我的 游戏 (new)" / "派对 games"))

    def read_only_folder(self) -> list[str]:
        """In a folder where nothing can be written, and with a home that is no better."""
        folder = self.copy(self.work / "read-only" / "partygames")
        for path in [folder, *folder.rglob("*")]:
            if not path.is_symlink():
                path.chmod(path.stat().st_mode & ~0o222)
        who = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if hasattr(os, "getuid") and os.getuid() == 0 else {}
        self.work.chmod(0o755)
        return self.smoke({**self.env, "HOME": str(folder)}, folder, **who)

    def empty_home(self) -> list[str]:
        """With a home in which there is nothing, not even the usual folders."""
        home = self.work / "empty"
        home.mkdir()
        faults = self.smoke({**self.xcb, "HOME": str(home)})
        return faults + [f"left in the home: {path.name}" for path in home.iterdir() if path.name not in (".cache", ".config")]

    def no_fonts(self) -> list[str]:
        """On a system without a single font."""
        config = self.work / "fonts.conf"
        config.write_text(EMPTY_FONTS, "utf-8")
        return self.smoke({**self.xcb, "FONTCONFIG_FILE": str(config)})

    def closed_streams(self) -> list[str]:
        """With standard output and error closed."""
        line = 'exec "$1" --smoke <&- >&- 2>&-'
        command = ["sh", "-c", line, "sh", str(self.folder / PROGRAM[SYSTEM])]
        status = subprocess.run(command, env=self.xcb, cwd=self.work, timeout=SECONDS, check=False).returncode
        return output_faults(status, "", self.budget, "")

    def poisoned_python(self) -> list[str]:
        """With Python paths and a user's site that would break any Python."""
        poison = self.work / "poison"
        versions = (f"python3.{minor}" for minor in range(11, 15))
        for place in (poison, *(poison / "lib" / version / "site-packages" for version in versions)):
            place.mkdir(parents=True)
            for name in ("sitecustomize", "usercustomize", "partygames", "PySide6", "msgspec", "encodings", "os"):
                (place / f"{name}.py").write_text(POISON, "utf-8")
            (place / "poison.pth").write_text('import sys; sys.exit("poisoned")\n', "utf-8")
        where = str(poison)
        more = {"PYTHONPATH": where, "PYTHONUSERBASE": where, "PYTHONHOME": where, "PYTHONSTARTUP": f"{where}/os.py"}
        return self.smoke({**self.env, **more, "PYTHONOPTIMIZE": "2", "PYTHONWARNINGS": "error", "PYTHONVERBOSE": "1"})

    def plain_locale(self) -> list[str]:
        """With LANG=C."""
        return self.smoke({**self.xcb, "LANG": "C"})

    def chinese_locale(self) -> list[str]:
        """With LANG=zh_CN.UTF-8."""
        return self.smoke({**self.xcb, "LANG": "zh_CN.UTF-8"})

    def bare_debian(self) -> list[str]:
        """In a bare Debian: no Python, no fonts, no library of X but what budget.toml lists."""
        assert self.tree is not None
        self.copy(self.tree / "srv" / "partygames")
        env = {"HOME": "/root", "PATH": os.defpath, "QT_QPA_PLATFORM": "xcb", "DISPLAY": self.display}
        return self.smoke(env, Path("/srv/partygames"), in_tree(self.tree))

    def bare_debian_offscreen(self) -> list[str]:
        """There, without a screen."""
        assert self.tree is not None
        env = {"HOME": "/root", "PATH": os.defpath, "QT_QPA_PLATFORM": "offscreen", "LANG": "zh_CN.UTF-8"}
        return self.smoke(env, Path("/srv/partygames"), in_tree(self.tree))

    def all(self) -> Iterator[Callable[[], list[str]]]:
        """Yield what can be tried on this system."""
        yield self.offscreen
        if SYSTEM == "linux":
            yield self.on_a_screen
            if shutil.which("weston"):
                yield self.on_wayland
            yield from (self.folder_with_chinese_and_spaces, self.read_only_folder, self.empty_home)
            yield from (self.no_fonts, self.closed_streams, self.poisoned_python, self.plain_locale, self.chinese_locale)
            if self.tree is not None:
                yield from (self.bare_debian, self.bare_debian_offscreen)
        else:
            yield from (self.folder_with_chinese_and_spaces, self.poisoned_python)


def in_tree(tree: Path) -> tuple[str, ...]:
    """Return what runs a command inside the tree, with a /proc of its own that goes when the command ends."""
    script = 'PATH=$PATH:/usr/sbin:/sbin; mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'
    return ("unshare", "--mount", "--propagation", "private", "sh", "-c", script, str(tree))


def make_tree(tree: Path, packages: list[str]) -> None:
    """Make a minimal Debian in `tree` unless there is one; a program that an earlier run left there goes."""
    if not (tree / "etc" / "debian_version").exists():
        include = [f"--include={','.join(packages)}"] if packages else []
        subprocess.run(
            ["debootstrap", "--variant=minbase", *include, "bookworm", str(tree)], check=True, stdout=subprocess.DEVNULL
        )
    shutil.rmtree(tree / "srv" / "partygames", ignore_errors=True)
    shutil.rmtree(tree / "root" / ".local", ignore_errors=True)


class Screen:
    """An X server of this run's own; `name` is its display, "" where there is none."""

    def __init__(self) -> None:
        self.name, self.server = "", None
        if SYSTEM != "linux":
            return
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"]
        self.server = subprocess.Popen(command, pass_fds=[write], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            self.name = f":{told.readline().strip()}"

    def close(self) -> None:
        """End the server."""
        if self.server is not None:
            self.server.terminate()
            self.server.wait()


def report(name: str, faults: list[str], seconds: float) -> bool:
    """Print how a check went and return whether it went well."""
    print(f"{'failed' if faults else 'ok':>6}  {seconds:5.1f} s  {name}", flush=True)
    for fault in faults[:20]:
        print(f"        {fault}", flush=True)
    return not faults


def main() -> None:
    """Check what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    standard = PACKAGING.parent / "dist" / ("Party Games.app" if SYSTEM == "macos" else "partygames")
    parser.add_argument("folder", type=Path, nargs="?", default=standard)
    parser.add_argument("--tree", type=Path, help="a bare Debian to try it in; made by debootstrap where there is none")
    parser.add_argument("--only", default="", help="only the places whose names have this in them")
    given = parser.parse_args()
    budget = tomllib.loads((PACKAGING / "budget.toml").read_text("utf-8"))
    folder = given.folder.resolve()
    if not (folder / PROGRAM[SYSTEM]).is_file():
        sys.exit(f"There is no program in {folder}. Build it first: python3 packaging/build.py")
    names = [name.as_posix() for name in bundle.files(folder)]
    archives = [path for kind in ("*.tar.xz", "*.zip") for path in folder.parent.glob(f"partygames-{kind}")]
    archive = max((path.stat().st_size for path in archives), default=0)
    good = report("what is in it", content_faults(names, budget, SYSTEM), 0)
    weight = f"what it weighs: {bundle.size(folder) / 1e6:.1f} MB, packed {archive / 1e6:.1f} MB"
    good &= report(weight, size_faults(bundle.size(folder), archive, budget), 0)
    tree = given.tree.resolve() if given.tree else None
    if tree is not None:
        make_tree(tree, budget["system"]["debian"])
    screen = Screen()
    try:
        with tempfile.TemporaryDirectory(prefix="partygames-check-") as work:
            for place in Places(folder, Path(work), screen.name, budget, tree).all():
                if given.only in place.__name__:
                    start = time.monotonic()
                    faults = place()
                    good &= report(place.__doc__.rstrip("."), faults, time.monotonic() - start)
    finally:
        screen.close()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
