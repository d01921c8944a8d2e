#!/usr/bin/env python3
"""Build what people double-click, from a clean checkout, in one command:

    python3 packaging/build.py

Needs Python 3.11 or newer; on Linux also binutils and the libraries that setup-linux.sh names. Writes below dist/: the folder,
an archive of it with its checksum, the list of its files. The environment, pinned by requirements.lock, and all in-between files
are below build/. Afterwards `python3 packaging/check_build.py` looks at the result as a stranger's machine would.
"""

import argparse
import hashlib
import os
import platform
import runpy
import shutil
import subprocess
import sys
import time
import tomllib
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle
import notices

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
LOCK = PACKAGING / "requirements.lock"
BUDGET = tomllib.loads((PACKAGING / "budget.toml").read_text("utf-8"))
VERSION = runpy.run_path(str(ROOT / "partygames" / "__init__.py"))["__version__"]
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
STAMP = 1767225600  # s since 1970: 2026-01-01, for a copy without git


def commit_time() -> int:
    """Return when the commit was made that is built: the time of every file in the archive, in s since 1970."""
    command = ["git", "-c", "safe.directory=*", "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return STAMP


class Build:
    """One build. `work` takes what is in between, `out` the result."""

    def __init__(self, work: Path, out: Path) -> None:
        self.work, self.out = work, out
        self.env = work / "env"
        self.python = self.env / ("Scripts/python.exe" if SYSTEM == "windows" else "bin/python")
        self.made = work / "made"
        self.log = work / "build.log"
        self.stamp = commit_time()
        self.folder = out / ("Party Games.app" if SYSTEM == "macos" else "partygames")
        machine = {"AMD64": "x86_64", "arm64": "arm64"}.get(platform.machine(), platform.machine())
        self.name = f"partygames-{VERSION}-{SYSTEM}-{machine}"

    @property
    def program(self) -> Path:
        """Return what starts the program."""
        inner = {"macos": "Contents/MacOS/partygames", "windows": "partygames.exe"}.get(SYSTEM, "partygames")
        return self.folder / inner

    def run(self, *command: str | Path, **more: str) -> None:
        """Run a command of a step, quietly; one that fails ends the build with its last words."""
        drop = ("PYTHON", "QT_", "PARTYGAMES_")  # whatever stands there is not the build's
        env = {key: value for key, value in os.environ.items() if not key.startswith(drop)}
        env |= {"PYTHONHASHSEED": "0", "PYTHONNOUSERSITE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        env |= {"SOURCE_DATE_EPOCH": str(self.stamp), "QT_QPA_PLATFORM": "offscreen", **more}
        done = subprocess.run(
            list(map(str, command)), cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        with self.log.open("ab") as file:
            file.write(done.stdout)
        if done.returncode:
            sys.stderr.write(done.stdout.decode(errors="replace")[-4000:])
            sys.exit(f"This step ended with {done.returncode}; the whole story is in {self.log}")

    def environment(self) -> None:
        """Make the environment from the lock, and take out what must not come along; one that fits is used again."""
        wanted = hashlib.sha256(LOCK.read_bytes() + repr((BUDGET["plugins"], sys.version)).encode()).hexdigest()
        mark = self.env / "made-from"
        if mark.is_file() and mark.read_text("ascii") == wanted:
            return
        venv.create(self.env, clear=True, with_pip=True, symlinks=SYSTEM != "windows")
        strict = ("--no-deps", "--require-hashes", "--only-binary", ":all:")
        self.run(self.python, "-m", "pip", "install", "--disable-pip-version-check", *strict, "-r", LOCK)
        self.prune(self.site() / "PySide6")
        mark.write_text(wanted, "ascii")

    def site(self) -> Path:
        """Return where the packages are installed."""
        return self.env / "Lib/site-packages" if SYSTEM == "windows" else next(self.env.glob("lib/python3.*/site-packages"))

    def prune(self, pyside: Path) -> None:
        """Take the plugins, translations and data of Qt away that budget.toml does not keep."""
        qt = pyside if SYSTEM == "windows" else pyside / "Qt"
        kept = {qt / "plugins" / name for name in BUDGET["plugins"][SYSTEM]}
        lost = sorted(str(path) for path in kept if not path.is_file())
        if lost:
            sys.exit(f"Qt has no such plugin any more: {', '.join(lost)}")
        for path in (qt / "plugins").rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()
        for name in ("translations", "qml"):
            shutil.rmtree(qt / name, ignore_errors=True)
        (pyside / "opengl32sw.dll").unlink(missing_ok=True)  # 20 MB with which Windows could draw what nothing here asks for

    def check_text(self) -> None:
        """See that every string is translated and compiled, and that the fonts have every character."""
        self.run(self.python, PACKAGING / "translations.py", "check")
        self.run(self.python, PACKAGING / "fonts.py", "--check")

    def icons(self) -> None:
        """Render the icons."""
        shutil.rmtree(self.made, ignore_errors=True)
        self.made.mkdir(parents=True)
        self.run(self.python, PACKAGING / "icons.py", self.made)

    def freeze(self) -> None:
        """Freeze the program."""
        shutil.rmtree(self.out / "partygames", ignore_errors=True)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.run(
            *(self.python, "-m", "PyInstaller", PACKAGING / "partygames.spec", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", self.out, "--workpath", self.work / "freeze"),
            PARTYGAMES_BUILD=str(self.made),
            PYINSTALLER_CONFIG_DIR=str(self.work / "pyinstaller"),
        )

    def complete(self) -> None:
        """Lay licences, icons and what installs it beside the program."""
        inner = self.folder / "Contents/Resources" if SYSTEM == "macos" else self.folder
        notices.gather(inner, self.site(), Path(sys.base_prefix))
        if SYSTEM == "macos":
            # The folder beside the .app was only on the way to it; a file laid into a signed .app breaks its signature.
            shutil.rmtree(self.out / "partygames")
            self.run("codesign", "--force", "--deep", "--sign", "-", self.folder)
            return
        shutil.copyfile(PACKAGING / "CHANGELOG.md", self.folder / "CHANGELOG.md")
        if SYSTEM == "linux":
            share = self.folder / "share"
            shutil.copytree(self.made / "hicolor", share / "icons" / "hicolor")
            for name, place in (("partygames.desktop", "applications"), ("partygames.metainfo.xml", "metainfo")):
                (share / place).mkdir(parents=True)
                shutil.copyfile(PACKAGING / "linux" / name, share / place / name)
            shutil.copyfile(PACKAGING / "linux" / "install.sh", self.folder / "install.sh")
            modules = [path for path in self.folder.rglob("*.so") if "PySide6" not in path.parts]
            self.run("strip", "--strip-unneeded", *modules, *self.folder.rglob("libpython*"))  # 22 MB of symbols otherwise
            bundle.settle(self.folder, {"partygames", "install.sh"})

    def smoke(self) -> None:
        """Open every screen of the frozen program and play both games."""
        self.run(self.program, "--smoke", HOME=str(self.made))

    def pack(self) -> None:
        """Write the list of files, the archive and its checksum."""
        (self.out / f"{self.name}.files.txt").write_text(bundle.listing(self.folder), "utf-8", newline="\n")
        if SYSTEM == "linux":
            archive = self.out / f"{self.name}.tar.xz"
            bundle.pack_tar(self.folder, archive, self.stamp)
        else:
            archive = self.out / f"{self.name}.zip"
            bundle.pack_zip(self.folder, archive, time.gmtime(self.stamp)[:6])
        bundle.checksum(archive)
        print(f"{bundle.size(self.folder) / 1e6:.1f} MB  {self.folder}")
        print(f"{archive.stat().st_size / 1e6:.1f} MB  {archive}")


def main() -> None:
    """Build, step by step, each with its time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="where the environment and in-between files go")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="where the result goes")
    parser.add_argument("--folder-only", action="store_true", help="make no archive: the longest step, for whoever tries things")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    build = Build(given.work.resolve(), given.to.resolve())
    build.log.write_bytes(b"")
    began = time.monotonic()
    steps = [build.environment, build.check_text, build.icons, build.freeze, build.complete, build.smoke]
    for step in [*steps, *([] if given.folder_only else [build.pack])]:
        start = time.monotonic()
        step()
        print(f"{time.monotonic() - start:6.1f} s  {step.__doc__.partition('.')[0].partition(';')[0]}", flush=True)
    minutes = (time.monotonic() - began) / 60
    print(f"{minutes:.1f} minutes")
    if minutes > BUDGET["most"]["build_minutes"]:
        # No failure: a busy machine says nothing about the build.
        print(f"That is longer than the {BUDGET['most']['build_minutes']} minutes that budget.toml allows.", file=sys.stderr)


if __name__ == "__main__":
    main()
