"""Puzzles: positions with one clearly best turn, found by solvers.

A puzzle is a generated lesson: it has a position, a goal, tries and answers, and the rules are the judge. Its title is
its theme, and its text says where it comes from. A package may have a file of puzzles beside its lessons.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from tilehall.core.game import Illegal, Malformed
from tilehall.core.lesson import Lesson, PlayableLesson, attempt, playable, split
from tilehall.core.notation import clip
from tilehall.core.registry import NAME, find, lesson_packages

FILE = "puzzles.json.xz"
MIN_DICTIONARY_BYTES = 1 << 12  # of xz
MAX_FILE_BYTES = 1 << 26  # after decompression: sixty times the largest file of the included games
MAX_CACHED_POSITIONS = 512  # the number of puzzles whose positions are cached


class Puzzle(Struct, frozen=True, kw_only=True):
    """A puzzle and its difficulty, which comes from tries by bots: a rating in thousandths of a point."""

    lesson: Lesson
    mean: int
    deviation: int

    @property
    def id(self) -> str:
        return self.lesson.id

    @property
    def theme(self) -> str:
        """The kind of puzzle, in a few words of English. `lesson.title` has them for any language."""
        return str(self.lesson.title)


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    """Return a file of puzzles, sorted by id, so that the same puzzles make the same file.

    >>> unpack(pack([]))
    {}
    """
    # Words that all puzzles share cost almost nothing after compression.
    written = msgspec.json.encode(sorted(puzzles, key=lambda each: each.id))
    # Unpacking takes as much memory as the dictionary, and a browser never returns it: the preset alone has 64 MB.
    dictionary = max(MIN_DICTIONARY_BYTES, len(written))
    how = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": dictionary}
    return lzma.compress(written, filters=[how])


def unpack(raw: bytes) -> dict[str, Puzzle]:
    """Read the puzzles of a file, by id. Raises `Malformed` if one is invalid."""
    try:
        unpacking = lzma.LZMADecompressor()
        written = unpacking.decompress(raw, MAX_FILE_BYTES)
        if not unpacking.eof:
            raise Malformed("A file of puzzles is cut short, or too large.")
        found = msgspec.json.decode(written, type=tuple[Puzzle, ...])
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError) as error:
        raise Malformed(f"A file of puzzles cannot be read: {error}") from None
    puzzles = {each.id: each for each in found}
    if len(puzzles) < len(found) or not all(map(NAME.fullmatch, puzzles)):
        raise Malformed("Puzzles share an id, or have an invalid one.")
    return puzzles


@cache
def packaged(name: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game by id, or none if its package has none. Raises `Malformed` if one is invalid."""
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
    """Return the ids of the puzzles that the rules do not allow, or whose solution does not solve them."""
    return [each.id for each in packaged(name).values() if not _solves(name, each.lesson)]


def _solves(name: str, lesson: Lesson) -> bool:
    try:
        return attempt(playable(find(name), lesson), [split(lines) for lines in lesson.solution]).stands == "done"
    except (Illegal, Malformed):
        return False


_positions: dict[tuple[str, str, str], PlayableLesson] = {}


def position_of(name: str, lesson: Lesson) -> PlayableLesson:
    """Return a puzzle's lesson with its position, which is cached because some take hundreds of steps to reach."""
    key = name, lesson.id, lesson.position
    at = _positions.get(key)
    if at is None or at.lesson != lesson:
        at = _positions[key] = playable(find(name), lesson)
        if len(_positions) > MAX_CACHED_POSITIONS:
            del _positions[next(iter(_positions))]
    return at
