"""The file by which the host's command reaches a running hall: its address and a token, beside the database.

Whoever may read the database is the host already: the file lies in the same folder, with mode 0600 for the same owner.
It is made anew at every start, so that a token which got out is worth nothing after the next one. The command cannot
open the database itself meanwhile, for one process writes to it (see store/sqlite/lock.py).
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from tilehall.store.protocol import Unavailable

EVERYWHERE = ("0.0.0.0", "")  # listening on these, the server is reached on the loopback address, too


class AdminAddress(Struct, frozen=True):
    """Where a running hall is reached on its own machine, and the token that the host's command shows."""

    host: str
    port: int
    token: str


def admin_file(database: Path) -> Path:
    """The file of a hall's database, under whatever name that is opened."""
    path = database.resolve()
    return path.with_name(f"{path.name}.admin")


def write_admin_file(database: Path, token: str, host: str, port: int) -> None:
    """Write the file for its owner alone, in place of one that a killed server has left.

    The caller holds the database's lock. Unavailable, with a sentence, where the file cannot be written."""
    path = admin_file(database)
    address = AdminAddress("127.0.0.1" if host in EVERYWHERE else host, port, token)
    try:
        path.unlink(missing_ok=True)  # one of another owner, or with other rights, must not be written into
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(address))
    except OSError as error:
        raise Unavailable(f"The file {path} cannot be written: {error.strerror}.") from None


def remove_admin_file(database: Path) -> None:
    """Remove the file: nobody is reached at its address any more."""
    admin_file(database).unlink(missing_ok=True)


def read_admin_file(database: Path) -> AdminAddress:
    """Where the hall of a database is reached; Unavailable, with a sentence, where the file cannot be read."""
    path = admin_file(database)
    try:
        return msgspec.json.decode(path.read_bytes(), type=AdminAddress)
    except FileNotFoundError:
        raise Unavailable("The hall is just starting or stopping; try again in a moment.") from None
    except OSError as error:
        raise Unavailable(
            f"The hall runs, but {path} cannot be read ({error.strerror}): run this as the user that runs the hall."
        ) from None
    except msgspec.MsgspecError:
        raise Unavailable(f"The file {path} is broken: start the hall anew, which writes it.") from None
