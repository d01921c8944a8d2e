"""Render the program's icon from resources/icons/partygames.svg: hicolor PNGs for Linux, .ico for Windows, .icns for macOS.

    python packaging/icons.py FOLDER

Needs Pillow (the extra `freeze`), which knows the formats of Windows and macOS.
"""

import io
import os
import shutil
import sys
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SVG = Path(__file__).resolve().parents[1] / "resources" / "icons" / "partygames.svg"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = (16, 32, 64, 128, 256, 512, 1024)


def rendered(side: int) -> bytes:
    """Return the icon as a PNG of side x side pixels."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SVG)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def write(folder: Path) -> None:
    """Write all icons below `folder`."""
    pngs = {side: rendered(side) for side in sorted({*HICOLOR, *ICO, *ICNS})}
    for side in HICOLOR:
        path = folder / "hicolor" / f"{side}x{side}" / "apps" / "partygames.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pngs[side])
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(SVG, scalable / "partygames.svg")
    images = {side: Image.open(io.BytesIO(png)) for side, png in pngs.items()}
    largest = images[max(ICO)]
    largest.save(folder / "partygames.ico", sizes=[(n, n) for n in ICO], append_images=[images[n] for n in ICO])
    images[max(ICNS)].save(folder / "partygames.icns", append_images=[images[n] for n in ICNS])


def main() -> None:
    """Do what the command line asks."""
    if len(sys.argv) != 2:
        sys.exit("Say where the icons should go: python packaging/icons.py FOLDER")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    write(Path(sys.argv[1]))
    del app


if __name__ == "__main__":
    main()
