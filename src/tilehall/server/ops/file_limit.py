"""The process's limit of open files: every connection is one."""

from __future__ import annotations

import logging
import resource
import sys

log = logging.getLogger("tilehall.ops")
MACOS_MOST = 10_240  # OPEN_MAX: macOS refuses a higher one, though it names no limit
UNLIMITED = 1_048_576  # what "no limit" counts for: Linux's own default maximum (fs.nr_open)


def raise_file_limit() -> int:
    """Raise the soft limit of open files to the hard one, log it, and return the limit that holds from now on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if sys.platform == "darwin":
        most = min(most, MACOS_MOST)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError) as error:
        log.warning("the limit of open files stays", extra={"more": {"files": soft, "because": str(error)}})
        return soft
    log.info("the limit of open files was raised", extra={"more": {"before": soft, "files": most}})
    return most
