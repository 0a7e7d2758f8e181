"""Tests of normal use of the websocket: games, rooms, talk, and reconnecting."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.changes import with_changes, with_room_changes
from tests.support.server_process import Player, Server, open_room, running, two_players
from tilehall.messages import wire


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hall"), talk_per_minute=3) as server:
        yield server


def stone(cell: str) -> object:
    return f"stone {cell}"


async def test_a_game_is_played_over_a_connection(server: Server) -> None:
    ann, ben, _ = await two_players(server)
    assert ann.position is not None
    assert (ann.position["me"], ann.position["turn"], len(ann.position["legal"])) == (0, 0, 81)
    assert ben.position is not None
    assert (ben.position["me"], ben.position["legal"]) == (1, [])
    steps = [{"do": "stone", "cell": [4, 4]}]
    answer = await ann.ask("submit", steps=steps, after=ann.position["seq"], key="abcdefgh")
    assert answer["news"] == "ok"
    seen = await ben.until(lambda news: news["news"] == "happened" and news["move"]["steps"] == ["stone 4,4"])
    assert seen["move"]["facts"][0]["say"] == "Ann places a stone on 4,4."
    assert seen["position"]["turn"] == 1
    assert seen["position"]["view"]["board"][4] == "....b...."
    for player in (ann, ben):
        await player.hang_up()


async def test_a_client_that_reads_changes_is_sent_what_changed(server: Server) -> None:
    ann, ben, code = await two_players(server)
    assert (await ben.ask("enter", room=code, changes=wire.CHANGES))["news"] == "ok"
    assert ann.position is not None
    assert ben.position is not None
    had = ben.position
    await ann.ask("submit", steps=[stone("4,4")], after=had["seq"], key="abcdefgh")
    news = await ben.until(lambda news: news["news"] == "changed")
    assert (news["since"], news["me"], news["move"]["steps"]) == (had["seq"], 1, ["stone 4,4"])
    assert "plants" not in news["view"]
    assert news["splices"] == {"board": [4, 1, ["....b...."]]}
    changed = with_changes(had, news)
    await ben.ask("enter", room=code)
    assert ben.position == changed
    for player in (ann, ben):
        await player.hang_up()


async def test_a_client_that_reads_changes_is_told_what_changed_of_the_room(server: Server) -> None:
    ann, ben, code = await two_players(server)
    await ben.ask("enter", room=code, changes=wire.CHANGES)
    room = next(news for news in reversed(ben.news) if news["news"] == "room")
    heard = len(ben.news)
    await ann.ask("resign", key="abcdefgh")
    await ann.ask("again")
    await ann.ask("ready", value="a1b2c3d4")
    last = await ann.until(lambda news: news["news"] == "room" and any(chair["ready"] for chair in news["chairs"]))
    await ben.until(lambda news: news["news"] == "roomchanged" and "ready" in str(news.get("splices")))
    for news in ben.news[heard:]:
        assert news["news"] != "room"
        if news["news"] == "roomchanged":
            room = with_room_changes(room, news)
    assert room == last
    for player in (ann, ben):
        await player.hang_up()


async def test_a_client_of_an_older_form_is_sent_everything_whole(server: Server) -> None:
    ann, ben, code = await two_players(server)
    await ben.ask("enter", room=code, changes=wire.CHANGES - 1)
    heard = len(ben.news)
    await ann.ask("resign", key="abcdefgh")
    await ben.until(lambda news: news["news"] == "room" and news["phase"] == "over")
    assert {news["news"] for news in ben.news[heard:]} == {"happened", "room"}
    for player in (ann, ben):
        await player.hang_up()


async def test_the_answer_to_a_draft_is_for_its_maker_alone(server: Server) -> None:
    ann, ben, _ = await two_players(server)
    assert ann.position is not None
    heard = len(ben.news)
    tried = await ann.ask("try", steps=[stone("4,4")], after=ann.position["seq"])
    assert (tried["news"], tried["verdicts"], tried["steps"]) == ("tried", [{"stands": True, "why": ""}], ["stone 4,4"])
    tried = await ann.ask("try", steps=[stone("9,9")], after=ann.position["seq"])
    assert tried["verdicts"][0]["why"].startswith("9,9 is off the board")
    refused = await ben.ask("try", steps=[], after=ann.position["seq"])
    assert refused["why"] == "It is not your turn."
    assert len(ben.news) == heard + 1
    for player in (ann, ben):
        await player.hang_up()


async def test_the_same_key_twice_is_one_move(server: Server) -> None:
    ann, ben, _ = await two_players(server)
    assert ann.position is not None
    submission = {"steps": [stone("4,4")], "after": ann.position["seq"], "key": "once-only"}
    first = await ann.ask("submit", **submission)
    again = await ann.ask("submit", **submission)
    assert (first["news"], again["news"], first["seq"]) == ("ok", "ok", again["seq"])
    assert sum(news["news"] == "happened" and news["move"]["steps"] == ["stone 4,4"] for news in ann.news) == 1
    # Keys are per player: the same key from Ben is another move.
    assert (await ben.ask("submit", steps=[stone("0,0")], after=first["seq"], key="once-only"))["news"] == "ok"
    for player in (ann, ben):
        await player.hang_up()


async def test_a_stale_move_is_refused_with_the_newest_position(server: Server) -> None:
    ann, ben, _ = await two_players(server)
    assert ann.position is not None
    old = ann.position["seq"]
    await ann.ask("submit", steps=[stone("4,4")], after=old, key="keykeykey1")
    refused = await ben.ask("submit", steps=[stone("0,0")], after=old, key="keykeykey2")
    assert (refused["news"], refused["stale"]) == ("refused", True)
    news = await ben.until(lambda news: news["news"] == "table" and news["position"] is not None)
    assert news["position"]["seq"] > old
    for player in (ann, ben):
        await player.hang_up()


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (["stone 4,4", "stone 4,5"], "A turn is sent as its draft and one final step"),
        ([], "A turn is sent as its draft and one final step"),
        (["plant 4,4"], "That is not what happens now."),
        (["stone 9,9"], "9,9 is off the board"),
        (["fly 1"], "There is no step 'fly' here"),
        (["stone x,4"], "'x' is not a number"),
        ([{"do": "stone"}], "That is not a step: nothing stands for CELL (written like `stone CELL`)."),
        ([{"do": "stone", "cell": "4,4"}], "CELL is a row and a column, like 4,4"),
        ([{"do": "resign", "seat": 1}], "There is no step 'resign' here; the steps are"),
        ([[[[]]]], "That is not a step: one is a line like `stone CELL`"),
        ([7], "That is not a step: one is a line like `stone CELL`"),
        (["stone " + "9" * 5000], "A step has at most"),
    ],
)
async def test_what_is_no_move_is_refused_in_a_sentence(server: Server, steps: list[object], why: str) -> None:
    ann, ben, _ = await two_players(server)
    assert ann.position is not None
    before = ann.position
    refused = await ann.ask("submit", steps=steps, after=before["seq"], key="keykeykey")
    assert refused["news"] == "refused"
    assert why in refused["why"]
    assert ann.position == before
    for player in (ann, ben):
        await player.hang_up()


async def test_only_the_player_to_move_moves(server: Server) -> None:
    ann, ben, code = await two_players(server)
    carl = await server.guest("Carl")
    await carl.connect()
    assert (await carl.enter(code))["news"] == "ok"
    assert ann.position is not None
    submission = {"steps": [stone("4,4")], "after": ann.position["seq"], "key": "keykeykey"}
    assert (await ben.ask("submit", **submission))["why"] == "It is Ann's turn."
    assert (await carl.ask("submit", **submission))["why"] == "You have no seat at this table."
    assert (await carl.ask("resign", key="keykeykey"))["why"] == "You have no seat at this table."
    assert carl.position is not None
    assert (carl.position["me"], carl.position["legal"]) == (None, [])
    for player in (ann, ben, carl):
        await player.hang_up()


async def test_a_game_that_nobody_may_watch_sends_the_curious_away(server: Server) -> None:
    ann, ben, carl = [await server.guest(name) for name in ("Ann", "Ben", "Carl")]
    code = await open_room(ann, "heart-tiles", ben, watch=False)
    await carl.connect()
    assert (await carl.enter(code))["news"] == "ok"
    assert (await ann.ask("mute", user="nobody-here", on=True))["why"] == "That player is not at this table."
    assert (await ann.ask("mute", user=carl.user, on=True))["news"] == "ok"
    await ann.ready()
    await ben.ready()
    sent = await carl.until(lambda news: news["news"] == "refused")
    assert sent["why"] == "This table is not open to spectators."
    assert (await carl.enter(code))["why"] == "This table is not open to spectators."
    await ann.until(lambda news: news["news"] == "happened")
    await ben.ask("resign", key="keykeykey")
    await ann.ask("again")
    record = await carl.http("GET", f"/api/rooms/{code}/record")
    assert (record.status_code, record.json()["why"]) == (403, "Only its players can see the games of this room.")
    record = await ann.http("GET", f"/api/rooms/{code}/record?match=1")
    assert record.is_success
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert not any(news["news"] == "happened" for news in carl.news)
    for player in (ann, ben, carl):
        await player.hang_up()


async def test_a_client_that_comes_back_is_told_what_it_missed(server: Server) -> None:
    ann, ben, code = await two_players(server)
    assert ann.position is not None
    seen = ann.position["seq"]
    await ben.hang_up()
    await ann.ask("submit", steps=[stone("4,4")], after=seen, key="keykeykey")
    await ben.connect()
    await ben.enter(code, after=seen)
    table = await ben.until(lambda news: news["news"] == "table")
    assert [move["steps"] for move in table["moves"]] == [["stone 4,4"]]
    assert table["position"]["turn"] == 1
    await ann.until(lambda news: news["news"] == "room" and all(chair["here"] for chair in news["chairs"]))
    for player in (ann, ben):
        await player.hang_up()


async def test_two_tabs_on_one_seat_both_see_and_either_plays(server: Server) -> None:
    ann, ben, code = await two_players(server)
    tab = Player(server, "Ann again")
    tab.cookies = ann.cookies
    await tab.connect()
    await tab.enter(code)
    assert tab.position is not None
    assert tab.position["me"] == 0
    await tab.ask("submit", steps=[stone("4,4")], after=tab.position["seq"], key="keykeykey")
    await ann.until(lambda news: news["news"] == "happened" and news["move"]["steps"] == ["stone 4,4"])
    await tab.hang_up()
    room = await ben.until(lambda news: news["news"] == "room" and news["watching"] == 0)
    assert room["chairs"][0]["here"]
    for player in (ann, ben):
        await player.hang_up()


async def test_a_room_lives_from_opening_to_rematch(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    code = await open_room(ann, "heart-tiles", ben)
    room = await ann.until(lambda news: news["news"] == "room" and news["chairs"][1]["name"] == "Ben")
    assert (room["phase"], room["host"], len(room["commitment"])) == ("gathering", ann.user, 64)
    assert (await ben.ask("clear", seat=0))["why"] == "Only the host can do that."
    assert (await ben.ask("host", user=ben.user))["why"] == "Only the host can do that."
    assert (await ann.ask("host", user=ben.user))["news"] == "ok"
    assert (await ben.ask("host", user=ann.user))["news"] == "ok"
    assert (await ann.ask("ready", value="short"))["news"] == "refused"
    assert (await ann.ready())["news"] == "ok"
    assert (await ann.ready())["why"] == "You are ready already."
    assert (await ann.ask("unready"))["news"] == "ok"
    assert (await ann.ready())["news"] == "ok"
    assert (await ben.ready())["news"] == "ok"
    await ben.until(lambda news: news["news"] == "happened")
    assert (await ben.ask("stand"))["why"] == "A seat is kept during the game; you can resign."
    assert (await ann.ask("close"))["why"] == "A game is under way: it can be resigned, not closed."
    assert (await ben.ask("again"))["why"] == "You can ask for a rematch after the game."
    assert (await ben.ask("resign", key="i-give-up"))["news"] == "ok"
    over = await ann.until(lambda news: news["news"] == "happened" and news["position"]["outcome"] is not None)
    assert over["position"]["outcome"]["winners"] == [0]
    assert over["position"]["proof"]["commitment"] == room["commitment"]
    record = (await ann.http("GET", f"/api/rooms/{code}/record?form=text")).text
    assert "\ndice {" in record
    assert (await ben.ask("again"))["news"] == "ok"
    again = await ann.until(lambda news: news["news"] == "room" and news["match"] == 2)
    assert again["phase"] == "gathering"
    assert again["commitment"] != room["commitment"]
    assert (await ann.ask("close"))["news"] == "ok"
    assert (await ann.ready())["why"] == "The host has closed this room."
    for player in (ann, ben):
        await player.hang_up()


async def test_bots_take_seats_and_play(server: Server) -> None:
    ann = await server.guest("Ann")
    code = await open_room(ann, "miners", seats=3)
    for seat in (1, 2):
        assert (await ann.ask("bot", seat=seat))["news"] == "ok"
    await ann.ready()
    position = await ann.until(lambda news: (news.get("position") or {}).get("turn") == 0)
    legal = position["position"]["legal"]
    seq = position["position"]["seq"]
    assert (await ann.ask("submit", steps=legal[:1], after=seq, key="keykeykey"))["news"] == "ok"
    again = await ann.until(
        lambda news: (news.get("position") or {}).get("turn") == 0 and news["position"]["seq"] > seq
    )
    assert again["position"]["turn"] == 0
    assert (await ann.http("GET", f"/api/rooms/{code}")).json()["phase"] == "playing"
    await ann.hang_up()


async def test_a_draft_is_answered_while_a_hint_is_thought_about(server: Server) -> None:
    ann = await server.guest("Ann")
    await open_room(ann, "4ascend", seats=2)
    await ann.ask("bot", seat=1)
    await ann.ready()
    position = (await ann.until(lambda news: (news.get("position") or {}).get("turn") == 0))["position"]
    begun = len(ann.news)
    hinted = asyncio.create_task(ann.ask("hint", after=position["seq"]))
    await asyncio.sleep(0)
    assert (await ann.ask("try", steps=[stone("4,4")], after=position["seq"]))["news"] == "tried"
    assert (await hinted)["rest"] == (await hinted)["steps"]
    assert [news["news"] for news in ann.news[begun:] if "id" in news] == ["tried", "hinted"]
    await ann.hang_up()


async def test_talk_is_kept_cleaned_and_limited(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    code = await open_room(ann, "4ascend", ben)
    assert (await ben.ask("talk", text="<b>hello</b>\u202e\x00 there"))["news"] == "ok"
    said = await ann.until(lambda news: news["news"] == "said" and bool(news["lines"]))
    assert said["lines"][0]["text"] == "<b>hello</b>   there"
    assert said["lines"][0]["name"] == "Ben"
    assert (await ben.ask("talk", text="\x00\u200b"))["why"] == "The message is empty."
    assert (await ann.ask("mute", user=ben.user, on=True))["news"] == "ok"
    assert (await ben.ask("talk", text="hello"))["why"] == "The host has muted you at this table."
    for _ in range(3):
        await ann.ask("talk", text="hm")
    assert (await ann.ask("talk", text="hm"))["why"].startswith("You are writing faster")
    assert (await ann.ask("talk", text="x" * 501))["news"] == "refused"
    await ben.enter(code)
    assert len((await ben.until(lambda news: news["news"] == "said" and len(news["lines"]) > 1))["lines"]) == 4
    for player in (ann, ben):
        await player.hang_up()


async def test_a_ping_is_answered_while_an_earlier_message_takes_long(server: Server) -> None:
    ann = await server.guest("Ann")
    await open_room(ann, "4ascend", seats=2, hints="always")
    await ann.ask("bot", seat=1)
    await ann.ready()
    position = (await ann.until(lambda news: (news.get("position") or {}).get("turn") == 0))["position"]
    hint = {"ask": "hint", "id": 9001, "after": position["seq"]}
    said = {"ask": "talk", "id": 9002, "text": 'What does "ping" mean?'}
    for message in (hint, said, {"ask": "ping", "id": 9003}):
        await ann.send(json.dumps(message))
    await ann.until(lambda news: news.get("id") == 9002)
    answered = [news["id"] for news in ann.news if news.get("id") in (9001, 9002, 9003)]
    assert answered[0] == 9003
    await ann.hang_up()


async def test_a_message_in_pieces_is_one_message(server: Server) -> None:
    ann = await server.guest("Ann")
    await ann.connect()
    assert ann.connection is not None
    await ann.connection.send(['{"ask":', '"ping",', '"id":7}'])
    assert (await ann.until(lambda news: news.get("id") == 7))["news"] == "ok"
    await ann.hang_up()


async def test_a_hall_that_stops_tells_everyone_to_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    ann, ben, code = await two_players(server)
    stopped = asyncio.create_task(asyncio.to_thread(server.stop))
    bye = await ann.until(lambda news: news["news"] == "bye")
    assert bye["again"]
    assert await ben.closed() == 1012
    assert (await stopped)[0] == 0
    server.start()
    await ann.connect()
    assert (await ann.enter(code))["news"] == "ok"
    assert ann.position is not None
    assert ann.position["turn"] == 0
    await ann.hang_up()
    assert server.stop()[0] == 0


async def test_a_screen_shows_a_player_s_table_as_to_a_spectator_and_asks_for_nothing(server: Server) -> None:
    ann, ben, screen = await server.guest("Ann"), await server.guest("Ben"), Player(server, "Ann's screen")
    code = await open_room(ann, "rummikub", ben)
    await ann.ready()
    await ben.ready()
    await ann.until(lambda news: news["news"] == "happened")
    screen.cookies = ann.cookies
    await screen.connect(room=f"{code}&screen=1")
    await screen.enter(code)
    table = await screen.until(lambda news: news["news"] == "table")
    assert table["position"]["me"] is None
    assert all(isinstance(hand, int) for hand in table["position"]["hands"])
    assert (await screen.ask("resign", key="abcdefgh"))["why"] == "A screen only shows a table: it cannot do this."
    await ann.until(lambda news: news["news"] == "room" and (news["watching"], news["spectators"]) == (1, []))
    for player in (ann, ben, screen):
        await player.hang_up()
