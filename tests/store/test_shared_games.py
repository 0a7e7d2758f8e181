"""Games for research: only those that every person at the table shares, from a hall that runs."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from random import Random

import pyarrow.parquet as pq
import pytest
from msgspec.structs import replace
from tests.support.rooms import ANN, BEN
from tests.support.store_games import append_next
from tests.support.store_rows import guest
from typer.testing import CliRunner

from tilehall.cli import app
from tilehall.cli.dataset import new_folder
from tilehall.core.game import Malformed, Outcome
from tilehall.research.dataset import rows_of
from tilehall.store.opening import open_archive
from tilehall.store.protocol import Unavailable, User
from tilehall.store.shared_games import is_shared, shared_games
from tilehall.store.store import Store
from tilehall.table.room import Room
from tilehall.table.summary import FinishedChair, FinishedGame

CODE = "QZWXVK"  # letters that no step and no column has in this order
OLD_HALL = Path(__file__).parents[1] / "fixtures/hall-0.1/hall.db"
WON = Outcome((20, 0), (0,), "hp")


def account(id: str, **changes: object) -> User:
    return guest(id, login=id, password="hash", shares_games=True, **changes)


def game(*chairs: FinishedChair, **changes: object) -> FinishedGame:
    return replace(FinishedGame(1, chairs, WON), **changes)


async def played(store: Store, games: int) -> list[Room]:
    """Let Ann and Ben play some games in one room, and begin another. Return the room after each game."""
    room: Room | None = None
    over: list[Room] = []
    rng = Random(3)
    while len(over) < games or (room is not None and room.phase != "playing"):
        room = await append_next(store, room, CODE, rng)
        if room.phase == "over":
            over.append(room)
    return over


def write(database: str, out: Path) -> tuple[int, str]:
    words = ["dataset", "4ascend", "--database", database, "--out", str(out), "--games-per-file", "2"]
    done = CliRunner().invoke(app, words)
    return done.exit_code, done.output


async def test_a_running_hall_gives_the_games_that_all_players_share(store: Store, named: str, tmp_path: Path) -> None:
    for user in (ANN, BEN):
        await store.add_user(account(user))
    over, out = await played(store, 3), tmp_path / "games"
    out.mkdir()
    code, told = await asyncio.to_thread(write, named, out)
    assert (code, f"{out} has 3 games." in told.replace("\n", "")) == (0, True), told
    assert "3/3" in told, "the progress bar"
    table = pq.read_table(out / "data")
    known = [rows_of(0, room.record(), ("person", "person")).drop_columns("game") for room in over]
    for number in range(3):
        rows = table.filter(pq.filters_to_expression([("game", "=", number)])).drop_columns("game")
        assert any(rows.combine_chunks() == each.combine_chunks() for each in known)
    texts = str(table.drop_columns(["observation", "final_observation"]).to_pylist())
    texts += (out / "README.md").read_text(encoding="utf-8")
    assert not [word for word in (CODE, ANN, BEN, "Ann", "Ben") if f"'{word}'" in texts or f'"{word}"' in texts]
    assert sorted(path.name for path in (out / "data").iterdir()) == [
        "games-000000-000001.parquet",
        "games-000002-000002.parquet",
    ]


def test_only_one_run_writes_a_dataset(tmp_path: Path) -> None:
    out = tmp_path / "games"
    with new_folder(out) as folder:
        (folder / "data").write_text("whole", encoding="utf-8")
        with pytest.raises(Malformed, match="Another run is writing"), new_folder(out):
            pass
    assert [path.name for path in tmp_path.iterdir()] == ["games"]
    assert (out / "data").read_text(encoding="utf-8") == "whole"
    with pytest.raises(Malformed, match="not an empty folder"), new_folder(out):
        pass


async def test_a_player_who_withdraws_is_in_no_new_dataset(store: Store, named: str, tmp_path: Path) -> None:
    for user in (ANN, BEN):
        await store.add_user(account(user))
    await played(store, 1)
    assert await shared_games(store, "4ascend") == [(CODE, 1)]
    await store.change_user(account(BEN, name="Ben"))
    await store.change_user(replace(account(BEN), shares_games=False))
    assert await shared_games(store, "4ascend") == []
    code, told = await asyncio.to_thread(write, named, tmp_path / "games")
    assert (code, "no finished game whose players have all agreed" in told) == (2, True), told
    assert [path.name for path in tmp_path.iterdir() if "games" in path.name] == []
    await store.change_user(account(BEN))
    assert await shared_games(store, "4ascend") == [(CODE, 1)]
    await store.delete_user(BEN)
    assert await shared_games(store, "4ascend") == []


async def test_guests_share_nothing_and_a_bot_account_follows_its_owner(store: Store) -> None:
    await store.add_user(guest("gus", shares_games=True))
    await store.add_user(account("ann"))
    await store.add_user(replace(account("ben"), shares_games=False))
    for owner in ("ann", "ben"):
        await store.add_user(account(f"bot~{owner}", owner=owner))
    assert sorted(await store.sharing_users()) == ["ann", "bot~ann"]


async def test_the_order_of_games_is_random(store: Store) -> None:
    for user in (ANN, BEN):
        await store.add_user(account(user))
    await played(store, 5)
    orders = {tuple(await shared_games(store, "4ascend")) for _ in range(20)}
    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset((CODE, match) for match in range(1, 6))}


ANNS, BENS, BOT = FinishedChair("ann"), FinishedChair("ben"), FinishedChair(bot="hard")


@pytest.mark.parametrize(
    ("finished", "shared"),
    [
        (game(ANNS, BENS), True),
        (game(ANNS, BOT), True),
        (game(ANNS, FinishedChair("cat")), False),
        (game(ANNS, FinishedChair(name="Grandma")), False),
        (game(BOT, BOT), False),
        (game(ANNS, BOT, offline=True), False),
        (game(ANNS, BOT, takebacks=1), False),
        (game(ANNS, BENS, continues=12), False),
    ],
)
def test_one_person_who_does_not_share_keeps_a_game_out(finished: FinishedGame, shared: bool) -> None:
    assert is_shared(finished, {"ann", "ben"}) == shared


def test_a_folder_with_files_is_refused(tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("mine", encoding="utf-8")
    assert write("hall.db", tmp_path) == (2, f"tilehall: {tmp_path} is not an empty folder. Choose another.\n")
    assert (
        write("hall.db", thesis / "games")[1] == f"tilehall: {thesis / 'games'} cannot be written: Not a directory.\n"
    )
    assert thesis.read_text(encoding="utf-8") == "mine"


async def test_a_database_that_is_not_there_or_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="There is no database"):
        await open_archive(str(tmp_path / "none.db"))
    with pytest.raises(Unavailable, match="takes a SQLite file"):
        await open_archive("mysql://db/hall")
    shutil.copy(OLD_HALL, tmp_path / "old.db")
    with pytest.raises(Unavailable, match="An earlier release wrote the database"):
        await open_archive(str(tmp_path / "old.db"))
