"""Playthroughs of the games in OpenSpiel as text: what OpenSpiel is told of a game, and of each step of a random play.

OpenSpiel's own writer lists every legal action and every number of every tensor. These files have digests of them.
`python -m tests.support.openspiel_playthrough` writes all files again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyspiel

from tilehall.research.openspiel import short_name

FOLDER = Path(__file__).parents[1] / "research" / "openspiel"
STEPS = 60  # written one by one: the deal and some turns of every game. The others follow without a line.
# By file, the name of the game and its parameters.
PLAYED: dict[str, tuple[str, dict[str, Any]]] = {
    "4ascend": ("4ascend", {"max_turns": 40, "sprout": '"1-3"'}),
    "heart-tiles": ("heart-tiles", {}),
    "miners-3": ("miners", {"players": 3, "goal": "first"}),
    "rummikub": ("rummikub", {"initial_meld": 0}),
    "summon5-1": ("summon5", {"players": 1, "sacred": "[3;5]", "obstacles": 2, "portals": 1}),
}


def digest(value: object) -> str:
    """Return a short digest of the text of a value."""
    return hashlib.sha256(str(value).encode()).hexdigest()[:8]


def playthrough(name: str) -> Iterator[str]:
    """Yield the lines of a playthrough."""
    title, parameters = PLAYED[name]
    game = pyspiel.load_game(short_name(title), parameters)
    kind = game.get_type()
    yield f"game: {game}"
    yield f"type: {kind.chance_mode.name}, {kind.information.name}, {kind.utility.name}, {kind.reward_model.name}"
    yield f"actions: {game.num_distinct_actions()}, chance outcomes: {game.max_chance_outcomes()}"
    yield f"lengths: {game.max_game_length()} steps, {game.max_chance_nodes_in_history()} of chance"
    yield f"utilities: {game.min_utility()} to {game.max_utility()}, sum {game.utility_sum()}"
    yield f"tensors: {game.information_state_tensor_shape()}, {game.observation_tensor_shape()}"
    state, rng = game.new_initial_state(), Random(name)
    while not state.is_terminal():
        count, player, legal = len(state.history()), state.current_player(), state.legal_actions()
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(numbers, odds)[0]
            who = f"chance, {len(legal)} outcomes {digest(state.chance_outcomes())}"
        else:
            action = rng.choice(legal)
            who = f"player {player}, {len(legal)} actions {digest(legal)}"
        step = state.action_to_string(player, action)
        state.apply_action(action)
        if count < STEPS:
            yield from ("", f"{count}. {who}: {action} {step}", *digests(state))
    yield from ("", f"The end, after {len(state.history())} steps:", *digests(state), "")
    yield state.information_state_string(0)
    yield f"returns: {state.returns()}"


def digests(state: Any) -> Iterator[str]:
    """Yield a line for each player with digests of what it is told."""
    for seat in range(state.num_players()):
        yield " ".join(
            (
                f"   {seat}: information {digest(state.information_state_string(seat))}",
                digest(state.information_state_tensor(seat)),
                f"observation {digest(state.observation_string(seat))} {digest(state.observation_tensor(seat))}",
            )
        )


if __name__ == "__main__":
    for each in PLAYED:
        (FOLDER / f"{each}.txt").write_text("\n".join(playthrough(each)) + "\n", encoding="utf-8")
