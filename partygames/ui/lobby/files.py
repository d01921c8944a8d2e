"""Ask for a file with the system's own dialog."""

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from partygames.ui.i18n import translate


class Files:
    """Ask for a file to read or to write; tests hand in a stand-in. The answer is a path, "" when the person thought better."""

    def to_read(self, parent: QWidget) -> str:
        """Ask for a list of words to read."""
        kinds = translate("Words", "Lists of words (*.txt *.csv *.tsv)") + ";;" + translate("Words", "All files (*)")
        return QFileDialog.getOpenFileName(parent, translate("Words", "Import a list of words"), _home(), kinds)[0]

    def to_write(self, parent: QWidget, name: str) -> str:
        """Ask for a place to write a pack called `name`; the ending of the answer says how: .csv or .txt."""
        table, plain = translate("Words", "Table for spreadsheets (*.csv)"), translate("Words", "Plain text (*.txt)")
        path, kind = QFileDialog.getSaveFileName(
            parent, translate("Words", "Export the words"), f"{_home()}/{_as_file(name)}.csv", f"{table};;{plain}"
        )
        ending = ".txt" if kind == plain else ".csv"
        return path if not path or path.lower().endswith((".csv", ".txt")) else path + ending


def _home() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _as_file(name: str) -> str:
    """Return a name that every system takes for a file's."""
    kept = "".join(ch for ch in name if ch.isalnum() or ch in " -_").strip()
    return kept or "words"
