"""Every ruling that is named anywhere is in docs/reference/rulings.md, and has tests named after it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "docs/reference/rulings.md"
# `C5b`, `R1.12`; not `C11 27`, which is a curve in a drawing, and not `R2`, which is a piece in capitals.
NUMBER = re.compile(r"\bC\d{1,2}[a-z]?\b(?! ?[-.\d])|\bR\d\.\d{1,2}[a-z]?\b")
IN_A_NAME = re.compile(r"(?<=_)(?:c\d{1,2}[a-z]?|r\d_\d{1,2}[a-z]?)(?=_)")
SOURCES = ("src/**/*.py", "src/**/*.md", "tests/**/*.py", "tools/**/*.py", "bench/**/*.py", "docs/**/*.md", "*.md")
PAGE = ("web/src/**/*.ts", "web/src/**/*.svelte")


def decided() -> dict[str, str]:
    """Return every ruling by its number, with its anchor."""
    found = re.findall(r'(?m)^- <a id="([a-z0-9-]+)"></a>\*\*([CR][\w.]+)\*\* .', RULINGS.read_text(encoding="utf-8"))
    return {number: anchor for anchor, number in found}


def files(*patterns: str) -> list[Path]:
    return sorted({file for pattern in patterns for file in ROOT.glob(pattern) if "node_modules" not in file.parts})


def numbers_in_names(source: str) -> set[str]:
    """Return the rulings that the tests of a file are named after.

    >>> sorted(numbers_in_names("def test_r2_8_c5_who_resigned() -> None:"))
    ['C5', 'R2.8']
    """
    names = re.findall(r"def (test_\w+)\(", source)
    return {word.capitalize().replace("_", ".") for name in names for word in IN_A_NAME.findall(name)}


def test_every_ruling_that_is_named_anywhere_is_decided() -> None:
    known = decided()
    named = 0
    for file in files(*SOURCES, *PAGE):
        source = file.read_text(encoding="utf-8")
        for number in {*NUMBER.findall(source), *(numbers_in_names(source) if file.suffix == ".py" else ())}:
            assert number in known, f"{file.relative_to(ROOT)} names {number}"
            named += 1
    assert named > 300


def test_every_ruling_has_a_test_that_is_named_after_it() -> None:
    tested = {
        number for file in files("tests/**/*.py") for number in numbers_in_names(file.read_text(encoding="utf-8"))
    }
    assert not set(decided()) - tested


def test_every_ruling_has_its_anchor_and_every_link_to_one_leads_there() -> None:
    known = decided()
    assert {number: number.lower().replace(".", "-") for number in known} == known
    assert len(known) == len(re.findall(r"(?m)^- ", RULINGS.read_text(encoding="utf-8"))), "an item has no number"
    for file in files("docs/**/*.md", "*.md"):
        for anchor in re.findall(r"rulings\.md#([\w-]+)", file.read_text(encoding="utf-8")):
            assert anchor in known.values(), f"{file.relative_to(ROOT)} links to {anchor}"
