"""The user's account over HTTP: name, password, recovery code, devices, sign-in links, export and deletion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Controller, Response
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.core.message import in_words
from tilehall.messages.api_types import Body, Millis
from tilehall.messages.classes import ClassListing
from tilehall.messages.errors import Conflict
from tilehall.messages.rooms import FinishedListing
from tilehall.ratings.scale import EXACT, PuzzleTry
from tilehall.server.accounts.bot_accounts import BotAccounts
from tilehall.server.accounts.names import read_password
from tilehall.server.accounts.people import People, Who
from tilehall.server.accounts.user_agent import device_in_words
from tilehall.server.company.hub import ChallengeListing, CompanyHub
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.http.bots import OwnBot, own_bots
from tilehall.server.http.classes import classes_taught
from tilehall.server.http.dependencies import Caller, no_cookie
from tilehall.server.http.finished_games import all_games
from tilehall.server.http.notices import services_of
from tilehall.server.http.qr_code import link_to, qr_code
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.routes import SIGNED_IN, create, delete, get, patch, post
from tilehall.server.http.sign_in import Guest, Me, Name, Password, Welcome, attempt, describe, greet
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.store.protocol import LessonDone
from tilehall.store.queries.rooms import Listing
from tilehall.store.queries.tournaments import WantedTournaments
from tilehall.store.store import Store

MAX_ROOMS, MAX_LINES, MAX_GAMES = 10_000, 10_000, 10_000  # per export


class Upgrade(Body, frozen=True):
    """The name and password with which a guest becomes an account."""

    password: Password
    name: Name | None = None


class NewPassword(Body, frozen=True):
    """A new password, confirmed with the old one."""

    old: Password
    new: Password


class Confirmation(Body, frozen=True):
    """The current password, as a confirmation; a guest has none."""

    password: Password | None = None


class GameSharing(Body, frozen=True):
    """Whether the user's finished games may be used for research."""

    shares_games: bool


class ChosenLanguage(Body, frozen=True):
    """The language in which the user reads mails and notices; blank for English."""

    language: Literal["", "en", "de", "es", "fr", "zh"]


class RecoveryShown(Struct, frozen=True):
    """A recovery code, shown once."""

    recovery: str


class Link(Struct, frozen=True):
    """A link that signs in one more device, once."""

    token: str
    url: str
    qr: Annotated[str, Meta(description="The link as a QR code, in SVG.")]
    expires: Millis


class Device(Struct, frozen=True):
    """A device on which the user is signed in."""

    device: str
    created: Millis
    seen: Millis
    expires: Millis
    this: Annotated[bool, Meta(description="Whether it is this device.")]


class SignedOut(Struct, frozen=True):
    """The number of devices that were signed out."""

    devices: int


class Seat(Struct, frozen=True):
    """A room in an export."""

    room: str
    game: str
    phase: str
    host: bool
    opened: Millis
    changed: Millis


class Spoken(Struct, frozen=True):
    """A line of talk in an export."""

    room: str
    at: Millis
    text: str


class Reported(Struct, frozen=True):
    """A reported line in an export."""

    room: str
    at: Millis
    text: Annotated[str, Meta(description="The line.")]
    why: Annotated[str, Meta(description="The reason that the user gave.")]


class RatedGame(Struct, frozen=True):
    """A rating after a game in an export."""

    game: str
    room: str
    match: int
    at: Millis
    place: int
    rating: Annotated[float, Meta(description="In points, after the game.")]
    deviation: Annotated[float, Meta(description="The deviation, in points.")]
    change: Annotated[float, Meta(description="How the game changed it.")]


class PupilTimes(Struct, frozen=True):
    """The time of a pupil in their class."""

    joined: Millis
    seen: Millis
    spent: Annotated[int, Meta(description="How long the pupil's page was open so far, in seconds.")]


class FriendExport(Struct, frozen=True):
    """Another user in an export."""

    name: str
    at: Millis


class RequestExport(Struct, frozen=True):
    """A friend request in an export."""

    name: str
    to_me: bool
    at: Millis


class TournamentExport(Struct, frozen=True):
    """A tournament that the user organises or has entered."""

    code: str
    title: str
    organised: bool
    entered: bool
    created: Millis


