"""The lobby: which game, who sits where, a few options, Play."""
