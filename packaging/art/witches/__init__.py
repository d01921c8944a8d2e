"""Hold one module for each kind: scene() is the landscape in the window, figure() the witch in front of it."""
