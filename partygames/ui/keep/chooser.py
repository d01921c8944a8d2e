"""The system's own dialogs for where to save. A function takes `done(path)`, which is called only if a place was chosen."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

PICTURES = QStandardPaths.StandardLocation.PicturesLocation
DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation
_last: dict[QStandardPaths.StandardLocation, Path] = {}
"""Where something was saved last, since the program was started."""


def ask_file(
    parent: QWidget, title: str, kind: QStandardPaths.StandardLocation, name: str, ending: str, done: Callable[[Path], None]
) -> QFileDialog:
    """Ask for a file to write; the system asks before one that is there is written over."""
    dialog = QFileDialog(parent, title, str(folder_for(kind)), f"{ending[1:].upper()} (*{ending})")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(ending[1:])
    dialog.selectFile(name + ending)
    return _open(dialog, kind, done)


def ask_folder(parent: QWidget, title: str, kind: QStandardPaths.StandardLocation, done: Callable[[Path], None]) -> QFileDialog:
    """Ask for the folder in which to make another."""
    dialog = QFileDialog(parent, title, str(folder_for(kind)))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return _open(dialog, kind, done)


def folder_for(kind: QStandardPaths.StandardLocation) -> Path:
    """Return where to begin: the folder of the last time, else the user's pictures or documents, else their home."""
    home = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation))
    places = [_last.get(kind), Path(QStandardPaths.writableLocation(kind))]
    return next((place for place in places if place is not None and place.is_dir()), home)


def _open(dialog: QFileDialog, kind: QStandardPaths.StandardLocation, done: Callable[[Path], None]) -> QFileDialog:
    def chosen(path: str) -> None:
        folder = dialog.fileMode() is QFileDialog.FileMode.Directory
        _last[kind] = Path(path) if folder else Path(path).parent
        done(Path(path))

    dialog.fileSelected.connect(chosen)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
