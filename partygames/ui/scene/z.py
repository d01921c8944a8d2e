"""What lies above what, in one table, for every screen."""

GROUND = 0
BOARD = 10
CARD = 20
LABEL = 30
BUTTON = 40
FLYING = 60
LIFTED = 70
BUBBLE = 80
WORD = 85
CLOCK = 90
NOTICE = 100
OVERLAY = 200
CURTAIN = 300
PAUSE = 400
DIALOG = 500
"""Dialogs (rules, refusals that need an answer) lie above the curtain: they never show anything of a seat."""
