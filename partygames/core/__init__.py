"""What any table game needs: moves and refusals, seats, seeded chance, saves and resources. Pure Python, no Qt."""
