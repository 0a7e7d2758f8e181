"""The process's limit of open files. Every connection is one."""

from __future__ import annotations

import logging
import resource
import sys

log = logging.getLogger("tilehall.ops")
MACOS_MAX_FILES = 10_240  # OPEN_MAX: macOS refuses more, although it reports no limit
UNLIMITED = 1_048_576  # the meaning of "no limit": Linux's default maximum (fs.nr_open)


def raise_file_limit() -> int:
    """Raise the soft limit of open files to the hard limit, log it, and return the new limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if sys.platform == "darwin":
        most = min(most, MACOS_MAX_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError) as error:
        log.warning("the limit of open files was not raised", extra={"more": {"files": soft, "because": str(error)}})
        return soft
    log.info("the limit of open files was raised", extra={"more": {"before": soft, "files": most}})
    return most
