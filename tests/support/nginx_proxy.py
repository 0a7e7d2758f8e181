"""nginx in front of a hall, for tests: the site of deploy/nginx.conf with the test's ports and certificate."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from tests.support.server_process import WAIT_TIMEOUT_S, Server

SITE = Path(__file__).parents[2] / "deploy/nginx.conf"
# Debian's folder for system programs is not on every user's path.
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
NGINX, OPENSSL = shutil.which("nginx", path=PATH), shutil.which("openssl", path=PATH)
MAIN = """
daemon off;
master_process off;  # one process, so that nothing is left when it is killed
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_port() -> int:
    """Return a free port below the range that the system assigns, so that no other test's server gets it meanwhile."""
    while True:
        port = SystemRandom().randrange(15_000, 30_000)
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) != 0:
                return port


class NginxProxy(Server):
    """nginx over https; players connect to it as to a server and must trust `certificate`."""

    def __init__(self, folder: Path, nodes: Sequence[int], port: int) -> None:
        assert NGINX is not None
        assert OPENSSL is not None
        self.folder, self.port, self.plain_port = folder, port, free_port()
        self.log = folder / "nginx.log"
        self.certificate = folder / "certificate.pem"
        self.address = f"https://localhost:{port}"
        words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
        alias = ["-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", str(folder / "key.pem"), "-out", str(self.certificate)]
        subprocess.run([OPENSSL, *words.split(), *alias, *files], check=True, capture_output=True)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder), encoding="utf-8")
        (folder / "site.conf").write_text(self._site(nodes), encoding="utf-8")
        self.start()

    def _site(self, nodes: Sequence[int]) -> str:
        """Return the site of the repository, with the ports, the name and the certificate of this test."""
        site = SITE.read_text(encoding="utf-8")
        changes = {
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "listen [::]:80;": "",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            "listen [::]:443 ssl;": "",
            "server_name hall.example;": "server_name localhost;",
            "/etc/letsencrypt/live/hall.example/fullchain.pem": str(self.certificate),
            "/etc/letsencrypt/live/hall.example/privkey.pem": str(self.folder / "key.pem"),
        }
        first, *others = (f"server 127.0.0.1:{node} max_fails=0;" for node in nodes)
        changes["server 127.0.0.1:8000 max_fails=0;"] = first
        changes["# server 127.0.0.1:8001 max_fails=0;"] = " ".join(others)
        for before, after in changes.items():
            assert before in site, before
            site = site.replace(before, after)
        return site

    def start(self) -> None:
        """Start nginx and wait until it accepts connections."""
        words = [str(NGINX), "-e", "stderr", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=log, text=True)
        late = time.monotonic() + WAIT_TIMEOUT_S
        while not self._accepts():
            assert self.process.poll() is None, self.logged()
            assert time.monotonic() < late, self.logged()
            time.sleep(0.02)

    def _accepts(self) -> bool:
        with socket.socket() as tried:
            return tried.connect_ex(("127.0.0.1", self.port)) == 0
