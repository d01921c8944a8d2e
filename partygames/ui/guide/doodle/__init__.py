"""The guided first round of Doodle Rush: one person draws, two made-up neighbours have drawn, then everybody guesses."""
