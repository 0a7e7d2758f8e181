"""`tilehall mcp`: let a language model play in a hall."""

from __future__ import annotations

from tilehall.cli.arguments import clear_errors
from tilehall.cli.bot import BotToken, HallAddress, required
from tilehall.core.game import Malformed
from tilehall.engine.hall_client import HallClient


def mcp(hall: HallAddress = "http://localhost:8000", token: BotToken = "") -> None:
    """Let a language model play in a hall, as an MCP server over standard input and output.

    The model can list tables, sit down, see what its seat may see, and play. It needs `pip install 'tilehall[mcp]'`.
    """
    with clear_errors():
        client = HallClient(hall, required(token))
        try:
            from tilehall.engine.mcp_server import mcp_server
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "mcp":
                raise
            raise Malformed("This needs the package mcp: pip install 'tilehall[mcp]'.") from None
        mcp_server(client).run("stdio")
