"""The file by which the host's command reaches a running hall: its address and a token.

It lies beside a SQLite database: whoever may read that is the host already. For a database on a PostgreSQL server it
lies in a folder of the user that runs the hall, who can open the database. It has mode 0600 and is made anew at every
start, so that a token which got out is worth nothing after the next one. The command does not open the database itself
meanwhile: a SQLite file is written by one process (see store/sqlite/lock.py), and only the hall can close the
connections of somebody who is banned.
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

EVERYWHERE = ("0.0.0.0", "")  # listening on these, the server is reached on the loopback address, too

TELLING = ("host", "port", "user", "database", "dbname", "search_path")  # in the query of a URL: which database it is
STARTING = "The hall is just starting or stopping; try again in a moment."
ELSEWHERE = (
    "A hall has this database open, but its address is not known here: it is just starting or stopping, or it runs on "
    "another machine, as another user or with another URL. Run this where the hall runs, as its user, with its URL."
)


class AdminAddress(Struct, frozen=True):
    """Where a running hall is reached on its own machine, and the token that the host's command shows."""

    host: str
    port: int
    token: str


def admin_file(database: str | Path) -> Path:
    """The file of a hall's database, under whatever name a SQLite file is opened; a URL is to be the hall's own."""
    if on_a_server(str(database)):
        return _state_folder() / f"{_database_name(str(database))}.admin"
    path = Path(database).resolve()
    return path.with_name(f"{path.name}.admin")


def _state_folder() -> Path:
    """Where programs keep what is a user's own (specifications.freedesktop.org/basedir-spec). Not XDG_RUNTIME_DIR: a
    shell has one and a service has none, so that the two would look in different folders."""
    named = Path(os.environ.get("XDG_STATE_HOME", ""))
    try:
        return (named if named.is_absolute() else Path.home() / ".local" / "state") / "tilehall"
    except RuntimeError:
        raise Unavailable("This user has no home folder: set XDG_STATE_HOME, for the hall and for its host.") from None


def _database_name(url: str) -> str:
    """A file name for a database on a server, from what tells it from others: its password does not.

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
    """Write the file for its owner alone, in place of one that a killed server has left.

    The caller has the database open. Unavailable, with a sentence, where the file cannot be written."""
    path = admin_file(database)
    address = AdminAddress("127.0.0.1" if host in EVERYWHERE else host, port, token)
    try:
        if on_a_server(str(database)):
            path.parent.mkdir(0o700, parents=True, exist_ok=True)
            path.parent.chmod(0o700)  # one that was there may have been open to others
        path.unlink(missing_ok=True)  # one of another owner, or with other rights, must not be written into
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(address))
    except OSError as error:
        raise Unavailable(f"The file {path} cannot be written: {error.strerror}.") from None


def remove_admin_file(database: str | Path, token: str) -> None:
    """Remove the file, unless another hall on the same database has written its own: nobody is reached at its address
    any more."""
    with suppress(Unavailable):
        if read_admin_file(database).token == token:
            admin_file(database).unlink(missing_ok=True)


def read_admin_file(database: str | Path) -> AdminAddress:
    """Where the hall of a database is reached; Unavailable, with a sentence, where the file cannot be read."""
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
        raise Unavailable(f"The file {path} is broken: start the hall anew, which writes it.") from None
