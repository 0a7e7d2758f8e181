"""Make a fixture of the installed release: `python -m tests.support.fixture_hall FOLDER` plays a hall full of rooms.

The folder gets `hall.db`, the same hall as a PostgreSQL dump (`hall.dump`), the text record of every finished game, and
`hall.json`: what the release itself sent about every room. The script uses only HTTP and websockets, so it runs with
any release that has these features. tests/server/test_old_halls.py opens the fixture.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.support.fixture_author import PASSWORD, Author, at, begin, enter, newest, play, said_ok
from tests.support.fixture_moderation import look_after, rudeness, share_reviews
from tests.support.postgres_server import new_database, program
from tests.support.server_process import Message, Player, Server

LIMITS: dict[str, Any] = {
    "messages_per_second": 10_000,
    "messages_burst": 100_000,
    "hints_per_minute": 1000,
    "rooms_per_user": 100,
}
AWAY_S = 62  # a bot can replace a player who has been away for 60 s
VARIANTS = {
    "sacred": [5, 7],
    "board": 11,
    "obstacles": 16,
    "portals": 8,
    "progressive": True,
    "multipliers": [1, 1, 1, 2, 1, 1, 1, 1, 3, 1],
    "patterns": True,
    "hand": 8,
}
RANGES = {"hp": 15, "sprout_every": "1-3", "regrow": "1-4", "max_turns": 150, "on_limit": "draw"}


async def gathering(author: Author, ann: Player, ben: Player, cat: Player) -> None:
    """Open a room of every game that waits for players."""
    code = await author.open("gathering, Ben is ready", "4ascend", ann, ben, options=RANGES, listed=True)
    await said_ok(ben, "ready", value="benbenben1")
    await author.keep(code, ann)
    code = await author.open("gathering, one seat free", "heart-tiles", cat, seats=2, listed=True, hints="never")
    await author.keep(code, cat)
    options = {"goal": "first"}
    code = await author.open("gathering, two bots", "miners", ann, cat, bots=("easy", "hard"), options=options)
    await said_ok(ann, "host", user=cat.user)
    await author.keep(code, cat)
    code = await author.open("gathering, rearranged by the host", "rummikub", ben, ann, watch=False)
    for asks in ("stand", "sit"):
        await said_ok(ann, asks)
    await said_ok(ben, "ready", value="benbenben2")
    await said_ok(ben, "unready")
    await said_ok(ben, "mute", user=ann.user, on=True)
    await said_ok(ben, "mute", user=ann.user, on=False)
    chosen = {"rounds": 0, "point_limit": 200, "initial_meld": 0}
    await said_ok(ben, "arrange", options=chosen, seats=4, listed=True, watch=False, hints="always")
    await said_ok(ben, "talk", text="Four of us tonight? 🀄")
    await author.keep(code, ben)
    code = await author.open("gathering, all variants", "summon5", ann, seats=3, options=VARIANTS)
    await author.keep(code, ann)
    code = await author.open("closed before it began", "4ascend", cat, seats=2)
    await said_ok(cat, "close")
    await author.keep(code, cat)


async def over(author: Author, ann: Player, ben: Player, cat: Player, zoe: Player) -> None:
    """Play a game of every kind to its end."""
    code = await author.open("over, hp 6", "4ascend", ann, ben, options={"hp": 6, "plants_start": "2-9"})
    await begin(ann, ben)
    await play(author.rng, ann, ben)
    await said_ok(ben, "talk", text="Good game.")
    await author.keep(code, ann, ben)
    options = {"hp": 99, "max_turns": 30, "on_limit": "draw"}
    code = await author.open("over at its limit, a draw", "4ascend", ben, cat, options=options)
    await begin(ben, cat)
    await play(author.rng, ben, cat)
    await author.keep(code, ben, cat)
    code = await author.open("over, and its rematch too", "heart-tiles", cat, ann)
    await begin(cat, ann)
    await play(author.rng, cat, ann)
    await said_ok(ann, "again")
    for each in (cat, ann):
        await enter(each, code)
    await begin(cat, ann)
    await play(author.rng, cat, ann)
    await author.keep(code, cat, ann)
    code = await author.open("over, Zoe resigned", "miners", ann, zoe, ben, options={"goal": "first"}, hints="always")
    await begin(ann, zoe, ben)
    await play(author.rng, ann, zoe, ben, turns=10)
    await said_ok(zoe, "resign", key=secrets.token_hex(8))
    await play(author.rng, ann, ben)
    await author.keep(code, ann, ben)
    code = await author.open("over, played by advice", "rummikub", ann, cat, hints="always", watch=False)
    await begin(ann, cat)
    await play(author.rng, ann, cat)
    await author.keep(code, ann, cat)
    three = (ann, ben, cat)
    code = await author.open("over, all variants, one resigned", "summon5", *three, options=VARIANTS, hints="always")
    await begin(*three)
    await play(author.rng, *three, turns=5)
    quitter = next(each for each in three if at(each)["me"] == newest(three)["turn"])
    await said_ok(quitter, "resign", key=secrets.token_hex(8))
    await play(author.rng, *(each for each in three if each is not quitter))
    await author.keep(code, *three)
    code = await author.open("over, solo", "summon5", zoe, seats=1, hints="always")
    await begin(zoe)
    await play(author.rng, zoe)
    await author.keep(code, zoe)


async def playing(author: Author, ann: Player, ben: Player, cat: Player, dan: Player) -> None:
    """Leave a room of every game in the middle of a game."""
    code = await author.open("in play, nobody may watch", "4ascend", ann, ben, options=RANGES, watch=False)
    await begin(ann, ben)
    await said_ok(ann, "talk", text="Nobody sees us here.")
    await play(author.rng, ann, ben, turns=24)
    await author.keep(code, ann, ben)
    code = await author.open("in play against a bot", "4ascend", cat, bots=("medium",))
    await begin(cat)
    await play(author.rng, cat, turns=8)
    await author.keep(code, cat)
    code = await author.open("in play against a bot", "heart-tiles", dan, bots=("hard",))
    await begin(dan)
    await play(author.rng, dan, turns=9)
    await author.keep(code, dan)
    options = {"initial_meld": 20, "rounds": 2}
    code = await author.open("rematch in play, Dan muted", "rummikub", cat, dan, ann, options=options, hints="always")
    await begin(cat, dan, ann)
    await play(author.rng, cat, dan, ann, turns=5)
    await said_ok(dan, "talk", text="Boo! <b>boo</b>")
    await said_ok(cat, "mute", user=dan.user, on=True)
    for loser in (dan, ann):
        await said_ok(loser, "resign", key=secrets.token_hex(8))
    await said_ok(cat, "talk", text="Once more: äöü, 日本語.")
    await said_ok(cat, "again")
    for each in (cat, dan, ann):
        await enter(each, code)
    await begin(cat, dan, ann)
    await play(author.rng, cat, dan, ann, turns=14)
    await author.keep(code, cat, dan, ann)
    more = {"bots": ("easy",), "hints": "always"}
    code = await author.open("in play, all variants", "summon5", ann, ben, options=VARIANTS, **more)
    await begin(ann, ben)
    await play(author.rng, ann, ben, turns=4)
    await author.keep(code, ann, ben)
    code = await author.open("in play, a bot plays on for Ben", "miners", ann, ben, cat, **more)
    await begin(ann, ben, cat)
    await play(author.rng, ann, ben, cat, turns=6)
    await said_ok(ben, "leave")
    await asyncio.sleep(AWAY_S)
    for each in (ann, cat):
        await said_ok(each, "agree", seat=1)
    await play(author.rng, ann, cat, turns=2)
    await author.keep(code, ann, cat)


async def make(folder: Path) -> None:
    """Play a whole hall and write it into a folder."""
    (folder / "records").mkdir(parents=True)
    server = Server(folder / "hall.db", **LIMITS)
    try:
        author = Author(server, folder)
        ann, recovery = await author.account("Ann")
        zoe, _ = await author.account("Zoë")
        pam, _ = await author.account("Pam")
        ben, cat, dan, mallory = [await server.guest(name) for name in ("Ben", "Cat", "Dan <i>", "Mallory")]
        await gathering(author, ann, ben, cat)
        await over(author, ann, ben, cat, zoe)
        await playing(author, ann, ben, cat, dan)
        told: Message = {"shared": await share_reviews(author, ann)}
        rude = await rudeness(author, mallory, ben, pam)
        await author.keep(rude, ben)
        gone = await zoe.http("DELETE", "/api/me", {"password": PASSWORD})
        assert gone.is_success, gone.text
        people = (ann, ben, cat, dan, mallory)
        for each in people:
            await each.hang_up()
            each.connection = None
        server.stop()
        server.settings["TILEHALL_ADMINS"] = "Ann"  # her account exists by now
        server.start()
        told["moderation"] = await look_after(author, ann, mallory, ben, pam, rude)
        await author.keep(rude, ben)
        await author.keep(told["moderation"]["closed"], ben)
        await ben.hang_up()
        status, logged = server.stop()
        assert status == 0, logged
    finally:
        if server.process.poll() is None:
            server.kill()
    told["people"] = {each.name: each.user for each in (ann, ben, cat, dan)}
    told["account"] = {"name": "Ann", "password": PASSWORD, "recovery": recovery}
    told |= author.rooms
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in told.items())
    (folder / "hall.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    with closing(sqlite3.connect(folder / "hall.db")) as database:
        database.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        database.execute("VACUUM")
    dump(folder)
    (folder / "hall.db.lock").unlink()


def dump(folder: Path) -> None:
    """Dump the hall from a PostgreSQL database, as a host would."""
    with new_database() as url:
        moved = [sys.executable, "-c", "from tilehall.cli import app; app()", "migrate-store"]
        subprocess.run([*moved, str(folder / "hall.db"), url], check=True)
        words = ["--format=custom", "--schema=tilehall", f"--file={folder / 'hall.dump'}", url]
        subprocess.run([str(program("pg_dump")), *words], check=True)


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
