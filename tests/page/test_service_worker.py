"""The service worker of the page in node, with caches in memory and a network that the test decides about."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from tests.support.browser_people import ROOT

RELEASE = {
    "version": "new",
    "pack": "page-new.json",
    "sha256": "",
    "runtime": "offline/runtime.new.json",
    "headers": {},
}
OLD = {
    "/page-old": {"index.html": "the old page plays with offline/runtime.old.json"},
    "/runtime-old": {"offline/runtime.old.json": "{}"},
}
NEW = {"/page-new": {"index.html": "the new page plays with offline/runtime.new.json"}}
# The first line of the input has the caches, the files of the network (null: it does not answer) and whether a later
# release waits; every further line has an event. An answer says what the event came to, and which caches there are.
HARNESS = """
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";
const SCOPE = "https://hall.example/";
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const { release, kept, network, waiting } = JSON.parse((await lines.next()).value);
const address = (request) => new URL(request.url ?? request, SCOPE).href;
const stores = new Map(Object.entries(kept).map(([name, files]) =>
  [name, new Map(Object.entries(files).map(([path, text]) => [SCOPE + path, text]))]));
const cache = (store) => ({
  match: async (request) => (store.has(address(request)) ? new Response(store.get(address(request))) : undefined),
  put: async (request, answer) => void store.set(address(request), await answer.text()),
});
globalThis.caches = {
  keys: async () => [...stores.keys()],
  delete: async (name) => stores.delete(name),
  open: async (name) => cache(stores.get(name) ?? stores.set(name, new Map()).get(name)),
  match: async (request, { cacheName } = {}) => {
    for (const [name, store] of stores) {
      const found = !cacheName || name === cacheName ? await cache(store).match(request) : undefined;
      if (found) return found;
    }
  },
};
globalThis.fetch = async (request) => {
  if (!network) return new Promise(() => {});
  const text = network[address(request).slice(SCOPE.length)];
  if (text === undefined) throw new TypeError("Failed to fetch");
  return new Response(text);
};
const handlers = {};
globalThis.self = {
  registration: { scope: SCOPE, installing: null, waiting: waiting ? {} : null },
  clients: { claim: async () => {} },
  addEventListener: (type, handler) => (handlers[type] = handler),
};
runInThisContext(`const RELEASE = ${JSON.stringify(release)};\\n` + readFileSync(process.env.SCRIPT, "utf8"));
for await (const line of lines) {
  const { type, path } = JSON.parse(line);
  const until = [];
  let answer;
  handlers[type]({
    request: { method: "GET", mode: "navigate", url: SCOPE + path },
    waitUntil: (promise) => until.push(promise),
    respondWith: (promise) => (answer = promise),
  });
  const text = await (await answer)?.text();
  await Promise.all(until);
  console.log(JSON.stringify({ text, caches: [...stores.keys()].sort() }));
}
process.exit();
"""


def after(*events: str, kept: dict[str, Any], network: dict[str, str] | None, waiting: bool = False) -> dict[str, Any]:
    """Send events to a worker of the new release. Return what the last one came to; `/` stands for a navigation."""
    find = [sys.executable, str(ROOT / "web" / "build.py"), "node"]
    node = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    given = {"release": RELEASE, "kept": kept, "network": network, "waiting": waiting}
    sent = [{"type": "fetch", "path": ""} if event == "/" else {"type": event} for event in events]
    run = subprocess.run(
        [node, "--input-type=module", "--eval", HARNESS],
        input="".join(f"{json.dumps(line)}\n" for line in (given, *sent)),
        env={"SCRIPT": str(ROOT / "web" / "public" / "service-worker.js")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    answer: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return answer


def test_a_browser_without_preload_is_answered_from_the_network() -> None:
    assert after("/", kept=NEW, network={"": "from the network"})["text"] == "from the network"


def test_a_new_worker_becomes_active_without_loading_anything() -> None:
    answer = after("activate", kept=OLD | NEW, network=None)
    assert answer["caches"] == ["/page-new", "/page-old", "/runtime-old"], "the old release can still play"


def test_an_active_worker_renews_the_runtime_of_an_earlier_release_at_a_navigation() -> None:
    runtime = json.dumps({"bytes": 0, "files": []})
    answer = after("/", kept=OLD | NEW, network={"": "", "offline/runtime.new.json": runtime})
    assert answer["caches"] == ["/page-new", "/runtime-new"]


@pytest.mark.parametrize("waiting", [False, True], ids=["an earlier release", "a later release"])
def test_without_a_network_the_page_is_that_of_the_release_whose_runtime_is_kept(waiting: bool) -> None:
    answer = after("/", kept=OLD | NEW, network={}, waiting=waiting)
    assert answer["text"] == OLD["/page-old"]["index.html"]
    assert answer["caches"] == ["/page-new", "/page-old", "/runtime-old"]
    assert after("/", kept=NEW, network={})["text"] == NEW["/page-new"]["index.html"]
