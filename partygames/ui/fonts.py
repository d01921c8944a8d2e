"""Give every text one of two bundled families: Party Display for what is said, Party Text for what is read.

The bundled files come first in every font. What they lack goes to a simplified Chinese family of the system, named here, so that
no locale ever draws our Chinese in Japanese shapes; emoji and other scripts go wherever the system draws them.
Digits are as wide as each other in every face: a running clock does not move.
"""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from partygames.core.paths import MissingResource, resource

DISPLAY = "Party Display"
TEXT = "Party Text"
RARE = "Party Rare"  # the less common characters (GB 2312 level 2), one weight, for both families

FILES = (
    "PartyDisplay-Regular.ttf",
    "PartyDisplay-Bold.ttf",
    "PartyText-Regular.otf",
    "PartyText-Bold.otf",
    "PartyRare-Regular.otf",
)

# Only those that are installed are asked for: a name that is not there costs some systems a search, and a warning.
SYSTEM = (
    "PingFang SC",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Hiragino Sans GB",
    "WenQuanYi Micro Hei",
    "Droid Sans Fallback",
    "SimSun",
)


def load_fonts() -> None:
    """Register the bundled fonts and make the text family the default of all widgets, at the size the system gave.

    Needs the QApplication; a second call changes nothing. Raises MissingResource when a file is not there or no font.
    """
    if TEXT not in QFontDatabase.families():
        for name in FILES:
            if QFontDatabase.addApplicationFont(str(resource(f"fonts/{name}"))) < 0:
                raise MissingResource(f"fonts/{name}")
    font = QApplication.font()
    font.setFamilies(families(TEXT))
    QApplication.setFont(font)


def display(px: float, bold: bool = False) -> QFont:
    """Return the display face px scene units high (rounded: Qt takes whole pixels, the view's scale does the rest)."""
    return QFont(made(DISPLAY, max(1, round(px)), bold))


def text(px: float, bold: bool = False) -> QFont:
    """Return the text face px scene units high (rounded: Qt takes whole pixels, the view's scale does the rest)."""
    return QFont(made(TEXT, max(1, round(px)), bold))


@lru_cache(maxsize=256)
def made(family: str, px: int, bold: bool) -> QFont:
    """Return the one font of this family, size and weight; callers get copies, which share its glyphs."""
    font = QFont(families(family))
    font.setPixelSize(px)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)  # letters keep their place at every scale
    return font


@lru_cache(maxsize=2)
def families(family: str) -> list[str]:
    """Return the families to look a character up in, best first."""
    bundled = [DISPLAY, TEXT, RARE] if family == DISPLAY else [TEXT, RARE]
    installed = set(QFontDatabase.families())
    return bundled + [name for name in SYSTEM if name in installed]
