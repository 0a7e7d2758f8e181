"""Tests of the matching decisions: in any order of asks, departures and blocks, nobody waits twice or in vain."""

from __future__ import annotations

from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tilehall.server.matching.decisions import Apart, Correction, Queue, WaitingRoom, corrections, room_for

QUICK: Queue = ("4ascend", "quick")


def room(code: str, *people: str, seats: int = 2, queue: Queue = QUICK, opened: int = 1) -> WaitingRoom:
    """Return a room in which these users wait, all of them present."""
    free = seats - len(people)
    return WaitingRoom(code, opened, queue, free, people, joinable=True, here=frozenset(people))


def test_a_player_joins_the_oldest_matching_room_with_a_free_seat() -> None:
    rooms = [
        room("FULL22", "a", "b", opened=1),
        room("SLOWER", "c", queue=("4ascend", "days"), opened=2),
        room("OTHERS", "d", queue=("miners", "quick"), opened=3),
        room("YOUNG2", "e", opened=5),
        room("OLDER2", "f", opened=4),
    ]
    assert room_for("me", QUICK, rooms, {}) == "OLDER2"
    assert room_for("me", QUICK, rooms, {"me": {"f"}}) == "YOUNG2"
    assert room_for("me", QUICK, rooms, {"me": {"e", "f"}}) is None
    assert room_for("me", ("rummikub", "quick"), rooms, {}) is None


def test_a_player_joins_neither_absent_players_nor_an_empty_room() -> None:
    assert room_for("me", QUICK, [replace(room("AWAY22", "a"), joinable=False)], {}) is None
    assert room_for("me", QUICK, [room("EMPTY2")], {}) is None


def test_rooms_opened_at_the_same_time_are_ordered_by_code_on_every_node() -> None:
    rooms = [room("BBBBBB", "b"), room("AAAAAA", "a")]
    assert room_for("me", QUICK, rooms, {}) == room_for("me", QUICK, rooms[::-1], {}) == "AAAAAA"
    assert corrections(rooms, {}) == corrections(rooms[::-1], {}) == (Correction("b", "BBBBBB", "AAAAAA"),)


def test_a_player_with_two_seats_leaves_the_newer_room_also_of_another_queue() -> None:
    rooms = [room("OLDER2", "a", opened=1), room("YOUNG2", "a", queue=("miners", "days"), opened=2)]
    assert corrections(rooms, {}) == (Correction("a", "YOUNG2"),)


def test_an_absent_player_stays_and_a_full_table_is_left_alone() -> None:
    older, younger = room("OLDER2", "a", opened=1), room("YOUNG2", "b", opened=2)
    assert corrections([older, replace(younger, here=frozenset())], {}) == ()
    assert corrections([replace(older, joinable=False), younger], {}) == ()
    assert corrections([older, room("YOUNG2", "b", "c", opened=2)], {}) == ()


def test_of_two_who_are_kept_apart_the_second_leaves() -> None:
    together = room("MINERS", "a", "b", "c", seats=5)
    assert corrections([together], {"a": {"c"}, "c": {"a"}}) == (Correction("c", "MINERS"),)


def test_four_in_two_rooms_come_together_as_far_as_there_are_seats() -> None:
    rooms = [room("OLDER2", "a", "b", seats=3, opened=1), room("YOUNG2", "c", "d", seats=3, opened=2)]
    assert corrections(rooms, {}) == (Correction("c", "YOUNG2", "OLDER2"),)


PEOPLE = st.sampled_from("abcdefgh")
QUEUES = st.sampled_from([("4ascend", "quick"), ("miners", "none"), ("miners", "quick")])
SEATS = {"4ascend": 2, "miners": 5}
ACTIONS = st.one_of(
    st.tuples(st.just("ask"), PEOPLE, QUEUES),
    st.tuples(st.just("blind ask"), PEOPLE, QUEUES),  # on a node that has not seen any other room yet
    st.tuples(st.just("leave"), PEOPLE, PEOPLE),
    st.tuples(st.just("away"), PEOPLE, PEOPLE),
    st.tuples(st.just("back"), PEOPLE, PEOPLE),
    st.tuples(st.just("block"), PEOPLE, PEOPLE),
)


class Waiting:
    """Rooms as the nodes' stores hold them, changed by user actions in any order."""

    def __init__(self) -> None:
        self.rooms: dict[str, WaitingRoom] = {}
        self.apart: dict[str, set[str]] = {}
        self.away: set[str] = set()
        self.numbers = count(1)

    def do(self, what: str, who: str, more: object) -> None:
        match what:
            case "ask" | "blind ask":
                assert isinstance(more, tuple)
                self.ask(who, more, blind=what == "blind ask")
            case "leave":
                for code in list(self.rooms):
                    self.stand(who, code)
            case "away":
                self.away.add(who)
            case "back":
                self.away.discard(who)
            case "block" if who != more:
                self.apart.setdefault(who, set()).add(str(more))
                self.apart.setdefault(str(more), set()).add(who)

    def ask(self, who: str, queue: Queue, *, blind: bool) -> None:
        self.away.discard(who)
        seen = () if blind else self.seen()
        for mine in seen:
            if who in mine.people:
                if mine.queue == queue:
                    return
                self.stand(who, mine.code)
        code = room_for(who, queue, self.seen() if seen else (), self.apart)
        if code is None:
            number = next(self.numbers)
            code = f"ROOM{number:02}"
            self.rooms[code] = WaitingRoom(code, number // 2, queue, SEATS[queue[0]], (), joinable=True)
        self.sit(who, code)

    def seen(self) -> list[WaitingRoom]:
        return [
            replace(each, here=frozenset(each.people) - self.away, joinable=not self.away & set(each.people))
            for each in self.rooms.values()
            if each.people
        ]

    def sit(self, who: str, code: str) -> None:
        there = self.rooms[code]
        assert there.free
        self.rooms[code] = replace(there, people=(*there.people, who), free=there.free - 1)

    def stand(self, who: str, code: str) -> None:
        there = self.rooms[code]
        if who in there.people:
            people = tuple(each for each in there.people if each != who)
            self.rooms[code] = replace(there, people=people, free=there.free + 1)

    def correct(self) -> None:
        for each in corrections(self.seen(), self.apart):
            self.stand(each.user, each.source)
            if each.target is not None:
                self.sit(each.user, each.target)


def check(rooms: list[WaitingRoom], apart: Apart) -> None:
    """Assert the invariants of waiting rooms."""
    everybody = [user for each in rooms for user in each.people]
    assert len(everybody) == len(set(everybody)), "somebody waits twice"
    for each in rooms:
        assert not any(apart.get(user, set()) & {*each.people} for user in each.people), "a blocked pair sits together"
        for older in rooms:
            if older.age < each.age and older.queue == each.queue and older.free and each.free and older.joinable:
                for user in each.here:
                    assert apart.get(user, set()) & {*older.people}, f"{user} waits for nothing in {each.code}"


@settings(max_examples=150, deadline=None)
@given(st.lists(ACTIONS, max_size=30))
def test_in_whatever_order_people_ask_leave_and_block_the_rooms_are_right_after_the_correction(
    actions: list[tuple[str, str, object]],
) -> None:
    waiting = Waiting()
    for what, who, more in actions:
        waiting.do(what, who, more)
    waiting.correct()
    check(waiting.seen(), waiting.apart)
    assert corrections(waiting.seen(), waiting.apart) == (), "once is enough"
