"""Start times: importing the Python API, and `tilehall --help`."""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

RUNS = 15
CODES = {
    "Python itself": "pass",
    "import tilehall": "import tilehall",
    "the whole API": "import tilehall; [getattr(tilehall, name) for name in tilehall.__all__]",
    "a match of 4ascend": "import tilehall; tilehall.Match('4ascend', seed=7)",
    "a match of Rummikub": "import tilehall; tilehall.Match('rummikub', seed=7)",
    "tilehall --help": "from tilehall.cli import app; app(['--help'])",
    "tilehall": "from tilehall.cli import app; app([])",
}


def run(console: Console) -> None:
    """Measure each start several times, in new processes."""
    table = Table("start", title=f"Starting, median of {RUNS} runs")
    table.add_column("ms", justify="right")
    for name, code in CODES.items():
        table.add_row(name, f"{median(_seconds(code) for _ in range(RUNS)) * 1000:.0f}")
    console.print(table)


def _seconds(code: str) -> float:
    begun = perf_counter()
    subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - begun


if __name__ == "__main__":
    run(Console())
