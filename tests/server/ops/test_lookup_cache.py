"""Tests of the lookup cache: entries expire, their number is bounded, and stale lookups are not stored."""

from __future__ import annotations

from tests.support.manual_clock import ManualClock
from tilehall.server.ops.lookup_cache import LookupCache


def test_an_entry_lives_so_long_and_there_are_so_many() -> None:
    clock = ManualClock()
    names: LookupCache[str, str] = LookupCache(2, 30, clock)
    for name in ("ann", "ben", "cat"):
        names[name] = name.title()
    assert [names.get(name) for name in ("ann", "ben", "cat")] == [None, "Ben", "Cat"]
    clock.now += 30
    assert names.get("cat") is None
    assert len(names) == 0


def test_what_is_invalidated_is_gone_and_the_rest_stays() -> None:
    clock = ManualClock()
    names: LookupCache[str, str] = LookupCache(10, 30, clock)
    names["ann"] = names["anna"] = "Ann"
    names["ben"] = "Ben"
    before = names.generation
    names.invalidate_where(lambda key, name: name == "Ann")
    assert dict(names) == {"ben": "Ben"}
    assert names.generation != before
    clock.now += 31
    names.invalidate_where(lambda key, name: True)
    assert dict(names) == {}
    before = names.generation
    names["ann"] = "Ann"
    names.invalidate("ann")
    names.invalidate("nobody")
    assert dict(names) == {}
    assert names.generation == before + 2
