"""A disk that can be filled: a separate file system, or a limit on file sizes if none can be mounted."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

from tests.support.postgres_server import PostgresServer

MAX_SIZE = "4g"  # in memory; only what the database needs is taken


class Disk:
    """The disk of a PostgreSQL server, which is restarted onto it."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.cluster = server.folder / "cluster"
        server.stop()
        self.mounted = _mounted(self.cluster)
        server.start()

    def fill(self) -> None:
        """Fill the disk, or forbid writing to files."""
        if self.mounted:
            used = os.statvfs(self.cluster)
            _mount(self.cluster, f"remount,size={(used.f_blocks - used.f_bfree) * used.f_frsize}")
        else:
            self._limit("0")

    def free(self) -> None:
        """Free the disk, and start the server if it gave up meanwhile."""
        if self.mounted:
            _mount(self.cluster, f"remount,size={MAX_SIZE}")
        else:
            self._limit("unlimited")
        assert self.server.process is not None
        if self.server.process.poll() is not None:
            self.server.start()

    def _limit(self, size: str) -> None:
        """Limit the files of all processes of the server, and of those that it starts from now on."""
        assert self.server.process is not None
        own = self.server.process.pid
        with suppress(FileNotFoundError):  # already gone
            children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
            for each in (str(own), *children):
                # As the server's user: not even root may limit other users' processes everywhere.
                words = ["prlimit", "--pid", each, f"--fsize={size}:unlimited"]
                subprocess.run(words, check=False, user=self.cluster.stat().st_uid, stderr=subprocess.DEVNULL)

    def remove(self) -> None:
        """Unmount the file system, after the server has been stopped."""
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.cluster)], check=True)


def _mounted(cluster: Path) -> bool:
    """Move a folder with its content to a separate file system; return False if that is not allowed."""
    beside = cluster.with_name("cluster-before")
    cluster.rename(beside)
    cluster.mkdir(mode=0o700)
    mounted = os.geteuid() == 0 and _mount(cluster, f"size={MAX_SIZE},mode=0700")
    shutil.copytree(beside, cluster, dirs_exist_ok=True)
    owner = beside.stat()
    for each in (cluster, *cluster.rglob("*")):
        os.chown(each, owner.st_uid, owner.st_gid)
    shutil.rmtree(beside)
    return mounted


def _mount(folder: Path, options: str) -> bool:
    words = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    return subprocess.run(words, check=False, capture_output=True).returncode == 0
