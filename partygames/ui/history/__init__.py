"""What was played: evenings, games and people, to look at, to watch again, to save and to forget."""
