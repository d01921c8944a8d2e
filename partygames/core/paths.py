"""Find the files that come with the program, from a checkout, an installed wheel or a frozen build."""

import os
import sys
from pathlib import Path


class MissingResource(Exception):
    """Say which file of the program is not there; the message is a sentence for the person who installs it."""

    def __init__(self, rel: str) -> None:
        super().__init__(f"A file of the program is missing: resources/{rel}. Please install it again; your games are safe.")
        self.rel = rel


def resource_root() -> Path:
    """Return the folder of the bundled files: beside the frozen program, inside the wheel, or in the checkout."""
    override = os.environ.get("PARTYGAMES_RESOURCES")
    if override:
        return Path(override)
    bundled = getattr(sys, "_MEIPASS", None)
    if bundled:
        return Path(bundled) / "resources"
    package = Path(__file__).resolve().parents[1]
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def resource(rel: str) -> Path:
    """Return the path of one bundled file, e.g. "cards/witch-fire.svg"; raise MissingResource when it is not there."""
    path = resource_root() / rel
    if not path.is_file():
        raise MissingResource(rel)
    return path
