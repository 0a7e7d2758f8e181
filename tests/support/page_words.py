"""The texts of the page: its catalogues, the messages that its code says, and texts that are in no catalogue."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tests.support.browser_people import ROOT
from tilehall.core.fluent import Pattern, Reference, Selection, read, variables
from tilehall.core.message import COMMON, source_texts
from tilehall.core.word_check import references

WEB = ROOT / "web"
SOURCE = WEB / "src"
READER = Path(__file__).with_suffix(".js")
TAG = re.compile(r"<(\w+)/?>")


class Said(Struct, frozen=True):
    """A message that code says: its id, or the beginning of ids that are put together."""

    line: int
    words: str  # the module that exports `t`, without its suffix: "ui/words", "ui/words/first"
    args: list[str] | None  # the names of its arguments; None if they are not known
    id: str | None = None
    prefix: str | None = None


class Read(Struct, frozen=True):
    """What the reader found in one file."""

    literals: list[tuple[int, str]]
    said: list[Said]


def run(script: str, **environment: str) -> bytes:
    """Run a script in the page's folder with node, and return what it printed."""
    find = [sys.executable, str(WEB / "build.py"), "node"]
    node = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    command = [node, "--input-type=module", "--eval", script]
    return subprocess.run(command, cwd=WEB, env=environment, capture_output=True, check=True).stdout


@cache
def page(source: Path = SOURCE) -> dict[str, Read]:
    """Return what the reader found in each file of the page."""
    return msgspec.json.decode(run(READER.read_text(encoding="utf-8"), PAGE_SOURCE=str(source)), type=dict[str, Read])


def catalogues(source: Path = SOURCE) -> dict[str, Path]:
    """Return the English catalogue of each module that exports `t`."""
    found = {}
    for module in sorted(source.rglob("words/*.ts")):
        text = module.read_text(encoding="utf-8")
        if name := re.search(r'from "\./([\w-]+\.en\.ftl)"', text):
            path = module.relative_to(source).with_suffix("").as_posix()
            found[path.removesuffix("/index")] = module.parent / name[1]
    return found


def texts_of(file: Path) -> dict[str, Pattern]:
    """Return the texts of a catalogue by id."""
    return read(file.read_text(encoding="utf-8"))


def translations(english: Path) -> dict[str, Path]:
    """Return the same catalogue in the other languages, by language."""
    area = english.name.removesuffix(".en.ftl")
    files = sorted(english.parent.glob(f"{area}.*.ftl"))
    return {file.name.split(".")[-2]: file for file in files if file != english}


def strings(pattern: Pattern) -> Iterator[str]:
    """Yield the literal parts of a text."""
    for part in pattern:
        match part:
            case str():
                yield part
            case Selection(_, variants, default):
                for each in (*(variant for _, variant in variants), default):
                    yield from strings(each)


def problems(source: Path = SOURCE) -> list[str]:
    """Return where the code and the English catalogues do not fit."""
    files = {words: texts_of(file) for words, file in catalogues(source).items()}
    used: dict[str, set[str]] = {
        words: {id for text in texts.values() for id in references(text)} for words, texts in files.items()
    }
    found = []
    for path, content in page(source).items():
        for said in content.said:
            where = f"{path}:{said.line}"
            texts = files.get(said.words)
            if texts is None:
                found.append(f"{where} imports t from {said.words}, which has no catalogue.")
                continue
            ids = ids_of(said, texts)
            if not ids:
                found.append(f"{where} says {said.id or said.prefix or 'a message without an id'}, which has no words.")
            used[said.words] |= ids
            found += [f"{where} says {lack}." for lack in lacking(said, ids, texts)]
    for words, texts in files.items():
        found += [f"{words}: nothing says {id}." for id in texts if id not in used[words]]
    return found


def ids_of(said: Said, texts: dict[str, Pattern]) -> set[str]:
    """Return the messages that may be meant."""
    if said.prefix:
        return {id for id in texts if id.startswith(said.prefix) and "." not in id[len(said.prefix) :]}
    return {said.id} if said.id in texts else set()


def lacking(said: Said, ids: set[str], texts: dict[str, Pattern]) -> Iterator[str]:
    """Yield the messages that are said without an argument that they need."""
    for id in sorted(ids if said.args is not None else ()):
        if missing := {*variables(texts[id], texts)} - {*(said.args or ())}:
            yield f"{id} without {', '.join(sorted(missing))}"


def differences(english: Path, translated: Path) -> list[str]:
    """Return how the messages of a translation differ from English in their ids, arguments and markup."""
    own, theirs = texts_of(translated), texts_of(english)
    around, there = texts_around(translated), texts_around(english)
    found = []
    for id, pattern in own.items():
        if id not in theirs:
            found.append(f"{translated.name} has {id}, and English does not.")
            continue
        for what, mine, wanted in (
            ("arguments", {*variables(pattern, {**there, **around})}, {*variables(theirs[id], there)}),
            ("markup", tags(pattern), tags(theirs[id])),
        ):
            if mine != wanted:
                found.append(f"{translated.name}: {id} has other {what} than in English: {sorted(mine ^ wanted)}.")
    return found


def texts_around(file: Path) -> dict[str, Pattern]:
    """Return the texts that a catalogue may contain: those of its folder and the common ones, in its language."""
    language = file.name.split(".")[-2]
    beside = [text for each in sorted(file.parent.glob(f"*.{language}.ftl")) for text in texts_of(each).items()]
    return {**source_texts(COMMON, language), **dict(beside)}


def tags(pattern: Pattern) -> set[str]:
    """Return the names of the markup in a text."""
    return {name for text in strings(pattern) for name in TAG.findall(text)}


def as_json(pattern: Any) -> Any:
    """Return a text as web/words.js reads it."""
    match pattern:
        case str():
            return pattern
        case tuple():
            return [as_json(part) for part in pattern]
        case Reference(id):
            return {"reference": id}
        case Selection(name, variants, default):
            chosen: dict[str, Any] = {}
            for key, each in variants:
                chosen.setdefault(str(key), as_json(each))
            return {"name": name, "variants": chosen, "other": as_json(default)}
        case variable:
            return {"name": variable.name}
