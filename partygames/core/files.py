"""Write files whole or not at all."""

import contextlib
import os
import secrets
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write `data` so that whoever opens `path`, at any moment, finds the old file whole or the new one; raise OSError.

    The new file grows beside the old one under a name that nobody has, and takes its place in one step.
    """
    part = path.with_name(f".{path.name[:80]}.{secrets.token_hex(4)}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
