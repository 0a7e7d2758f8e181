"""The page builds positions and rooms from the previous ones and the changes."""

from __future__ import annotations

from typing import Any

from tests.support.page_module import opened

HAD: dict[str, Any] = {"seq": 6, "me": 0, "turn": 0, "legal": ["end"], "view": {"me": 0, "board": [".", "."], "hp": 20}}
NEWS: dict[str, Any] = {
    "since": 6,
    "me": 0,
    "position": {"seq": 7, "turn": 1},
    "view": {"hp": 19},
    "splices": {"board": [1, 1, ["b", "w"]]},
}


def test_fields_that_changed_are_replaced_and_others_stay() -> None:
    with opened("table/changes.ts") as call:
        view = {"me": 0, "board": [".", "b", "w"], "hp": 19}
        after = {"seq": 7, "me": 0, "turn": 1, "legal": [], "more": False, "view": view}
        assert call("changedPosition", HAD, NEWS) == after
        quiet = {"since": 6, "me": 0, "position": {"seq": 7}}
        assert call("changedPosition", HAD, quiet) == {**HAD, "seq": 7, "legal": [], "more": False}
        room = {"phase": "over", "chairs": [{"ready": False}, {"ready": False}], "match": 1}
        news = {"fields": {"match": 2}, "splices": {"chairs": [1, 1, [{"ready": True}]]}}
        assert call("changedRoom", room, news) == {**room, "match": 2, "chairs": [{"ready": False}, {"ready": True}]}


def test_legal_steps_are_put_together_from_their_words() -> None:
    with opened("table/changes.ts") as call:
        news = {**NEWS, "legal": {"": "end stuck", "place 4": "0,1 7,7"}, "more": True}
        position = call("changedPosition", HAD, news)
        assert (position["legal"], position["more"]) == (["end", "stuck", "place 4 0,1", "place 4 7,7"], True)


def test_a_fact_that_happened_several_times_is_told_as_often() -> None:
    draws, ends = {"fact": {"fact": "did"}, "say": "Ann draws a tile."}, {"fact": {"fact": "ended"}, "say": "Ann wins."}
    with opened("table/changes.ts") as call:
        move = {"seq": 7, "facts": [{**draws, "times": 3}, ends]}
        assert call("withAllFacts", move) == {
            "seq": 7,
            "facts": [{**fact, "times": 1} for fact in (draws, draws, draws, ends)],
        }


def test_changes_of_another_position_or_seat_are_not_applied() -> None:
    with opened("table/changes.ts") as call:
        for other in ({**HAD, "seq": 5}, {**HAD, "me": 1}):
            assert call("changedPosition", other, NEWS) is None
