"""Records: they are read back whole, and errors name the faulty line."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tilehall.core import record
from tilehall.core.game import AnyGame, Malformed, Resign
from tilehall.core.message import in_words
from tilehall.core.play import begin, playout
from tilehall.core.registry import find, games
from tilehall.games.fourascend.steps import Stone

GAME = find("4ascend")


def played(game: AnyGame, seed: int, seats: int, cut: int | None = None) -> record.Record:
    """Return the record of a random game, or of its first steps."""
    options = game.options()
    steps = [step for step, _ in playout(game, begin(game, options, seats), Random(seed))]
    names = tuple(f"Ann {seat}" for seat in range(seats))
    return record.write(game, options, seats, steps[:cut], players=names)


SHORT = record.to_text(played(GAME, 1, 2, cut=6))
LINES = SHORT.splitlines()


@pytest.mark.parametrize("name", games())
def test_a_record_survives_text_and_json(name: str) -> None:
    game = games()[name]
    for seats in game.seats:
        for cut in (None, 40):
            kept = played(game, 3, seats, cut)
            assert record.from_text(record.to_text(kept)) == kept
            assert record.from_json(record.to_json(kept)) == kept


@pytest.mark.parametrize("name", games())
def test_replay_goes_to_any_point(name: str) -> None:
    game = games()[name]
    kept = played(game, 4, game.seats[-1])
    states = list(record.replay(kept))
    assert len(states) == len(kept.steps) + 1
    assert game.outcome(states[-1]) == kept.outcome
    middle = len(kept.steps) // 2
    start = begin(game, kept.options, kept.seats)
    for step in kept.steps[:middle]:
        start = game.apply(start, step)
    assert states[middle] == start


def test_a_record_reads_like_a_page() -> None:
    assert LINES[:8] == [
        "tilehall record 1",
        "game 4ascend",
        "version 2",
        "seats 2",
        'options {"hp":20,"plants_start":4,"sprout_every":6,"sprout":2,"regrow":2,"max_turns":0,"on_limit":"hp"}',
        'players ["Ann 0","Ann 1"]',
        "",
        "plant 1,1 ;1c80 chance",
    ]
    assert LINES[-1] == "open 6"


def test_resigning_is_a_line_of_the_record() -> None:
    kept = record.write(GAME, GAME.options(), 2, [Resign(1)])
    written = record.to_text(kept)
    assert written.splitlines()[-2].startswith("resign 1 ;")
    assert written.splitlines()[-2].endswith(" White")
    assert written.splitlines()[-1] == 'over 1 {"scores":[20,20],"winners":[0],"reason":"resigned"}'
    assert record.from_text(written) == kept


def test_a_rematch_says_who_begins() -> None:
    game = find("heart-tiles")
    kept = record.write(game, game.options(), 2, [], first=1)
    assert "\nbegins 1\n" in record.to_text(kept)
    assert record.from_text(record.to_text(kept)).first == 1


def test_a_record_written_by_hand_needs_no_checksums_and_no_last_line() -> None:
    by_hand = (
        'tilehall record 1\ngame 4ascend\nversion 2\nseats 2\noptions {"plants_start":0}\n\nstone 4,4\nSTONE (0,0)\n'
    )
    kept = record.from_text(by_hand)
    assert kept.steps == (Stone((4, 4)), Stone((0, 0)))


def test_a_name_cannot_break_a_line() -> None:
    kept = record.write(GAME, GAME.options(plants_start=0), 2, [], players=("An\nn;", "Ben"))
    kept = record.write(GAME, kept.options, 2, [Resign(0)], players=kept.players)
    assert record.from_text(record.to_text(kept)) == kept


def edited(number: int, line: str) -> str:
    """Return the short record with one line (counted from 1) replaced."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("", "Line 1: this is not a record"),
        ("hello\n", "Line 1: this is not a record"),
        (edited(1, "tilehall record 2"), "Line 1: the record is written as 'tilehall record 2'"),
        (edited(2, "game chess"), "Line 2: There is no game 'chess'"),
        (
            edited(3, "version 3"),
            "Line 3: This is of version 3 of the rules of 4ascend; this release plays version 1 and 2",
        ),
        (edited(3, "version x"), "Line 3: 'version' takes a number, not 'x'"),
        (edited(4, "seats 3"), "Line 4: 4ascend is for 2 players, not 3"),
        (edited(5, 'options {"hp":100}'), "Line 5: The option “HP” takes a whole number from 1 to 99"),
        (edited(5, "options {"), "Line 5: Options are written like"),
        (edited(6, 'players ["Ann"]'), "Line 6: there are 2 seats, but 1 names"),
        (edited(6, "players Ann"), "Line 6: 'players' takes a list of names, like"),
        (edited(6, "colour red"), "Line 6: the header has the lines game, version"),
        ("\n".join(LINES[:4]), "Line 5: the header ends without a line 'options …'"),
        (edited(5, 'options {"hp":21}'), "Line 8: the checksum does not fit: the header or this line was edited"),
        (edited(9, LINES[8].replace("plant", "stone")), "Line 9: the checksum does not fit: this line was edited"),
        (edited(9, LINES[8].split(" ;")[0]), "Line 9: some lines have a checksum"),
        ("\n".join(LINES[:9] + LINES[10:]), "Line 10: the checksum does not fit"),
        ("\n".join(LINES[:11]), "Line 11: the record is cut short"),
        (SHORT[:-16], "Line 13: the checksum does not fit: this line was edited or cut"),
        (edited(14, "open 7"), "Line 14: the record says it has '7' steps, but has 6"),
        (edited(14, 'over 6 {"scores":[]}'), "Line 14: the record says .* gives a game that goes on"),
        (SHORT + "stone 1,1\n", "Line 15: nothing comes after 'open …'"),
        ("\n".join(LINES[:7]) + "\nplant 1,1\nplant 1,1\n", "Line 9: That cell is taken"),
        ("\n".join(LINES[:7]) + "\nfly 1,1\n", "Line 8: There is no step 'fly' here"),
        ("x" * 5_000_000, "A record has at most 4,000,000 characters; this one has 5,000,000"),
    ],
)
def test_what_is_wrong_is_named_by_its_line(source: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        record.from_text(source)


def test_what_is_wrong_is_told_in_the_language_of_the_reader() -> None:
    with pytest.raises(Malformed) as error:
        record.from_text(edited(5, 'options {"hp":100}'))
    assert in_words(error.value.why, "de") == "Zeile 5: Für die Option „LP“ ist möglich: eine ganze Zahl von 1 bis 99."


def test_a_game_said_to_go_on_that_is_over_is_named() -> None:
    whole = record.to_text(played(GAME, 1, 2))
    lines = whole.splitlines()
    steps = lines[-1].split()[1]
    with pytest.raises(Malformed, match=f"Line {len(lines)}: the record says the game goes on, but it is over"):
        record.from_text("\n".join([*lines[:-1], f"open {steps}"]))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"record": 2}, "written in format 2"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"version": 9}, "of version 9 of the rules"),
        ({"seats": 5}, "4ascend is for 2 players"),
        ({"options": {"hp": 0}}, "The option “HP”"),
        ({"players": ["Ann"]}, "2 seats, but 1 names"),
        ({"steps": [{"do": "fly"}]}, "Step 1: There is no step 'fly' here"),
        (
            {"steps": [{"do": "plant", "cell": [0, 0]}, {"do": "plant", "cell": [0, 0]}]},
            "Step 2, 'plant 0,0', does not",
        ),
        ({"outcome": {"scores": [1, 2], "winners": [], "reason": "hp"}}, "outcome is not the one"),
        ({"colour": "red"}, "A record has no 'colour'; it has record, game"),
    ],
)
def test_what_is_wrong_in_json_is_named(change: dict[str, object], sentence: str) -> None:
    whole = msgspec.json.decode(record.to_json(record.from_text(SHORT)))
    with pytest.raises(Malformed, match=sentence):
        record.from_json(msgspec.json.encode({**whole, **change}))


@pytest.mark.parametrize("raw", [b"", b"[]", b"{}", b"[" * 100_000, b"\xff"])
def test_junk_is_no_record(raw: bytes) -> None:
    with pytest.raises(Malformed, match="This is not a record"):
        record.from_json(raw)
