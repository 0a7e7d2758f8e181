"""The dashboard and the alerts query only metrics, labels and values that `/metrics` exports."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.support.http_client import HttpHall, in_a_hall
from tests.support.local_bus import LocalBus
from tilehall.server.cluster.cluster_node import ClusterNode
from tilehall.server.clustered_app import join_cluster
from tilehall.server.ops.rate_limits import Limit
from tilehall.table import entries

ROOT = Path(__file__).parents[2]
ALERTS = ROOT / "deploy/alerts.yaml"
DASHBOARD: dict[str, Any] = msgspec.json.decode((ROOT / "deploy/grafana.json").read_bytes())
RULES: list[dict[str, Any]] = [
    rule for group in msgspec.yaml.decode(ALERTS.read_bytes())["groups"] for rule in group["rules"]
]
TARGETS: list[dict[str, str]] = [target for panel in DASHBOARD["panels"] for target in panel["targets"]]
PROMTOOL = shutil.which("promtool")

ADDED = {"job", "instance"}  # labels that Prometheus adds to everything it reads
OWN = {"up"}  # what it writes itself about each node
WORDS = {"by", "without", "on", "ignoring", "and", "or", "unless", "bool", "offset"}
GROUPED = re.compile(r"\b(?:by|without|on|ignoring)\s*\(([^)]*)\)")
SELECTED = re.compile(r"\{([^}]*)\}")
MATCHER = re.compile(r'(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"')


class Query:
    """The names in a query of PromQL (prometheus.io/docs/prometheus/latest/querying/basics).

    >>> query = Query('sum by (what) (rate(tilehall_entries_total{what=~"sat|stood"}[5m])) > 2')
    >>> query.metrics, query.labels, query.values
    ({'tilehall_entries_total'}, {'what'}, [('what', 'sat'), ('what', 'stood')])
    """

    def __init__(self, text: str) -> None:
        matchers = [each for inside in SELECTED.findall(text) for each in MATCHER.findall(inside)]
        grouped = {label.strip() for inside in GROUPED.findall(text) for label in inside.split(",")}
        self.labels = {label for label, _, _ in matchers} | grouped
        self.values = [(label, value) for label, _, values in matchers for value in values.split("|")]
        bare = re.sub(r"\[[^\]]*\]", "", SELECTED.sub("", GROUPED.sub("", text)))
        self.metrics = set(re.findall(r"\b[a-z_]\w*\b(?!\s*\()", bare)) - WORDS


QUERIES = [*(rule["expr"] for rule in RULES), *(target["expr"] for target in TARGETS)]


async def exported(http_hall: HttpHall) -> dict[str, set[str]]:
    """Return every metric, with its labels, of a hall in which something happened and something was refused."""
    browser = await http_hall.guest("Ann")
    await browser.post("/api/rooms", json={"game": "miners"})
    http_hall.limits.refuse("sockets", "192.0.2.1")
    node = ClusterNode(LocalBus([]), http_hall.store, http_hall.app.time)
    join_cluster(http_hall.app, node)
    node.counts["sent"] += 1
    await browser.get("/metrics")  # so that a request was answered before the next one
    families = text_string_to_metric_families((await browser.get("/metrics")).text)
    found: dict[str, set[str]] = {}
    for family in families:
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def allowed(label: str) -> set[str] | None:
    """Return the values that a label can have; None for any."""
    match label:
        case "what":
            kinds = {kind.__name__.lower() for kind in entries.Entry.__subclasses__()}
            return kinds | {"opened", "arranged", "bot_failed", "slow_reader"}
        case "limit":
            return {name for kind in get_args(Limit) for name in get_args(kind)}
        case "status":
            return {"500", "503"}
    return None


@in_a_hall()
async def test_every_metric_and_label_of_a_query_is_exported(http_hall: HttpHall) -> None:
    known = await exported(http_hall)
    for text in QUERIES:
        query = Query(text)
        assert query.metrics, text
        assert query.metrics <= known.keys() | OWN, text
        for metric in query.metrics:
            assert query.labels <= known.get(metric, set()) | ADDED, text
        for label, value in query.values:
            values = allowed(label)
            assert values is None or value in values, text
    for variable in DASHBOARD["templating"]["list"]:
        if variable["type"] == "query":
            metric, label = re.fullmatch(r"label_values\((\w+), (\w+)\)", variable["query"]).groups()  # type: ignore[union-attr]
            assert metric in known
            assert label in known[metric] | ADDED


@in_a_hall()
async def test_what_a_legend_or_an_alert_names_is_in_its_query(http_hall: HttpHall) -> None:
    known = await exported(http_hall)
    named = [(target["expr"], re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) for target in TARGETS]
    named += [(rule["expr"], re.findall(r"\$labels\.(\w+)", str(rule["annotations"]))) for rule in RULES]
    for text, labels in named:
        grouped = {label.strip() for inside in GROUPED.findall(text) for label in inside.split(",")}
        left = grouped or ADDED.union(*(known.get(metric, set()) for metric in Query(text).metrics))
        if text.startswith(("sum(", "count(")):
            left = set()
        assert set(labels) <= left, text


@in_a_hall()
async def test_everything_that_is_exported_of_the_hall_is_explained_and_on_the_dashboard(http_hall: HttpHall) -> None:
    shown = {metric for target in TARGETS for metric in Query(target["expr"]).metrics}
    page = (ROOT / "docs/reference/limits-and-metrics.md").read_text(encoding="utf-8")
    for sample in await exported(http_hall):
        name = re.sub("_(bucket|sum|count)$", "", sample)
        assert f"`{name}`" in page, name
        assert name.startswith("process_") or {name, f"{name}_bucket"} & shown, name


def test_every_alert_says_what_to_do_and_is_explained() -> None:
    page = (ROOT / "docs/reference/limits-and-metrics.md").read_text(encoding="utf-8")
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert rule["annotations"]["summary"].endswith("."), rule["alert"]
        assert rule["annotations"]["description"].endswith("."), rule["alert"]
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert f"`{rule['alert']}`" in page


def test_panels_do_not_cover_each_other() -> None:
    cells = [
        (panel["gridPos"]["x"] + x, panel["gridPos"]["y"] + y)
        for panel in DASHBOARD["panels"]
        for x in range(panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["h"])
    ]
    assert len(set(cells)) == len(cells)
    assert max(x for x, _ in cells) < 24, "Grafana's grid has 24 columns"
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


@pytest.mark.skipif(PROMTOOL is None, reason="promtool is not here: it comes with Prometheus")
def test_promtool_reads_the_alerts() -> None:
    done = subprocess.run([str(PROMTOOL), "check", "rules", str(ALERTS)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
