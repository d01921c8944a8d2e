"""Why something could not be saved, in words."""

import errno

from partygames.ui.i18n import translate

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_CLOSED = {errno.EACCES, errno.EPERM, errno.EROFS}
_GONE = {errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO, errno.EIO}
_NAME = {errno.ENAMETOOLONG, errno.EINVAL, errno.EILSEQ, errno.EISDIR, errno.EEXIST, errno.ENOTEMPTY}


def why_not_saved(error: Exception) -> str:
    """Return what went wrong, what was not lost, and what to do."""
    number = error.errno if isinstance(error, OSError) else None
    if number in _FULL:
        text = translate("Doodle", "The disk is full. Make some room, or choose another place.")
    elif number in _CLOSED:
        text = translate("Doodle", "Nothing can be saved there. Choose another place.")
    elif number in _GONE:
        text = translate("Doodle", "This place cannot be found any more. Choose another one.")
    elif number in _NAME:
        text = translate("Doodle", "That name cannot be used there. Choose a shorter or simpler one.")
    elif isinstance(error, OSError):
        text = translate("Doodle", "The computer says: {why}.").format(why=error.strerror or str(error))
    else:
        text = translate("Doodle", "Something unexpected happened.")
    return translate("Doodle", "{why} No broken file was left behind, and the boards are still here.").format(why=text)
