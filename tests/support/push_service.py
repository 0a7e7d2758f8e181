"""A push service on this machine, with a browser's keys to decrypt the messages that it receives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tilehall.server.notices.web_push import CURVE, POINT_BYTES, base64url, point
from tilehall.store.queries.clocks import PushSubscription


class PushBrowser:
    """A browser's side of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self.endpoint = endpoint
        self.key = point(self._key.public_key())
        self.secret = b"0123456789abcdef"

    def subscription(self, user: str) -> PushSubscription:
        return PushSubscription(self.endpoint, user, self.key, self.secret, 1)

    @property
    def body(self) -> dict[str, str]:
        """Return the subscription as a page sends it to the hall."""
        return {"endpoint": self.endpoint, "key": base64url(self.key), "secret": base64url(self.secret)}

    def read(self, sent: bytes) -> bytes:
        """Decrypt a message as in RFC 8291, with the library's own key derivation."""
        salt, theirs, text = sent[:16], sent[21 : 21 + POINT_BYTES], sent[21 + POINT_BYTES :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))

        def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
            return HKDF(SHA256(), length, salt, info).derive(secret)

        secret = derived(32, self.secret, b"WebPush: info\0" + self.key + theirs, shared)
        key = derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
        nonce = derived(12, salt, b"Content-Encoding: nonce\0", secret)
        plain = AESGCM(key).decrypt(nonce, text, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


class PushService:
    """The messages received, and the status to answer with."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.sent: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body


@contextmanager
def push_service() -> Iterator[PushService]:
    """Yield a service that listens on a free port."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.sent.append((self.path, headers, body))
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        thread = Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