class Export(Struct, frozen=True):
    """Everything that the hall stores about a user."""

    user: Me
    login: str | None
    seen: Millis
    devices: tuple[Device, ...]
    rooms: tuple[Seat, ...]
    talk: tuple[Spoken, ...]
    reports: tuple[Reported, ...]
    lessons: Annotated[
        tuple[LessonDone, ...],
        Meta(description="The lessons that the user has done. A blank id is the dismissed offer of a game's lessons."),
    ]
    games: Annotated[tuple[FinishedListing, ...], Meta(description="The finished games, the newest first.")]
    ratings: Annotated[tuple[RatedGame, ...], Meta(description="The ratings, the oldest first.")] = ()
    puzzles: Annotated[tuple[PuzzleTry, ...], Meta(description="What the user has done with puzzles.")] = ()
    mail: Annotated[str, Meta(description="The mail address for notices; blank if there is none.")] = ""
    friends: Annotated[tuple[FriendExport, ...], Meta(description="The friends, and since when.")] = ()
    friend_requests: Annotated[tuple[RequestExport, ...], Meta(description="The requests by and to the user.")] = ()
    friend_links: Annotated[tuple[Millis, ...], Meta(description="When each unused friend link was made.")] = ()
    blocks: Annotated[
        tuple[FriendExport, ...], Meta(description="The users whom the user blocks, and since when.")
    ] = ()
    challenges: Annotated[
        tuple[ChallengeListing, ...], Meta(description="The open challenges by and to the user.")
    ] = ()
    push_services: Annotated[
        tuple[str, ...], Meta(description="The push services of the browsers that get notices.")
    ] = ()
    bots: Annotated[tuple[OwnBot, ...], Meta(description="The user's bot accounts.")] = ()
    classes: Annotated[
        tuple[ClassListing, ...],
        Meta(description="The classes of a teacher. /api/classes/CODE/export has all of a class."),
    ] = ()
    pupil: Annotated[PupilTimes | None, Meta(description="Of a pupil: the time in the class.")] = None
    tournaments: Annotated[
        tuple[TournamentExport, ...], Meta(description="The tournaments that the user organises or has entered.")
    ] = ()


async def devices_of(people: People, me: Who, language: str) -> tuple[Device, ...]:
    """Return the devices of a user, without their tokens."""
    return tuple(
        Device(
            in_words(device_in_words(each.device), language),
            each.created,
            each.seen,
            each.expires,
            each.token == me.session,
        )
        for each in await people.devices(me)
    )


async def _talk(store: Store, rooms: Sequence[Listing], me: Who) -> tuple[Spoken, ...]:
    """Return what a user has said in some rooms."""
    talk: list[Spoken] = []
    for each in rooms:
        lines = await store.said(each.room, most=MAX_LINES)
        talk += [Spoken(each.room, line.at, line.text) for line in lines if line.by == me.user]
    return tuple(talk)


async def _company(
    store: Store, time: SystemTime, company: CompanyHub, people: People, me: Who, language: str
) -> dict[str, Any]:
    """Return the part of an export about the user's relations to others."""
    now = time.now()
    friends, blocks = await store.friends(me.user), await store.blocks(me.user)
    requests = await store.friend_requests(me.user, now)
    others = [*(each.user for each in friends), *(each.blocked for each in blocks)]
    names = await people.names([*others, *(id for each in requests for id in (each.user, each.asked))])
    return {
        "friends": tuple(FriendExport(names[each.user], each.since) for each in friends),
        "blocks": tuple(FriendExport(names[each.blocked], each.at) for each in blocks),
        "friend_requests": tuple(
            RequestExport(names[each.user if each.asked == me.user else each.asked], each.asked == me.user, each.at)
            for each in requests
        ),
        "friend_links": tuple(each.created for each in await store.friend_links(me.user, now)),
        "challenges": await company.challenges(me.user, language),
    }


