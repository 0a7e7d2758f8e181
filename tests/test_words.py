"""Every text of the rules and of the hall comes from a catalogue, and the catalogues fit the code that uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

import tilehall
from tilehall.core import record
from tilehall.core.game import AnyGame, Illegal, Malformed
from tilehall.core.message import COMMON, Message, source_texts
from tilehall.core.play import told
from tilehall.core.registry import games
from tilehall.core.sentences import words_of
from tilehall.core.word_check import problems, problems_of_game, references, said_by, said_in, sources
from tilehall.messages import errors
from tilehall.table.clock import TimeUp
from tilehall.table.projections import TakenBack

SOURCE = Path(tilehall.__file__).parent
OURS = [game for game in games().values() if type(game).__module__.startswith("tilehall.")]
EVERY_GAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
MOVED = ("game.py", "notation.py", "open_game.py", "play.py")  # the modules of the core without finished sentences
# Packages without finished sentences.
HALL = ("messages", "offline", "ratings", "server", "store", "table", "tournaments")
# The words of the hall, with the packages that say them.
WORDS = {
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
# Modules that speak to the host of a hall, who starts it in a terminal, and how sentences about settings begin.
OF_HOSTS = ("ratings/bot_ratings.py", "server/addresses/nats_address.py", "server/processes.py", "server/settings.py")
ABOUT_SETTINGS = "TILEHALL_"


def bots_of(game: AnyGame) -> str:
    return type(game).__module__.replace(".games.", ".bots.").rpartition(".")[0]


def finished(source: str) -> Iterator[str]:
    """Yield where a module refuses something with a finished sentence."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name), arguments, keywords) if name in ERRORS:
                said = [*arguments, *(keyword.value for keyword in keywords)]
            case ast.Call(ast.Attribute(_, name), said) if name in METHODS:
                pass
            case _:
                continue
        for text in (text for each in said for text in literals(each, constants)):
            if name in ERRORS or re.match("[A-Z].* ", text):
                yield f"{node.lineno}: {text}"


def literals(node: ast.expr, constants: Mapping[str, ast.expr]) -> Iterator[str]:
    """Yield the texts that an expression may be. `constants` are those of its module."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.JoinedStr(values):
            yield "".join(str(each.value) if isinstance(each, ast.Constant) else "…" for each in values)
        case ast.IfExp(_, one, other):
            yield from (*literals(one, constants), *literals(other, constants))
        case ast.Name(name) if name in constants:
            yield from literals(constants[name], {})


def test_refusals_are_messages_and_no_finished_sentences() -> None:
    modules = [*(SOURCE / "games").rglob("*.py"), *(SOURCE / "core" / name for name in MOVED)]
    modules += [file for package in HALL for file in (SOURCE / package).rglob("*.py")]
    found = [
        f"{path}:{where}"
        for path in sorted(file.relative_to(SOURCE).as_posix() for file in modules)
        if path not in OF_HOSTS
        for where in finished((SOURCE / path).read_text(encoding="utf-8"))
        if ABOUT_SETTINGS not in where
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("sentence", ['"No."', 'f"No {step}."'])
def test_a_finished_sentence_is_found(sentence: str) -> None:
    assert [*finished(f"raise Illegal({sentence})")]
    assert [*finished(f"Verdict(stands=False, why={sentence})")]
    assert [*finished(f'raise NotFound({sentence} if room else say("no"))')]
    assert [*finished(f"NO = {sentence}\nraise Conflict(NO)")]
    assert not [*finished('raise Illegal(say("no"))')]


def test_a_finished_sentence_on_a_line_is_found() -> None:
    assert [*finished('socket.bye("You have signed out.", 1000, again=False)')]
    assert not [*finished('socket.bye(say("no"), 1000, again=False)\nlimits.refuse("sockets", address)')]


@EVERY_GAME
def test_the_words_of_a_game_fit_its_code(game: AnyGame) -> None:
    assert problems_of_game(game, [bots_of(game)]) == []


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
