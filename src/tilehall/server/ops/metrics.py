"""For whoever runs the hall: is it alive, is it ready, and how is it doing."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from resource import RUSAGE_SELF, getpagesize, getrusage
from time import time

from tilehall import __version__
from tilehall.server.live.hall import Hall

log = logging.getLogger("tilehall.ops")
SPANS = (0.001, 0.005, 0.02, 0.1, 0.5, 2.0)  # seconds; the upper ends of what requests are sorted into


class Tally:
    """Something that is counted, by its labels."""

    def __init__(self, name: str, say: str, *labels: str) -> None:
        self.name = name
        self.say = say
        self._labels = labels
        self._counts: Counter[tuple[str, ...]] = Counter()

    def add(self, *values: str, by: int = 1) -> None:
        self._counts[values] += by

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.say, "counter")
        for values, count in sorted(self._counts.items()):
            yield f"{self.name}{_labels(dict(zip(self._labels, values, strict=True)))} {count}"


class Span:
    """How long something took, sorted into a few lengths."""

    def __init__(self, name: str, say: str) -> None:
        self.name = name
        self.say = say
        self._counts = [0] * (len(SPANS) + 1)
        self._sum = 0.0

    def see(self, seconds: float) -> None:
        self._counts[bisect_left(SPANS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.say, "histogram")
        total = 0
        for end, count in zip((*map(str, SPANS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{end}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """Everything that is counted, in the text format of Prometheus; a library for it would cost more than it saves."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._began = time()
        self._gauges: list[tuple[str, str, Callable[[], float]]] = []
        self.requests = Tally("tilehall_http_requests_total", "HTTP requests answered.", "method", "route", "status")
        self.request_seconds = Span("tilehall_http_request_seconds", "Seconds to answer an HTTP request.")
        self.refusals = Tally("tilehall_limited_total", "Requests refused because of a limit.", "limit")
        self.gauge("tilehall_tables", "Tables in memory.", lambda: len(hall.tables))
        self.gauge("tilehall_sockets", "Websockets open.", lambda: len(hall.sockets))

    def gauge(self, name: str, say: str, read: Callable[[], float]) -> None:
        """Something that goes up and down, read when it is asked for."""
        self._gauges.append((name, say, read))

    def text(self) -> str:
        """All of it, as it stands."""
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        yield from _head("tilehall_info", "The release that runs.", "gauge")
        yield f"tilehall_info{_labels({'version': __version__})} 1"
        for tally in (self.requests, self.refusals):
            yield from tally.lines()
        yield from self.request_seconds.lines()
        yield from _head("tilehall_entries_total", "What happened at the tables.", "counter")
        for what, count in sorted(self._hall.counts.items()):
            yield f"tilehall_entries_total{_labels({'what': what})} {count}"
        for name, say, read in self._gauges:
            yield from _head(name, say, "gauge")
            yield f"{name} {read():g}"
        used = getrusage(RUSAGE_SELF)
        yield from _head("process_cpu_seconds_total", "Seconds of processor time.", "counter")
        yield f"process_cpu_seconds_total {used.ru_utime + used.ru_stime:.3f}"
        yield from _head("process_resident_memory_bytes", "Bytes of memory.", "gauge")
        yield f"process_resident_memory_bytes {_memory(used.ru_maxrss)}"
        yield from _head("process_start_time_seconds", "When the hall was opened, in seconds since 1970.", "gauge")
        yield f"process_start_time_seconds {self._began:.3f}"


def _head(name: str, say: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {say}", f"# TYPE {name} {kind}"


def _labels(values: Mapping[str, str]) -> str:
    """Labels as Prometheus reads them.

    >>> _labels({"what": 'a "quote"'})
    '{what="a \\\\"quote\\\\""}'
    """
    escapes = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
    return "{" + ",".join(f'{name}="{value.translate(escapes)}"' for name, value in values.items()) + "}"


def _memory(peak: int) -> int:
    """Memory now where the system tells it, else at its peak."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * getpagesize() if statm.exists() else peak * 1024