async def _classes(store: Store, me: Who) -> dict[str, Any]:
    """Return the part of an export about classes: those of a teacher, and the time of a pupil."""
    pupil = await store.pupil(me.user)
    return {
        "classes": await classes_taught(store, me),
        "pupil": PupilTimes(pupil.joined, pupil.active, pupil.spent // 1000) if pupil else None,
    }


async def _tournaments(store: Store, me: Who) -> tuple[TournamentExport, ...]:
    """Return the part of an export about tournaments."""
    organised = await store.tournaments(WantedTournaments(organiser=me.user), most=MAX_ROOMS)
    entered = {each.tournament for each in await store.participations(me.user)}
    listed = await store.tournaments(WantedTournaments(player=me.user), most=MAX_ROOMS)
    return tuple(
        TournamentExport(each.code, each.title, each.organiser == me.user, each.code in entered, each.created)
        for each in {each.code: each for each in (*organised, *listed)}.values()
    )


class MeController(Controller):
    """Routes of the signed-in user's account."""

    tags = ("me",)
    security = SIGNED_IN

    @patch("/me/name", "Change the name", 401, 409, 422)
    async def rename(self, data: JSONBody[Guest], people: Given[People], me: Given[Who]) -> Me:
        """Change the user's name. An account then signs in with the new name."""
        return describe(people, await people.rename(me, data.name))

    @patch("/me/password", "Change the password", 401, 409, 422, status_code=HTTP_204_NO_CONTENT)
    async def change_password(
        self, data: JSONBody[NewPassword], people: Given[People], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Change the password. Every other device is signed out."""
        async with attempt(caller, f"user {me.user}"):
            await people.change_password(me, data.old, data.new)

    @patch("/me/research", "Share games for research, or stop", 401, 409, 422)
    async def share_games(self, data: JSONBody[GameSharing], people: Given[People], me: Given[Who]) -> Me:
        """Let the user's finished games be used for research, without names, or stop that.

        A game is used only if every person at the table shares theirs. The setting is for accounts, and off at first.
        It counts from the next dataset that the host makes.
        """
        if (await people.user(me)).login is None:
            raise Conflict(say("research-of-guest"))
        changed = await people.change_user(me.user, lambda now: replace(now, shares_games=data.shares_games))
        return describe(people, changed)

    @patch("/me/language", "Choose the language", 401, for_pupils=True)
    async def choose_language(self, data: JSONBody[ChosenLanguage], people: Given[People], me: Given[Who]) -> Me:
        """Choose the language of mails and notices. A request or a websocket names its own language."""
        changed = await people.change_user(me.user, lambda now: replace(now, language=data.language))
        return describe(people, changed)

    @delete("/me", "Delete the user", 401, 422, for_pupils=True)
    async def delete_me(
        self,
        data: JSONBody[Confirmation],
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        me: Given[Who],
    ) -> Response[None]:
        """Delete the user.

        The user leaves rooms that have not begun and resigns running games. Records keep a blank name. An account must
        confirm with its password.
        """
        if data.password is not None:
            read_password(data.password)  # a guest's password is not compared with anything
        async with attempt(caller, f"user {me.user}"):
            await people.delete(me, data.password)
        return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[no_cookie(secure=settings.secure)])

    @post("/me/account", "Turn a guest into an account", 401, 409, 422)
    async def become_account(
        self, data: JSONBody[Upgrade], people: Given[People], caller: Given[Caller], me: Given[Who]
    ) -> Welcome:
        """Turn a guest into an account. The guest gets a password and keeps everything.

        The recovery code in the answer is shown only once. Every other device is signed out.
        """
        await caller.take_shared(say("limit-new-accounts"), ("sign_up", f"user {me.user}"))
        return greet(people, await people.become_account(me, data.name, data.password))

    @post("/me/recovery", "Create a recovery code", 401, 409)
    async def renew_recovery(
        self, data: JSONBody[Confirmation], people: Given[People], caller: Given[Caller], me: Given[Who]
    ) -> RecoveryShown:
        """Create a new recovery code. The old one no longer works."""
        async with attempt(caller, f"user {me.user}"):
            return RecoveryShown(await people.renew_recovery(me, data.password or ""))

    @create("/me/link", "Create a sign-in link", 401)
    async def new_link(
        self,
        request: AnyRequest,
        people: Given[People],
        settings: Given[Settings],
        me: Given[Who],
    ) -> Link:
        """Create a link and its QR code that sign in one more device, once and soon."""
        token, expires = await people.new_link(me)
        # A browser does not send the part after the #, so it appears in no log and no Referer.
        url = link_to(request, settings, f"/#link={token}")
        return Link(token, url, qr_code(url), expires)

    @get("/me/devices", "List devices", 401)
    async def list_devices(
        self, people: Given[People], me: Given[Who], reader_language: Given[str]
    ) -> tuple[Device, ...]:
        """List the devices on which the user is signed in, the last seen first."""
        return await devices_of(people, me, reader_language)

    @post("/me/devices/sign-out-others", "Sign out all other devices", 401)
    async def sign_out_others(self, people: Given[People], me: Given[Who]) -> SignedOut:
        """Sign out every other device, and close its websockets."""
        return SignedOut(await people.sign_out_others(me))

    @get("/me/export", "Export the user's data", 401, for_pupils=True)
    async def export(
        self,
        store: Given[Store],
        titles: Given[Titles],
        time: Given[SystemTime],
        company: Given[CompanyHub],
        whereabouts: Given[Whereabouts],
        bot_accounts: Given[BotAccounts],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
    ) -> Export:
        """Return everything that the hall stores about the user, except the secrets for signing in."""
        user = await people.user(me)
        rooms, address = await store.rooms_of(me.user, MAX_ROOMS), await store.mail_address(me.user)
        return Export(
            user=describe(people, user),
            login=user.login,
            seen=user.seen,
            devices=await devices_of(people, me, reader_language),
            rooms=tuple(
                Seat(
                    each.room,
                    each.summary.game,
                    each.summary.phase,
                    each.summary.host == me.user,
                    each.opened,
                    each.changed,
                )
                for each in rooms
            ),
            talk=await _talk(store, rooms, me),
            reports=tuple(
                Reported(each.room, by.at, each.line.text, by.why)
                for each in await store.reports_by(me.user)
                for by in each.reporters
            ),
            lessons=tuple(await store.lessons_done(me.user)),
            puzzles=tuple(await store.puzzle_tries(me.user)),
            games=await all_games(store, titles, people, me, MAX_GAMES, reader_language),
            ratings=tuple(
                RatedGame(
                    game=each.game,
                    room=each.room,
                    match=each.match,
                    at=each.at,
                    place=each.place,
                    rating=each.mean / EXACT,
                    deviation=each.deviation / EXACT,
                    change=(each.mean - each.before) / EXACT,
                )
                for each in await store.ratings_of(me.user, MAX_GAMES)
            ),
            **await _company(store, time, company, people, me, reader_language),
            mail=address.address if address else "",
            push_services=services_of(await store.subscriptions(me.user)),
            bots=await own_bots(bot_accounts, whereabouts, me.user),
            **await _classes(store, me),
            tournaments=await _tournaments(store, me),
        )
