"""The layers of the house (invariant 1): what each part may import, read from the source and seen at run time."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "partygames"

# Imports a module and all below it, then prints which modules of Qt are there.
IMPORT_ALL = """
import importlib, pkgutil, sys
root = importlib.import_module(sys.argv[1])
for found in pkgutil.walk_packages(getattr(root, "__path__", []), root.__name__ + "."):
    importlib.import_module(found.name)
print(*(name for name in sys.modules if name.startswith(("PySide6.Qt", "shiboken6"))))
"""


def qt_after_importing(name: str) -> set[str]:
    """Import a part of the program in a new process; return the modules of Qt that came with it."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", IMPORT_ALL, name], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    return set(done.stdout.split())


def imports(path: Path) -> set[str]:
    """Return the full names that a source file imports anywhere, late imports too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def test_the_contracts_of_pyproject_hold():
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Contracts: 3 kept, 0 broken." in done.stdout


@pytest.mark.parametrize("part", ["core", "ink", "games", "simulate"])
def test_rules_ink_and_core_come_without_qt(part):
    assert qt_after_importing(f"partygames.{part}") == set()


def test_the_engine_comes_with_qtcore_alone():
    found = {name for name in qt_after_importing("partygames.engine") if name.startswith("PySide6")}
    assert found == {"PySide6.QtCore"}


def test_the_engine_never_imports_another_part_of_qt_late():
    names = {name for path in (PACKAGE / "engine").rglob("*.py") for name in imports(path) if name.startswith("PySide6")}
    assert names
    assert {name for name in names if name.split(".")[1:2] != ["QtCore"]} == set()


def test_the_rules_never_import_qt_late():
    files = [PACKAGE / "simulate.py", *(path for part in ("core", "ink", "games") for path in (PACKAGE / part).rglob("*.py"))]
    for path in files:
        assert not {name for name in imports(path) if name.startswith(("PySide6", "shiboken6"))}, path
