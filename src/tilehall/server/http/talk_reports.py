"""Reporting a line of talk over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import Who
from tilehall.server.http.dependencies import Body, Caller
from tilehall.server.http.rooms import ROOM, GivenRoom
from tilehall.server.http.routes import SIGNED_IN, command
from tilehall.server.live.hall import Hall
from tilehall.server.moderation.talk_reports import report_line
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.store import Store

LineNumber = Annotated[int, PathParameter(ge=1, le=2**53, description="The number of the line, as `said` has it.")]


class NewReport(Body, frozen=True):
    """A word why, for the host alone."""

    why: Annotated[str, Meta(max_length=300, description="May be left out.")] = ""


class TalkReportsController(Controller):
    """Reports of talk."""

    tags = ("rooms",)
    security = SIGNED_IN
    dependencies = ROOM

    @command("/rooms/{code:str}/talk/{line:int}/report", "Report a line of talk", 401, 404, 409)
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
        """Have the host look at a line that another user said; they see it with the talk around it and my name. Only a
        line that I am shown at this moment can be reported. Reporting it again changes nothing."""
        caller.take("reports", me.user, "You have reported many lines")
        await report_line(hall, store, blocks, time.now(), room.code, line, me.user, data.why)
