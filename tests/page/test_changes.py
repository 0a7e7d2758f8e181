"""The page builds a position from the previous one and the changes."""

from __future__ import annotations

from typing import Any

from tests.support.page_module import opened

HAD: dict[str, Any] = {"seq": 6, "me": 0, "turn": 0, "legal": ["end"], "view": {"me": 0, "board": [".", "."], "hp": 20}}
NEWS: dict[str, Any] = {
    "since": 6,
    "me": 0,
    "position": {"seq": 7, "turn": 1, "legal": []},
    "view": {"hp": 19},
    "splices": {"board": [1, 1, ["b", "w"]]},
}


def test_fields_that_changed_are_replaced_and_others_stay() -> None:
    with opened("table/changes.ts") as call:
        view = {"me": 0, "board": [".", "b", "w"], "hp": 19}
        assert call("changedPosition", HAD, NEWS) == {"seq": 7, "me": 0, "turn": 1, "legal": [], "view": view}
        quiet = {**NEWS, "position": {"seq": 7}, "view": {}, "splices": {}}
        assert call("changedPosition", HAD, quiet) == {**HAD, "seq": 7}


def test_changes_of_another_position_or_seat_are_not_applied() -> None:
    with opened("table/changes.ts") as call:
        for other in ({**HAD, "seq": 5}, {**HAD, "me": 1}):
            assert call("changedPosition", other, NEWS) is None
