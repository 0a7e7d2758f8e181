"""Every text of the rules comes from a catalogue, and the catalogues fit the code that uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import tilehall
from tilehall.core import record
from tilehall.core.game import AnyGame, Illegal, Malformed
from tilehall.core.message import COMMON, Message, catalogue, source_texts
from tilehall.core.play import told
from tilehall.core.registry import games
from tilehall.core.sentences import words_of
from tilehall.core.word_check import problems, problems_of_game, references, said_in, sources

SOURCE = Path(tilehall.__file__).parent
OURS = [game for game in games().values() if type(game).__module__.startswith("tilehall.")]
EVERY_GAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
MOVED = ("game.py", "notation.py", "open_game.py", "play.py")  # the modules of the core without finished sentences
ERRORS = {"Illegal", "Malformed", "Verdict"}  # what a refusal is said with


def bots_of(game: AnyGame) -> str:
    return type(game).__module__.replace(".games.", ".bots.").rpartition(".")[0]


def finished(source: str) -> Iterator[str]:
    """Yield where a module refuses something with a finished sentence."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Name(name), arguments, keywords) if name in ERRORS:
                for each in (*arguments, *(keyword.value for keyword in keywords)):
                    match each:
                        case ast.JoinedStr() | ast.Constant(str()):
                            yield f"{node.lineno}: {ast.unparse(each)}"


def test_rules_raise_messages_and_no_finished_sentences() -> None:
    found = [
        f"{file.relative_to(SOURCE)}:{where}"
        for file in sorted([*(SOURCE / "games").rglob("*.py"), *(SOURCE / "core" / name for name in MOVED)])
        for where in finished(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("sentence", ['"No."', 'f"No {step}."'])
def test_a_finished_sentence_is_found(sentence: str) -> None:
    assert [*finished(f"raise Illegal({sentence})")]
    assert [*finished(f"Verdict(stands=False, why={sentence})")]
    assert not [*finished('raise Illegal(say("no"))')]


@EVERY_GAME
def test_the_words_of_a_game_fit_its_code(game: AnyGame) -> None:
    assert problems_of_game(game, [bots_of(game)]) == []


def test_the_common_words_fit_the_code_that_uses_them() -> None:
    bots = [(file.name, file.read_text(encoding="utf-8")) for file in (SOURCE / "bots").glob("*.py")]
    said = [each for path, text in bots for each in said_in(text, path)]
    assert said
    assert problems(COMMON, [], said) == []


def test_the_common_words_are_all_used() -> None:
    assert problems(COMMON, ["tilehall.core", "tilehall.table"]) == []
    said = {each.id for path, text in sources(files("tilehall")) for each in said_in(text, path)}
    packages = [COMMON, *(words_of(type(game).__module__) for game in OURS)]
    used = {
        id for package in packages for pattern in source_texts(package, "en").values() for id in references(pattern)
    }
    for id in source_texts(COMMON, "en"):
        # Lists, steps and the players' numbers are said by the framework, not by a literal.
        assert id in said | used or re.match(r"list-|step-|fact-|by-seat|sentences", id), f"nothing says {id}"


def test_a_message_without_words_or_arguments_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "planted_words"
    (package / "words").mkdir(parents=True)
    for folder in (package, package / "words"):
        (folder / "__init__.py").touch()
    (package / "rules.py").write_text('say("known", cell=1)\nsay("unknown")\nsay(f"built-{1}")\n', encoding="utf-8")
    (package / "words" / "rules.en.ftl").write_text("known = { $cell } { $tile }\nunused = Unused\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert problems("planted_words.words", ["planted_words"]) == [
        "rules.py:1 says known without tile.",
        "rules.py:2 says unknown, which has no words.",
        "rules.py:3 says a message whose id is not a literal, which has no words.",
        "Nothing says unused.",
    ]


@EVERY_GAME
def test_facts_and_their_messages_read_the_same(game: AnyGame) -> None:
    """Sentences are compiled for speed; a message has the same arguments, from which any language can be made."""
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve")
    seen = set()
    for file in sorted((Path(__file__).parent / "playthroughs" / game.name).glob("*.txt")):
        kept = record.from_text(file.read_text(encoding="utf-8"))
        states = list(record.replay(kept))
        for number, step in enumerate(kept.steps, 1):
            for fact in told(kept.rules, states[number - 1], step, states[number], None):
                message = fact.message(names)
                assert str(message) == fact.sentence(names) != message.id
                seen.add(message.id)
    assert len(seen) > 5


def test_a_refusal_is_a_message_or_a_finished_sentence() -> None:
    message = Message("no-such-seat", {"seat": "4"})
    for error in (Illegal, Malformed):
        assert str(error(message)) == "There is no seat 4 here."
        assert error(message).args == (message,)
        assert str(error("Not today.")) == "Not today."


def test_a_text_that_a_language_lacks_is_english() -> None:
    assert catalogue(COMMON, "de").render("game-over", {}) == "The game is over."
