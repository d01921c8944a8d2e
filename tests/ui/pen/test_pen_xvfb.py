"""The pen in a real X window, moved by the X server: what is drawn is seen on the screen."""
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from partygames.ink.stroke import PEN_WIDTHS, Tool


class Mouse:
    """The mouse of the X server."""

    def __init__(self) -> None:
        from Xlib import display

        self.display = display.Display()

    def fake(self, kind: int, detail: int = 0, x: int = 0, y: int = 0) -> None:
        from Xlib.ext import xtest

        xtest.fake_input(self.display, kind, detail, x=x, y=y)
        self.display.sync()

    def pixel(self, at: QPoint) -> bytes:
        from Xlib import X

        return self.display.screen().root.get_image(at.x(), at.y(), 1, 1, X.ZPixmap, 0xFFFFFFFF).data[:3]


@pytest.mark.xvfb
def test_a_mouse_line_follows_the_pointer_on_the_screen(table, qtbot):
    from Xlib import X

    table.view.move(0, 0)
    qtbot.waitExposed(table.view)
    qtbot.wait(200)
    table.pen.set_tool(Tool.PEN, PEN_WIDTHS[0])
    start = table.view.viewport().mapToGlobal(table.view.mapFromScene(*table.at(0, 0.1, 0.5)))
    mouse = Mouse()
    mouse.fake(X.MotionNotify, x=start.x(), y=start.y())
    mouse.fake(X.ButtonPress, 1)
    qtbot.waitUntil(lambda: table.began == [0])
    for step in range(1, 15):
        behind = start + QPoint(9 * step - 4, 0)
        before = mouse.pixel(behind)
        mouse.fake(X.MotionNotify, x=start.x() + 9 * step, y=start.y())
        qtbot.waitUntil(lambda at=behind, was=before: mouse.pixel(at) != was, timeout=3000)
    mouse.fake(X.ButtonRelease, 1)
    qtbot.waitUntil(lambda: len(table.done) == 1)
    [(board, stroke)] = table.done
    assert board == 0
    assert stroke.samples()[-1].x == pytest.approx(0.1 + 9 * 14 / 330, abs=0.004)
    mouse.fake(X.MotionNotify, x=start.x() + 200, y=start.y())
    QApplication.processEvents()
    assert len(table.done) == 1
    mouse.display.close()
