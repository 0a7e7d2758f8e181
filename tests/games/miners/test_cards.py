"""The cards of Miners: the deck, their spelling, and how they can be laid (R2.2 to R2.4)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.miners.position import GAME, play, position, refused

from tilehall.core.game import Illegal, Malformed
from tilehall.core.notation import from_json, parse, text
from tilehall.core.play import begin, playout
from tilehall.games.miners.card import ASKS_CLOSED, ASKS_LIT, DECK, FACE, FACES, FITS, OPENS, START
from tilehall.games.miners.mine import mine_of
from tilehall.games.miners.steps import Deal, Discard, Lay


def test_r2_2_a_card_is_its_open_sides_in_groups() -> None:
    groups = {face.name: face.groups for face in FACES}
    assert groups["TB"] == (("TB", 5),)
    assert groups["TB+R"] == (("TB", 5), ("R", 2))
    assert groups["T+B"] == (("T", 1), ("B", 4))
    assert groups["TRBL"] == (("TRBL", 15),)
    assert groups["~RB+T"] == (("TL", 9), ("B", 4))


def test_r2_3_the_deck_has_58_cards_and_each_is_as_likely_as_any() -> None:
    assert sum(DECK.values()) == 58
    assert len(DECK) == 22
    odds = {text(step): weight for step, weight in GAME.odds(begin(GAME))}
    assert odds == {f"deal 0 {card}": count for card, count in DECK.items()}
    assert odds["deal 0 T+R+B"] == 1
    assert odds["deal 0 TRBL"] == 5


def test_r2_3_a_used_up_kind_is_not_dealt() -> None:
    state = play(begin(GAME), "deal 0 T+R+B")
    assert "deal 0 T+R+B" not in {text(step) for step, _ in GAME.odds(state)}
    with pytest.raises(Illegal, match=r"There is no T\+R\+B left in the deck\."):
        play(state, "deal 0 T+R+B")


def test_r2_3_cards_get_their_number_when_they_are_laid_or_discarded() -> None:
    state = position("TB 6,4; B 5,4; TB 8,4; R+L 7,3", hold="T T+B B TB TB")
    numbers = {laid.cell: laid.id for laid in GAME.view(state, None).laid}
    assert numbers == {(6, 4): "TB#1", (5, 4): "B#1", (8, 4): "TB#2", (7, 3): "R+L#1"}
    assert [card.id for card in GAME.view(play(state, "discard TB"), None).discards] == ["TB#3"]


def test_r2_4_a_card_that_looks_the_same_turned_has_no_turned_step() -> None:
    same = {name for name in DECK if f"~{name}" not in FACE}
    assert same == {"T+B", "R+L", "T+R+B+L", "TB", "RL", "TRBL"}
    assert len(FACES) == 22 + 22 - len(same)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("lay BT 6,4", "lay TB 6,4"),
        ("lay R+TB 6,4", "lay TB+R 6,4"),
        ("lay ~R+BT 6,4", "lay ~TB+R 6,4"),
        ("lay ~TB 6,4", "lay TB 6,4"),
        ("LAY tb+r (6,4)", "lay TB+R 6,4"),
        ("discard L+RT+B", "discard TR+B+L"),
        ("discard L+BTR", "discard TRB+L"),
        ("deal 1 L+B+R+T", "deal 1 T+R+B+L"),
        ("deal 1 ?", "deal 1 ?"),
    ],
)
def test_c3_other_spellings_are_read_and_rewritten(written: str, read: str) -> None:
    assert text(parse(written, GAME.steps)) == read


def test_c3_json_is_rewritten_too() -> None:
    assert from_json(b'{"do":"lay","card":"~R+BT","cell":[6,4]}', GAME.steps) == Lay("~TB+R", (6, 4))


def test_c3_a_turned_card_is_not_the_card_that_looks_like_it() -> None:
    assert Lay("~T", (6, 4)) != Lay("B", (6, 4))
    state = position("TB 6,4", hold="T T RL RL RL")
    assert text(next(iter(GAME.legal(state)))) == "lay ~T 5,4"
    assert refused(state, "lay B 5,4") == "You do not hold a dead end (stub bottom)."


@pytest.mark.parametrize(
    "line",
    [
        "lay X 6,4",
        "lay TB",
        "lay TB+ 6,4",
        "lay ? 6,4",
        "lay TB 6",
        "discard ~TB+R",
        "deal 0 ~T",
        "deal x TB",
        "pass 1",
    ],
)
def test_c3_what_is_no_step_is_malformed(line: str) -> None:
    with pytest.raises(Malformed):
        parse(line, GAME.steps)


def test_c4_a_card_that_does_not_exist_is_refused_with_a_hint() -> None:
    state = position("TB 6,4")
    assert refused(state, "lay BL 5,4") == "There is no card BL; the card TR, turned, lies like that: write ~TR."
    assert refused(state, "lay TB+RL 5,4") == "There is no card TB+RL in the deck."
    assert refused(state, "discard TT") == "There is no card TT in the deck."


def test_c4_chance_and_players_wait_for_each_other() -> None:
    state = begin(GAME)
    assert refused(state, "lay TB 6,4") == "Cards are being dealt; wait for them."
    assert refused(state, "deal 1 TB") == "The next card goes to Thorin Goldbeard."
    assert refused(state, "deal 999999999 TB") == "The next card goes to Thorin Goldbeard."
    assert refused(state, "deal 0 ?") == "A hidden card cannot be dealt: say which one it is."
    assert refused(position("TB 6,4"), "deal 1 TB") == "No card is being dealt now."


def test_steps_have_sentences() -> None:
    assert Lay("TRBL", (6, 4)).sentence("Thorin", GAME.players) == "Thorin lays a cross at 6,4."
    assert Lay("~RB+T", (6, 4)).sentence("Ann", ()) == "Ann lays a bend (top-left, stub bottom) at 6,4."
    assert Discard("T+B").sentence("Ann", ()) == "Ann can lay nothing and discards a dead end (stub top, stub bottom)."
    assert Deal(1, "?").sentence("Chance", ("Ann", "Ben")) == "Ben draws a card."
    assert Deal(1, "TRB").sentence("Chance", ("Ann", "Ben")) == "Ben draws a fork (top-right-bottom)."


def test_r2_8_no_card_is_open_on_its_left_alone() -> None:
    left_alone = ASKS_CLOSED | ASKS_CLOSED << 2 | ASKS_CLOSED << 4 | ASKS_LIT << 6
    assert FITS[left_alone] == 0
    assert 8 not in OPENS


def test_the_mine_is_the_same_in_whatever_order_its_cards_came() -> None:
    for seed in range(20):
        rng = Random(seed)
        *_, (_, state) = playout(GAME, begin(GAME), rng)
        faces = [(at, card) for at, card in enumerate(state.mine.cards) if card < START]
        assert mine_of(rng.sample(faces, len(faces))) == state.mine
