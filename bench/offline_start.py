"""The page's own hall in Chromium: from a tap to the first move, the memory of its worker, and bytes loaded.

The worker starts when the page opens, and the tap follows at once. Before the warm start, the browser was closed. Times
are seconds, on the clock and of the CPU. A phone with a tenth of the speed is simulated by its CPU time, which counts
ten times: Chromium can slow down a page (`Emulation.setCPUThrottlingRate`), but not the page's workers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct, structs
from playwright.sync_api import Browser, Page, Request
from rich.console import Console
from rich.table import Table
from tests.support.chromium import chromium, chromium_path
from tests.support.server_process import Server

FLAGS = ("--no-sandbox", "--disable-gpu")
SLOWER = 10  # how much slower a phone is
TICKS = os.sysconf("SC_CLK_TCK")
RENDERER = b"--type=renderer"
TIMEOUT_MS = 300_000
PLAYED_MS = 5_000  # how long the first game goes on: browsers keep compiled code after some seconds


class Start(Struct, frozen=True):
    """What it took from a tap until the first move was played."""

    seconds: float
    cpu_s: float
    memory_mb: float  # of the page with its worker
    megabytes: float = 0.0  # loaded since the page was opened


def renderers() -> list[Path]:
    """Return the processes in which the browser of this process runs pages."""
    parents: dict[str, str] = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parents[process.name] = _fields(process)[1]
        except OSError:
            continue  # it has ended meanwhile

    def is_mine(process: str) -> bool:
        return process == str(os.getpid()) or (process in parents and is_mine(parents[process]))

    mine = [Path("/proc", process) for process in parents if is_mine(process)]
    return [process for process in mine if RENDERER in (process / "cmdline").read_bytes()]


def _fields(process: Path) -> list[str]:
    """Return the fields of a process after its name: its state, its parent and so on."""
    return (process / "stat").read_text().rpartition(")")[2].split()


def cpu_s(processes: list[Path]) -> float:
    """Return the CPU time of the processes."""
    fields = [_fields(process) for process in processes]
    return sum(int(each[11]) + int(each[12]) for each in fields) / TICKS


def memory_mb(processes: list[Path]) -> float:
    """Return the memory that only these processes use."""
    lines = [line for process in processes for line in (process / "smaps_rollup").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty"))) / 1024


def play_first_move(page: Page) -> Start:
    """Open the hall of the device, begin a game of 4ascend, and place a stone."""
    finished: list[Request] = []

    def note(request: Request) -> None:
        finished.append(request)

    page.on("requestfinished", note)
    page.goto("/offline/")
    play = page.get_by_role("button", name="Play now: 4ascend")
    play.wait_for()
    begun, used = perf_counter(), cpu_s(renderers())
    play.click()
    page.locator("[data-seq]").wait_for()
    page.locator('p.status:text-is("Your turn.")').wait_for()
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    page.locator("main.board [data-cell]:not([disabled])").first.click()
    page.locator(f'[data-seq]:not([data-seq="{seq}"])').wait_for()
    seconds = perf_counter() - begun
    mine = renderers()
    start = Start(seconds, cpu_s(mine) - used, memory_mb(mine))
    page.remove_listener("requestfinished", note)
    loaded = sum(max(0, request.sizes()["responseBodySize"]) for request in finished)
    return structs.replace(start, megabytes=loaded / 1e6)


@contextmanager
def opened(browser: Browser, address: str, profile: Path) -> Iterator[Page]:
    """Open a browser with a profile, which keeps what the browser stores, and yield a page."""
    executable = chromium_path()
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=executable, args=FLAGS, base_url=address, reduced_motion="reduce"
    )
    context.set_default_timeout(TIMEOUT_MS)
    yield context.new_page()
    context.close()


def measure(browser: Browser, address: str, profile: Path) -> tuple[Start, Start, float]:
    """Return the first start, one after the browser was closed, and the memory of the home page of a server's hall."""
    starts = list[Start]()
    for _ in range(2):
        with opened(browser, address, profile) as page:
            starts.append(play_first_move(page))
            page.wait_for_timeout(PLAYED_MS)
    with opened(browser, address, profile) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: 4ascend").wait_for()
        plain = memory_mb(renderers())
    cold, warm = starts
    return cold, warm, plain


def run(console: Console) -> None:
    """Measure a cold and a warm start, and print a table."""
    columns = ("start", "seconds", "CPU seconds", "phone: seconds", "loaded, MB", "memory of the worker, MB")
    table = Table(*columns, title="From the tap on a game to the first move of 4ascend")
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "hall.db", log_level="warning")
        try:
            with chromium(FLAGS) as browser:
                cold, warm, plain = measure(browser, server.address, Path(folder) / "profile")
        finally:
            server.stop()
    for name, each in (("cold", cold), ("warm", warm)):
        times = f"{each.seconds:.1f}", f"{each.cpu_s:.1f}", f"{SLOWER * each.cpu_s:.0f}"
        table.add_row(name, *times, f"{each.megabytes:.2f}", f"{each.memory_mb - plain:.0f}")
    console.print(table)
    console.print(f"The memory is that of the page's process less the {plain:.0f} MB of a page without a worker.")


if __name__ == "__main__":
    run(Console())
