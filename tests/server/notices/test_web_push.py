"""Tests of web push: encrypted by RFC 8291, signed by RFC 8292, and sent only to push services."""

from __future__ import annotations

import logging

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.support.push_service import PushBrowser, push_service
from tilehall.core.game import Malformed
from tilehall.server.notices.push_sender import PushSender
from tilehall.server.notices.web_push import CURVE, HallKey, check_keys, encrypted, from_base64url, new_key
from tilehall.server.settings import Settings
from tilehall.store.queries.clocks import PushSubscription

HOSTS = Settings().push_hosts
NOW = 1_700_000_000


def test_the_example_of_rfc_8291_gives_the_same_result() -> None:
    """Compare with section 5 and appendix A."""
    own = ec.derive_private_key(int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    browser = PushSubscription(
        endpoint="https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        user="ann",
        key=from_base64url("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        secret=from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        created=0,
    )
    text = b"When I grow up, I want to be a watermelon"
    assert encrypted(text, browser, own, from_base64url("DGv6ra1nlYgDCS1FRnbzlw")) == from_base64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_token_says_who_sends_to_whom_and_is_signed_with_the_key_that_browsers_know() -> None:
    key = HallKey(new_key(), "mailto:host@hall.test")
    scheme, token, public = key.authorization("https://push.example.net/push/JzLQ3raZJf", NOW).split(" ")
    assert (scheme, public) == ("vapid", f"k={key.public}")
    head, claims, signature = token.removeprefix("t=").removesuffix(",").split(".")
    assert msgspec.json.decode(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    told = msgspec.json.decode(from_base64url(claims))
    assert told["aud"] == "https://push.example.net"
    assert told["sub"] == "mailto:host@hall.test"
    assert NOW < told["exp"] < NOW + 24 * 3600
    raw = from_base64url(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(key.public))
    known.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize("setting", ["", "nonsense", "A" * 43 + "BBBB", "A" * 43, "é"])
def test_a_setting_that_is_no_key_is_refused(setting: str) -> None:
    with pytest.raises(Malformed, match="tilehall push-key"):
        HallKey(setting, "mailto:host@hall.test")


@pytest.mark.parametrize(("key", "secret"), [(b"", b""), (b"\x04" + b"1" * 64, b"s" * 16), (b"k" * 65, b"s" * 16)])
def test_keys_that_are_no_browsers_are_refused(key: bytes, secret: bytes) -> None:
    with pytest.raises(Malformed, match="not the keys"):
        check_keys(key, secret)


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:def", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com@127.0.0.1/abc", False),
        ("https://fcm.googleapis.com.evil.test/abc", False),
        ("https://evilpush.apple.com/abc", False),
        ("https://169.254.169.254/latest/meta-data", False),
        ("http://127.0.0.1:9000/", False),
        ("https://[::1", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_the_hall_calls_push_services_and_nobody_else(endpoint: str, known: bool) -> None:
    sender = PushSender(HallKey(new_key(), "mailto:host@hall.test"), HOSTS)
    if known:
        sender.check_endpoint(endpoint)
        return
    with pytest.raises(Malformed, match="does not know the push service"):
        sender.check_endpoint(endpoint)


async def test_a_message_arrives_and_only_the_browser_reads_it(caplog: pytest.LogCaptureFixture) -> None:
    with push_service() as service:
        sender = PushSender(HallKey(new_key(), "mailto:host@hall.test"), "127.0.0.1")
        browser = PushBrowser(f"{service.address}/push/1")
        to = browser.subscription("ann")
        assert await sender.send(to, b"Your turn", "KX39PQ", NOW)
        [(path, headers, body)] = service.sent
        assert path == "/push/1"
        assert (headers["content-encoding"], headers["topic"], headers["ttl"]) == ("aes128gcm", "KX39PQ", "86400")
        assert headers["authorization"].startswith("vapid t=")
        assert b"turn" not in body
        assert browser.read(body) == b"Your turn"
        for status, stays in ((410, False), (404, False), (500, True), (302, True)):
            service.status = status
            assert await sender.send(to, b"Your turn", "KX39PQ", NOW) == stays
    with caplog.at_level(logging.WARNING):
        assert await sender.send(to, b"Your turn", "KX39PQ", NOW)  # nothing listens any more
    assert "does not answer" in caplog.text
