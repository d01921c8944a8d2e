"""Ink without a window: samples, filters, the pen router, strokes and their codec. Never imports PySide6."""
