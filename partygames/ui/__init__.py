"""The window: screens that show what a seat may see and turn taps, keys and pens into moves."""
