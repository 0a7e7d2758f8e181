"""Tests of the headers of every response, and of the origins that may send changing requests."""

from __future__ import annotations

import re

import pytest

from tests.support.http_client import HttpHall, in_a_hall, why


async def every_kind_of_answer(http_hall: HttpHall) -> dict[str, dict[str, str]]:
    browser = await http_hall.guest("Ann")
    asked = [
        ("GET", "/"),
        ("GET", "/api"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/me"),
        ("GET", "/api/nothing"),
        ("PUT", "/api/me"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("POST", "/api/rooms"),
        ("BREW", "/api/me"),
    ]
    return {f"{method} {path}": dict((await browser.request(method, path)).headers) for method, path in asked}


@in_a_hall()
async def test_every_answer_carries_the_security_headers(http_hall: HttpHall) -> None:
    for asked, headers in (await every_kind_of_answer(http_hall)).items():
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy, asked
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert re.fullmatch("[0-9a-f]{16}", headers["x-request-id"])
        assert "strict-transport-security" not in headers
        assert (headers.get("cache-control") == "no-store") == ("/api" in asked)


@in_a_hall(public_url="https://hall.test")
async def test_under_https_browsers_are_told_to_stay_there(http_hall: HttpHall) -> None:
    answer = await http_hall.visitor(base="https://hall.test").get("/")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


@in_a_hall(web="/nowhere")
async def test_the_pages_need_nothing_that_the_policy_forbids(http_hall: HttpHall) -> None:
    for path in ("/", "/api"):
        page = (await http_hall.visitor().get(path)).text
        assert "<script" not in page
        assert "<style" not in page
        assert "style=" not in page
        assert not re.findall(r"(?:src|href)=\"https?:", page)
    assert "POST /api/rooms" in page
    assert "/api/openapi.json" in page


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://hall.test", True),
        ("https://hall.test", True),
        ("https://public.example", True),
        (None, True),
        ("http://evil.example", False),
        ("http://hall.test.evil.example", False),
        ("http://hall.test:8080", False),
        ("https://public.example.evil", False),
        ("null", False),
        ("http://[", False),
        ("", True),
    ],
)
def test_a_changing_request_comes_from_a_page_of_this_hall(origin: str | None, allowed: bool) -> None:
    @in_a_hall(public_url="https://public.example")
    async def send(http_hall: HttpHall) -> None:
        headers = {} if origin is None else {"origin": origin}
        answer = await http_hall.visitor().post("/api/guest", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == (201 if allowed else 403)
        if not allowed:
            assert why(answer) == "This request came from a page of another site, and is refused."
            assert "content-security-policy" in answer.headers
        assert (await http_hall.visitor().get("/api/games", headers=headers)).status_code == 200

    send()


@in_a_hall()
async def test_a_browser_that_hides_its_origin_still_says_that_it_is_another_site(http_hall: HttpHall) -> None:
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)):
        answer = await http_hall.visitor().post("/api/guest", json={"name": "Ann"}, headers={"sec-fetch-site": site})
        assert answer.status_code == status


@in_a_hall(web="/nowhere")
async def test_unknown_addresses_and_methods_are_answered_with_a_sentence(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    assert why(await browser.get("/api/nothing")) == "There is nothing at this address."
    assert why(await browser.get("/nothing")) == "There is nothing at this address."
    refused = await browser.put("/api/me")
    assert why(refused) == "This address does not take that kind of request."
    assert set(refused.headers["allow"].replace(" ", "").split(",")) >= {"GET", "DELETE"}
