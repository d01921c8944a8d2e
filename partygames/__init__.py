"""Party Games: Doodle Rush and Witch Express for one table and one screen."""

__version__ = "0.1.0"
