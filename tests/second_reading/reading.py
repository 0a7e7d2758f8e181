"""A second reading of the rules: each game implemented again, naively, to check the real one against."""

from __future__ import annotations

from typing import Any, Protocol


class Reading(Protocol):
    def __init__(self, options: dict[str, Any], seats: int, first: int | None = None) -> None: ...
    def next(self) -> int | None: ...  # seat to act, -1 for chance, None when over
    def legal(self) -> set[str]: ...  # texts of every legal step of the seat to act; empty for chance and at end
    def odds(self) -> dict[str, int]: ...  # texts of chance's steps with their weights; empty otherwise
    def do(self, step: str) -> None: ...  # take a step (canonical text), `resign N` included
    def outcome(self) -> dict[str, Any] | None: ...  # {"scores": [...], "winners": [...]} when over
