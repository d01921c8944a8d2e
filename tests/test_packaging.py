"""What a stranger gets: the scripts, the tree, the licences and the wheel."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = ["packaging/run.sh", "packaging/build.sh", "packaging/test.sh", "packaging/setup-linux.sh", ".ci/run"]
TOP_LEVEL = {"pyproject.toml", "README.md", "partygames", "resources", "tests", "packaging"}
MADE_HERE = {"__pycache__", "build", "dist"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def files_of_the_project() -> list[Path]:
    """Return the files that belong to the project, relative: git's list, or every visible file of a copy without git."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=60)
        names = [Path(os.fsdecode(name)) for name in done.stdout.split(b"\0") if name]
    except (OSError, subprocess.CalledProcessError):
        names = [path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file()]
        names = [name for name in names if name.parts[0] == ".ci" or not any(part.startswith(".") for part in name.parts)]
    return [name for name in names if not MADE_HERE.intersection(name.parts) and (ROOT / name).is_file()]


FILES = files_of_the_project()


def text_of(name: Path) -> str:
    """Return the text of a file of the project; nothing for one that is no text."""
    data = (ROOT / name).read_bytes()
    return "" if b"\0" in data else data.decode("utf-8")


def is_licence(name: Path) -> bool:
    """Tell whether a file is the text of a licence, by its name."""
    return name.suffix == ".txt" and name.stem.upper().startswith(("LICENSE", "OFL"))


def sourced(code: str, **env: str) -> subprocess.CompletedProcess:
    """Run lines of bash with the functions of setup-linux.sh at hand."""
    script = f"set -euo pipefail; . '{ROOT}/packaging/setup-linux.sh'; {code}"
    return subprocess.run(["bash", "-c", script], env={**os.environ, **env}, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_scripts_are_sound(name):
    subprocess.run(["bash", "-n", ROOT / name], check=True, timeout=60)
    text = (ROOT / name).read_text(encoding="utf-8")
    if name != "packaging/setup-linux.sh":  # that one is read by the others
        assert text.startswith("#!/usr/bin/env bash\n")
        assert os.access(ROOT / name, os.X_OK)
        assert "set -euo pipefail" in text


def test_missing_system_packages_are_named_in_one_line_where_nothing_may_be_installed():
    done = sourced("id() { echo 1000; }; sudo() { return 1; }; apt-get() { echo no; }; install_packages libone libtwo")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith("sudo apt-get install libone libtwo\n")


def test_a_missing_library_is_found_by_trying():
    done = sourced(f"libraries='libc.so.6:libc6 libnowhere.so.9:libnowhere9'; missing_libraries '{sys.executable}'")
    assert (done.stdout, done.stderr) == ("libnowhere.so.9:libnowhere9\n", "")


def test_an_old_python_is_one_sentence(tmp_path):
    for name in ("python3", "python3.11", "python3.12", "python3.13"):
        old = tmp_path / name
        old.write_text('#!/bin/sh\n[ "$1" != -V ] || echo Python 3.9.2\n[ "$1" = -V ]\n')
        old.chmod(0o755)
    env = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PARTYGAMES_VENV": str(tmp_path / "new")}
    done = sourced("set_up run", **env)
    assert done.returncode == 1
    assert done.stderr == "Party Games: Python 3.11 or newer is needed, and this machine has Python 3.9.2.\n"
    assert not (tmp_path / "new").exists()


def test_a_folder_that_is_no_environment_stays_as_it_is(tmp_path):
    (tmp_path / "holiday.txt").write_text("photos")
    code = f"missing_libraries() {{ :; }}; find_python() {{ echo '{sys.executable}'; }}; set_up run"
    done = sourced(code, PARTYGAMES_VENV=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.endswith("is not empty and is no Python environment, so it stays as it is.\n")
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.txt"]


def test_the_top_level_is_tidy():
    assert {name.parts[0] for name in FILES if not name.parts[0].startswith(".")} == TOP_LEVEL


def test_packaging_and_tests_hide_no_package_of_others():
    assert not {Path("packaging/__init__.py"), Path("tests/__init__.py")}.intersection(FILES)


def test_no_file_names_a_place_of_one_machine():
    known = {"www.w3.org", "github.com", "scripts.sil.org", "doc.qt.io", "www.unicode.org", "creativecommons.org"}
    for name in FILES:
        if is_licence(name):  # the words of others
            continue
        text = text_of(name)
        assert not re.search(r"(?<![\w.}~-])/(?:work|opt|root|home|Users)/\w", text), name
        assert set(re.findall(r"https?://([\w.-]+)", text)) <= known, name


def test_the_version_stands_in_one_place():
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "partygames/__init__.py"
    homes = [name for name in FILES if name.suffix == ".py" and re.search(r"^__version__\s*=", text_of(name), re.MULTILINE)]
    assert homes == [Path("partygames/__init__.py")]


def test_our_code_is_under_the_mit_licence():
    licence = PROJECT["project"]["license"]["file"]
    assert licence == "packaging/LICENSE.txt"
    assert (ROOT / licence).read_text(encoding="utf-8").startswith("MIT License\n")


def test_every_folder_of_fonts_sounds_and_pictures_has_its_licence_beside_it():
    kinds = {".ttf", ".otf", ".woff", ".woff2", ".svg", ".png", ".jpg", ".ico", ".icns", ".wav", ".ogg", ".flac"}
    folders = {name.parent for name in FILES if name.parts[0] == "resources" and name.suffix.lower() in kinds}
    bare = {folder for folder in folders if not any(is_licence(name) for name in FILES if name.parent == folder)}
    assert folders
    assert not bare


def test_the_wheel_has_the_whole_program_and_runs_from_anywhere(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=60)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
        archive.extractall(tmp_path / "site")
    ours = {name.as_posix() for name in FILES if name.parts[0] in ("partygames", "resources")}
    assert inside == {name if name.startswith("partygames/") else f"partygames/{name}" for name in ours}

    code = "from partygames import __main__ as program; from partygames.core import paths; "
    code += "print(paths.resource_root()); program.main(['--version'])"
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run([sys.executable, "-P", "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[0] == str(tmp_path / "site/partygames/resources")
    assert done.stdout.splitlines()[1].startswith("Party Games ")
