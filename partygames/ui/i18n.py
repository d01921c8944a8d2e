"""Say things in the language of the table: Qt translations from resources/i18n, switched while the program runs."""

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

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
        self._translator: QTranslator | None = None
        self.code = ""

    def use(self, code: str) -> None:
        """Switch to "en" or "zh_CN" at once; anything else means the system's language."""
        if code not in LANGUAGES:
            code = system_language()
        if code == self.code:
            return
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
            self._translator.deleteLater()
        self.code = code
        QLocale.setDefault(QLocale(code))
        translator = QTranslator(self)
        # English has a file too: it holds the plural forms ("1 card", "2 cards").
        translator.load(str(resource(f"i18n/partygames_{code}.qm")))
        self._translator = translator
        self._app.installTranslator(translator)


def is_chinese() -> bool:
    """Say whether the table reads Chinese now."""
    return QLocale().language() == QLocale.Language.Chinese
