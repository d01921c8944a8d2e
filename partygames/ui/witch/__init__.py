"""Witch Express in the window: the card table and its scores."""
