"""The addresses of NATS servers in a setting or an option."""

from __future__ import annotations

from urllib.parse import urlsplit

from tilehall.core.game import Malformed

SCHEMES = ("nats", "tls")
TAKES = "takes addresses like nats://bus.example:4222, with commas between them; tls:// for encrypted ones"


def nats_servers(text: str, where: str) -> list[str]:
    """Return the servers that a text names. Raises `Malformed`, with a sentence that begins with `where`, if invalid.

    >>> nats_servers("nats://a:4222, tls://hall:secret@b", "TILEHALL_NATS")
    ['nats://a:4222', 'tls://hall:secret@b']
    """
    found = [each.strip() for each in text.split(",")]
    for each in found:
        try:
            url = urlsplit(each)
            fits = url.scheme in SCHEMES and url.hostname and url.port != 0 and not (url.query or url.fragment)
        except ValueError:  # a port that is not a number
            fits = False
        if not fits or url.path not in ("", "/") or any(letter.isspace() for letter in each):
            # The text is not quoted, because it may contain a password.
            raise Malformed(f"{where} {TAKES}.")
    return found


def shown(servers: list[str]) -> str:
    """Return servers without their passwords, for messages.

    >>> shown(["nats://a:4222", "tls://hall:secret@b"])
    'nats://a:4222, tls://b'
    """
    return ", ".join(f"{url.scheme}://{url.netloc.rpartition('@')[2]}" for url in map(urlsplit, servers))
