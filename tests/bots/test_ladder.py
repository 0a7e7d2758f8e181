"""The ladder: pairings, ratings that follow the wins, duels at tables of any size, and third-party bots."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench.beginners import BEGINNERS
from bench.neighbours import BATCH_GAMES, among, measure
from typer.testing import CliRunner, Result

from tilehall.bots import duel, kept_games, ratings
from tilehall.bots.arena import ArenaGame, ArenaMatch, play
from tilehall.bots.contestants import find as find_contestant
from tilehall.bots.kept_games import KeptGames, Played
from tilehall.bots.ladder_plot import plot
from tilehall.bots.levels import RANDOM
from tilehall.cli import app
from tilehall.core.game import Malformed
from tilehall.core.question import LEVELS
from tilehall.core.registry import find, games
from tilehall.ratings.bot_ratings import SCALE, bot_rating, published

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", games())
def test_a_beginner_plays_whole_games_by_the_rules_at_every_table(name: str) -> None:
    assert set(BEGINNERS) == set(games())
    for seats in find(name).seats:
        done = play(ArenaMatch(game=name, bots=("beginner", *[RANDOM] * (seats - 1)), seed=2), 0)
        assert sum(done.payoffs) == pytest.approx(1)


def test_everybody_on_the_ladder_plays_neighbours() -> None:
    names = (RANDOM, "beginner", *LEVELS)
    for seats in (2, 3, 4, 5):
        tables = ratings.tables(names, seats)
        assert {name for table in tables for name in table} == set(names)
        assert all(len(set(table)) == seats for table in tables)


def test_one_among_others_plays_every_deal_from_every_seat() -> None:
    match = ArenaMatch(game="summon5", bots=("medium", RANDOM), seed=3)
    assert among(match, 3, 4).startswith(
        "summon5 3 one medium among random wins 100.0% (61.0% to 100.0%, 6), fair 33.3%; seed 3 {}; "
    )


def test_a_measurement_that_is_decided_still_plays_the_least_number_of_games() -> None:
    match, decided = ArenaMatch(game="4ascend", bots=(RANDOM, RANDOM)), (0.0, 1.0)
    assert [measure(match, 2, 2 * BATCH_GAMES, decided, least)[0].games for least in (1, 2 * BATCH_GAMES)] == [
        BATCH_GAMES,
        2 * BATCH_GAMES,
    ]


def test_ratings_follow_who_wins_and_are_the_same_for_the_same_games() -> None:
    names = ("weak", "middle", "good")
    played: list[Played] = [(("weak", "middle"), (0.0, 1.0)), (("middle", "good"), (0.0, 1.0))] * 20
    rated = ratings.rate(names, played, 1)
    assert rated == ratings.rate(names, played, 1)
    assert [each.name for each in sorted(rated, key=lambda each: each.mean)] == list(names)
    assert [each.games for each in rated] == [20, 40, 20]
    shared = ratings.rate(("one", "two"), [(("one", "two"), (0.5, 0.5))] * 20, 1)
    assert shared[0].mean == pytest.approx(shared[1].mean)


def test_ratings_without_their_package_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Malformed, match=r"pip install 'tilehall\[ladder\]'"):
        ratings.rate(("one", "two"), (), 1)


def test_games_that_are_kept_are_rated_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    assert len(kept_games.read(file)) == 0
    kept = KeptGames([(("hard", "easy"), (1.0, 0.0))] * 3 + [(("easy", "hard"), (0.5, 0.5))])
    kept.write(file)
    again = kept_games.read(file)
    assert list(again) == list(kept)
    assert (len(again), again.count(("hard", "easy")), again.won("hard", "easy")) == (4, 4, (3.5, 4))
    lacking = ratings.missing(ArenaMatch(game="miners", bots=("first", "easy", "hard"), seed=1), 2, 6, again)
    assert {match.bots: numbers for match, numbers in lacking} == {
        ("first", "easy"): range(6),
        ("easy", "hard"): range(4, 6),
        ("first", "hard"): range(6),
    }
    file.write_text("no result")
    with pytest.raises(Malformed, match="holds no results of games"):
        kept_games.read(file)


def test_an_edition_of_the_published_ratings_is_written_by_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("tilehall.core.registry", "tilehall.ratings.bot_ratings"):
        monkeypatch.setattr(f"{module}.bots_folder", lambda game: tmp_path)
    monkeypatch.syspath_prepend(str(ROOT))

    def ladder(edition: int) -> Result:
        words = ["--games", "0", "--kept", str(ROOT / "bench/ladder/miners.jsonl"), "--edition", str(edition)]
        return CliRunner().invoke(app, ["ladder", "miners", *words])

    assert [ladder(edition).exit_code for edition in (0, 2, 1)] == [2, 2, 0], "the first edition is 1"
    released = (tmp_path / "ratings.json").read_text().removesuffix("\n}\n")
    assert ladder(3).exit_code == 2
    shown = ladder(2)
    assert shown.exit_code == 0, shown.output
    assert (tmp_path / "ratings.json").read_text().startswith(released), "an edition that was released stays"
    assert {number: tuple(levels) for number, levels in published("miners").items()} == {1: LEVELS, 2: LEVELS}


@pytest.mark.parametrize("name", games())
def test_the_newest_edition_is_what_the_games_that_are_kept_give(name: str) -> None:
    kept = kept_games.read(ROOT / f"bench/ladder/{name}.jsonl")
    rated = ratings.rate((RANDOM, "beginner", *LEVELS), list(kept), 0)
    for each in rated[2:]:
        found = bot_rating(name, each.name)
        assert found is not None
        assert found.mean / SCALE == pytest.approx(each.mean, abs=0.06)
        assert found.deviation / SCALE == pytest.approx(each.deviation, abs=0.06)


def test_a_duel_counts_seat_for_seat() -> None:
    three, two = duel.matches(ArenaMatch(game="miners", bots=("hard", "easy")), 5)
    assert (three.bots.count("hard"), two.bots.count("hard")) == (3, 2)

    def won_by(match: ArenaMatch, bot: str, number: int) -> tuple[ArenaMatch, ArenaGame]:
        payoffs = [0.0] * 5
        payoffs[match.bots.index(bot)] = 1.0
        return match, ArenaGame(number=number, payoffs=tuple(payoffs), margins=(0,) * 5, seconds=((),) * 5, record="")

    # Three wins of five seats each: equal bots win in proportion to their seats.
    even = [won_by(three, "hard", at) for at in range(3)] + [won_by(three, "easy", at) for at in range(2)]
    even += [won_by(two, "hard", at) for at in range(2)] + [won_by(two, "easy", at) for at in range(3)]
    found = duel.result("hard", even)
    assert found.share == pytest.approx(0.5)
    assert found.low < 0.5 < found.high
    assert duel.result("easy", even).share == pytest.approx(0.5)
    assert duel.result("hard", [won_by(two, "hard", 0)]).share == 1


def test_a_duel_plays_every_way_to_sit() -> None:
    played = list(duel.play(ArenaMatch(game="miners", bots=("first", "random"), seed=1), 3, 5, 1))
    assert [match.bots.count("first") for match, _ in played] == [2, 2, 1, 1, 1]


def test_a_bot_from_outside_is_found_by_its_module() -> None:
    game = find("4ascend")
    assert find_contestant(game, "bench.beginners:beginner") is BEGINNERS["4ascend"]
    for name in ("bench.beginners:nobody", "no.such.module:bot", ":", "simple"):
        with pytest.raises(Malformed, match="There is no"):
            find_contestant(game, name)


def test_the_plot_has_a_place_for_everybody_and_is_well_formed() -> None:
    rated = [ratings.Rating(f"<{at}>", 40, 20.0 + 5 * at, 1.0) for at in range(4)]
    picture = ElementTree.fromstring(plot("Games & more", rated))
    circles = [float(each.attrib["cx"]) for each in picture.iter("{http://www.w3.org/2000/svg}circle")]
    assert circles == sorted(circles)
    assert len(circles) == 4


def test_the_ladder_is_printed_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    drawn = tmp_path / "ladder.svg"
    monkeypatch.setattr("tilehall.bots.contestants.offered", lambda game: ("first", "easy"))
    words = ["ladder", "miners", "--games", "2", "--seats", "3", "--picture", str(drawn)]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    for name in (RANDOM, "beginner", "first", "easy"):
        assert name in shown.output
        assert name in drawn.read_text()


def test_seats_are_for_two_levels() -> None:
    shown = CliRunner().invoke(app, ["arena", "miners", "first", "easy", "hard", "--seats", "3"])
    assert shown.exit_code == 2
    assert "--seats is for two bots" in shown.output
