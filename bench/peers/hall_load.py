"""Players of the hall: `python -m bench.peers.hall_load OPTIONS PORT TABLES SECONDS PACE`.

They are started like the peers' players; OPTIONS are those of 4ascend in JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys

import uvloop

from bench.crowd import Hall
from bench.moves import crowd, set_going


async def load(options: dict[str, int], port: int, tables: int, seconds: float, pace: float) -> None:
    """Seat all players and play for some seconds; print `begin` before and `end` with every wait after them."""
    waits: list[float] = []
    seated = await crowd(Hall(f"http://127.0.0.1:{port}"), tables, waits, options)
    set_going(seated, pace)
    slept = 0
    while slept < 2 or (slept < 20 and len(waits) < 3000):  # warm-up, as in loaded_table.js
        await asyncio.sleep(1)
        slept += 1
    waits.clear()
    print("begin", flush=True)
    await asyncio.sleep(seconds)
    print("end", json.dumps([round(1000 * wait, 3) for wait in waits]), flush=True)
    for table in seated:
        table.running = False


if __name__ == "__main__":
    options, port, tables, seconds, pace = sys.argv[1:]
    uvloop.run(load(json.loads(options), int(port), int(tables), float(seconds), float(pace)))
