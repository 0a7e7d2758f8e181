"""The settings of a server. The type of each has its default, bounds and description.

A setting is read from the environment (`TILEHALL_PORT=9000`) or from a TOML file (`port = 9000`). The environment takes
precedence. docs/reference/settings.md lists all settings.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, inspect

from tilehall.core.game import Malformed
from tilehall.core.notation import clip
from tilehall.core.options import bounds
from tilehall.server.addresses.client_address import networks
from tilehall.server.addresses.nats_address import nats_servers
from tilehall.store.opening import TAKES, is_neither, on_a_server

PREFIX = "TILEHALL_"
FILE = "tilehall.toml"  # read from the working directory, if it exists
ALIKE = 0.75  # the difflib ratio from which a variable is taken for a misspelt setting; PROT and PORT just reach it
# Variables that Kubernetes sets for a service named tilehall. It also sets TILEHALL_PORT, which must be overridden.
KUBERNETES = re.compile(r"TILEHALL_(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)")


class Settings(Struct, frozen=True, kw_only=True):
    """The configuration of a hall."""

    host: Annotated[str, Meta(min_length=1, max_length=255, description="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen on; 0 takes any free port.")] = 8000
    public_url: Annotated[
        str,
        Meta(
            max_length=255,
            description="The URL of the hall for users, like https://hall.example. With https, cookies are Secure.",
        ),
    ] = ""
    trusted_forwarders: Annotated[
        str,
        Meta(
            max_length=1000,
            description="The proxies whose X-Forwarded-For is trusted: addresses or networks, separated by commas.",
        ),
    ] = ""
    database: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=4096,
            description="The database: a SQLite file, or a URL like postgresql://hall@db.example/hall.",
        ),
    ] = "tilehall.db"
    nats: Annotated[
        str,
        Meta(
            max_length=4096,
            description="The NATS servers over which several nodes with one PostgreSQL database act as one hall, "
            "separated by commas, like nats://bus.example:4222.",
        ),
    ] = ""
    admins: Annotated[
        str,
        Meta(
            max_length=2000,
            description="The names of the accounts that may administer the hall, separated by commas.",
        ),
    ] = ""
    web: Annotated[
        str,
        Meta(max_length=4096, description="The folder of the built page, instead of the one in the package."),
    ] = ""
    message_bytes: Annotated[
        int, Meta(ge=1024, le=1_048_576, description="The maximum size of a client's websocket message.")
    ] = 16384
    body_bytes: Annotated[
        int, Meta(ge=1024, le=10_485_760, description="The maximum size of the body of an HTTP request.")
    ] = 65536
    head_bytes: Annotated[
        int,
        Meta(
            ge=1024, le=1_048_576, description="The maximum size of the head of an HTTP request: its URL and headers."
        ),
    ] = 32768
    request_seconds: Annotated[
        float,
        Meta(
            ge=0.1,
            le=3600,
            description="Seconds for a client to send an HTTP request, and to continue reading a response.",
        ),
    ] = 30.0
    keep_alive_seconds: Annotated[
        int, Meta(ge=1, le=3600, description="Seconds for which an HTTP connection is kept open for the next request.")
    ] = 5
    unfinished_connections: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Connections with an incomplete request. If there are more, the oldest is closed.",
        ),
    ] = 4000  # twice the backlog, because all waiting connections may be accepted before the first is read
    connections_per_address: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Connections from one address, including websockets.")
    ] = 1000
    messages_per_second: Annotated[
        float,
        Meta(ge=0.1, le=100_000, description="Messages per second of one websocket, and HTTP requests of one user."),
    ] = 20.0
    messages_burst: Annotated[
        float, Meta(ge=1, le=1_000_000, description="How many of these may arrive at once after a pause.")
    ] = 60.0
    sign_in_attempts: Annotated[
        int,
        Meta(ge=1, le=1_000_000, description="Failed sign-ins per 10 minutes, from one address and for one name."),
    ] = 10
    sign_ups_per_hour: Annotated[
        int, Meta(ge=1, le=1_000_000, description="New guests and accounts per hour from one address.")
    ] = 20
    accounts_only: Annotated[
        bool,
        Meta(description="Whether new players need an account. Existing guests can stay."),
    ] = False
    wrong_codes: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Wrong room codes per 10 minutes by one user, or from an address without a user.",
        ),
    ] = 20
    rooms_per_user: Annotated[
        int,
        Meta(ge=1, le=200, description="Rooms of one host that are open at the same time, before or during a game."),
    ] = 20
    sockets_per_user: Annotated[
        int, Meta(ge=1, le=1000, description="Open websockets of one user, on all devices and in all tabs.")
    ] = 10
    slow_reader_bytes: Annotated[
        int,
        Meta(ge=16384, le=100_000_000, description="Unread bytes after which a slow client is disconnected."),
    ] = 1_000_000
    talk_per_minute: Annotated[int, Meta(ge=1, le=1000, description="Chat messages of one user per minute.")] = 20
    reports_per_hour: Annotated[
        int, Meta(ge=1, le=100_000, description="Chat messages that one user may report per hour.")
    ] = 20
    reactions_per_minute: Annotated[int, Meta(ge=1, le=1000, description="Reactions of one user per minute.")] = 12
    company_per_hour: Annotated[
        int,
        Meta(
            ge=1,
            le=100_000,
            description="Friend requests, friend links, challenges, blocks and new tournaments of one user per hour.",
        ),
    ] = 60
    offline_games_per_day: Annotated[
        int, Meta(ge=1, le=100_000, description="Games played offline that one user may add per day.")
    ] = 200
    tournaments_per_user: Annotated[
        int,
        Meta(
            ge=0,
            le=1000,
            description="Tournaments of one account that are not over. Admins may have more; 0: only admins create "
            "tournaments.",
        ),
    ] = 3
    tournament_players: Annotated[
        int,
        Meta(ge=2, le=1000, description="Players of a tournament. Those of admins may have up to 1000."),
    ] = 64
    bot_pace: Annotated[
        float,
        Meta(ge=0, le=60, description="Seconds that a bot waits before its turn, so that players can follow the game."),
    ] = 0.6
    bot_workers: Annotated[
        int,
        Meta(
            ge=2,
            le=64,
            description="Bots that think at the same time, each in its own process. One is reserved for play.",
        ),
    ] = 2
    hints_per_minute: Annotated[
        int, Meta(ge=1, le=1000, description="Hints and reviewed turns for one user per minute.")
    ] = 120
    looks_per_minute: Annotated[
        int, Meta(ge=1, le=100_000, description="Past turns of a game in progress that one user may view per minute.")
    ] = 600
    session_days: Annotated[int, Meta(ge=1, le=365, description="Days after which an unused device is signed out.")] = (
        90
    )
    link_minutes: Annotated[
        int, Meta(ge=1, le=1440, description="Minutes for which a link to continue on another device is valid.")
    ] = 10
    idle_guest_days: Annotated[
        int, Meta(ge=1, le=3650, description="Days after which a guest who did not return is deleted.")
    ] = 60
    idle_room_hours: Annotated[
        int, Meta(ge=1, le=8760, description="Hours after which a room without a game is deleted.")
    ] = 24
    idle_slow_room_days: Annotated[
        int, Meta(ge=1, le=365, description="Days after which such a room is deleted if its clock has days per turn.")
    ] = 14
    push_key: Annotated[
        str,
        Meta(
            max_length=100,
            description="The private key for web push, made by `tilehall push-key`; none: no browser notifications.",
        ),
    ] = ""
    push_contact: Annotated[
        str,
        Meta(
            max_length=255,
            description="The contact for push services, like mailto:host@hall.example; none: the public URL.",
        ),
    ] = ""
    push_hosts: Annotated[
        str,
        Meta(
            max_length=2000, description="The hosts of the push services that the hall may call, separated by commas."
        ),
    ] = "fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
    smtp: Annotated[
        str,
        Meta(
            max_length=1000,
            description="The mail server, like smtp://user:password@mail.example:587; none: no mail is sent.",
        ),
    ] = ""
    mail_from: Annotated[
        str, Meta(max_length=254, description="The sender address of mail, like hall@hall.example.")
    ] = ""
    mail_codes_per_recipient: Annotated[
        int,
        Meta(ge=1, le=1_000_000, description="Codes per hour that are mailed to one address, in any spelling."),
    ] = 3
    mail_codes_per_sender: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Codes per hour that are mailed for one user or one network address.")
    ] = 10
    mail_codes_per_hour: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Codes per hour that the whole hall mails.")
    ] = 100
    mail_notices_per_hour: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Notices of turns, challenges and tables of tournaments per hour that are mailed to one "
            "address.",
        ),
    ] = 60
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The minimum level of logged messages.")
    ] = "info"
    log_format: Annotated[
        Literal["auto", "json", "text"],
        Meta(description="JSON lines, or text for humans; auto is text on a terminal, otherwise JSON."),
    ] = "auto"
    titles: Annotated[
        dict[str, Annotated[str, Meta(min_length=1, max_length=60)]],
        Meta(max_length=100, description='The titles of games in this hall, in every language: {"rummikub": "Rummy"}.'),
    ] = {}

    @property
    def secure(self) -> bool:
        """Whether users connect over https."""
        return self.public_url.startswith("https://")


TYPES = get_type_hints(Settings, include_extras=True)


class Setting(Struct, frozen=True):
    """A setting, as the documentation and error messages describe it."""

    name: str
    explanation: str
    takes: str
    default: Any

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def settings() -> dict[str, Setting]:
    """Return every setting by name.

    >>> settings()["port"].takes
    'a whole number from 0 to 65535'
    """
    fields = inspect.type_info(Settings)
    assert isinstance(fields, inspect.StructType)
    defaults = Settings()
    found: dict[str, Setting] = {}
    for field in fields.fields:
        assert isinstance(field.type, inspect.Metadata)
        explanation = str((field.type.extra_json_schema or {})["description"])
        default = getattr(defaults, field.name)
        found[field.name] = Setting(field.name, explanation, _takes(field.type), default)
    return found


def _takes(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata(type=inner):
            return _takes(inner)
        case inspect.StrType(max_length=most):
            return f"a text of at most {most} characters"
        case inspect.FloatType(ge=low, le=high):
            return f"a number from {low:,g} to {high:,g}".replace(",", "")
        case inspect.DictType():
            return "an object of names and texts"
    return str(bounds(kind))


def load(environ: Mapping[str, str], file: Path | None = None) -> Settings:
    """Return the settings in the environment and the file. Raises `Malformed` with the setting that is invalid.

    >>> load({"TILEHALL_PORT": "9000"}, Path("/dev/null")).port
    9000
    """
    known = settings()
    values = _in_file(environ, file, known)
    for setting in known.values():
        if setting.variable in environ:
            values[setting.name] = _from_text(setting, environ[setting.variable])
    for variable in unknown_variables(environ):
        if near := get_close_matches(variable[len(PREFIX) :].lower(), [*known, "settings"], 1, ALIKE):
            raise Malformed(f"There is no setting {variable}; did you mean {PREFIX}{near[0].upper()}?")
    loaded = Settings(**values)
    _check(loaded)
    return loaded


def unknown_variables(environ: Mapping[str, str]) -> list[str]:
    """Return variables that look like settings but are not. Those that an orchestrator sets are omitted.

    >>> unknown_variables({"TILEHALL_PORT": "1", "TILEHALL_COLOUR": "red", "TILEHALL_SERVICE_HOST": "10.0.0.7"})
    ['TILEHALL_COLOUR']
    """
    # TILEHALL_TOKEN is for `tilehall bot` and `tilehall mcp`.
    known = {setting.variable for setting in settings().values()} | {PREFIX + "SETTINGS", PREFIX + "TOKEN"}
    mine = (variable for variable in environ if variable.upper().startswith(PREFIX))
    return sorted(variable for variable in mine if variable not in known and not KUBERNETES.fullmatch(variable))


def _in_file(environ: Mapping[str, str], file: Path | None, known: Mapping[str, Setting]) -> dict[str, Any]:
    named = file or (Path(environ[PREFIX + "SETTINGS"]) if environ.get(PREFIX + "SETTINGS") else None)
    file = named or Path(FILE)
    if named is None and not file.is_file():
        return {}
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Malformed(f"The settings in {file} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"The settings in {file} are not TOML: {error}.") from None
    for name in table:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}."
            raise Malformed(f"The file {file} sets {clip(name)}, which is no setting{hint}")
    return {name: _checked(known[name], value, f"{name} in {file}") for name, value in table.items()}


def _from_text(setting: Setting, raw: str) -> Any:
    """Return the value of a setting in an environment variable."""
    if setting.name != "titles":
        return _checked(setting, raw, setting.variable, strict=False)
    try:
        return _checked(setting, msgspec.json.decode(raw), setting.variable)
    except msgspec.DecodeError:
        raise Malformed(f"{setting.variable} takes a JSON object of names and texts, not {clip(raw)}.") from None


def _checked(setting: Setting, value: Any, where: str, strict: bool = True) -> Any:
    try:
        return msgspec.convert(value, TYPES[setting.name], strict=strict)
    except msgspec.ValidationError:
        raise Malformed(f"{where} takes {setting.takes}, not {clip(str(value))}.") from None


def _check(loaded: Settings) -> None:
    """Raise `Malformed` if a text is not a valid value of its kind."""
    networks(loaded.trusted_forwarders)
    if loaded.web and not (Path(loaded.web) / "index.html").is_file():
        raise Malformed(f"TILEHALL_WEB takes a folder with an index.html in it; there is none in {clip(loaded.web)}.")
    in_a_file = not on_a_server(loaded.database)
    if is_neither(loaded.database):
        raise Malformed(f"TILEHALL_DATABASE {TAKES}")
    if loaded.nats:
        nats_servers(loaded.nats, "TILEHALL_NATS")
        if in_a_file:
            raise Malformed(
                "TILEHALL_NATS is for several nodes over one PostgreSQL database, and a SQLite file is one server's "
                "own: set TILEHALL_DATABASE to a postgresql:// URL, or leave TILEHALL_NATS out."
            )
    if loaded.web and in_a_file and Path(loaded.database).resolve().is_relative_to(Path(loaded.web).resolve()):
        # Everyone could download it. Reading it by hand would also drop the server's locks on it: see store/sqlite.
        raise Malformed("TILEHALL_DATABASE lies in the folder of TILEHALL_WEB, which anyone may read: keep them apart.")
    if loaded.public_url:
        url = urlsplit(loaded.public_url)
        plain = f"{url.scheme}://{url.netloc}"
        if url.scheme not in ("http", "https") or not url.hostname or "@" in url.netloc or plain != loaded.public_url:
            raise Malformed(
                "TILEHALL_PUBLIC_URL takes an address like https://hall.example, with no path and no slash behind it, "
                f"not {clip(loaded.public_url)}."
            )
