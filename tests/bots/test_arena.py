"""The arena: repeatable paired games with rotated seats, and their results."""

from __future__ import annotations

import pytest

from tilehall.bots import arena
from tilehall.bots.arena import ArenaGame, ArenaMatch, interval, seating, standings
from tilehall.bots.bot import BotTurn
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import Illegal, Malformed
from tilehall.core.question import LEVELS
from tilehall.core.record import from_text
from tilehall.core.registry import find, games
from tilehall.core.review import turns

RANDOM = ArenaMatch(game="heart-tiles", bots=("random", "random"), seed=3)


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    one, two = arena.play(RANDOM, 4), arena.play(RANDOM, 4)
    assert one.record == two.record
    assert one.record != arena.play(RANDOM, 6).record, "another number, another game"
    assert one.record != arena.play(ArenaMatch(game="heart-tiles", bots=RANDOM.bots, seed=4), 4).record


def test_both_ways_to_sit_have_the_same_dice() -> None:
    match = ArenaMatch(game="heart-tiles", bots=("random", "easy"), seed=3)
    one, two = (from_text(arena.play(match, number).record) for number in (0, 1))
    dealt = next(turn.at for turn in turns(one))
    assert dealt > 10
    assert one.steps[:dealt] == two.steps[:dealt]
    assert (one.players, two.players) == (("random", "easy"), ("easy", "random"))


@pytest.mark.parametrize("name", games())
def test_records_say_who_sat_where_and_every_turn_is_timed(name: str) -> None:
    played = arena.play(ArenaMatch(game=name, bots=("random", "easy"), seed=1), 1)
    record = from_text(played.record)
    assert record.players == ("easy", "random")
    taken = [record.players[turn.seat] for turn in turns(record)]
    assert (len(played.seconds[0]), len(played.seconds[1])) == (taken.count("random"), taken.count("easy"))
    assert sum(played.payoffs) == pytest.approx(1)
    assert record.outcome is not None
    assert played.margins == tuple(reversed(arena.margins_of(record.outcome)))


def test_a_bot_that_plays_against_the_rules_is_not_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "find_bot", lambda game, level: lambda view, shown, clock, rng: BotTurn(()))
    with pytest.raises(Illegal, match="random answers no whole turn"):
        arena.play(RANDOM, 0)


def test_several_jobs_play_the_same_games_as_one() -> None:
    alone = [game.record for game in arena.run(RANDOM, range(4), 1)]
    together = sorted(arena.run(RANDOM, range(4), 2), key=lambda game: game.number)
    assert [game.record for game in together] == alone


def test_standings_count_payoffs_margins_and_time() -> None:
    games = [
        ArenaGame(number=0, payoffs=(1.0, 0.0), margins=(5, -5), seconds=((0.1, 0.3), (0.01,)), record=""),
        ArenaGame(number=1, payoffs=(0.5, 0.5), margins=(0, 0), seconds=((0.2,), (0.03,)), record=""),
    ]
    first, second = standings(("hard", "easy"), games)
    assert (first.bot, first.games, first.won, first.margin) == ("hard", 2, 0.75, 2.5)
    assert [first.mean, first.longest] == pytest.approx([0.2, 0.3])
    assert (second.won, second.margin, second.longest) == (0.25, -2.5, 0.03)
    assert first.low == pytest.approx(1 - second.high)


def test_an_interval_narrows_with_games_and_holds_the_ends() -> None:
    assert interval(0, 10)[0] == pytest.approx(0)
    assert interval(10, 10)[1] == pytest.approx(1)
    wide, narrow = interval(60, 100), interval(600, 1000)
    assert wide[0] < narrow[0] < 0.6 < narrow[1] < wide[1]


def test_every_bot_sits_everywhere_once() -> None:
    for seats in (2, 3, 4, 5):
        sat = [seating(seats, number) for number in range(seats)]
        assert all(len({order[seat] for order in sat}) == seats for seat in range(seats))


@pytest.mark.parametrize("name", games())
def test_every_game_has_bots_of_its_own_and_no_other_levels(name: str) -> None:
    game = find(name)
    for level in LEVELS:
        assert find_bot(game, level).__module__.startswith("tilehall.bots.")
        assert "anygame" not in find_bot(game, level).__module__
    with pytest.raises(Malformed, match="There is no level 'simple'"):
        find_bot(game, "simple")
