"""Notifies players of their turn at tables with hours or days per turn, of challenges, and of tables of tournaments.

The store hands out each of them once, so that one node sends one notice. A player who is at the table gets none.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import msgspec

from tilehall.core.game import Malformed
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Listed, Message, in_words
from tilehall.core.registry import find, games
from tilehall.server.accounts.people import People
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.live.hall import Hall
from tilehall.server.notices.mail_sender import Mail, MailSender, mailbox_of
from tilehall.server.notices.push_sender import PushSender
from tilehall.server.ops.background_tasks import attempted, repeated
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.ops.token_bucket import RateLimit
from tilehall.server.settings import Settings
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.queries.clocks import PushSubscription, RoomClock
from tilehall.store.queries.company import Challenge
from tilehall.store.queries.tournaments import Participation
from tilehall.store.store import Store
from tilehall.table.seat_names import SOMEBODY

LOOK_EVERY_S = 5.0
HOUR_S = 3600
DAY_S = 24 * HOUR_S
UNSEEN_MS = 45_000  # how long a user has to see a challenge on the page
AROUND_S = 40.0  # how long a user counts as online after a poll: an open page polls every fifteen seconds
COMING_S = 20.0  # how long a user who is online has to see the call to a table: longer than a poll of the page
SLACK_S = 600  # so that a little less than three days are still called three days
NO_CRYPTOGRAPHY = "TILEHALL_PUSH_KEY needs the package cryptography: install tilehall[push]."

logger = logging.getLogger("tilehall.notices")


class PushedNotice(msgspec.Struct, frozen=True):
    """A notice as a browser gets it. It says nothing of the game except whose turn it is."""

    room: str
    title: str
    text: str
    url: str


class Notice(msgspec.Struct, frozen=True):
    """A notice before it is in words: for browsers, and as a mail."""

    room: str
    url: str  # a path
    title: Message
    text: Message
    mail: Mail

    def pushed(self, language: str = ENGLISH) -> PushedNotice:
        """Return the notice for a browser, in a language."""
        return PushedNotice(self.room, in_words(self.title, language), in_words(self.text, language), self.url)


def time_left(milliseconds: int) -> dict[str, Any]:
    """Return a rough duration, as the arguments of a message.

    >>> time_left(3 * DAY_S * 1000), time_left(90_000_000), time_left(60_000)
    ({'unit': 'days', 'count': 3}, {'unit': 'hours', 'count': 25}, {'unit': 'less', 'count': 0})
    """
    seconds = milliseconds // 1000 + SLACK_S
    if seconds < HOUR_S:
        return {"unit": "less", "count": 0}
    if seconds >= 2 * DAY_S:
        return {"unit": "days", "count": seconds // DAY_S}
    return {"unit": "hours", "count": seconds // HOUR_S}


def push_sender(settings: Settings) -> PushSender | None:
    """Return the sender of web push messages, or None if the host has set up none.

    Raises `Malformed` if the settings are wrong.
    """
    if not settings.push_key:
        return None
    try:
        from tilehall.server.notices.web_push import HallKey
    except ImportError:
        raise Malformed(NO_CRYPTOGRAPHY) from None
    contact = settings.push_contact or settings.public_url
    if not contact.startswith(("mailto:", "https:")):
        raise Malformed("TILEHALL_PUSH_CONTACT takes a contact for push services, like mailto:host@hall.example.")
    return PushSender(HallKey(settings.push_key, contact), settings.push_hosts)


class Notifier:
    """A task that sends notices in the ways that the host has set up."""

    def __init__(
        self,
        hall: Hall,
        store: Store,
        people: People,
        whereabouts: Whereabouts,
        time: SystemTime,
        titles: Titles,
        settings: Settings,
    ) -> None:
        self._hall = hall
        self._store = store
        self._people = people
        self._whereabouts = whereabouts
        self._time = time
        self._titles = titles
        self._public_url = settings.public_url
        self.push = push_sender(settings)
        self.mail = MailSender(settings.smtp, settings.mail_from) if settings.smtp else None
        most = settings.mail_notices_per_hour
        self._mailed = RateLimit(most / HOUR_S, most, lambda: time.elapsed())

    async def run(self) -> None:
        """Send notices until the task is cancelled. Returns at once if the host has set up neither push nor mail."""
        if self.push or self.mail:
            await repeated(self._tell, LOOK_EVERY_S, logger, "notices could not be sent")

    async def _tell(self) -> None:
        await self.notify_turns()
        await self.notify_challenges()
        await self.notify_calls()

    async def notify_turns(self) -> None:
        """Notify players of their turns."""
        for turn in await self._store.take_turns_to_notify():
            await _guarded(self._notify_turn(turn), turn.room)

    async def notify_challenges(self) -> None:
        """Notify players of challenges that they have not answered, unless they are online to see them."""
        for each in await self._store.take_challenges_to_notify(self._time.now() - UNSEEN_MS):
            await _guarded(self._notify_challenge(each), each.room)

    async def notify_calls(self) -> None:
        """Notify players of tournaments whose next table is open, unless they are online to see it.

        A player whose page polled shortly before may have put the phone away after the last round. So their call waits
        for the next poll.
        """
        now = self._time.now()
        found = [each for each in await self._store.calls_to_notify() if not self._may_come(each, now)]
        for each in await self._store.take_calls(found):
            await _guarded(self._notify_call(each, now), each.room)

    def _may_come(self, call: Participation, now: int) -> bool:
        return now - call.at < COMING_S * 1000 and self._whereabouts.is_around(call.user, AROUND_S)

    async def _notify_call(self, call: Participation, now: int) -> None:
        since_s = (now - call.at) / 1000
        if call.game not in games() or self._whereabouts.is_around(call.user, since_s):
            return
        about = {"title": call.title, "game": self._titles.text(find(call.game))}
        url = f"/r/{call.room}"
        mail = Mail(
            say("tournament-mail.subject", **about), say("tournament-mail", url=f"{self._public_url}{url}", **about)
        )
        title, text = say("tournament-notice"), say("tournament-notice.text", **about)
        await self.notify(call.user, Notice(call.room, url, title, text, mail))

    async def _notify_challenge(self, challenge: Challenge) -> None:
        if challenge.game not in games() or self._whereabouts.is_around(challenge.challenged, AROUND_S):
            return
        names = await self._people.names([challenge.challenger])
        about = {"name": names[challenge.challenger] or SOMEBODY, "game": self._titles.text(find(challenge.game))}
        url = "/friends"
        mail = Mail(
            say("challenge-mail.subject", **about), say("challenge-mail", url=f"{self._public_url}{url}", **about)
        )
        title, text = say("challenge-notice"), say("challenge-notice.text", **about)
        await self.notify(challenge.challenged, Notice(challenge.room, url, title, text, mail))

    async def _notify_turn(self, turn: RoomClock) -> None:
        table = await self._hall.table(turn.room)
        user = turn.person
        if table is None or not user or table.presence.is_here(user) or table.room.phase != "playing":
            return
        seat = table.room.actor
        if seat is None or seat < 0 or table.room.chairs[seat].user != user:
            return  # the game has moved on: the next turn has its own notice
        others = [name or SOMEBODY for at, name in enumerate(table.seat_names()) if at != seat]
        left = time_left(turn.deadline - self._time.now()) if turn.deadline else {"unit": "none", "count": 0}
        game = {
            "game": self._titles.text(table.room.game),
            "players": len(others),
            "names": Listed(tuple(others), "comma"),
        }
        url = f"/r/{turn.room}"
        mail = Mail(say("turn-mail.subject", **game), say("turn-mail", url=f"{self._public_url}{url}", **game, **left))
        title, text = say("turn-notice"), say("turn-notice.text", **game, **left)
        await self.notify(user, Notice(turn.room, url, title, text, mail))

    async def notify(self, user: str, notice: Notice) -> None:
        """Notify a user in their language, in every way that they asked for.

        A way that fails does not stop the others.
        """
        language = await self._people.language(user)
        if self.push is not None:
            for browser in await self._store.subscriptions(user):
                await _guarded(self._push(self.push, browser, notice, language), notice.room)
        if self.mail is not None:
            await self._mail(self.mail, user, notice, language)

    async def _push(self, push: PushSender, browser: PushSubscription, notice: Notice, language: str) -> None:
        raw, now = msgspec.json.encode(notice.pushed(language)), self._time.now() // 1000
        if not await push.send(browser, raw, notice.room, now):
            await self._store.end_subscription(browser.endpoint, browser.user)

    async def _mail(self, mail: MailSender, user: str, notice: Notice, language: str) -> None:
        address = await self._store.mail_address(user)
        if address is None or address.code:
            return
        if not self._mailed.take(mailbox_of(address.address)):
            logger.warning("a notice of room %s is not mailed: its player got too many in the last hour", notice.room)
            return
        await mail.send(address.address, notice.mail, language)


async def _guarded(telling: Awaitable[None], room: str) -> None:
    """Wait until one notice has been sent.

    The store hands out each notice once, so an error here must not prevent the notices of other players.
    """
    await attempted(telling, logger, f"a notice of room {room} could not be sent")
