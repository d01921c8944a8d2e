"""Every key of the program: what it does, where, how it is changed, and the sheet that shows it."""
