"""Every text of the rules and of the hall comes from a catalogue, and the catalogues fit the code that uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

import tilehall
from tests.support.outside_game import NIM, bring
from tilehall.core import record
from tilehall.core.game import AnyGame, Illegal, Malformed
from tilehall.core.message import COMMON, Message, source_texts
from tilehall.core.play import told
from tilehall.core.registry import games
from tilehall.core.sentences import words_of
from tilehall.core.word_check import (
    constants_of,
    finished,
    finished_in_game,
    literals,
    problems,
    problems_of_game,
    references,
    said_by,
    said_in,
    sources,
)
from tilehall.messages import errors
from tilehall.table.clock import TimeUp
from tilehall.table.projections import TakenBack

SOURCE = Path(tilehall.__file__).parent
OURS = [game for game in games().values() if type(game).__module__.startswith("tilehall.")]
EVERY_GAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
# The modules of the core without finished sentences. The others speak to authors of games and to hosts.
MOVED = ("game.py", "notation.py", "open_game.py", "options.py", "play.py", "record.py", "review.py")
# Packages without finished sentences.
HALL = ("messages", "offline", "ratings", "server", "store", "table", "tournaments")
# The words of the hall, with the packages that say them.
WORDS = {
    "tilehall.cli.words": ("tilehall.cli",),
    "tilehall.messages.words": ("tilehall.messages", "tilehall.offline"),
    "tilehall.server.words": ("tilehall.server",),
    "tilehall.table.words": ("tilehall.ratings", "tilehall.table"),
    "tilehall.tournaments.words": ("tilehall.tournaments",),
}
# What a refusal is said with, besides every error of the hall. A store raises `Unavailable` with a sentence for the
# host of the hall, which users are not shown.
ERRORS = {"Illegal", "Malformed", "TooLarge", "Unfair", "Verdict"} | {
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)
}
METHODS = {"bye", "refuse", "send_away", "take", "take_shared"}  # of connections and limits
# The commands that are part of play, whose help stays English, and what they show texts with.
PLAYED = ("arguments", "play", "replay", "review", "verify")
PRINTED = {"Malformed", "Styled", "Text", "add_column", "add_row", "echo", "input", "print"}
MARKUP = re.compile(r"\[/?\w+\]|^tilehall: ")
# Modules that speak to the host of a hall, who starts it in a terminal, and how sentences about settings begin.
OF_HOSTS = ("ratings/bot_ratings.py", "server/addresses/nats_address.py", "server/processes.py", "server/settings.py")
ABOUT_SETTINGS = "TILEHALL_"


def bots_of(game: AnyGame) -> str:
    return type(game).__module__.replace(".games.", ".bots.").rpartition(".")[0]


def spoken(source: str) -> Iterator[str]:
    """Yield where a module refuses something, or sends somebody away, with a finished sentence."""
    yield from (f"{line}: {text}" for line, text in finished(source, ERRORS))
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Attribute(_, name), said) if name in METHODS:
                found = [text for each in said for text in literals(each, constants_of(tree))]
                yield from (f"{node.lineno}: {text}" for text in found if re.match("[A-Z].* ", text))


def test_refusals_are_messages_and_no_finished_sentences() -> None:
    modules = [*(SOURCE / "games").rglob("*.py"), *(SOURCE / "core" / name for name in MOVED)]
    modules += [file for package in HALL for file in (SOURCE / package).rglob("*.py")]
    found = [
        f"{path}:{where}"
        for path in sorted(file.relative_to(SOURCE).as_posix() for file in modules)
        if path not in OF_HOSTS
        for where in spoken((SOURCE / path).read_text(encoding="utf-8"))
        if ABOUT_SETTINGS not in where
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("sentence", ['"No."', 'f"No {step}."'])
def test_a_finished_sentence_is_found(sentence: str) -> None:
    assert [*spoken(f"raise Illegal({sentence})")]
    assert [*spoken(f"Verdict(stands=False, why={sentence})")]
    assert [*spoken(f'raise NotFound({sentence} if room else say("no"))')]
    assert [*spoken(f"NO = {sentence}\nraise Conflict(NO)")]
    assert not [*spoken('raise Illegal(say("no"))')]


def test_a_finished_sentence_on_a_line_is_found() -> None:
    assert [*spoken('socket.bye("You have signed out.", 1000, again=False)')]
    assert not [*spoken('socket.bye(say("no"), 1000, again=False)\nlimits.refuse("sockets", address)')]


def shown(source: str, calls: Collection[str] = ()) -> Iterator[str]:
    """Yield the literals with English words in a module, or in calls of these names. Docstrings are left out."""
    tree = ast.parse(source)
    places: list[ast.AST] = [] if calls else [tree]
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name) | ast.Attribute(_, name), said) if calls and name in calls:
                places += said
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in [each for place in places for each in ast.walk(place)]:
        match node:
            case ast.Constant(str(text)) if id(node) not in documentation:
                if re.search("[A-Za-z]{3,} |[ (][A-Za-z]{3,}", MARKUP.sub("", text)):
                    yield f"{node.lineno}: {text}"


def test_pictures_and_play_in_the_terminal_have_no_words_outside_the_catalogues() -> None:
    modules: dict[Path, Collection[str]] = dict.fromkeys((SOURCE / "games").glob("*/svg.py"), ())
    modules |= {SOURCE / "cli" / f"{name}.py": PRINTED for name in PLAYED}
    assert len(modules) > len(PLAYED) + 4
    found = [f"{file.name}:{text}" for file, calls in modules.items() for text in shown(file.read_text("utf-8"), calls)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text", ['"The table is empty."', 'f"{count} tiles"', 'name + " (resigned)"', '"Game over"'])
def test_a_literal_in_a_picture_or_in_the_terminal_is_found(text: str) -> None:
    assert [*shown(f"yield text(3, 4, {text})")]
    assert [*shown(f"console.print({text})", PRINTED)]
    assert not [*shown('"""Draw {}."""\nrect(fill="none", d="M3 1h6", transform=f"rotate({turn} 5 5)")')]
    assert not [*shown('console.print(f"[dim]{step}[/dim] > ")', PRINTED)]


@EVERY_GAME
def test_the_words_of_a_game_fit_its_code(game: AnyGame) -> None:
    assert problems_of_game(game, [bots_of(game)]) == []


@EVERY_GAME
def test_a_game_says_nothing_in_english_only(game: AnyGame) -> None:
    assert [*finished_in_game(game)] == []
    for name, schema in msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"].items():
        assert not {"title", "description", "names"} & schema.keys(), f"{name} has texts outside the catalogue"


@pytest.mark.parametrize("words", WORDS)
def test_the_words_of_the_hall_fit_its_code(words: str) -> None:
    facts = [
        said for kind in (TimeUp, TakenBack) if words_of(kind.__module__) == words for said in said_by(kind, "fact")
    ]
    assert problems(words, WORDS[words], facts) == []


def test_the_common_words_fit_the_code_that_uses_them() -> None:
    bots = [(file.name, file.read_text(encoding="utf-8")) for file in (SOURCE / "bots").glob("*.py")]
    said = [each for path, text in bots for each in said_in(text, path)]
    assert said
    assert problems(COMMON, [], said) == []


def test_the_common_words_are_all_used() -> None:
    assert problems(COMMON, ["tilehall.core"]) == []
    said = {each.id for path, text in sources(files("tilehall")) for each in said_in(text, path)}
    packages = [COMMON, *WORDS, *(words_of(type(game).__module__) for game in OURS)]
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


def test_what_a_package_says_in_english_only_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stones = '    stones: Annotated[int, Meta(ge=1, le=9, description="How many.")] = 7\n    line: bool = True'
    bring(
        tmp_path,
        "english_nim",
        "from typing import Annotated\nfrom msgspec import Meta\n"
        + NIM.replace('    """Nothing to choose."""', f'    """Nothing to choose."""\n\n{stones}'),
        "",
    )
    monkeypatch.syspath_prepend(tmp_path)
    nim = import_module("english_nim").Nim()
    assert problems_of_game(nim) == []
    found = "\n".join(finished_in_game(nim))
    assert "The option stones has no message option-stones: every language shows 'Stones'." in found
    assert "The option stones has no message option-stones.description: every language shows 'How many.'." in found
    assert "The option line has no message option-line.description: players see nothing." in found
    assert "The summary is no message: every language shows 'Take the last match.'." in found
    assert "The summary of the mode Seven matches is no message: every language shows 'The usual game.'." in found
    assert re.search(r"english_nim.py:\d+ is no message: every language shows 'The game is over.'", found)
    assert "Take has no message: its sentence is English in every language." in found


def test_a_misspelt_text_of_an_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game, words = OURS[0], words_of(type(OURS[0]).__module__)
    texts = {**source_texts(words, "en"), "option-hp.value-drawn": ("Drawn",)}
    monkeypatch.setattr("tilehall.core.word_check.source_texts", lambda package, language: texts)
    assert "Nothing says option-hp.value-drawn." in problems_of_game(game, [bots_of(game)])


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
