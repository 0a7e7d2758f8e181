"""Two minutes of the soak with faults, and the checks of it held against tables on which something is wrong."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.faults.run import soak
from tests.support.postgres_server import NAMED

SECONDS = 75.0  # with faults; starting the cluster, ending every game and checking all of it take the rest
TABLES = 20


@pytest.mark.skipif(bool(NAMED), reason="only a private server is killed")
async def test_faults_lose_and_double_nothing_and_every_table_is_finished() -> None:
    printed = StringIO()
    wrong = await soak(SECONDS, TABLES, seed=5, console=Console(file=printed, width=200))
    assert not wrong, printed.getvalue()
    assert "lost 0, doubled 0" in printed.getvalue()
