"""The codes that the hall closes a websocket with."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """Every code that the hall closes a connection with by itself; a client's own close is answered with its own code.

    From 4000 on codes are an application's own (RFC 6455, section 7.4.2); these end like the HTTP status they mean.
    """

    NORMAL = 1000
    GOING_AWAY = 1001  # sent by picows to a client that answers no ping
    PROTOCOL_ERROR = 1002
    INVALID_TEXT = 1007
    FRAME_TOO_LARGE = 1009  # sent by picows
    INTERNAL_ERROR = 1011
    RESTARTING = 1012
    TRY_AGAIN_LATER = 1013
    NOT_SIGNED_IN = 4401
    NOT_ALLOWED = 4403  # for another site's page, and for somebody who is banned
    TOO_SLOW = 4408
    TOO_LARGE = 4413
    TOO_MANY = 4429
