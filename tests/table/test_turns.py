"""Requests during the game: beginning it, playing, resigning, calling a bot in, and the rematch."""

from __future__ import annotations

from random import Random

import pytest
from tests.support.rooms import (
    ANN,
    BEN,
    CAT,
    ZOE,
    all_ready,
    begun,
    closed,
    dice,
    finished,
    gathered,
    played,
    refused,
    steps,
    submit,
    turn,
)

from tilehall.core.game import First, Illegal, Resign
from tilehall.core.registry import games
from tilehall.games.fourascend import steps as fourascend
from tilehall.games.heart_tiles import steps as heart_tiles
from tilehall.games.miners import steps as miners
from tilehall.games.rummikub import steps as rummikub
from tilehall.games.summon5 import steps as summon5
from tilehall.table import commands, entries
from tilehall.table.room import Change, Room


def test_the_game_begins_when_everyone_is_ready() -> None:
    refused(lambda: commands.begin(gathered(), dice(gathered())), "Not everyone is ready.")
    room = all_ready(gathered())
    change = commands.begin(room, dice(room))
    assert isinstance(change.entry, entries.Began)
    assert (change.room.phase, change.room.moved) == ("playing", change.room.seq)
    refused(lambda: commands.begin(change.room, dice(room)), "Not everyone is ready.")


@pytest.mark.parametrize("name", games())
def test_only_the_seat_to_act_plays(name: str) -> None:
    room = played(begun(name, 2), 3, Random(4))
    seat = room.actor
    assert seat is not None
    chosen = turn(room, Random(5))
    refused(lambda: submit(room, 1 - seat, chosen), f"It is {room.people[seat].title()}'s turn.")
    change = submit(room, seat, chosen)
    assert isinstance(change.entry, entries.Played)
    assert (change.entry.seat, change.room.moved, change.room.seq) == (seat, room.seq + 1, room.seq + 1)


@pytest.mark.parametrize(
    "lines", [(), ("lay k1 k2 k3",), ("draw", "draw"), ("draw", "lay k1 k2 k3"), ("end", "lay k1 k2 k3", "draw")]
)
def test_a_turn_is_a_draft_with_one_final_step(lines: tuple[str, ...]) -> None:
    room = begun("rummikub")
    seat = room.actor
    assert seat is not None
    sentence = "A turn is sent as its draft and one final step, in this order."
    refused(lambda: submit(room, seat, steps(room, *lines)), sentence)


def test_resigning_is_not_a_step_of_a_turn() -> None:
    room = begun()
    seat = room.actor
    assert seat is not None
    refused(lambda: submit(room, seat, [Resign(seat)]), "Resigning is asked for by itself.")


@pytest.mark.parametrize("name", games())
def test_nothing_is_played_before_the_game_or_after_its_end(name: str) -> None:
    room = begun(name)
    chosen = turn(room, Random(1))
    refused(lambda: submit(gathered(name), 0, chosen), "The game has not begun.")
    refused(lambda: submit(finished(name), 0, chosen), "The game is over.")
    refused(lambda: submit(commands.close(finished(name), ANN).room, 0, chosen), "The host has closed this room.")


CHANCES = (First, heart_tiles.Deal, miners.Deal, rummikub.Deal, summon5.Deal, summon5.Block, fourascend.Plant)


@pytest.mark.parametrize("name", games())
def test_nobody_plays_for_chance_with_pieces_known_or_hidden(name: str) -> None:
    room = played(begun(name), 4, Random(6))
    seat = room.actor
    assert seat is not None
    rolls = {each for step in room.steps if isinstance(step, CHANCES) for each in (step, room.game.show(step, None))}
    assert rolls
    for step in rolls:
        with pytest.raises(Illegal, match=r"\.$"):
            submit(room, seat, [step])


def test_a_draft_that_is_given_up_is_not_logged() -> None:
    """R4.2: nobody learns which sets a player could have laid before drawing."""
    rng = Random(3)
    room = begun("rummikub", 2)
    while True:
        seat = room.actor
        assert seat is not None
        lays = [step for step in room.game.legal(room.state) if not step.final]
        if lays:
            break
        room = submit(room, seat, steps(room, "draw")).room
    with_draft = submit(room, seat, [rng.choice(lays), *steps(room, "draw")])
    assert with_draft == submit(room, seat, steps(room, "draw"))
    assert isinstance(with_draft.entry, entries.Played)
    assert with_draft.entry.steps[0] == "draw"


def test_a_draft_that_is_played_is_logged_with_its_final_step() -> None:
    room = begun("summon5", 2)
    assert room.actor is not None
    chosen = turn(room, Random(2))
    assert len(chosen) > 1
    change = submit(room, room.actor, chosen)
    assert change.room.steps[len(room.steps) :][: len(chosen)] == tuple(chosen)


def test_a_turn_is_refused_as_one_and_changes_nothing() -> None:
    room = begun("summon5", 2)
    assert room.actor is not None
    draft = turn(room, Random(2))[:-1]
    before = repr(room)
    with pytest.raises(Illegal, match="on that cell"):
        submit(room, room.actor, [*draft, draft[0], *steps(room, "end")])
    assert repr(room) == before


