"""A minute or two of the soak with faults: every kind of fault happens, and nothing is lost."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.faults.faults import KINDS, planned
from tests.faults.run import soak
from tests.support.postgres_server import NAMED

DURATION_S = 60.0  # with faults; starting the cluster, ending every game and checking take the rest
TABLES = 12
SEED = 5


def test_the_order_of_faults_follows_from_the_seed() -> None:
    one, other = ([*planned(seed, 600)] for seed in (1, 2))
    assert one == [*planned(1, 600)] != other
    assert len(one) > 100
    assert {fault.kind for fault in planned(SEED, DURATION_S)} == {*KINDS}


@pytest.mark.skipif(bool(NAMED), reason="only a private server is killed")
@pytest.mark.long
async def test_faults_lose_and_double_nothing_and_every_table_is_finished() -> None:
    printed = StringIO()
    wrong = await soak(DURATION_S, TABLES, SEED, Console(file=printed, width=200))
    assert not wrong, printed.getvalue()
    assert "lost 0, doubled 0, otherwise wrong 0" in printed.getvalue()
