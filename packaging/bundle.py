"""What is done with a frozen folder: settle its files, list them, pack them. The same files give the same bytes."""

import hashlib
import lzma
import os
import tarfile
import zipfile
from pathlib import Path


def files(folder: Path) -> list[Path]:
    """Return all files below `folder`, links included, sorted, relative to it."""
    return sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_symlink() or path.is_file())


def settle(folder: Path, runs: set[str]) -> None:
    """Give every file plain rights: all may read, and run what is a program or a library (or named in `runs`)."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            able = path.is_dir() or ".so" in path.name or path.name in runs
            path.chmod(0o755 if able else 0o644)


def listing(folder: Path) -> str:
    """Return a line for every file: its sum, its size in bytes, its name; for a link where it points."""
    lines = []
    for name in files(folder):
        path = folder / name
        if path.is_symlink():
            lines.append(f"-> {os.readlink(path)}  {name.as_posix()}")
        else:
            data = path.read_bytes()
            lines.append(f"{hashlib.sha256(data).hexdigest()} {len(data):>10}  {name.as_posix()}")
    return "".join(f"{line}\n" for line in lines)


def size(folder: Path) -> int:
    """Return the bytes of all files, each counted once."""
    return sum((folder / name).stat().st_size for name in files(folder) if not (folder / name).is_symlink())


def pack_tar(folder: Path, archive: Path, stamp: int) -> None:
    """Pack `folder` into a .tar.xz; owners, times (`stamp`, seconds) and order do not depend on the machine."""

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = stamp
        return info

    with lzma.open(archive, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar:
        folders = {parent for name in files(folder) for parent in name.parents}
        for name in sorted({*files(folder), *folders}):
            tar.add(folder / name, f"{folder.name}/{name.as_posix()}".removesuffix("/."), recursive=False, filter=plain)


def pack_zip(folder: Path, archive: Path, stamp: tuple[int, int, int, int, int, int]) -> None:
    """Pack `folder` into a .zip that the systems' own unpackers read; links and rights are kept."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name in files(folder):
            path = folder / name
            info = zipfile.ZipInfo(f"{folder.name}/{name.as_posix()}", stamp)
            info.create_system = 3  # the rights below are those of Unix
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = path.lstat().st_mode << 16
            packed.writestr(info, os.readlink(path) if path.is_symlink() else path.read_bytes())


def checksum(archive: Path) -> Path:
    """Write the archive's sum beside it, in the form that `sha256sum --check` reads, and return where."""
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    beside = archive.with_name(f"{archive.name}.sha256")
    beside.write_bytes(f"{digest}  {archive.name}\n".encode())
    return beside
