"""Leaks planted into the rules, the table and the server, for the test of the law to find."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any
from zlib import crc32

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from tilehall.core.game import OPEN, AnyGame, Draft, Ended, Fact, Illegal, Mark, Outcome, Step, View, Watcher
from tilehall.core.languages import ENGLISH
from tilehall.core.notation import text
from tilehall.messages import rooms, wire
from tilehall.server.live import table as live
from tilehall.table import projections
from tilehall.table.dice import Proof
from tilehall.table.room import Room
from tilehall.table.summary import Summary

Plant = Callable[[pytest.MonkeyPatch, AnyGame], None]


def secret(state: Any) -> int:
    """Return a small number that depends on the whole state, hidden parts included."""
    return crc32(repr(state).encode()) % 100


def in_the_view(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Add a field to the view that depends on other players' hands."""
    honest = type(rules).view

    def view(self: AnyGame, state: Any, watcher: Watcher) -> View:
        leaking: View = replace(honest(self, state, watcher), outcome=Outcome((secret(state),), (), "leak"))
        return leaking

    patch.setattr(type(rules), "view", view)


def in_a_hand(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Show all hands to everybody."""
    honest = type(rules).view
    patch.setattr(type(rules), "view", lambda self, state, _: honest(self, state, OPEN))


def in_shown_steps(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Show dealt cards to everybody."""
    patch.setattr(type(rules), "show", lambda self, step, _: step)


def in_told_facts(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Put more into a fact than its step shows."""
    honest = type(rules).tell

    def tell(self: AnyGame, before: Any, step: Step, after: Any, watcher: Watcher) -> tuple[Fact, ...]:
        leak = Ended(Outcome((secret(after),), (), "leak"))
        return (*honest(self, before, step, after, watcher), leak)

    patch.setattr(type(rules), "tell", tell)


def in_a_sentence(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Leave the fact correct, but leak in its sentence."""
    honest = projections.tell

    def tell(room: Room, *args: Any) -> projections.Moved:
        moved = honest(room, *args)
        return replace(
            moved, facts=tuple(replace(each, say=f"{each.say} {secret(room.state)}") for each in moved.facts)
        )

    patch.setattr(projections, "tell", tell)


def in_a_refusal(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Explain an illegal step with what another player holds."""
    honest = type(rules).apply

    def apply(self: AnyGame, state: Any, step: Step) -> Any:
        try:
            return honest(self, state, step)
        except Illegal as refusal:
            raise Illegal(f"{refusal} (Somebody else has {secret(state)} of them.)") from None

    patch.setattr(type(rules), "apply", apply)


def in_a_verdict(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Judge a tried draft by what other players hold."""
    honest = type(rules).draft

    def draft(self: AnyGame, state: Any, steps: Sequence[Step]) -> Draft:
        return replace(honest(self, state, steps), marks=(Mark("sum", (), points=secret(state)),))

    patch.setattr(type(rules), "draft", draft)


def in_the_order_of_legal_steps(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """List the correct legal steps, but in an order that depends on other players' hands."""
    honest = type(rules).legal

    def legal(self: AnyGame, state: Any) -> Iterable[Step]:
        steps = list(honest(self, state))
        turned = secret(state) % max(1, len(steps))
        return steps[turned:] + steps[:turned]

    patch.setattr(type(rules), "legal", legal)


def in_legal_steps_for_everybody(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Send everybody the legal steps of the seat to act, which reveal its hand."""
    honest = projections.Projections.position

    def position(
        self: projections.Projections, watcher: Watcher, asks: bool = False, language: str = ENGLISH
    ) -> projections.SeenPosition[View]:
        return replace(
            honest(self, watcher, asks, language), legal=tuple(map(text, self.room.game.legal(self.room.state)))
        )

    patch.setattr(projections.Projections, "position", position)


def in_the_room(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Make a count in the room's messages depend on what is hidden."""
    honest = live.LiveTable.room_status

    def room(table: live.LiveTable, seen: Room, language: str) -> wire.RoomStatus:
        return replace(honest(table, seen, language), watching=secret(table.room.state))

    patch.setattr(live.LiveTable, "room_status", room)


def in_missed_moves(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Send a returning user the missed moves without hiding anything."""

    def game(table: live.LiveTable, watcher: Watcher, since: int, language: str) -> wire.Snapshot:
        told = honest(table, watcher, since, language)
        missed = projections.moves(table.room, table.log_positions, 0, 200) if table.room.state is not None else ()
        return replace(
            told, moves=tuple(projections.tell(table.room, each, OPEN, table.seat_names()) for each in missed)
        )

    honest = live.LiveTable.snapshot
    patch.setattr(live.LiveTable, "snapshot", game)


class _SeatOne(dict[str, int]):
    """A seating in which everybody has seat 1."""

    def get(self, key: str, default: Any = None) -> int:
        return 1


def in_the_cache_of_views(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Send everybody what was rendered for one watcher."""
    honest = live.LiveTable.send_move

    def send_move(self: live.LiveTable, *change: Any) -> None:
        with patch.context() as inner:
            inner.setattr(self, "_seating", replace(self.seating, seats=_SeatOne()))
            honest(self, *change)

    patch.setattr(live.LiveTable, "send_move", send_move)


def in_a_tried_view(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Return the open view of a tried draft."""
    honest = live.LiveTable.tried

    def tried(self: live.LiveTable, user: str, ask: wire.Try, language: str = ENGLISH) -> wire.Tried:
        answer = honest(self, user, ask, language)
        return replace(answer, view=Raw(json.encode(self.room.game.view(self.room.state, OPEN))))

    patch.setattr(live.LiveTable, "tried", tried)


def in_a_past_turn(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Show past turns without hiding anything."""
    honest = live.LiveTable.past_turn

    def past(table: live.LiveTable, user: str, ask: wire.Look, language: str = ENGLISH) -> wire.Past:
        (*_, (then, _)) = table.past.entries(table.room, table.log_positions, ask.at)
        seen = honest(table, user, ask, language)
        return replace(seen, position=replace(seen.position, view=Raw(json.encode(rules.view(then.state, OPEN)))))

    patch.setattr(live.LiveTable, "past_turn", past)


def in_the_list_of_rooms(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Make a room's entry in the list depend on what is hidden."""
    honest = Room.summary

    def summary(self: Room) -> Summary:
        return replace(honest(self), free=secret(self.state))

    patch.setattr(Room, "summary", summary)


def in_the_record(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Give out the whole record of a game under way."""
    patch.setattr(rooms, "shown_steps", lambda room, _: tuple(map(text, room.steps)))


def in_when_things_happen(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Make the time of an entry depend on its content."""
    honest = projections.move

    def move(change: Any, seat: int, at: int, turn: int) -> projections.Move:
        return honest(change, seat, at + secret(change.room.state), turn)

    patch.setattr(projections, "move", move)


def in_the_seed(patch: pytest.MonkeyPatch, rules: AnyGame) -> None:
    """Reveal the seed before the end, and with it every roll."""
    honest = projections.Projections.position

    def position(
        self: projections.Projections, watcher: Watcher, asks: bool = False, language: str = ENGLISH
    ) -> projections.SeenPosition[View]:
        return replace(honest(self, watcher, asks, language), proof=self.proof)

    def proof(self: live.LiveTable) -> Proof:
        return Proof(self.room.commitment, self.seed.hex(), self.room.values)

    patch.setattr(projections.Projections, "position", position)
    patch.setattr(live.LiveTable, "proof", property(proof))


PLANTS: tuple[Plant, ...] = (
    in_the_view,
    in_a_hand,
    in_shown_steps,
    in_told_facts,
    in_a_sentence,
    in_a_refusal,
    in_a_verdict,
    in_the_order_of_legal_steps,
    in_legal_steps_for_everybody,
    in_the_room,
    in_missed_moves,
    in_the_cache_of_views,
    in_a_tried_view,
    in_a_past_turn,
    in_the_list_of_rooms,
    in_the_record,
    in_when_things_happen,
    in_the_seed,
)
