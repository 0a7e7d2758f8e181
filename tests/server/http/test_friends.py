"""Tests of friends over HTTP: friends see each other if both agreed, and nobody else learns anything."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tilehall.server.accounts import blocks
from tilehall.server.company import friend_registry
from tilehall.server.company.whereabouts import SEEN_S


async def friend_token(maker: httpx.AsyncClient) -> str:
    answer = await maker.post("/api/me/friend-links")
    assert answer.status_code == 201, answer.text
    assert answer.json()["qr"].startswith("<svg")
    return urlsplit(str(answer.json()["url"])).fragment.removeprefix("friend=")


async def befriend(one: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
    await befriend_by(await friend_token(one), other)


async def befriend_by(token: str, user: httpx.AsyncClient) -> None:
    answer = await user.post("/api/me/friends", json={"token": token})
    assert answer.status_code == 200, answer.text


async def friends(browser: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await browser.get("/api/friends")).json()
    return found


async def names(browser: httpx.AsyncClient) -> list[str]:
    return [each["name"] for each in (await friends(browser))["friends"]]


@in_a_hall()
async def test_a_link_makes_two_people_friends_and_works_once(opened_hall: HttpHall) -> None:
    ann, ben, cem = await opened_hall.guest("Ann"), await opened_hall.guest("Ben"), await opened_hall.guest("Cem")
    token = await friend_token(ann)
    assert (await friends(ann))["links"] == 1
    opened = await opened_hall.visitor().post("/api/friend-links/open", json={"token": token})
    assert opened.json() == {"name": "Ann", "me": False, "friend": False}
    assert (await ann.post("/api/friend-links/open", json={"token": token})).json()["me"]
    assert why(await ann.post("/api/me/friends", json={"token": token})) == str(friend_registry.OWN_LINK)
    assert (await ben.post("/api/me/friends", json={"token": token})).json() == {"name": "Ann", "relation": "friends"}
    assert (await names(ann), await names(ben)) == (["Ben"], ["Ann"])
    for again in (ben, cem):
        refusal = await again.post("/api/me/friends", json={"token": token})
        assert (refusal.status_code, why(refusal)) == (404, str(friend_registry.NO_LINK))
    assert (await friends(ann))["links"] == 0
    assert (await ann.delete(f"/api/friends/{await my_id(ben)}")).status_code == 204
    assert (await names(ann), await names(ben)) == ([], [])


@in_a_hall()
async def test_two_who_use_a_link_at_once_do_not_both_become_friends(opened_hall: HttpHall) -> None:
    ann, ben, cem = await opened_hall.guest("Ann"), await opened_hall.guest("Ben"), await opened_hall.guest("Cem")
    token = await friend_token(ann)
    answers = await asyncio.gather(*(each.post("/api/me/friends", json={"token": token}) for each in (ben, cem)))
    assert sorted(each.status_code for each in answers) == [200, 404]
    assert len(await names(ann)) == 1


@in_a_hall()
async def test_links_run_out_are_taken_back_and_bounded(opened_hall: HttpHall) -> None:
    opened_hall.app.time.now = lambda: opened_hall.now
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    old = await friend_token(ann)
    opened_hall.wait(friend_registry.LINK_LIFETIME_MS / 1000)
    assert (await ben.post("/api/me/friends", json={"token": old})).status_code == 404
    fresh = await friend_token(ann)
    assert (await ann.delete("/api/me/friend-links")).status_code == 204
    assert (await ben.post("/api/me/friends", json={"token": fresh})).status_code == 404
    for _ in range(friend_registry.MAX_LINKS):
        await friend_token(ann)
    assert why(await ann.post("/api/me/friend-links")) == str(friend_registry.MANY_LINKS)


@in_a_hall(wrong_codes=3, company_per_hour=3)
async def test_guessing_and_asking_are_limited(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    answers = [await ben.post("/api/me/friends", json={"token": f"guess {n}"}) for n in range(4)]
    assert [each.status_code for each in answers] == [404, 404, 404, 429]
    for _ in range(3):
        await friend_token(ann)
    assert "try again in" in why(await ann.post("/api/me/friend-links"))
    assert (await ann.post("/api/blocks", json={"user": await my_id(ben)})).status_code == 429


@in_a_hall()
async def test_a_request_is_accepted_or_declined_silently(opened_hall: HttpHall) -> None:
    (ann, _), (ben, _) = await opened_hall.account("Ann"), await opened_hall.account("Ben")
    ann_id, ben_id = await my_id(ann), await my_id(ben)
    assert (await ann.post("/api/friends", json={"user": ben_id})).json() == {"name": "Ben", "relation": "asked"}
    assert (await ben.get("/api/me/company")).json()["requests"] == 1
    assert [(each["name"], each["to_me"]) for each in (await friends(ben))["requests"]] == [("Ann", True)]
    assert (await ben.get("/api/people/Ann")).json()["relation"] == "asks"
    assert (await ben.post(f"/api/friends/{ann_id}/decline")).status_code == 204
    assert [(each["name"], each["to_me"]) for each in (await friends(ann))["requests"]] == [("Ben", False)]
    assert (await ann.get("/api/people/Ben")).json()["relation"] == "asked"
    assert ((await ben.get("/api/me/company")).json()["requests"], (await friends(ben))["requests"]) == (0, [])
    for answer in ("accept", "decline"):
        assert why(await ben.post(f"/api/friends/{ann_id}/{answer}")) == str(friend_registry.NO_REQUEST)
    assert (await ben.post("/api/friends", json={"user": ann_id})).json()["relation"] == "friends"
    assert (await ann.get("/api/people/Ben")).json()["relation"] == "friends"


@in_a_hall()
async def test_who_may_be_asked(opened_hall: HttpHall) -> None:
    (ann, _), (ben, _) = await opened_hall.account("Ann"), await opened_hall.account("Ben")
    guest, other = await opened_hall.guest("Gil"), await opened_hall.guest("Hal")
    assert why(await ann.post("/api/friends", json={"user": await my_id(ann)})) == str(friend_registry.YOURSELF)
    assert why(await guest.post("/api/friends", json={"user": await my_id(ann)})) == str(friend_registry.GUEST)
    await ben.patch("/api/me/profile", json={"private": True})
    unseen = [await ann.post("/api/friends", json={"user": each}) for each in ("nobody", await my_id(other))]
    unseen += [await each.post("/api/friends", json={"user": await my_id(ben)}) for each in (ann, guest)]
    assert {(each.status_code, why(each)) for each in unseen} == {(404, str(blocks.NOBODY))}
    await StoredRoom.open(opened_hall, guest, "4ascend", ben)
    assert (await guest.post("/api/friends", json={"user": await my_id(ben)})).json()["relation"] == "asked"


@in_a_hall()
async def test_friends_see_where_each_other_are_and_nobody_else_does(opened_hall: HttpHall) -> None:
    opened_hall.app.time.elapsed = lambda: opened_hall.now / 1000
    ann, ben, cem = await opened_hall.guest("Ann"), await opened_hall.guest("Ben"), await opened_hall.guest("Cem")
    await befriend(ann, ben)
    assert [each["presence"] for each in (await friends(ann))["friends"]] == ["away"]
    company = (await ben.get("/api/me/company")).json()
    assert company == {"requests": 0, "challenges": [], "here": 0, "tournaments": []}
    assert [each["presence"] for each in (await friends(ann))["friends"]] == ["here"]
    assert (await ann.get("/api/me/company")).json()["here"] == 1
    await cem.get("/api/me/company")
    assert opened_hall.app.company.whereabouts.place_of(await my_id(cem)) is None, "nobody is there to see it"
    opened_hall.wait(SEEN_S)
    assert (await ben.get("/api/me/company?hidden=true")).json() == company, "a page behind another tab is not seen"
    assert [each["presence"] for each in (await friends(ann))["friends"]] == ["away"]


@in_a_hall()
async def test_a_hidden_user_is_not_seen_and_sees_nobody(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    await befriend(ann, ben)
    for each in (ann, ben):
        await each.get("/api/me/company")
    assert (await ben.patch("/api/me/presence", json={"presence": "hidden"})).json()["hidden"]
    await ben.get("/api/me/company")
    assert [(await friends(each))["friends"][0]["presence"] for each in (ann, ben)] == ["away", "away"]
    assert ((await friends(ben))["hidden"], (await ben.get("/api/me/company")).json()["here"]) == (True, 0)
    assert not (await ben.patch("/api/me/presence", json={"presence": "shown"})).json()["hidden"]
    await ben.get("/api/me/company")
    assert [(await friends(each))["friends"][0]["presence"] for each in (ann, ben)] == ["here", "here"]


@in_a_hall()
async def test_a_blocked_user_does_not_learn_of_it(opened_hall: HttpHall) -> None:
    (ann, _), (ben, _) = await opened_hall.account("Ann"), await opened_hall.account("Ben")
    ann_id, ben_id = await my_id(ann), await my_id(ben)
    await befriend(ann, ben)
    token = await friend_token(ann)
    assert (await ann.post("/api/blocks", json={"user": ben_id})).status_code == 204
    assert [each["name"] for each in (await ann.get("/api/blocks")).json()] == ["Ben"]
    assert (await ann.get("/api/people/Ben")).json()["blocked"]
    assert (await names(ann), await names(ben)) == ([], [])
    assert (await ben.get("/api/blocks")).json() == []
    assert not (await ben.get("/api/people/Ann")).json()["blocked"]
    # A request appears to be pending; a link appears to have expired.
    assert (await ben.post("/api/friends", json={"user": ann_id})).json()["relation"] == "asked"
    assert [each["name"] for each in (await friends(ben))["requests"]] == ["Ann"]
    assert ((await friends(ann))["requests"], (await ann.get("/api/me/company")).json()["requests"]) == ([], 0)
    open_link = "/api/friend-links/open", {"token": token}
    signed_out, signed_in = [await each.post(open_link[0], json=open_link[1]) for each in (opened_hall.visitor(), ben)]
    assert (signed_out.status_code, signed_out.content) == (signed_in.status_code, signed_in.content)
    assert signed_in.json() == {"name": "Ann", "me": False, "friend": False}
    used = await friend_token(ann)
    await befriend_by(used, await opened_hall.guest("Cem"))
    for route in ("/api/me/friends", "/api/friend-links/open", "/api/me/friends"):
        for browser in (ben, opened_hall.visitor()) if "open" in route else (ben,):
            answers = [await browser.post(route, json={"token": each}) for each in (token, used)]
            assert answers[0].content == answers[1].content
            assert [(each.status_code, why(each)) for each in answers] == [(404, str(friend_registry.NO_LINK))] * 2
    assert why(await ann.post("/api/friends", json={"user": ben_id})) == str(blocks.BLOCKED)
    assert (await ann.delete(f"/api/blocks/{ben_id}")).status_code == 204
    assert (await ann.get("/api/blocks")).json() == []
    assert (await ann.post("/api/friends", json={"user": ben_id})).json()["relation"] == "friends"


@in_a_hall()
async def test_all_of_it_is_exported_and_goes_with_the_person(opened_hall: HttpHall) -> None:
    ann, ben, cem = await opened_hall.guest("Ann"), await opened_hall.guest("Ben"), await opened_hall.guest("Cem")
    await befriend(ann, ben)
    await friend_token(ann)
    await ann.post("/api/blocks", json={"user": await my_id(cem)})
    code = (await ann.post("/api/challenges", json={"to": [await my_id(ben)], "room": {"game": "4ascend"}})).json()
    export = (await ann.get("/api/me/export")).json()
    assert [each["name"] for each in export["friends"]] == ["Ben"]
    assert [each["name"] for each in export["blocks"]] == ["Cem"]
    assert [each["code"] for each in export["challenges"]] == [code["code"]]
    assert (len(export["friend_links"]), export["friend_requests"]) == (1, [])
    assert (await ann.request("DELETE", "/api/me", json={})).status_code == 204
    opened_hall.app.company.heard((await my_id(ben),))  # as if half a minute had passed
    assert await names(ben) == []
    assert (await ben.get("/api/me/company")).json()["challenges"] == []


@in_a_hall()
async def test_a_guest_who_becomes_an_account_keeps_friends(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    await befriend(ann, ben)
    assert (await ann.post("/api/me/account", json={"password": "correct horse"})).status_code == 200
    assert (await names(ann), await names(ben)) == (["Ben"], ["Ann"])


@in_a_hall()
async def test_nobody_who_is_not_signed_in_is_told_anything(opened_hall: HttpHall) -> None:
    visitor = opened_hall.visitor()
    for path in ("/api/friends", "/api/me/company", "/api/blocks"):
        assert (await visitor.get(path)).status_code == 401
    for path, body in (("/api/friends", {"user": "x"}), ("/api/challenges", {"to": ["x"], "like": "ABCDEF"})):
        assert (await visitor.post(path, json=body)).status_code == 401
