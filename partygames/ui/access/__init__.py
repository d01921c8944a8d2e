"""What a screen reader hears: the items of the stage, and what happens at the table."""
