"""The file through which the host's command line reaches a running hall: its address and a token.

It is next to a SQLite database, because anyone who can read that database is already the host. For a database on a
PostgreSQL server it is in a folder of the user that runs the hall, who can open the database. It has mode 0600 and is
written at every start, so that a leaked token is worthless after the next start.

The command does not open the database itself while the hall runs. Only one process may write a SQLite file (see
store/sqlite/lock.py), and only the hall can close the connections of a banned user.
"""

from __future__ import annotations

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct

from tilehall.store.opening import on_a_server
from tilehall.store.protocol import Unavailable

EVERYWHERE = ("0.0.0.0", "")  # a server that listens on these can also be reached on the loopback address

TELLING = ("host", "port", "user", "database", "dbname", "search_path")  # query parts that identify the database
STARTING = "The hall is just starting or stopping; try again in a moment."
ELSEWHERE = (
    "A hall has this database open, but its address is not known here: it is just starting or stopping, or it runs on "
    "another machine, as another user or with another URL. Run this where the hall runs, as its user, with its URL."
)


class AdminAddress(Struct, frozen=True):
    """The address of a running hall on its own machine, and the token that the host's command sends."""

    host: str
    port: int
    token: str


def admin_file(database: str | Path) -> Path:
    """Return the file for a hall's database.

    All links to a SQLite file lead to the same file. A URL must name the database as the hall's own URL does.
    """
    if on_a_server(str(database)):
        return _state_folder() / f"{_database_name(str(database))}.admin"
    path = Path(database).resolve()
    return path.with_name(f"{path.name}.admin")


def _state_folder() -> Path:
    """Return the folder for a user's program state (specifications.freedesktop.org/basedir-spec).

    Not XDG_RUNTIME_DIR: a shell has one and a service has none, so that the two would use different folders.
    """
    named = Path(os.environ.get("XDG_STATE_HOME", ""))
    try:
        return (named if named.is_absolute() else Path.home() / ".local" / "state") / "tilehall"
    except RuntimeError:
        raise Unavailable("This user has no home folder: set XDG_STATE_HOME, for the hall and for its host.") from None


def _database_name(url: str) -> str:
    """Return a file name for a database on a server, made of the parts that identify it, without the password.

    >>> _database_name("postgresql://hall:secret@db.example/hall")
    'hall-13ca5ba886e6'
    >>> _database_name("postgres://hall@db.example/hall?password=secret&sslmode=require")
    'hall-13ca5ba886e6'
    """
    parts = urlsplit(url)
    account, _, server = parts.netloc.rpartition("@")
    query = parse_qs(parts.query)
    which = (account.partition(":")[0], server, parts.path, *(query.get(name, []) for name in TELLING))
    digest = hashlib.sha256(msgspec.json.encode(which)).hexdigest()[:12]
    return "-".join((*re.findall("[a-z0-9]+", parts.path.lower()[:40]), digest))


def write_admin_file(database: str | Path, token: str, host: str, port: int) -> None:
    """Write the file, readable only by its owner, in place of one that a killed server has left.

    The caller has the database open. Raises `Unavailable`, with a sentence, if the file cannot be written.
    """
    path = admin_file(database)
    address = AdminAddress("127.0.0.1" if host in EVERYWHERE else host, port, token)
    try:
        if on_a_server(str(database)):
            path.parent.mkdir(0o700, parents=True, exist_ok=True)
            path.parent.chmod(0o700)  # an existing folder may have been open to others
        path.unlink(missing_ok=True)  # never write into a file of another owner, or with other permissions
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(address))
    except OSError as error:
        raise Unavailable(f"The file {path} cannot be written: {error.strerror}.") from None


def remove_admin_file(database: str | Path, token: str) -> None:
    """Remove the file, unless another hall on the same database has written its own."""
    with suppress(Unavailable):
        if read_admin_file(database).token == token:
            admin_file(database).unlink(missing_ok=True)


def read_admin_file(database: str | Path) -> AdminAddress:
    """Return the address of a database's hall. Raises `Unavailable`, with a sentence, if the file cannot be read."""
    path = admin_file(database)
    try:
        return msgspec.json.decode(path.read_bytes(), type=AdminAddress)
    except FileNotFoundError:
        raise Unavailable(ELSEWHERE if on_a_server(str(database)) else STARTING) from None
    except OSError as error:
        raise Unavailable(
            f"The hall runs, but {path} cannot be read ({error.strerror}): run this as the user that runs the hall."
        ) from None
    except msgspec.MsgspecError:
        raise Unavailable(f"The file {path} is broken. Restart the hall to write it again.") from None
