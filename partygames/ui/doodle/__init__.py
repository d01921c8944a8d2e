"""Doodle Rush in the window: the drawing table, the guessing wall and what comes after."""
