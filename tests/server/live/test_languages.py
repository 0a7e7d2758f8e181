"""Tests of the languages of connections: everyone at a table reads it in a language of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server_process import Player, Server, running, two_players
from tilehall.core.languages import LANGUAGES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("hall")) as server:
        yield server


async def enter_again(player: Player, room: str, language: str) -> None:
    """Open a table in another language."""
    await player.hang_up()
    await player.connect(language=language)
    assert (await player.enter(room))["news"] == "ok"
    await player.until(lambda news: bool(news.get("position")))


def seq_of(player: Player) -> int:
    """Return the number of the newest entry of the game that a player has seen."""
    assert player.position is not None
    seq: int = player.position["seq"]
    return seq


async def test_everyone_reads_the_same_entry_of_the_log_in_their_language(server: Server) -> None:
    ann, ben, code = await two_players(server)
    eve = await server.guest("Eve")
    for player, language in ((ann, "de"), (ben, "zh"), (eve, "en")):
        await enter_again(player, code, language)
    await ann.ask("submit", steps=["stone 4,4"], after=seq_of(ann), key="abcdefgh")
    said = []
    for player in (ann, ben, eve):
        news = await player.until(lambda news: news["news"] == "happened")
        said.append((news["move"]["seq"], news["move"]["facts"][0]["say"]))
        await player.hang_up()
    assert {seq for seq, _ in said} == {said[0][0]}
    assert [words for _, words in said] == [
        "Ann setzt einen Stein auf 4,4.",
        "Ann在4,4落子。",
        "Ann places a stone on 4,4.",
    ]


async def test_a_refusal_is_in_the_language_of_the_player(server: Server) -> None:
    ann, ben, code = await two_players(server)
    why = {}
    for language in LANGUAGES:
        await enter_again(ben, code, language)
        answer = await ben.ask("submit", steps=["stone 4,4"], after=seq_of(ben), key=f"refused-{language}")
        assert answer["news"] == "refused"
        why[language] = answer["why"]
    assert why == {
        "en": "It is Ann's turn.",
        "de": "Am Zug ist Ann.",
        "es": "Es el turno de Ann.",
        "fr": "C\N{RIGHT SINGLE QUOTATION MARK}est à Ann de jouer.",
        "zh": "现在轮到Ann。",
    }
    for player in (ann, ben):
        await player.hang_up()
