"""Reporting a line of talk over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from tilehall.messages.api_types import Body
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import Who
from tilehall.server.http.dependencies import Caller
from tilehall.server.http.rooms import ROOM, GivenRoom
from tilehall.server.http.routes import SIGNED_IN, command
from tilehall.server.live.hall import Hall
from tilehall.server.moderation.talk_reports import report_line
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.store import Store

LineNumber = Annotated[int, PathParameter(ge=1, le=2**53, description="The number of the line, as in `said`.")]


class NewReport(Body, frozen=True):
    """The reason for a report, which only moderators see."""

    why: Annotated[str, Meta(max_length=300, description="Optional.")] = ""


class TalkReportsController(Controller):
    """Routes for reports of talk."""

    tags = ("rooms",)
    security = SIGNED_IN
    dependencies = ROOM

    @command("/rooms/{code:str}/talk/{line:int}/report", "Report a line of talk", 401, 404, 409, for_pupils=True)
    async def report(
        self,
        room: GivenRoom,
        line: LineNumber,
        data: JSONBody[NewReport],
        hall: Given[Hall],
        store: Given[Store],
        blocks: Given[Blocks],
        time: Given[SystemTime],
        caller: Given[Caller],
        me: Given[Who],
    ) -> None:
        """Report a line of another user to the moderators, who see it with the talk around it and the reporter's name.

        Only a line that the user can currently see can be reported. Reporting it again changes nothing.
        """
        caller.take("reports", me.user, say("limit-reports"))
        await report_line(hall, store, blocks, time.now(), room.code, line, me.user, data.why)
