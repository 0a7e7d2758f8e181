"""The codes with which the server closes a websocket."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """All codes with which the server itself closes a connection. A client's close frame is answered with its own code.

    Codes from 4000 are application-defined (RFC 6455, section 7.4.2). The last three digits are those of the HTTP
    status.
    """

    NORMAL = 1000
    GOING_AWAY = 1001  # sent by picows to a client that does not answer pings
    PROTOCOL_ERROR = 1002
    INVALID_TEXT = 1007
    FRAME_TOO_LARGE = 1009  # sent by picows
    INTERNAL_ERROR = 1011
    RESTARTING = 1012
    TRY_AGAIN_LATER = 1013
    NOT_SIGNED_IN = 4401
    NOT_ALLOWED = 4403  # for pages of other sites, and for banned users
    TOO_SLOW = 4408
    TOO_LARGE = 4413
    TOO_MANY = 4429
