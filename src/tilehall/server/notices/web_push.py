"""Web push: messages encrypted for one browser (RFC 8291) and signed by the hall (VAPID, RFC 8292).

This module needs the package `cryptography`, and is imported only if the host has set a key.
"""

from __future__ import annotations

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from struct import pack
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tilehall.core.game import Malformed
from tilehall.server.words import say
from tilehall.store.queries.clocks import PushSubscription

CURVE = ec.SECP256R1()
POINT_BYTES = 65  # of an uncompressed point
SCALAR_BYTES = 32
SECRET_BYTES = 16  # of a browser's authentication secret
RECORD_BYTES = 4096  # of the content coding (RFC 8188); a message is one record
TOKEN_LIFETIME_S = 12 * 3600  # of a signed token; push services refuse more than a day


def base64url(raw: bytes) -> str:
    """Return bytes as URL-safe base64 without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Return the bytes of URL-safe base64. Raises `ValueError` if it is invalid."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """Return a new private key of a hall, as the setting takes it."""
    scalar = ec.generate_private_key(CURVE).private_numbers().private_value
    return base64url(scalar.to_bytes(SCALAR_BYTES))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key, uncompressed."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class HallKey:
    """The key with which a hall signs. Push services recognise the sender by it."""

    def __init__(self, private: str, contact: str) -> None:
        """Read the setting. Raises `Malformed` if it holds no key."""
        try:
            scalar = from_base64url(private)
            if len(scalar) != SCALAR_BYTES:
                raise ValueError
            self._key = ec.derive_private_key(int.from_bytes(scalar), CURVE)
        except ValueError:
            raise Malformed("TILEHALL_PUSH_KEY takes a key that `tilehall push-key` has made.") from None
        self._contact = contact
        self.public = base64url(point(self._key.public_key()))  # browsers subscribe with this

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the header that names the sender to the push service of an endpoint. `now` is in seconds."""
        url = urlsplit(endpoint)
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": now + TOKEN_LIFETIME_S, "sub": self._contact}
        signed = ".".join(base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{base64url(r.to_bytes(SCALAR_BYTES) + s.to_bytes(SCALAR_BYTES))}, k={self.public}"


def check_keys(key: bytes, secret: bytes) -> None:
    """Raise `Malformed` if these are not the keys of a browser."""
    try:
        if len(key) != POINT_BYTES or len(secret) != SECRET_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except ValueError:
        raise Malformed(say("push-keys-wrong")) from None


def encrypted(
    text: bytes,
    to: PushSubscription,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a message that only this browser can read. The key and the salt are new each time, except in tests."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.key)
    mine = point(own.public_key())
    shared = _hmac(to.secret, own.exchange(ec.ECDH(), theirs))
    secret = _hmac(salt, _hmac(shared, b"WebPush: info\0" + to.key + mine + b"\x01"))
    key = _hmac(secret, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = _hmac(secret, b"Content-Encoding: nonce\0\x01")[:12]
    head = salt + pack("!IB", RECORD_BYTES, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)  # \x02: the last record


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, sha256).digest()
