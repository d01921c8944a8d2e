"""Every state of the card table can be reached and painted."""

from PySide6.QtCore import QCoreApplication, QEvent

from partygames.ui.witch import shots


def test_every_state_is_painted(stage, nav, qapp) -> None:
    names = []
    for name, screen in shots.states(nav):
        stage.show_screen(screen)
        qapp.processEvents()
        picture = stage.grab()
        assert not picture.isNull()
        names.append(name)
        screen.left()
        stage.setScene(None)
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(names) == len(set(names)) >= 19
    assert all(name.startswith("witch-") for name in names)