def test_a_player_may_resign_in_any_turn() -> None:
    room = begun("miners", 3)
    assert room.actor == 0
    change = commands.resign(room, CAT, dice(room))
    assert change.entry == entries.Resigned(2)
    assert [change.room.in_play(seat) for seat in range(3)] == [True, True, False]
    assert (change.room.phase, change.room.moved) == ("playing", change.room.seq)
    with pytest.raises(Illegal, match="already"):
        commands.resign(change.room, CAT, dice(room))
    refused(lambda: commands.resign(room, ZOE, dice(room)), "You have no seat at this table.")
    refused(lambda: commands.resign(gathered(), ANN, dice(room)), "The game has not begun.")
    refused(lambda: commands.resign(finished(), ANN, dice(room)), "The game is over.")
    refused(lambda: commands.resign(closed(), ANN, dice(room)), "The host has closed this room.")


# Bots that play on (C9)


def agreed(room: Room, *users: str, seat: int) -> Room:
    for user in users:
        room = commands.agree(room, user, seat, float(commands.AWAY_S)).room
    return room


def test_a_bot_plays_on_once_every_other_person_agrees() -> None:
    room = begun("miners", 3)
    change = commands.agree(room, ANN, 2, 60.0)
    assert change.entry == entries.Agreed(ANN, 2)
    assert not commands.all_agree(change.room, 2)
    room = agreed(change.room, BEN, seat=2)
    assert commands.all_agree(room, 2)
    replaced = commands.replace_seat(room, 2, "easy")
    assert replaced.entry == entries.Replaced(2, "easy")
    assert replaced.room.chairs[2].played_by == "easy"
    assert not commands.all_agree(replaced.room, 2)
    refused(lambda: commands.agree(replaced.room, ANN, 2, 99.0), "A bot plays on for that seat already.")


def test_bots_and_players_who_resigned_need_not_agree() -> None:
    room = commands.seat_bot(commands.clear(gathered("miners", 4), ANN, 3).room, ANN, 3, "easy").room
    room = all_ready(room)
    room = commands.begin(room, dice(room)).room
    room = commands.resign(room, BEN, dice(room)).room
    assert commands.all_agree(agreed(room, ANN, seat=2), 2)


def test_the_last_player_who_had_not_agreed_may_resign_and_the_others_agree_again() -> None:
    room = agreed(begun("miners", 3), ANN, seat=2)
    refused(lambda: commands.agree(room, ANN, 2, 99.0), "You have agreed already.")
    room = commands.resign(room, BEN, dice(room)).room
    room = commands.agree(room, ANN, 2, 99.0).room
    assert commands.all_agree(room, 2)
    assert room.chairs[2].agreed == (ANN,)


def test_alone_with_bots_nobody_can_agree() -> None:
    room = all_ready(commands.seat_bot(commands.clear(gathered(), ANN, 1).room, ANN, 1, "easy").room)
    room = commands.begin(room, dice(room)).room
    assert not commands.all_agree(room, 0)
    refused(lambda: commands.agree(room, ANN, 1, 99.0), "No bot is needed for that seat.")


@pytest.mark.parametrize("gone", [None, 0.0, 59.9])
def test_a_bot_is_not_called_in_for_a_player_who_is_here_or_just_left(gone: float | None) -> None:
    sentence = "A bot can be called in once they have been away for 60 seconds."
    refused(lambda: commands.agree(begun(), ANN, 1, gone), sentence)


def test_who_may_agree_and_for_whom() -> None:
    room = begun("miners", 3)
    refused(lambda: commands.agree(room, ZOE, 1, 99.0), "You have no seat at this table.")
    refused(lambda: commands.agree(room, ANN, 0, 99.0), "No bot is needed for that seat.")
    refused(lambda: commands.agree(room, ANN, 3, 99.0), "There is no seat 4 here.")
    resigned = commands.resign(room, CAT, dice(room)).room
    refused(lambda: commands.agree(resigned, ANN, 2, 99.0), "No bot is needed for that seat.")
    refused(lambda: commands.agree(gathered(), ANN, 1, 99.0), "The game has not begun.")
    refused(lambda: commands.agree(finished(), ANN, 1, 99.0), "The game is over.")
    refused(lambda: commands.agree(closed(), ANN, 1, 99.0), "The host has closed this room.")


def test_the_owner_takes_the_seat_back_and_agreeing_starts_again() -> None:
    room = agreed(begun("miners", 3), ANN, BEN, seat=2)
    replaced = commands.replace_seat(room, 2, "easy").room
    for away in (room, replaced):
        change = commands.come_back(away, CAT)
        assert isinstance(change, Change)
        assert change.entry == entries.Returned(2)
        assert (change.room.chairs[2].played_by, change.room.chairs[2].agreed) == ("", ())
        assert not commands.all_agree(change.room, 2)
    for user in (ANN, ZOE):
        assert commands.come_back(replaced, user) is None
    over = commands.resign(commands.resign(replaced, ANN, dice(room)).room, BEN, dice(room)).room
    assert over.phase == "over"
    assert commands.come_back(commands.close(over, ANN).room, CAT) is None


def test_a_rematch_is_asked_for_by_a_player_after_the_game() -> None:
    change = commands.again(finished(), BEN, "c" * 64)
    assert change.entry == entries.Gathered("c" * 64)
    refused(lambda: commands.again(finished(), ZOE, "c" * 64), "You have no seat at this table.")
    refused(lambda: commands.again(begun(), ANN, "c" * 64), "You can ask for a rematch after the game.")
    refused(lambda: commands.again(gathered(), ANN, "c" * 64), "You can ask for a rematch after the game.")
    refused(
        lambda: commands.again(commands.close(finished(), ANN).room, ANN, "c" * 64), "The host has closed this room."
    )
