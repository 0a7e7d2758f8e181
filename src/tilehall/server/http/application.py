"""The HTTP application: its routes, exception handlers, middleware and OpenAPI document."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, Router, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPI, OpenAPIType, Schema, SecurityScheme, Tag
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from tilehall import __version__
from tilehall.core.game import Fact
from tilehall.messages.api_types import Body
from tilehall.server.accounts.people import COOKIE
from tilehall.server.http import health
from tilehall.server.http.admin import AdminController
from tilehall.server.http.bots import BotsController
from tilehall.server.http.company import (
    BlocksController,
    ChallengesController,
    FriendLinksController,
    FriendsController,
)
from tilehall.server.http.dependencies import actor, caller, me, reader_language, refuse_bots, visitor
from tilehall.server.http.errors import HANDLERS
from tilehall.server.http.finished_games import FinishedGamesController
from tilehall.server.http.games import list_games, version
from tilehall.server.http.invitations import InvitationsController
from tilehall.server.http.leaderboards import LeaderboardsController
from tilehall.server.http.lessons import LessonsController
from tilehall.server.http.me import MeController
from tilehall.server.http.notices import NoticesController
from tilehall.server.http.offline_games import OfflineGamesController
from tilehall.server.http.open_tables import OpenTablesController
from tilehall.server.http.profiles import ProfilesController
from tilehall.server.http.puzzles import PuzzlesController
from tilehall.server.http.quick_match import QuickMatchController
from tilehall.server.http.request import AnyRequest, HallRequest
from tilehall.server.http.reviews import ReviewLinksController, ReviewsController, SharedReviewsController
from tilehall.server.http.rooms import RoomsController
from tilehall.server.http.security import SecurityHeaders
from tilehall.server.http.sign_in import SignInController
from tilehall.server.http.static import Page, front, plain
from tilehall.server.http.talk_reports import TalkReportsController
from tilehall.server.http.tournaments import TournamentsController
from tilehall.server.ops.logs import AccessLog
from tilehall.server.ops.metrics import Metrics
from tilehall.server.settings import Settings
from tilehall.table.clock_settings import ClockSettings

log = logging.getLogger("tilehall.http")
ROUTES: list[ControllerRouterHandler] = [
    SignInController,
    MeController,
    BotsController,
    RoomsController,
    QuickMatchController,
    OpenTablesController,
    InvitationsController,
    FinishedGamesController,
    OfflineGamesController,
    ReviewsController,
    ReviewLinksController,
    SharedReviewsController,
    TalkReportsController,
    LessonsController,
    PuzzlesController,
    LeaderboardsController,
    ProfilesController,
    NoticesController,
    BlocksController,
    FriendsController,
    FriendLinksController,
    ChallengesController,
    TournamentsController,
    AdminController,
    list_games,
    version,
]


def create_app(given: Mapping[str, Any], settings: Settings, metrics: Metrics) -> Litestar:
    """Return the application. `given` has the objects that handlers name as parameters, by name."""
    every: dict[str, Any] = {**given, "settings": settings, "metrics": metrics, "page": Page(settings.web)}
    app = routed({name: _always(value) for name, value in every.items()}, settings.body_bytes)
    # Around Litestar: its own middleware does not see requests that match no route, and these are logged and checked
    # too.
    app.asgi_handler = AccessLog(SecurityHeaders(app.asgi_handler, settings), metrics)
    return app


def routed(given: dict[str, Callable[[], Any]], body_bytes: int) -> Litestar:
    """Return the routes, with the providers of the objects that handlers name as parameters."""
    dependencies = {name: Provide(give, sync_to_thread=False) for name, give in given.items()}
    dependencies |= {
        "caller": Provide(caller),
        "reader_language": Provide(reader_language),
        "visitor": Provide(visitor),
        "me": Provide(me),
        "actor": Provide(actor),
    }
    api = Router("/api", route_handlers=ROUTES, guards=[refuse_bots])
    return Litestar(
        [front, api_page, schema, health.alive, health.ready, health.show_metrics, api],
        dependencies=dependencies,
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Tilehall",
            version=__version__,
            description="Accounts, rooms and records of a hall. Games are played over the websocket at /api/socket.",
            openapi_router=Unused("/unused", route_handlers=[]),
            render_plugins=[JsonRenderPlugin()],
            tags=[
                Tag("sign-in", "Sign-in and sign-out."),
                Tag("me", "My account."),
                Tag("rooms", "Rooms, tables, records and reviews."),
                Tag("tournaments", "Tournaments: entering, reading and organising them."),
                Tag("bots", "Bot accounts, which programs play."),
                Tag("people", "Profiles, ratings and leaderboards."),
                Tag("admin", "Moderation, for accounts that the host has named."),
                Tag("games", "The games of this hall, and its release."),
            ],
            components=Components(
                security_schemes={
                    "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                    "bot": SecurityScheme(type="http", scheme="bearer", description="The token of a bot account."),
                }
            ),
        ),
        request_class=HallRequest,
        request_max_body_size=body_bytes,
        logging_config=None,
        debug=False,
    )


class Unused(Router):
    """A router that registers nothing. Litestar's schema routes would answer unknown paths below them with a page."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        return []


def _always(value: Any) -> Callable[[], Any]:
    def give() -> Any:
        return value

    return give


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def api_page(request: AnyRequest) -> str:
    """Show the routes of the API as an HTML page without scripts."""
    lines = []
    for path, item in sorted((request.app.openapi_schema.paths or {}).items()):
        for method in ("get", "post", "patch", "delete"):
            if operation := getattr(item, method):
                route = f"<dt><code>{method.upper()} {escape(path)}</code> {escape(operation.summary or '')}</dt>"
                lines.append(f"{route}<dd>{escape(operation.description or '')}</dd>")
    listed = "\n".join(lines)
    body = f'<p>The whole schema: <a href="/api/openapi.json">openapi.json</a>.</p>\n<dl>\n{listed}\n</dl>'
    return plain("The API of this hall", body)


@get("/api/openapi.json", include_in_schema=False)
async def schema(request: AnyRequest) -> Response[bytes]:
    """Return the OpenAPI document."""
    return Response(encoded_schema(request.app), media_type=MediaType.JSON)


def encoded_schema(app: Litestar) -> bytes:
    """Return the OpenAPI document, which is built once.

    The server asks for it at startup: it takes a quarter of a second.
    """
    if "schema" not in app.state:
        app.state["schema"] = msgspec.json.encode(_described(app.openapi_schema))
    document: bytes = app.state["schema"]
    return document


def _described(described: OpenAPI) -> dict[str, Any]:
    # Litestar does not document that unknown fields are refused.
    strict = {kind.__name__ for kind in Body.__subclasses__()} | {ClockSettings.__name__}
    for each in (described.components.schemas or {}).values():
        if isinstance(each, Schema) and each.title in strict:
            each.additional_properties = False
        # A fact has the tag and the fields of its own class, which depends on the game.
        if isinstance(each, Schema) and each.title == Fact.__name__:
            each.properties = {"fact": Schema(type=OpenAPIType.STRING)}
    schema: dict[str, Any] = _without_ellipses(described.to_schema())
    return schema


def _without_ellipses(schema: Any) -> Any:
    """Return a schema in which the items of a `tuple[X, ...]` are X: Litestar takes the ellipsis for a second type."""
    match schema:
        case {"oneOf": [item, other], **rest} if other == {} and not rest:
            return _without_ellipses(item)
        case dict():
            return {key: _without_ellipses(value) for key, value in schema.items()}
        case list():
            return [_without_ellipses(value) for value in schema]
    return schema
