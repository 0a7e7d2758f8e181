"""The boards of the terminal and the pictures in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from tilehall.core import record
from tilehall.core.drawing import COLUMNS, board_svg, drawn
from tilehall.core.game import OPEN, AnyGame, View, players_of
from tilehall.core.languages import LANGUAGES
from tilehall.core.registry import find

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
GAMES = ("4ascend", "heart-tiles", "miners", "rummikub", "summon5")
ACCENTED = "en-XA"  # every letter of a catalogue has an accent


def positions(name: str) -> Iterator[tuple[AnyGame, int, View]]:
    """Yield some positions of the playthroughs of a game, from the first to the last, with the number of seats."""
    for at, file in enumerate(sorted((PLAYTHROUGHS / name).glob("*.txt"))):
        kept = record.from_text(file.read_text(encoding="utf-8"))
        states = list(record.replay(kept))
        for number in (at * len(states) // 40, len(states) // 2, len(states) - 1):
            yield kept.rules, kept.seats, kept.rules.view(states[min(number, len(states) - 1)], OPEN)


def lines(game: AnyGame, view: View, names: tuple[str, ...], language: str) -> list[str]:
    console = Console(width=COLUMNS, color_system=None)
    with console.capture() as shown:
        console.print(drawn(game, view, names, language))
    return shown.get().splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_every_word_beside_a_board_comes_from_a_catalogue(name: str) -> None:
    for game, seats, view in positions(name):
        text = "\n".join(lines(game, view, ("一", "二", "三", "四", "五")[:seats], ACCENTED))
        words = set(re.findall(r"[A-Za-z]{3,}", text)) - {"wind", "recycle", "shield"}
        assert not {word for word in words if set(word) - set("TRBL")}, text


@pytest.mark.parametrize("name", GAMES)
def test_every_word_in_a_picture_comes_from_a_catalogue(name: str) -> None:
    for game, seats, view in positions(name):
        picture = board_svg(game, view, ("一", "二", "三", "四", "五")[:seats], ACCENTED)
        text = "\n".join(ElementTree.fromstring(picture).itertext())
        assert not re.search(r"[A-Za-z]{3,}", text), text


def test_a_picture_of_a_package_that_knows_no_language_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, view = next(positions("4ascend"))
    monkeypatch.setattr(type(game), "svg", lambda self, view, names: f"<svg>{names[0]} to act</svg>")
    assert board_svg(game, view, ("Ann", "Ben"), "de") == "<svg>Ann to act</svg>"


@pytest.mark.parametrize("name", GAMES)
def test_a_board_fits_the_terminal_in_every_language(name: str) -> None:
    found = [*positions(name)][::5]
    for language in LANGUAGES:
        for game, seats, view in found:
            shown = lines(game, view, players_of(game, language)[:seats], language)
            assert max(map(cell_len, shown)) <= COLUMNS


def test_seats_are_named_in_the_language_of_the_terminal() -> None:
    assert players_of(find("rummikub"), "zh") == ("玩家1", "玩家2", "玩家3", "玩家4")
    assert players_of(find("miners"), "de") == find("miners").players
