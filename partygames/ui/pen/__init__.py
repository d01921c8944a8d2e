"""The pen on the screen: Qt events to pen events, the board item, painting of strokes."""
