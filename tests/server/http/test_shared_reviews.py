"""Tests of shared reviews: made by a player, opened by anyone, withdrawn by their maker; and attacks on them."""

from __future__ import annotations

import httpx
import pytest

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tests.support.in_process_hall import Asked
from tilehall.core.question import Answer
from tilehall.server.http.reviews import MAX_LINKS, NOWHERE
from tilehall.store.protocol import Seed, SharedReview
from tilehall.table import commands

WAITS = Answer(("stone 8,8",), "Waits.", 0.5, (0.62, 0.5))
UNKNOWN = "A" * 22


async def finished(opened_hall: HttpHall, ann: httpx.AsyncClient, ben: httpx.AsyncClient, **more: bool) -> StoredRoom:
    opened_hall.app.bots.pool = Asked(WAITS)
    play = await StoredRoom.open(opened_hall, ann, "4ascend", ben, options={"plants_start": 0}, **more)
    for _ in range(2):
        await play.turn()
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    return play


async def shared(browser: httpx.AsyncClient, play: StoredRoom) -> str:
    answer = await browser.post(f"/api/rooms/{play.code}/review/link")
    assert answer.status_code == 201, answer.text
    assert answer.json()["path"] == f"/shared/{answer.json()['token']}"
    return str(answer.json()["token"])


