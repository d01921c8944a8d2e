"""Shared parts of every screen: the stage, buttons, labels, panels, the animator and the one table of heights."""
