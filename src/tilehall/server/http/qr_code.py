"""Links to this hall, and their QR codes."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

from tilehall.server.http.request import AnyRequest
from tilehall.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")  # a hall that listens on these can be reached from the local network
DOCUMENTATION = ("192.0.2.1", 9)  # RFC 5737: an address outside this machine that belongs to nobody


def link_to(request: AnyRequest, settings: Settings, path: str) -> str:
    """Return the full address of a path of this hall, based on its public URL or on the request.

    If the host opened the page as localhost and the hall listens on the local network, the link has the machine's
    address in that network, so that others can use it.
    """
    if settings.public_url:
        return f"{settings.public_url}{path}"
    base = request.base_url
    lan = lan_address() if base.hostname in LOOPBACK and settings.host in EVERYWHERE else ""
    if lan:
        return f"{base.scheme}://{lan}:{base.port or 80}{path}"
    return f"{str(base).rstrip('/')}{path}"


def is_local(url: str) -> bool:
    """Return whether only this computer can open an address.

    >>> is_local("http://localhost:8000/r/KX39PQ"), is_local("http://192.168.1.20:8000/r/KX39PQ")
    (True, False)
    """
    return urlsplit(url).hostname in LOOPBACK


def lan_address() -> str:
    """Return the address of this machine in its local network, or "" if it has none.

    Connecting a UDP socket sends no packet: the system only chooses the interface.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(DOCUMENTATION)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found in (*LOOPBACK, *EVERYWHERE) else found


def qr_code(url: str) -> str:
    """Return a link as a QR code in SVG. Its dots are the one path with a stroke.

    >>> qr_code("https://hall.test/r/KX39PQ").count("<path")
    2
    """
    drawn = io.BytesIO()
    segno.make(url, micro=False, error="m").save(
        drawn, kind="svg", xmldecl=False, omitsize=True, border=2, dark="#000", light="#fff"
    )
    return drawn.getvalue().decode()
