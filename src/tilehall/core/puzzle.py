"""Puzzles: positions with one clearly best turn, which solvers have found.

A puzzle is a lesson that nobody wrote: the same position, goal, tries and answers, and the same rules as the judge. Its
title is its theme, its text where it comes from. Beside its lessons, a package may bring a file of them.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from cachetools import LRUCache
from msgspec import Struct

from tilehall.core.game import Illegal, Malformed
from tilehall.core.lesson import Lesson, PlayableLesson, attempt, playable, split
from tilehall.core.notation import clip
from tilehall.core.registry import NAME, find, lesson_packages

FILE = "puzzles.json.xz"
LARGEST = 1 << 26  # bytes of a file once it is unpacked: sixty times that of the games here
POSITIONS = 512  # puzzles whose position is kept in memory


class Puzzle(Struct, frozen=True, kw_only=True):
    """A puzzle, and how hard it is as far as bots have tried it: a rating in thousandths of a point."""

    lesson: Lesson
    mean: int
    deviation: int

    @property
    def id(self) -> str:
        return self.lesson.id

    @property
    def theme(self) -> str:
        """What kind of puzzle it is, in a few words."""
        return self.lesson.title


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    """A file of puzzles, in the order of their ids: the same puzzles make the same file.

    >>> unpack(pack([]))
    {}
    """
    # Words that all puzzles share cost nothing once it is compressed.
    return lzma.compress(msgspec.json.encode(sorted(puzzles, key=lambda each: each.id)), preset=9 | lzma.PRESET_EXTREME)


def unpack(raw: bytes) -> dict[str, Puzzle]:
    """The puzzles of a file by id; Malformed names what does not fit."""
    try:
        unpacking = lzma.LZMADecompressor()
        written = unpacking.decompress(raw, LARGEST)
        if not unpacking.eof:
            raise Malformed("A file of puzzles is cut short, or too large.")
        found = msgspec.json.decode(written, type=tuple[Puzzle, ...])
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError) as error:
        raise Malformed(f"A file of puzzles cannot be read: {error}") from None
    puzzles = {each.id: each for each in found}
    if len(puzzles) < len(found) or not all(map(NAME.fullmatch, puzzles)):
        raise Malformed("Puzzles share an id, or it is none.")
    return puzzles


@cache
def packaged(name: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by id; none where its package brings none. Malformed where they do not fit."""
    package = lesson_packages().get(name)
    if package is None:
        return {}
    try:
        raw = files(package).joinpath(FILE).read_bytes()
    except FileNotFoundError:
        return {}
    except (ImportError, OSError, ValueError) as error:
        raise Malformed(f"The {FILE} of the package {clip(package)} cannot be read: {error}") from None
    return unpack(raw)


def unsolved(name: str) -> list[str]:
    """The ids of the puzzles of a game that its rules do not allow, or that are not solved as they say."""
    return [each.id for each in packaged(name).values() if not _solves(name, each.lesson)]


def _solves(name: str, lesson: Lesson) -> bool:
    try:
        return attempt(playable(find(name), lesson), [split(lines) for lines in lesson.solution]).stands == "done"
    except (Illegal, Malformed):
        return False


_positions: LRUCache[tuple[str, str, str], PlayableLesson] = LRUCache(POSITIONS)


def position_of(name: str, lesson: Lesson) -> PlayableLesson:
    """A puzzle's lesson with its position, which is remembered: some take hundreds of steps to reach."""
    key = name, lesson.id, lesson.position
    at = _positions.get(key)
    if at is None or at.lesson != lesson:
        at = _positions[key] = playable(find(name), lesson)
    return at
