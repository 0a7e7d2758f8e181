"""Metrics for Prometheus, in the server's own registry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from tilehall import __version__

BUCKETS = (0.001, 0.005, 0.02, 0.1, 0.5, 2.0)  # upper bounds in seconds: a move takes 2 ms, a sign-in 50 ms
MEDIA_TYPE = "text/plain; version=0.0.4"

# Otherwise, every counter has a second time series with its creation time, which nobody reads.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library gives it no types


class Metrics:
    """All metrics of the server; docs/reference/limits-and-metrics.md lists them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        info = Gauge("tilehall_info", "The running release.", ["version"], registry=self.registry)
        info.labels(__version__).set(1)
        self.ready = Gauge(
            "tilehall_ready",
            "1 while the store can be read and written and the hall is not closing, else 0.",
            registry=self.registry,
        )
        self.requests = Counter(
            "tilehall_http_requests_total",
            "HTTP requests answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "tilehall_http_request_seconds",
            "Seconds to answer an HTTP request.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.limited = Counter(
            "tilehall_limited_total",
            "Requests, messages and connections refused because of a limit.",
            ["limit"],
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)

    def observe(self, name: str, told: str, read: Callable[[], float]) -> None:
        """Register a gauge that is read whenever the metrics are requested."""
        Gauge(name, told, registry=self.registry).set_function(read)

    def observe_counts(self, name: str, told: str, counts: Mapping[str, int]) -> None:
        """Register counters by kind that are read whenever the metrics are requested."""
        self.registry.register(_Counts(name, told, counts))

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)


class _Counts(Collector):
    """Counters by kind that another part of the server keeps."""

    def __init__(self, name: str, told: str, counts: Mapping[str, int]) -> None:
        self._name = name
        self._told = told
        self._counts = counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._told, labels=["what"])
        for what, count in sorted(self._counts.items()):
            family.add_metric([what], count)
        yield family
