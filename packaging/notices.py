"""Put the licences of everything in a build into its folder licences/: ours, Python's, Qt's, the packages' and the libraries'."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD_ONLY = {"altgraph", "fonttools", "macholib", "packaging", "pefile", "pip", "pywin32_ctypes", "setuptools"}
QT = """Qt 6 and Qt for Python (PySide6, shiboken6) are used under the GNU Lesser General Public License, version 3.
They lie unchanged in this folder as libraries of their own and may be replaced by other builds of the same version.
Their sources are offered by The Qt Company under the names qtbase, qtsvg, qtwayland and pyside-setup, version {version}.
"""


def of_packages(site: Path, target: Path) -> None:
    """Copy the licences of the Python packages that were installed into `site`."""
    for info in sorted(site.glob("*.dist-info")):
        name = info.name.split("-")[0]
        if name.lower() in BUILD_ONLY or name.lower().startswith("pyinstaller_hooks"):
            continue
        if name.lower().startswith("pyside6"):
            version = re.search(r"-([\d.]+)\.dist-info$", info.name)
            assert version, info.name
            (target / "qt.txt").write_text(QT.format(version=version[1]), "utf-8")
        texts = [path for path in sorted(info.rglob("*")) if re.match(r"(?i)(licen[cs]e|copying|notice)", path.name)]
        for number, path in enumerate(path for path in texts if path.is_file()):
            suffix = f"-{number + 1}" if number else ""
            shutil.copyfile(path, target / f"{name.lower()}{suffix}.txt")


def of_python(prefix: Path, target: Path) -> None:
    """Copy Python's own licence; raise FileNotFoundError where the installation has none."""
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    places = (prefix / "LICENSE.txt", prefix / "lib" / version / "LICENSE.txt", Path("/usr/share/doc") / version / "copyright")
    found = next((path for path in places if path.is_file()), None)
    if found is None:
        raise FileNotFoundError(f"Python's licence is in none of {', '.join(map(str, places))}")
    shutil.copyfile(found, target / "python.txt")


def of_debian(folder: Path, target: Path) -> None:
    """Copy what Debian says of the system's libraries that a Linux build brings along."""
    for name in sorted({path.name for path in folder.rglob("*.so.*") if not path.name.startswith(("libQt6", "libicu"))}):
        done = subprocess.run(["dpkg", "-S", f"*/{name}*"], capture_output=True, text=True, check=False)
        for line in done.stdout.splitlines()[:1]:
            package = line.partition(":")[0]
            text = Path("/usr/share/doc") / package / "copyright"
            if text.is_file():
                shutil.copyfile(text, target / f"debian-{package}.txt")


def gather(folder: Path, site: Path, prefix: Path) -> None:
    """Fill `folder`/licences. `site`: where the packages are installed, `prefix`: where Python is."""
    target = folder / "licences"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copyfile(HERE / "LICENSE.txt", target / "LICENCE.txt")
    for text in sorted((HERE / "licences").glob("*.txt")):
        shutil.copyfile(text, target / text.name)
    of_packages(site, target)
    of_python(prefix, target)
    if sys.platform == "linux" and shutil.which("dpkg"):
        of_debian(folder, target)
