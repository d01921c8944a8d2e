"""What can be said of the build people double-click without making one: its budget, its lock, its files for each system."""

import ast
import configparser
import importlib.util
import json
import os
import plistlib
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from partygames import __version__, app
from partygames.ui.settings_sheet import about_text

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BUDGET = tomllib.loads((PACKAGING / "budget.toml").read_text("utf-8"))
WORKFLOW = (ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
DESKTOP = PACKAGING / "linux" / "partygames.desktop"
METAINFO = PACKAGING / "linux" / "partygames.metainfo.xml"
posix = pytest.mark.skipif(os.name != "posix", reason="for Linux")

SMALL = {
    "most": {"folder_mb": 10, "archive_mb": 2},
    "must": {"all": ["*fonts/text.ttf"], "linux": ["partygames"]},
    "must_not": {"all": ["*qml*"], "windows": ["*.so"]},
    "output": {"allowed": [r"warming up \d+"]},
}


@pytest.fixture
def check(monkeypatch):
    """packaging/check_build.py as a module."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("check_build")


@pytest.fixture
def bundle(monkeypatch):
    """packaging/bundle.py as a module."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module("bundle")


# -- the budget


def test_what_must_be_in_a_build_is_missed(check):
    assert check.content_faults(["partygames", "_internal/Fonts/text.ttf"], SMALL, "linux") == []
    assert check.content_faults(["partygames"], SMALL, "linux") == ["must be in it and is not: *fonts/text.ttf"]


def test_what_must_not_be_in_a_build_is_found(check):
    names = ["partygames", "fonts/text.ttf", "lib/libQt6Qml.so"]
    assert check.content_faults(names, SMALL, "linux") == ["must not be in it: lib/libqt6qml.so (*qml*)"]
    assert len(check.content_faults(names, SMALL, "windows")) == 2


def test_a_build_that_is_too_heavy_is_said_with_its_weight(check):
    assert check.size_faults(10_000_000, 2_000_000, SMALL) == []
    assert check.size_faults(10_000_001, 0, SMALL) == ["the folder has 10.0 MB, 10 are allowed"]
    assert check.size_faults(0, 3_500_000, SMALL) == ["the archive has 3.5 MB, 2 are allowed"]


@pytest.mark.parametrize(
    ("status", "output", "faults"),
    [
        (0, "smoke ok\n", []),
        (0, "warming up 3\n\nsmoke ok\n", []),
        (0, "warming up soon\nsmoke ok\n", ["said: warming up soon"]),
        (0, "", ["did not say “smoke ok”"]),
        (3, "smoke ok\n", ["ended with 3"]),
        (-11, "Qt: oh\n", ["ended with -11", "did not say “smoke ok”", "said: Qt: oh"]),
    ],
)
def test_every_line_that_nobody_expects_is_a_fault(check, status, output, faults):
    assert check.output_faults(status, output, SMALL) == faults


def test_the_figures_of_the_budget_are_those_that_were_promised():
    assert BUDGET["most"] == {"folder_mb": 150, "archive_mb": 50, "build_minutes": 5}
    assert {"linux", "windows", "macos"} == set(BUDGET["plugins"]) == set(BUDGET["must"]) - {"all"}


def test_patterns_are_written_in_small_letters_as_names_are_compared():
    for part in ("must", "must_not"):
        for patterns in BUDGET[part].values():
            assert patterns == [pattern.lower() for pattern in patterns]


def test_nothing_of_the_program_imports_what_the_build_leaves_out():
    without = set(BUDGET["modules"]["without"])
    found = set()
    for path in (ROOT / "partygames").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            else:
                continue
            found |= {f"{path.name}: {name}" for name in names if name in without or name.partition(".")[0] in without}
    assert not found


def test_the_whole_program_can_be_imported_without_what_the_build_leaves_out():
    code = """
import importlib, json, pkgutil, sys
sys.modules.update(dict.fromkeys(json.loads(sys.argv[1])))
import opencc, partygames, pypinyin, rapidfuzz.distance
from PIL import GifImagePlugin, Image, PngImagePlugin, WebPImagePlugin
for found in pkgutil.walk_packages(partygames.__path__, "partygames."):
    if found.name != "partygames.__main__":
        importlib.import_module(found.name)
print("all there")
"""
    command = [sys.executable, "-c", code, json.dumps(BUDGET["modules"]["without"])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "all there\n", "")


@pytest.mark.skipif(sys.platform != "linux", reason="the plugins of this system's Qt are looked for")
def test_qt_has_the_plugins_that_the_build_keeps():
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    assert [name for name in BUDGET["plugins"]["linux"] if not (folder / name).is_file()] == []


# -- the lock


def locked() -> dict[str, str]:
    """Return the version of each package in the lock by its name in small letters."""
    lines = (PACKAGING / "requirements.lock").read_text("ascii").splitlines()
    pins = [re.match(r"([\w.-]+)==([\w.]+)", line) for line in lines]
    return {pin[1].lower(): pin[2] for pin in pins if pin}


def test_the_lock_fits_what_the_project_asks_for():
    pins = locked()
    for text in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["freeze"]):
        wanted = Requirement(text)
        assert wanted.name.lower() in pins, f"{text}: make the lock anew, as packaging/RELEASING.md says"
        assert wanted.specifier.contains(pins[wanted.name.lower()]), text


