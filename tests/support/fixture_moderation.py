"""The moderated part of a fixture: reported chat, bans, an admin's acts, and a shared review."""

from __future__ import annotations

from typing import Any

from tests.support.fixture_author import Author, begin, said_ok
from tests.support.server_process import Message, Player

RUDE = "Your tiles are ugly."
REASON = "Rude words, more than once."
CLOSED = "Good night."


async def got(person: Player, path: str) -> Any:
    answer = await person.http("GET", path)
    assert answer.is_success, answer.text
    return answer.json()


async def did(person: Player, path: str, body: object = None) -> Message:
    answer = await person.http("POST", path, body)
    assert answer.is_success, answer.text
    told: Message = answer.json() if answer.content else {}
    return told


async def rudeness(author: Author, mallory: Player, ben: Player, pam: Player) -> str:
    """Open a room in which Mallory was rude and lines of hers were reported; return its code."""
    code = await author.open("over, Mallory was rude and resigned", "4ascend", mallory, ben)
    await begin(mallory, ben)
    for person, text in ((mallory, RUDE), (ben, "Be kind."), (mallory, "No!")):
        assert (await person.ask("talk", text=text))["news"] == "ok"
    heard = await ben.until(lambda news: news["news"] == "said" and news["lines"][-1]["text"] == "No!")
    last = heard["lines"][-1]["n"]
    await said_ok(mallory, "resign", key="goodbye1")
    await did(ben, f"/api/rooms/{code}/talk/{last - 2}/report", {"why": "This hurts."})
    await did(pam, f"/api/rooms/{code}/talk/{last - 2}/report", {})
    await did(ben, f"/api/rooms/{code}/talk/{last}/report", {})
    return code


async def look_after(author: Author, ann: Player, mallory: Player, ben: Player, pam: Player, code: str) -> Message:
    """Do every kind of moderation act as the admin Ann; return what the hall says about them."""
    empty = await author.open("closed by an admin", "miners", ben, seats=2)
    person = f"/api/admin/people/{mallory.user}"
    newest, _ = await got(ann, "/api/admin/reports")
    await did(ann, f"/api/admin/reports/{newest['n']}/settle")
    await did(ann, f"/api/admin/rooms/{empty}/close", {"why": CLOSED})
    await did(ann, f"/api/admin/rooms/{code}/mute", {"user": mallory.user, "on": True})
    await did(ann, f"/api/admin/rooms/{code}/mute", {"user": mallory.user, "on": False})
    await did(ann, f"/api/admin/rooms/{code}/mute", {"user": mallory.user, "on": True})
    await did(ann, f"{person}/ban", {"reason": "A first warning.", "until": 253_402_300_799_000})
    await did(ann, f"{person}/unban")
    await did(ann, f"{person}/ban", {"reason": REASON})
    await did(ann, f"/api/admin/people/{pam.user}/sign-out")
    recovery = (await did(ann, f"/api/admin/people/{pam.user}/reset-password"))["recovery"]
    return {
        "banned": {"name": mallory.name, "id": mallory.user, "reason": REASON, "room": code},
        "reset": {"name": pam.name, "id": pam.user, "recovery": recovery},
        "closed": empty,
        "audit": await got(ann, "/api/admin/audit"),
        "reports": await got(ann, "/api/admin/reports"),
        "settled": await got(ann, "/api/admin/reports?settled=true"),
    }


async def share_reviews(author: Author, ann: Player) -> Message:
    """Let Ann have a bot review the first turns of one of her games of every kind, and share the reviews."""
    shared: Message = {}
    for code, room in author.rooms.items():
        if room["phase"] != "over" or "Ann" not in room["players"]:
            continue
        for turn in (1, 2):
            await got(ann, f"/api/rooms/{code}/review/{turn}/analysis")
        link = await did(ann, f"/api/rooms/{code}/review/link")
        review = await got(ann, f"/api/shared/{link['token']}")
        shared[link["token"]] = {**review, "turns": review["turns"][:2]}
    return shared
