"""The house rules of Witch Express: shown as such, and changed before the deal (WE-21 to WE-25)."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.games.witch_express.house import BOUNDS, House, check_house, shipped_house
from partygames.games.witch_express.kinds import Kind
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import CENTER, TOP_LEFT, Label
from partygames.ui.scene.sheet import Sheet
from partygames.ui.scene.stepper import Stepper
from partygames.ui.witch.words import kind_name

MOST_NEEDED = 6
NARROW = 960.0
"""A sheet as narrow as this has three rows of points."""
NUMBERS_H, AIR = 432.0, 72.0
"""What the page of points needs in height, and how much more a row of it may take where the sheet is tall."""


class NumbersPage(QGraphicsWidget):
    """The points for potions, and the other numbers (WE-21 to WE-23). `changed` is called after every step."""

    def __init__(self, parent: QGraphicsItem, house: House, changed: Callable[[], None]) -> None:
        super().__init__(parent)
        self._changed = changed
        self.caption = Label(self, theme.TEXT_M, bold=True)
        self.heads = tuple(Label(self, theme.TEXT_S, theme.MUTED, align=CENTER) for _ in house.points)
        self.points = tuple(Stepper(self, *BOUNDS["points"], p) for p in house.points)
        self.labels = tuple(Label(self, theme.TEXT_M) for _ in range(4))
        self.further = Stepper(self, *BOUNDS["each_further"], house.each_further)
        self.brave = Stepper(self, *BOUNDS["brave_points"], house.brave_points)
        self.task = Stepper(self, *BOUNDS["task_points"], house.task_points)
        self.variant = Choice(self, (False, True))
        self.variant.set_value(house.brave_potion)
        for stepper in (*self.points, self.further, self.brave, self.task):
            stepper.changed.connect(self._stepped)
        self.variant.chosen.connect(self._stepped)
        self._bound()

    def values(self) -> dict[str, object]:
        """Return the numbers by their names in House."""
        return {
            "points": tuple(s.value for s in self.points),
            "each_further": self.further.value,
            "brave_points": self.brave.value,
            "task_points": self.task.value,
            "brave_potion": bool(self.variant.value),
        }

    def retranslate(self) -> None:
        """Word the page."""
        self.caption.set_text(translate("House", "Points for potions of one colour"))
        for n, head in enumerate(self.heads):
            head.set_text(translate("House", "Potions: {n}").format(n=n))
            self.points[n].say_about(translate("House", "Points for {n} potions").format(n=n))
        words = (
            translate("House", "Each further potion"),
            translate("House", "Each brave card"),
            translate("House", "Each task"),
            translate("House", "A brave card shows"),
        )
        for label, word in zip(self.labels, words, strict=True):
            label.set_text(word)
        for stepper, word in zip((self.further, self.brave, self.task), words, strict=False):
            stepper.say_about(word)
        shows = translate("House", "3 potions of its colour"), translate("House", "2 of its colour, 1 brave one")
        self.variant.set_texts(shows, words[3])

    def place(self, room: QRectF) -> None:
        """Place the table of points in two rows or three, the other numbers below."""
        self.setGeometry(room)
        w = room.width()
        rows = 2 if w > NARROW else 3
        air = max(0.0, min(AIR, (room.height() - NUMBERS_H - 98 * (rows - 2)) / (rows + 2)))
        self.caption.place(0, 0, w, 32)
        per_row = -(-len(self.points) // rows)
        each = w / per_row
        for i, (head, stepper) in enumerate(zip(self.heads, self.points, strict=True)):
            x, y = (i % per_row) * each, 38 + (i // per_row) * (98 + air)
            head.place(x, y, each - 16, 28)
            stepper.place(x, y + 28, each - 16, 60 + air / 3)
        y = 38 + rows * (98 + air) + 14
        third = w / 3
        for i, (label, row) in enumerate(zip(self.labels, (self.further, self.brave, self.task), strict=False)):
            label.place(i * third, y, third - 16, 32)
            row.place(i * third, y + 34, 190, 60 + air / 3)
        y += 112 + air
        self.labels[3].place(0, y, 230, 60)
        self.variant.place(234, y, w - 234 - 16, 60 + air / 3)

    def _bound(self) -> None:
        """Keep the table from falling: more potions are never worth less (WE-21)."""
        values = [s.value for s in self.points]
        low, high = BOUNDS["points"]
        for i, stepper in enumerate(self.points):
            stepper.set_bounds(values[i - 1] if i else low, values[i + 1] if i + 1 < len(values) else high)

    def _stepped(self, _value: object) -> None:
        self._bound()
        self._changed()


class TasksPage(QGraphicsWidget):
    """The task cards: tap a need to ask for one potion more, from 1 to 6 and round again (WE-25)."""

    def __init__(self, parent: QGraphicsItem, house: House, changed: Callable[[], None]) -> None:
        super().__init__(parent)
        self._changed = changed
        self.tasks = list(house.tasks)
        self.intro = Label(self, theme.TEXT_S, theme.MUTED)
        self.heads = tuple(Label(self, theme.TEXT_S, theme.MUTED) for _ in self.tasks)
        self.needs = tuple(
            tuple(Button(self, Look.CHIP, icon=f"../cards/symbol-{Kind(kind).name.lower()}") for kind, _ in task.needs)
            for task in self.tasks
        )
        for t, buttons in enumerate(self.needs):
            for n, button in enumerate(buttons):
                button.clicked.connect(lambda t=t, n=n: self._more(t, n))

    def values(self) -> dict[str, object]:
        """Return the tasks by their name in House."""
        return {"tasks": tuple(self.tasks)}

    def retranslate(self) -> None:
        """Word the page."""
        self.intro.set_text(translate("House", "Tap a potion to ask for one more of it; after six it begins again at one."))
        for head, task in zip(self.heads, self.tasks, strict=True):
            head.set_text(translate("House", "From {n} players").format(n=task.from_players))
        self._show()

    def place(self, room: QRectF) -> None:
        """Place the tasks in three columns."""
        self.setGeometry(room)
        self.intro.place(0, 0, room.width(), 28)
        columns, rows = 3, -(-len(self.tasks) // 3)
        cw, rh = room.width() / columns, min(160.0, (room.height() - 34) / rows)
        for t, (head, buttons) in enumerate(zip(self.heads, self.needs, strict=True)):
            x, y = (t % columns) * cw, 34 + (t // columns) * rh
            head.place(x, y, cw - 24, 26)
            each = (cw - 24) / len(buttons)
            for n, button in enumerate(buttons):
                button.place(x + n * each, y + 28, each - 8, min(84.0, max(60.0, rh - 60)) if rh > 112 else min(60.0, rh - 34))

    def _more(self, task: int, need: int) -> None:
        card = self.tasks[task]
        needs = list(card.needs)
        kind, count = needs[need]
        needs[need] = (kind, count % MOST_NEEDED + 1)
        self.tasks[task] = msgspec.structs.replace(card, needs=tuple(needs))
        self._show()
        self._changed()

    def _show(self) -> None:
        text = translate("House", "Task {task}: {kind} {n}")
        for number, (task, buttons) in enumerate(zip(self.tasks, self.needs, strict=True), 1):
            for (kind, count), button in zip(task.needs, buttons, strict=True):
                button.set_text(f"× {count}")
                button.said = text.format(task=number, kind=kind_name(kind), n=count)


class HouseSheet(Sheet):
    """Let the table change the numbers that no public rules text gives; `done(house)` when the sheet is closed."""

    upright = 1_000.0

    def __init__(self, house: House, done: Callable[[House], None]) -> None:
        super().__init__(1160, 700, lambda: done(self.house))
        self.house = house
        self.intro = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.page = Choice(self.sheet, ("numbers", "tasks"))
        self.page.chosen.connect(lambda _: self._turn())
        self.reset = Button(self.sheet, Look.CHIP, icon="undo", name="house-reset")
        self.ok = Button(self.sheet, Look.CALM, name="house-ok")
        self.reset.clicked.connect(self._reset)
        self.ok.clicked.connect(self.close_sheet)
        self._fill()
        self.retranslate()

    def _fill(self) -> None:
        self.numbers = NumbersPage(self.sheet, self.house, self._collect)
        self.tasks = TasksPage(self.sheet, self.house, self._collect)
        self._turn()

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("House", "House rules"))
        self.intro.set_text(
            translate("House", "No public text gives these numbers, so they are ours. Change them as your table likes.")
        )
        self.page.set_texts((translate("House", "Points"), translate("House", "Tasks")))
        self.reset.set_text(translate("House", "Back to our numbers"))
        self.ok.set_text(translate("House", "Done"))
        self.numbers.retranslate()
        self.tasks.retranslate()

    def arrange(self, room: QRectF) -> None:
        """Place the choice of page, the page, and the buttons."""
        self._room = room
        self.page.place(room.right() - 440 - theme.TARGET, theme.S3 + 2, 420, 60)
        self.intro.place(room.x(), room.y(), room.width(), 30)
        page = QRectF(room.x(), room.y() + 44, room.width(), room.height() - 44 - 64 - theme.S3)
        self.numbers.place(page)
        self.tasks.place(page)
        bottom = room.bottom() - 60
        self.ok.place(room.right() - 220, bottom, 220, 62)
        self.reset.place(room.right() - 220 - 16 - 300, bottom, 300, 62)

    def _turn(self) -> None:
        self.numbers.setVisible(self.page.value == "numbers")
        self.tasks.setVisible(self.page.value == "tasks")

    def _collect(self) -> None:
        self.house = check_house(msgspec.structs.replace(self.house, **self.numbers.values(), **self.tasks.values()))

    def _reset(self) -> None:
        self.house = shipped_house()
        for page in (self.numbers, self.tasks):
            page.setParentItem(None)
            if self.scene() is not None:
                self.scene().removeItem(page)
            page.deleteLater()
        self._fill()
        self.retranslate()
        self.arrange(self._room)
