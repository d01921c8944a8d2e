"""Say things in the language of the table: Qt translations from resources/i18n, switched while the program runs."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from partygames.core.paths import resource

LANGUAGES = ("en", "zh_CN")

translate = QCoreApplication.translate
"""translate("Context", "text") and translate("Context", "%n thing(s)", "", n): the one way to show text."""


def system_language() -> str:
    """Return the language of the system where it is one of ours, else English."""
    return "zh_CN" if QLocale.system().language() == QLocale.Language.Chinese else "en"


class Language(QObject):
    """Hold the language in force and tell every widget when it changes (QEvent.LanguageChange)."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._translators: list[QTranslator] = []
        self.code = ""

    def use(self, code: str) -> None:
        """Switch to "en" or "zh_CN" at once; anything else means the system's language."""
        if code not in LANGUAGES:
            code = system_language()
        if code == self.code:
            return
        self.forget()
        self.code = code
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
