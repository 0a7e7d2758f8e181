"""The pictures on the pages of rules: a turn of each game before and after it was played.

    python -m tools.rule_pictures

writes docs/pictures/rules. Bots play from fixed seeds until a turn shows what the rules say. The pictures therefore
change only with the rules, the bots or the drawing. The command prints each turn, for the captions.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from tilehall import BotPlayer, Match, bot

PICTURES = Path(__file__).parent.parent / "docs/pictures/rules"
MAX_TURNS = 200


class Scene(Struct, frozen=True):
    """A game to play, the turn of it to show, and how many turns."""

    game: str
    seats: int
    seed: int
    fits: Callable[[str], bool]  # given what happened in a turn, as sentences
    turns: int = 1


SCENES = (
    Scene("summon5", 2, 7, lambda said: said.count("weaves") == 2),
    Scene("miners", 3, 7, lambda said: " reaches the " in said),
    Scene("4ascend", 2, 7, lambda said: "lifts a chain" in said and "Attack" not in said, turns=2),
    Scene("rummikub", 2, 7, lambda said: "apart" in said),
    Scene("heart-tiles", 2, 7, lambda said: "uses Wind" in said and said.count("places") == 2),
)


def play_turn(match: Match, players: list[BotPlayer]) -> list[str]:
    """Play one turn of the seat to act, and return what happened as its player saw it."""
    seat = match.seat
    assert seat is not None, "no turn fits the scene"
    known = len(match.log(seat))
    while match.seat == seat and len(match.log(seat)) - known < 20:
        players[seat].play(match)
    return match.log(seat)[known:]


def show(scene: Scene) -> None:
    """Play until a turn fits the scene, and draw the positions before and after it as its player saw them."""
    match = Match(scene.game, seats=scene.seats, seed=scene.seed)
    players = [bot(scene.game, "medium", seed=scene.seed + seat) for seat in range(scene.seats)]
    for _ in range(MAX_TURNS):
        seat, before = match.seat, match.copy()
        said = play_turn(match, players)
        if scene.fits(" ".join(said)):
            _draw(scene, 1, before, seat)
            _draw(scene, 2, match, seat)
            for number in range(3, scene.turns + 2):
                said += play_turn(match, players)
                _draw(scene, number, match, seat)
            print(scene.game, f"seat {seat}", *said, sep="\n  ")
            return


def _draw(scene: Scene, number: int, match: Match, seat: int | None) -> None:
    (PICTURES / f"{scene.game}-{number}.svg").write_text(str(match.svg(seat)), encoding="utf-8")


def main() -> None:
    """Draw every scene."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        show(scene)


if __name__ == "__main__":
    main()
