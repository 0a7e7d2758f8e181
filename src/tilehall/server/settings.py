"""The settings of a server. The type of each has its default, bounds and description.

A setting is read from the environment (`TILEHALL_PORT=9000`) or from a TOML file (`port = 9000`). The environment takes
precedence. docs/settings.md lists all settings.
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
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen on; 0 takes any that is free.")] = 8000
    public_url: Annotated[
        str,
        Meta(
            max_length=255,
            description="Where people reach the hall, like https://hall.example: with https, cookies are Secure.",
        ),
    ] = ""
    trusted_forwarders: Annotated[
        str,
        Meta(
            max_length=1000,
            description="The proxies in front whose X-Forwarded-For is believed: addresses or networks, with commas.",
        ),
    ] = ""
    database: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=4096,
            description="What keeps everything: a SQLite file, or a database like postgresql://hall@db.example/hall.",
        ),
    ] = "tilehall.db"
    nats: Annotated[
        str,
        Meta(
            max_length=4096,
            description="The NATS servers over which several nodes with one PostgreSQL database act as one hall, "
            "like nats://bus.example:4222, with commas.",
        ),
    ] = ""
    admins: Annotated[
        str,
        Meta(
            max_length=2000,
            description="The accounts that may look after the hall on its page: their names, with commas.",
        ),
    ] = ""
    web: Annotated[
        str,
        Meta(max_length=4096, description="The folder of the built page, in place of the one in the package."),
    ] = ""
    message_bytes: Annotated[
        int, Meta(ge=1024, le=1_048_576, description="The longest message a client may send over the websocket.")
    ] = 16384
    body_bytes: Annotated[int, Meta(ge=1024, le=10_485_760, description="The longest body of an HTTP request.")] = 65536
    head_bytes: Annotated[
        int, Meta(ge=1024, le=1_048_576, description="The longest head of an HTTP request: its address and headers.")
    ] = 32768
    request_seconds: Annotated[
        float,
        Meta(
            ge=0.1,
            le=3600,
            description="Seconds for a client to send a whole HTTP request, and to read on in an answer.",
        ),
    ] = 30.0
    keep_alive_seconds: Annotated[
        int, Meta(ge=1, le=3600, description="Seconds that an HTTP connection is kept for the next request.")
    ] = 5
    unfinished_connections: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Connections that wait for a whole request; one more, and the oldest of them is closed.",
        ),
    ] = 4000  # twice the backlog, because all waiting connections may be accepted before the first is read
    connections_per_address: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Connections from one address, websockets included.")
    ] = 1000
    messages_per_second: Annotated[
        float,
        Meta(ge=0.1, le=100_000, description="Messages a second of one websocket, and HTTP requests of one person."),
    ] = 20.0
    messages_burst: Annotated[
        float, Meta(ge=1, le=1_000_000, description="How many of these may come at once after a quiet while.")
    ] = 60.0
    sign_in_attempts: Annotated[
        int,
        Meta(ge=1, le=1_000_000, description="Failed sign-ins in 10 minutes, from one address and for one name."),
    ] = 10
    sign_ups_per_hour: Annotated[
        int, Meta(ge=1, le=1_000_000, description="New guests and accounts an hour from one address.")
    ] = 20
    accounts_only: Annotated[
        bool,
        Meta(description="Whether new players need an account. Guests who are already here stay."),
    ] = False
    wrong_codes: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Codes of rooms that one person, or a stranger's address, may get wrong in 10 minutes.",
        ),
    ] = 20
    rooms_per_user: Annotated[
        int, Meta(ge=1, le=200, description="Rooms of one host that gather players or play at once.")
    ] = 20
    sockets_per_user: Annotated[
        int, Meta(ge=1, le=1000, description="Websockets that one person may have open, over all devices and tabs.")
    ] = 10
    slow_reader_bytes: Annotated[
        int,
        Meta(
            ge=16384, le=100_000_000, description="News waiting for a client that does not read, before it is dropped."
        ),
    ] = 1_000_000
    talk_per_minute: Annotated[
        int, Meta(ge=1, le=1000, description="Lines of table talk that one person may say a minute.")
    ] = 20
    reports_per_hour: Annotated[
        int, Meta(ge=1, le=100_000, description="Lines of talk that one person may report an hour.")
    ] = 20
    reactions_per_minute: Annotated[
        int, Meta(ge=1, le=1000, description="Reactions that one person may show a minute.")
    ] = 12
    company_per_hour: Annotated[
        int,
        Meta(
            ge=1, le=100_000, description="Friend requests, friend links, challenges and blocks of one person an hour."
        ),
    ] = 60
    bot_pace: Annotated[
        float, Meta(ge=0, le=60, description="Seconds that a bot waits before its turn, so that people can follow.")
    ] = 0.6
    bot_workers: Annotated[
        int,
        Meta(ge=2, le=64, description="Bots that think at once, each in a process of its own; one is kept for play."),
    ] = 2
    hints_per_minute: Annotated[
        int, Meta(ge=1, le=1000, description="Hints and reviewed turns that one person may ask for a minute.")
    ] = 120
    looks_per_minute: Annotated[
        int, Meta(ge=1, le=100_000, description="Turns of a game under way that one person may look back at a minute.")
    ] = 600
    session_days: Annotated[
        int, Meta(ge=1, le=365, description="Days after which a device that was not used is signed out.")
    ] = 90
    link_minutes: Annotated[
        int, Meta(ge=1, le=1440, description="Minutes that a link to continue on another device works.")
    ] = 10
    idle_guest_days: Annotated[
        int, Meta(ge=1, le=3650, description="Days after which a guest who did not come back is forgotten.")
    ] = 60
    idle_room_hours: Annotated[
        int, Meta(ge=1, le=8760, description="Hours after which a room that never began a game is removed.")
    ] = 24
    idle_slow_room_days: Annotated[
        int, Meta(ge=1, le=365, description="Days after which one is removed whose game would have days for a turn.")
    ] = 14
    push_key: Annotated[
        str,
        Meta(
            max_length=100,
            description="The private key of web push, as `tilehall push-key` makes it; none: browsers are not told.",
        ),
    ] = ""
    push_contact: Annotated[
        str,
        Meta(
            max_length=255,
            description="Whom push services may write to, like mailto:host@hall.example; none: the public URL.",
        ),
    ] = ""
    push_hosts: Annotated[
        str, Meta(max_length=2000, description="The push services that the hall calls: their hosts, with commas.")
    ] = "fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
    smtp: Annotated[
        str,
        Meta(
            max_length=1000,
            description="The mail server, like smtp://user:password@mail.example:587; none: nobody is told by mail.",
        ),
    ] = ""
    mail_from: Annotated[
        str, Meta(max_length=254, description="The address that mail comes from, like hall@hall.example.")
    ] = ""
    mail_codes_per_recipient: Annotated[
        int,
        Meta(ge=1, le=1_000_000, description="Codes an hour that are mailed to one address, however it is written."),
    ] = 3
    mail_codes_per_sender: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Codes an hour that one person, or one network address, has mailed.")
    ] = 10
    mail_codes_per_hour: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Codes an hour that the whole hall mails.")
    ] = 100
    mail_notices_per_hour: Annotated[
        int,
        Meta(ge=1, le=1_000_000, description="Notices of turns and challenges an hour that are mailed to one address."),
    ] = 60
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The least important lines that are logged.")
    ] = "info"
    log_format: Annotated[
        Literal["auto", "json", "text"],
        Meta(description="JSON lines, or text for a person's eyes; auto is text on a terminal, else JSON."),
    ] = "auto"
    titles: Annotated[
        dict[str, Annotated[str, Meta(min_length=1, max_length=60)]],
        Meta(max_length=100, description='What games are called here, by their names: {"rummikub": "Rummy"}.'),
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
    return bounds(kind)


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
    known = {setting.variable for setting in settings().values()} | {PREFIX + "SETTINGS"}
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
