"""Tests of bot accounts over HTTP: names, tokens, rules, challenges and bans; a token can do nothing but play."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import msgspec

from tests.server.http.test_friends import befriend
from tests.support.browser_people import ROOT
from tests.support.http_client import HttpHall, in_a_hall, my_id, why
from tests.support.rated_games import end, rated_game
from tilehall.server.accounts import bot_accounts
from tilehall.server.accounts.passwords import digest
from tilehall.server.http.application import encoded_schema

FOR_BOTS = {
    ("GET", "/api/games"),
    ("GET", "/api/version"),
    ("GET", "/api/tables"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/me/company"),
    ("GET", "/api/rooms/{code}"),
    ("GET", "/api/rooms/{code}/record"),
    ("GET", "/api/tournaments"),
    ("GET", "/api/tournaments/{code}"),
    ("GET", "/api/tournaments/{code}/tables"),
    ("GET", "/api/tournaments/{code}/link"),
    ("POST", "/api/tournaments/{code}/enter"),
    ("POST", "/api/tournaments/{code}/withdraw"),
    ("POST", "/api/challenges/{code}/accept"),
    ("POST", "/api/challenges/{code}/decline"),
}


async def new_bot(owner: httpx.AsyncClient, name: str = "Deep", **rules: Any) -> str:
    answer = await owner.post("/api/me/bots", json={"name": name, "rules": rules})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def new_token(owner: httpx.AsyncClient, bot: str) -> str:
    answer = await owner.post(f"/api/me/bots/{bot}/tokens", json={"label": "laptop"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def program(opened_hall: HttpHall, owner: httpx.AsyncClient, name: str = "Deep", **rules: Any) -> tuple[str, Any]:
    """Return the id of a new bot account, and the client of its program, which has polled the hall."""
    bot = await new_bot(owner, name, **rules)
    client = opened_hall.visitor(authorization=f"Bearer {await new_token(owner, bot)}")
    assert (await client.get("/api/me/company")).status_code == 200
    return bot, client


def challenge(by: httpx.AsyncClient, bot: str, **room: Any) -> Any:
    return by.post("/api/challenges", json={"to": [bot], "room": {"game": "4ascend", **room}})


@in_a_hall()
async def test_the_name_of_a_bot_account_says_that_it_is_one(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot = await new_bot(ann, "Ann")  # its owner's name is free for it
    [listed] = (await ann.get("/api/me/bots")).json()
    assert (listed["id"], listed["name"], listed["tokens"], listed["here"]) == (bot, "Ann (bot)", [], False)
    assert listed["rules"]["who"] == "owner"
    assert (await ann.get(f"/api/people/{bot}")).json()["owner"] == "Ann"


@in_a_hall()
async def test_a_bot_account_cannot_take_a_name_of_another_account_or_of_a_bot_of_the_hall(
    opened_hall: HttpHall,
) -> None:
    await opened_hall.account("Ben")
    ann, _ = await opened_hall.account("Ann")
    for name, status in (("Ben", 409), ("Pip", 422), ("Pip 2", 422), ("Ben (bot)", 422), ("x" * 30, 422)):
        answer = await ann.post("/api/me/bots", json={"name": name, "rules": {}})
        assert answer.status_code == status, name
        assert why(answer)
    await new_bot(ann, "Deep")
    assert (await ann.post("/api/me/bots", json={"name": "DEEP", "rules": {}})).status_code == 409
    assert (await ann.post("/api/me/bots", json={"name": "Odd", "rules": {"games": ["chess"]}})).status_code == 422


@in_a_hall()
async def test_only_an_account_has_bot_accounts_and_only_a_few(opened_hall: HttpHall) -> None:
    guest = await opened_hall.guest("Guest")
    assert why(await guest.post("/api/me/bots", json={"name": "Deep", "rules": {}})) == str(bot_accounts.NO_ACCOUNT)
    ann, _ = await opened_hall.account("Ann")
    bots = [await new_bot(ann, f"Deep {number}x") for number in range(bot_accounts.MAX_BOTS)]
    assert why(await ann.post("/api/me/bots", json={"name": "One more", "rules": {}})) == str(
        bot_accounts.TOO_MANY_BOTS
    )
    opened_hall.wait(3600)  # for the rate limit
    for _ in range(bot_accounts.MAX_TOKENS):
        await new_token(ann, bots[0])
    refused = await ann.post(f"/api/me/bots/{bots[0]}/tokens", json={"label": "one more"})
    assert why(refused) == str(bot_accounts.TOO_MANY_TOKENS)
    assert (await ann.delete(f"/api/me/bots/{bots[0]}")).status_code == 204
    assert len((await ann.get("/api/me/bots")).json()) == bot_accounts.MAX_BOTS - 1


@in_a_hall()
async def test_a_token_is_shown_once_and_kept_as_a_hash(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot = await new_bot(ann)
    token = await new_token(ann, bot)
    assert [each.token for each in await opened_hall.store.sessions(bot)] == [digest(token)]
    [listed] = (await ann.get("/api/me/bots")).json()
    assert [each["label"] for each in listed["tokens"]] == ["laptop"]
    assert token not in (await ann.get("/api/me/bots")).text + (await ann.get("/api/me/export")).text
    opened_hall.wait(10 * 365 * 86_400)  # it does not expire
    client = opened_hall.visitor(authorization=f"Bearer {token}")
    assert (await client.get("/api/me/tables")).json() == []
    opened_hall.wait(10 * 365 * 86_400)
    assert (await client.get("/api/me/tables")).json() == []


@in_a_hall()
async def test_a_revoked_token_no_longer_works(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot, client = await program(opened_hall, ann)
    [token] = (await ann.get("/api/me/bots")).json()[0]["tokens"]
    ben, _ = await opened_hall.account("Ben")
    path = f"/api/me/bots/{bot}/tokens/{token['id']}"
    assert why(await ben.delete(path)) == str(bot_accounts.NO_BOT)
    assert (await ann.delete(path)).status_code == 204
    answer = await client.get("/api/me/company")
    assert (answer.status_code, why(answer)) == (401, str(bot_accounts.WRONG_TOKEN))
    assert why(await ann.delete(path)) == str(bot_accounts.NO_TOKEN)


@in_a_hall()
async def test_a_token_can_do_nothing_but_play_on_any_route(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    _, client = await program(opened_hall, ann)
    paths: dict[str, dict[str, Any]] = msgspec.json.decode(encoded_schema(opened_hall.http))["paths"]
    allowed = set()
    for path, methods in paths.items():
        for method in methods:
            answer = await client.request(method, re.sub("{[^}]*}", "1", path), json={})
            if answer.status_code == 403:
                assert why(answer) in (str(bot_accounts.ONLY_PLAYS), "That is not the token of this hall's host.")
            elif answer.status_code != 429:
                allowed.add((method.upper(), path))
            opened_hall.wait(60)
    assert allowed == FOR_BOTS
    section = (ROOT / "docs/reference/wire.md").read_text(encoding="utf-8").partition("\n## Bot accounts\n")[2]
    table = "".join(line for line in section.partition("\n## ")[0].splitlines() if line.startswith("|"))
    assert set(re.findall(r"`([A-Z]+) (/api/[^`]*)`", table)) == FOR_BOTS, "the documentation lists them"


@in_a_hall()
async def test_a_token_is_no_session_and_a_session_no_token(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    token = await new_token(ann, await new_bot(ann))
    browser = opened_hall.visitor(cookie=f"tilehall={token}")
    assert (await browser.get("/api/me")).json() is None
    assert (await browser.get("/api/me/company")).status_code == 401
    session = ann.cookies["tilehall"]
    assert (await opened_hall.visitor(authorization=f"Bearer {session}").get("/api/me/company")).status_code == 401
    answer = await opened_hall.visitor().post("/api/sign-in", json={"name": "Deep (bot)", "password": "correct horse"})
    assert answer.status_code == 401


@in_a_hall()
async def test_a_bot_account_is_challenged_and_accepts(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    opened_hall.app.time.elapsed = lambda: opened_hall.now / 1000
    bot, client = await program(opened_hall, ann, who="everyone")
    ben = await opened_hall.guest("Ben")
    [listed] = (await ben.get("/api/bots")).json()
    assert (listed["user"], listed["owner"], listed["mine"]) == (bot, "Ann", False)
    assert (await ben.get(f"/api/people/{bot}")).json()["can_challenge"]
    code = (await challenge(ben, bot)).json()["code"]
    [waiting] = (await client.get("/api/me/company")).json()["challenges"]
    assert (waiting["code"], waiting["name"], waiting["to_me"]) == (code, "Ben", True)
    assert (await client.post(f"/api/challenges/{code}/accept")).json() == {"code": code}
    [table] = (await client.get("/api/me/tables")).json()
    assert table["code"] == code
    opened_hall.wait(600)
    assert (await ben.get("/api/bots")).json() == []  # its program no longer polls


@in_a_hall()
async def test_a_challenge_must_fit_the_rules_of_its_owner(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot, client = await program(
        opened_hall, ann, games=["4ascend"], clocks=["quick"], rated=False, at_once=1, who="friends"
    )
    ben, eve = await opened_hall.guest("Ben"), await opened_hall.guest("Eve")
    await befriend(ann, ben)
    quick = {"kind": "turn", "seconds": 60}
    for by, room, reason in (
        (ben, {"game": "rummikub", "clock": quick}, "does not play Rummikub"),
        (ben, {}, "does not play with this clock"),
        (ben, {"clock": quick, "rated": True}, "does not play rated games"),
        (eve, {"clock": quick}, "plays only with its owner and their friends"),
    ):
        assert why(await challenge(by, bot, **room)) == f"Deep (bot) {reason}."
    code = (await challenge(ben, bot, clock=quick)).json()["code"]
    assert (await client.post(f"/api/challenges/{code}/accept")).status_code == 200
    assert why(await challenge(ann, bot, clock=quick)) == "Deep (bot) is busy with other games. Try again later."
    changed = await ann.patch(f"/api/me/bots/{bot}", json={"at_once": 2})
    assert changed.json()["rules"]["who"] == "owner"
    assert (await challenge(ann, bot)).status_code == 201
    assert why(await challenge(ben, bot)) == "Deep (bot) plays only with its owner."
    assert why(await ben.patch(f"/api/me/bots/{bot}", json={})) == str(bot_accounts.NO_BOT)


@in_a_hall()
async def test_a_bot_account_accepts_no_more_challenges_than_it_may_play_at_once(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    _, client = await program(opened_hall, ann, who="everyone", at_once=2)
    [listed] = (await ann.get("/api/bots")).json()
    people = [await opened_hall.guest(name) for name in ("Ben", "Cat", "Dan", "Eve")]
    codes = [(await challenge(each, listed["user"])).json()["code"] for each in people]
    accepted = await asyncio.gather(*(client.post(f"/api/challenges/{code}/accept") for code in codes))
    assert sorted(each.status_code for each in accepted) == [200, 200, 409, 409]
    for person, answer in zip(people, accepted, strict=True):
        [waiting] = (await person.get("/api/me/company")).json()["challenges"]
        assert waiting["answer"] == ("accepted" if answer.is_success else "open")
    assert {each["code"] for each in (await client.get("/api/me/tables")).json()} == {
        code for code, answer in zip(codes, accepted, strict=True) if answer.is_success
    }


@in_a_hall()
async def test_a_block_of_the_owner_keeps_the_bot_account_away(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot, _ = await program(opened_hall, ann, who="everyone")
    ben = await opened_hall.guest("Ben")
    assert (await ann.post("/api/blocks", json={"user": await my_id(ben)})).status_code < 300
    assert "busy" in why(await challenge(ben, bot))
    assert "has no friends" in why(await ben.post("/api/friends", json={"user": bot}))


@in_a_hall(messages_per_second=1.0, messages_burst=4)
async def test_the_requests_of_a_bot_account_are_counted_over_all_its_tokens(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot, client = await program(opened_hall, ann)
    other = opened_hall.visitor(address="192.0.2.2", authorization=f"Bearer {await new_token(ann, bot)}")
    opened_hall.wait(60)
    answers = [await each.get("/api/me/tables") for _ in range(3) for each in (client, other)]
    assert [each.status_code for each in answers] == [200, 200, 200, 200, 429, 429]
    assert (await ann.get("/api/me/bots")).status_code == 200, "its owner's requests are counted apart"


@in_a_hall(admins="Boss")
async def test_a_ban_of_a_bot_account_or_its_owner_stops_its_program(opened_hall: HttpHall) -> None:
    boss = await opened_hall.admin("Boss")
    ann, _ = await opened_hall.account("Ann")
    owner, (bot, client) = await my_id(ann), await program(opened_hall, ann)
    for banned in (bot, owner):
        assert (await boss.post(f"/api/admin/people/{banned}/ban", json={"reason": "flooding"})).status_code < 300
        answer = await client.get("/api/me/company")
        assert (answer.status_code, "flooding" in why(answer)) == (403, True)
        assert (await boss.post(f"/api/admin/people/{banned}/unban")).status_code < 300
        assert (await client.get("/api/me/company")).status_code == 200
    acts = (await boss.get("/api/admin/audit")).json()
    assert [act["name"] for act in acts if act["act"] == "ban"] == ["Ann", "Deep (bot)"]
    [listed] = (await boss.get("/api/admin/people", params={"search": "Deep"})).json()
    assert listed["owner"] == {"id": owner, "name": "Ann"}
    assert "no password" in why(await boss.post(f"/api/admin/people/{bot}/reset-password"))


@in_a_hall()
async def test_bot_accounts_are_deleted_with_their_owner(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot, client = await program(opened_hall, ann)
    assert [each["name"] for each in (await ann.get("/api/me/export")).json()["bots"]] == ["Deep (bot)"]
    assert (await ann.request("DELETE", "/api/me", json={"password": "correct horse"})).status_code == 204
    assert (await client.get("/api/me/company")).status_code == 401
    kept = await opened_hall.store.user(bot)
    assert kept is not None
    assert kept.deleted


@in_a_hall()
async def test_a_leaderboard_names_the_owner_of_a_bot_account(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bot = await new_bot(ann, rated=True, who="everyone")
    for number in range(24):
        played = rated_game((bot, "medium"), (1, 2) if number % 3 else (2, 1))
        await end(opened_hall.store, f"RATE{number:02}", opened_hall.now + number, played)
    opened_hall.wait(60)
    await opened_hall.app.rater.rate_pending()
    [listed] = (await ann.get("/api/ratings/4ascend")).json()["players"]
    assert (listed["name"], listed["owner"]) == ("Deep (bot)", "Ann")