def test_the_lock_has_sums_and_names_no_server():
    text = (PACKAGING / "requirements.lock").read_text("ascii")
    assert "://" not in text
    for pin in re.split(r"\n(?=\w)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)):
        assert "--hash=sha256:" in pin, pin


# -- one version everywhere


def test_the_version_is_the_same_on_the_about_page_in_the_changelog_and_in_the_metainfo():
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert about_text().startswith(f"Party Games {__version__}\n")
    newest = re.search(r"^## (.+)$", (PACKAGING / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest[1] == __version__
    assert ET.parse(METAINFO).find("releases/release").get("version") == __version__


def test_the_changelog_says_something_of_every_version():
    parts = re.split(r"^## .+$", (PACKAGING / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert all(re.search(r"^- \w", part, re.MULTILINE) for part in parts)


# -- Linux


def test_the_desktop_file_is_valid():
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(DESKTOP, "utf-8")
    assert parser.sections() == ["Desktop Entry"]
    entry = parser["Desktop Entry"]
    assert (entry["Type"], entry["Name"], entry["Exec"], entry["Icon"]) == ("Application", "Party Games", *["partygames"] * 2)
    assert entry["Terminal"] == "false"
    assert "Game" in entry["Categories"].rstrip(";").split(";")
    assert all(entry[key].endswith(";") for key in entry if key.startswith(("Categories", "Keywords")))
    assert {"GenericName[zh_CN]", "Comment[zh_CN]", "Keywords[zh_CN]"} <= set(entry)


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-validate")
def test_the_desktop_file_pleases_the_desktops_own_tool():
    done = subprocess.run(["desktop-file-validate", DESKTOP], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_desktop_file_is_called_what_the_window_says_it_is_called(qapp):
    assert f'setDesktopFileName("{DESKTOP.stem}")' in Path(app.__file__).read_text("utf-8")


def test_the_metainfo_is_for_that_desktop_file_and_speaks_both_languages():
    root = ET.parse(METAINFO).getroot()
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    assert root.get("type") == "desktop-application"
    assert root.findtext("launchable") == DESKTOP.name
    for tag in ("summary", "description/p", "description/ul/li"):
        texts = root.findall(tag)
        assert len([t for t in texts if t.get(language) == "zh_CN"]) * 2 == len(texts) > 0
    assert root.findtext("provides/binary") == "partygames"


@posix
def test_it_installs_for_one_user_updates_and_goes_again(tmp_path):
    folder, home = tmp_path / "new folder", tmp_path / 'a "home" 家'
    (folder / "_internal").mkdir(parents=True)
    home.mkdir()
    (folder / "partygames").write_text("#!/bin/sh\necho played\n")
    (folder / "partygames").chmod(0o755)
    (folder / "_internal" / "old").write_text("")
    shutil.copy(PACKAGING / "linux" / "install.sh", folder)
    for place, source in (("applications", DESKTOP), ("metainfo", METAINFO)):
        (folder / "share" / place).mkdir(parents=True)
        shutil.copy(source, folder / "share" / place)
    icon = folder / "share/icons/hicolor/48x48/apps/partygames.png"
    icon.parent.mkdir(parents=True)
    icon.write_bytes(b"png")

    def install(*args: str, script: Path = folder / "install.sh") -> subprocess.CompletedProcess:
        env = {"HOME": str(home), "PATH": os.environ["PATH"]}
        return subprocess.run(["sh", script, *args], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=60)

    games = home / ".local/share/partygames/partygames.sqlite3"
    games.parent.mkdir(parents=True)
    games.write_text("an evening")
    done = install()
    assert (done.returncode, done.stderr) == (0, "")
    installed = home / ".local/opt/partygames"
    started = subprocess.run([home / ".local/bin/partygames"], capture_output=True, text=True, timeout=60)
    assert started.stdout == "played\n"
    desktop = (home / ".local/share/applications/partygames.desktop").read_text("utf-8")
    path = str(installed / "partygames").replace('"', '\\\\"')
    assert f'\nExec="{path}"\n' in desktop
    assert (home / ".local/share/icons/hicolor/48x48/apps/partygames.png").read_bytes() == b"png"

    (folder / "_internal" / "old").rename(folder / "_internal" / "new")
    assert install().returncode == 0
    assert [name.name for name in (installed / "_internal").iterdir()] == ["new"]
    assert "installed already" in install(script=installed / "install.sh").stdout
    assert install("--sell").returncode == 2

    done = install("--remove", script=installed / "install.sh")
    assert (done.returncode, done.stderr) == (0, "")
    left = {path for path in home.rglob("*") if not path.is_dir() and path.suffix != ".cache"}  # the desktop's own
    assert left == {games}
    assert games.read_text() == "an evening"


@posix
def test_a_script_without_its_program_installs_nothing(tmp_path):
    shutil.copy(PACKAGING / "linux" / "install.sh", tmp_path)
    env = {"HOME": str(tmp_path / "home"), "PATH": os.environ["PATH"]}
    done = subprocess.run(["sh", tmp_path / "install.sh"], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "home").exists()


@posix
def test_programs_that_a_frozen_one_starts_do_not_get_its_libraries(monkeypatch):
    let_go_of_paths = runpy.run_path(str(PACKAGING / "linux" / "first.py"))["let_go_of_paths"]
    monkeypatch.setenv("LD_LIBRARY_PATH", "ours")
    let_go_of_paths()
    assert "LD_LIBRARY_PATH" not in os.environ
    monkeypatch.setenv("LD_LIBRARY_PATH", "ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "theirs")
    let_go_of_paths()
    assert os.environ["LD_LIBRARY_PATH"] == "theirs"


# -- Windows and macOS


def test_the_installer_of_windows_takes_the_built_folder_and_no_administrator():
    text = (PACKAGING / "windows" / "partygames.iss").read_text("utf-8")
    sections = re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)
    assert {"Setup", "Files", "Icons", "InstallDelete"} <= set(sections)
    assert len(sections) == len(set(sections))
    assert "PrivilegesRequired=lowest" in text
    assert r"dist\partygames\*" in text
    assert "partygames.exe" in text
    assert "{#Version}" in text
    assert __version__ not in text


def test_the_rights_of_the_app_are_a_list_that_macos_reads():
    rights = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert rights
    assert all(value is True for value in rights.values())


def test_the_spec_freezes_a_folder_without_console_and_upx():
    tree = ast.parse((PACKAGING / "partygames.spec").read_text("utf-8"))
    calls = {node.func.id: node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    given = {word.arg: ast.unparse(word.value) for word in calls["EXE"].keywords}
    assert (given["console"], given["upx"], given["exclude_binaries"]) == ("False", "False", "True")
    assert {"COLLECT", "BUNDLE"} <= set(calls)
    assert __version__ not in ast.unparse(tree)


# -- the workflow


def test_the_workflow_builds_on_three_systems_by_the_same_two_scripts():
    assert {"ubuntu", "windows", "macos"} == set(re.findall(r"runner: (\w+)-", WORKFLOW))
    assert "run: python packaging/build.py\n" in WORKFLOW
    assert "packaging/check_build.py" in WORKFLOW
    for script in re.findall(r"packaging/[\w/]+\.(?:py|iss)", WORKFLOW):
        assert (ROOT / script).is_file(), script


def test_the_workflow_has_no_secrets_and_attaches_to_a_release():
    assert "secrets." not in WORKFLOW
    assert "gh release create" in WORKFLOW
    assert "pyinstaller" not in WORKFLOW.lower()


# -- archives


def filled(folder: Path) -> Path:
    """Make a folder as a build has one."""
    (folder / "_internal").mkdir(parents=True)
    (folder / "partygames").write_bytes(b"run")
    (folder / "_internal" / "数据.txt").write_text("data")
    (folder / "_internal" / "libqt.so.6").symlink_to("libqt.so.6.1")
    (folder / "_internal" / "libqt.so.6.1").write_bytes(b"lib")
    return folder


@posix
def test_the_same_files_give_the_same_archive_whoever_packs_them_and_when(bundle, tmp_path):
    archives = []
    for name, mask in (("one", 0o022), ("two", 0o077)):
        before = os.umask(mask)
        folder = filled(tmp_path / name / "partygames")
        os.umask(before)
        os.utime(folder / "partygames", (1, 1 + mask))
        bundle.settle(folder, {"partygames"})
        archives.append(tmp_path / f"{name}.tar.xz")
        bundle.pack_tar(folder, archives[-1], 1767225600)
    assert archives[0].read_bytes() == archives[1].read_bytes()
    with tarfile.open(archives[0]) as tar:
        assert [info.name for info in tar] == [
            "partygames",
            "partygames/_internal",
            "partygames/_internal/libqt.so.6",
            "partygames/_internal/libqt.so.6.1",
            "partygames/_internal/数据.txt",
            "partygames/partygames",
        ]
        assert tar.getmember("partygames/partygames").mode == 0o755
        assert tar.getmember("partygames/_internal/数据.txt").mode == 0o644
        assert tar.getmember("partygames/_internal/libqt.so.6").issym()


@posix
def test_a_zip_keeps_links_and_rights(bundle, tmp_path):
    folder = filled(tmp_path / "partygames")
    bundle.settle(folder, {"partygames"})
    bundle.pack_zip(folder, tmp_path / "it.zip", (2026, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(tmp_path / "it.zip") as packed:
        modes = {info.filename: info.external_attr >> 16 for info in packed.infolist()}
        assert modes["partygames/partygames"] == 0o100755
        assert modes["partygames/_internal/libqt.so.6"] >> 12 == 0o12
        assert packed.read("partygames/_internal/libqt.so.6") == b"libqt.so.6.1"


@posix
def test_a_list_of_files_tells_sums_sizes_and_links_and_a_folder_weighs_each_file_once(bundle, tmp_path):
    folder = filled(tmp_path / "partygames")
    lines = bundle.listing(folder).splitlines()
    assert [line.split("  ")[-1] for line in lines] == sorted(name.as_posix() for name in bundle.files(folder))
    assert "-> libqt.so.6.1  _internal/libqt.so.6" in lines
    assert bundle.size(folder) == len(b"run" + b"data" + b"lib")


def test_a_checksum_is_written_as_sha256sum_reads_it(bundle, tmp_path):
    archive = tmp_path / "it.tar.xz"
    archive.write_bytes(b"")
    beside = bundle.checksum(archive)
    assert beside.name == "it.tar.xz.sha256"
    assert beside.read_text() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  it.tar.xz\n"


# -- opening fast


def test_the_lobby_comes_without_the_games_and_their_screens():
    code = "import sys, partygames.app as app; print([name for name in app.LATER if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n", "")


def test_what_is_imported_later_is_there():
    for name in app.LATER:
        assert importlib.util.find_spec(name) is not None
