"""Say things in the language of the table: Qt translations from resources/i18n, switched while the program runs."""

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from partygames.core.paths import resource

if TYPE_CHECKING:
    from opencc import OpenCC

LANGUAGES = ("en", "zh_CN", "zh_TW")

translate = QCoreApplication.translate
"""translate("Context", "text") and translate("Context", "%n thing(s)", "", n): the one way to show text."""


def system_language() -> str:
    """Return the language of the system where it is one of ours, else English."""
    system = QLocale.system()
    if system.language() != QLocale.Language.Chinese:
        return "en"
    return "zh_TW" if system.script() == QLocale.Script.TraditionalHanScript else "zh_CN"


class Language(QObject):
    """Hold the language in force and tell every widget when it changes (QEvent.LanguageChange)."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._translators: list[QTranslator] = []
        self.code = ""
        self._chinese = "zh_TW" if system_language() == "zh_TW" else "zh_CN"

    @property
    def other(self) -> str:
        """Return the language that one tap switches to: English, or the Chinese that was last in force."""
        return self._chinese if self.code == "en" else "en"

    def use(self, code: str) -> None:
        """Switch to one of LANGUAGES at once; anything else means the system's language."""
        if code not in LANGUAGES:
            code = system_language()
        if code == self.code:
            return
        self.forget()
        self.code = code
        if code != "en":
            self._chinese = code
        QLocale.setDefault(QLocale(code))
        # English has a file too: it holds the plural forms ("1 card", "2 cards"). Qt has its own for its file dialogs.
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for path in (f"{folder}/qtbase_{code}.qm", str(resource(f"i18n/partygames_{code}.qm"))):
            translator = QTranslator(self)
            if translator.load(path):
                self._translators.append(translator)
                self._app.installTranslator(translator)

    def forget(self) -> None:
        """Say everything as it stands in the program."""
        for translator in self._translators:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []


def is_chinese() -> bool:
    """Say whether the table reads Chinese now."""
    return QLocale().language() == QLocale.Language.Chinese


def gap() -> str:
    """Return what stands between two sentences: Chinese has none."""
    return "" if is_chinese() else " "


def language_read() -> str:
    """Return which of LANGUAGES the table reads now."""
    if not is_chinese():
        return "en"
    return "zh_TW" if QLocale().territory() == QLocale.Country.Taiwan else "zh_CN"


def chinese(word: str) -> str:
    """Return a word of a pack, kept in simplified script, in the script that the table reads.

    Letter by letter: what a player reads and types is what DD-6 folds back.
    """
    return _traditional().convert(word) if language_read() == "zh_TW" else word


@cache
def _traditional() -> "OpenCC":
    from opencc import OpenCC  # 40 ms and 4 MB: for those who read it

    return OpenCC("s2tw")