@in_a_hall()
async def test_a_stranger_opens_what_a_player_shared(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    play = await finished(opened_hall, ann, ben, watch=False)
    token = await shared(ann, play)
    stranger = opened_hall.visitor("192.0.2.77")
    answer = await stranger.get(f"/api/shared/{token}")
    review = answer.json()
    mine = (await ann.get(f"/api/rooms/{play.code}/review")).json()
    assert review["players"] == ["Ann", "Ben"]
    assert review["turns"] == mine["turns"]
    assert (review["me"], review["code"]) == (None, ""), "no seat is `you`, and the room stays where it is"
    assert play.code not in answer.text
    for number in (1, 2):
        one = await stranger.get(f"/api/shared/{token}/{number}")
        assert one.json() == (await ann.get(f"/api/rooms/{play.code}/review/{number}")).json()
        thought = (await stranger.get(f"/api/shared/{token}/{number}/analysis")).json()
        assert thought["turn"]["played"]["judgement"]["mark"] == "mistake"
    assert (await ann.get(f"/api/rooms/{play.code}/review")).json()["turns"][1]["judgement"], "kept for all"
    assert why(await stranger.get(f"/api/shared/{token}/3")) == "The game has no turn of that number."
    assert not stranger.cookies
    assert "set-cookie" not in answer.headers
    # A player gets the same page as anyone else.
    assert (await ann.get(f"/api/shared/{token}")).json()["me"] is None


@in_a_hall()
async def test_a_shared_review_is_not_indexed_nor_kept_nor_told_to_other_sites(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    token = await shared(ann, await finished(opened_hall, ann, ben))
    for path in (f"/shared/{token}", f"/api/shared/{token}", f"/api/shared/{UNKNOWN}"):
        headers = (await opened_hall.visitor().get(path)).headers
        assert headers["x-robots-tag"] == "noindex, nofollow"
        assert headers["referrer-policy"] == "same-origin"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"
    assert "x-robots-tag" not in (await opened_hall.visitor().get("/")).headers


@in_a_hall()
async def test_a_link_can_be_had_again_listed_and_taken_back_by_who_made_it(opened_hall: HttpHall) -> None:
    ann, ben, eve = [await opened_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await finished(opened_hall, ann, ben)
    token = await shared(ann, play)
    assert await shared(ann, play) == token
    other = await shared(ben, play)
    assert other != token
    (link,) = (await ann.get("/api/me/reviews")).json()
    assert (link["token"], link["code"], link["match"], link["title"]) == (token, play.code, 1, "4ascend")
    assert (await eve.get("/api/me/reviews")).json() == []
    for somebody in (ben, eve):
        assert why(await somebody.delete(f"/api/me/reviews/{token}")) == "You do not share a review with that link."
    assert why(await opened_hall.visitor().delete(f"/api/me/reviews/{token}")).startswith("You are not signed in")
    assert (await opened_hall.visitor().get(f"/api/shared/{token}")).status_code == 200
    assert (await ann.delete(f"/api/me/reviews/{token}")).status_code == 204
    for path in ("", "/1", "/1/analysis"):
        answer = await opened_hall.visitor().get(f"/api/shared/{token}{path}")
        assert (answer.status_code, why(answer)) == (404, str(NOWHERE))
    assert (await ann.get("/api/me/reviews")).json() == []
    assert (await opened_hall.visitor().get(f"/api/shared/{other}")).status_code == 200, "Ben's link is his own"
    assert await shared(ann, play) not in (token, other), "a link that was taken back never works again"


@in_a_hall()
async def test_only_a_finished_game_is_shared_and_only_by_who_played_it(opened_hall: HttpHall) -> None:
    ann, ben, eve = [await opened_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(opened_hall, ann, "4ascend", ben)
    address = f"/api/rooms/{play.code}/review/link"
    assert why(await ann.post(address)) == "A game can be reviewed after its end."
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    assert why(await eve.post(address)) == "Only players of the game can share its review."
    assert why(await ann.post(f"{address}?match=2")) == "That game has not begun."
    assert why(await opened_hall.visitor().post(address)).startswith("You are not signed in")
    assert why(await ann.post("/api/rooms/NOROOM/review/link")) == "There is no room with that code."
    elsewhere = await ann.post(address, headers={"origin": "https://evil.test", "sec-fetch-site": "cross-site"})
    assert elsewhere.status_code == 403, "no page of another site makes links"


@in_a_hall()
async def test_a_link_opens_its_game_and_no_other_of_the_room(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    play = await finished(opened_hall, ann, ben)
    token = await shared(ann, play)
    before = (await opened_hall.visitor().get(f"/api/shared/{token}")).json()
    await play.put(commands.again(play.room, await my_id(ann), "0" * 64), Seed(2, bytes(32)))
    after = (await opened_hall.visitor().get(f"/api/shared/{token}?match=2")).json()
    assert after == before


@in_a_hall()
async def test_who_deletes_themselves_takes_their_links_and_name_along(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    play = await finished(opened_hall, ann, ben)
    token, other = await shared(ann, play), await shared(ben, play)
    assert (await ann.request("DELETE", "/api/me", json={})).status_code in (200, 204)
    assert (await opened_hall.visitor().get(f"/api/shared/{token}")).status_code == 404
    answer = await opened_hall.visitor().get(f"/api/shared/{other}")
    assert answer.json()["players"] == ["Somebody", "Ben"]
    assert "Ann" not in answer.text


@in_a_hall(wrong_codes=3)
async def test_wrong_links_are_counted_by_address(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    token = await shared(ann, await finished(opened_hall, ann, ben))
    guesser = opened_hall.visitor("192.0.2.66")
    for number in range(3):
        assert why(await guesser.get(f"/api/shared/{number:022}")) == str(NOWHERE)
    answer = await guesser.get(f"/api/shared/{token}")
    assert answer.status_code == 429
    assert why(answer).startswith("Too many wrong links")
    assert (await opened_hall.visitor("192.0.2.67").get(f"/api/shared/{token}")).status_code == 200


@in_a_hall(messages_per_second=1, messages_burst=5, hints_per_minute=1)
async def test_strangers_are_held_to_the_limits_by_their_address(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    opened_hall.wait(60)
    play = await finished(opened_hall, ann, ben)
    opened_hall.wait(60)
    token = await shared(ann, play)
    stranger = opened_hall.visitor("192.0.2.68")
    assert (await stranger.get(f"/api/shared/{token}/1/analysis")).status_code == 200
    assert why(await stranger.get(f"/api/shared/{token}/2/analysis")).startswith("That is a lot to analyse")
    answers = [await stranger.get(f"/api/shared/{token}") for _ in range(9)]
    assert any(why(answer).startswith("You are sending requests very fast") for answer in answers if answer.is_error)


@in_a_hall()
async def test_a_user_shares_a_limited_number_of_reviews(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    play = await finished(opened_hall, ann, ben)
    user = await my_id(ann)
    for number in range(MAX_LINKS):
        link = SharedReview(f"{number:022}", play.code, number + 2, user, "4ascend", number)
        assert await opened_hall.store.share_review(link, MAX_LINKS) == link
    answer = await ann.post(f"/api/rooms/{play.code}/review/link")
    assert why(answer) == f"You share {MAX_LINKS} reviews. Take one back first."


@pytest.mark.parametrize("token", ["x", "A" * 21, "A" * 23, "A" * 21 + "'", "..%2F..%2Fme%2FAAAAAAAA", "%00" * 7 + "A"])
def test_what_is_no_token_is_refused_before_anything_is_looked_up(token: str) -> None:
    @in_a_hall()
    async def scenario(opened_hall: HttpHall) -> None:
        for path in (token, f"{token}/1", f"{token}/1/analysis"):
            answer = await opened_hall.visitor().get(f"/api/shared/{path}")
            assert answer.status_code in (400, 401, 404), answer.text
            assert why(answer)

    scenario()


@in_a_hall()
async def test_a_private_user_is_not_named_in_what_others_read_of_a_game(opened_hall: HttpHall) -> None:
    (ann, _), (ben, _) = await opened_hall.account("Ann"), await opened_hall.account("Ben")
    carl = await opened_hall.guest("Carl")
    play = await finished(opened_hall, ann, ben, watch=True)
    token = await shared(ben, play)
    await ann.patch("/api/me/profile", json={"private": True})
    paths = [f"/api/shared/{token}", *(f"/api/rooms/{play.code}/{part}" for part in ("review", "log", "record"))]
    for path in (*paths, f"{paths[0]}/1", f"{paths[1]}/1"):
        assert "Ann" not in (answer := await carl.get(path)).text
        assert answer.status_code == 200
    for path in paths[1:]:
        assert "Ann" in (await ben.get(path)).text, "Ben played with her"
