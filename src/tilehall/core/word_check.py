"""Compare the words of a package with the code that uses them: `tilehall check` and the tests report what differs."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct

from tilehall.core.fluent import Pattern, Reference, Selection, variables
from tilehall.core.game import AnyGame, Fact, Step, players_of, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.lesson import TEXTS, lessons
from tilehall.core.message import COMMON, Message, catalogue, in_words, source_texts
from tilehall.core.sentences import COUNT, words_of


class Usage(Struct, frozen=True):
    """A message that code uses."""

    where: str  # "rules.py:12"
    id: str
    args: frozenset[str] | None  # the names of its arguments; None if they are not known before the program runs


def sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every module of a package."""
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".py"):
            yield path + file.name, file.read_text(encoding="utf-8")
        elif file.is_dir() and file.name != "__pycache__":
            yield from sources(file, f"{path}{file.name}/")


def said_in(source: str, path: str) -> Iterator[Usage]:
    """Yield the messages that a module uses: `say("cell-taken", cell=cell)`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Name("say"), [ast.Constant(str(id))], keywords):
                names = [each.arg for each in keywords]
                args = frozenset(name for name in names if name is not None)
                yield Usage(f"{path}:{node.lineno}", id, None if None in names else args)
            case ast.Call(ast.Name("say")):
                yield Usage(f"{path}:{node.lineno}", "", None)


def said_by(kind: type[Step] | type[Fact], prefix: str) -> Iterator[Usage]:
    """Yield the message of a class of steps or facts, unless the class has sentences of its own."""
    base = Step if issubclass(kind, Step) else Fact
    if kind.sentence is base.sentence:
        fields = [*kind.__struct_fields__, *(f"{name}{COUNT}" for name in kind.__struct_fields__)]
        own = ast.walk(ast.parse(textwrap.dedent(inspect.getsource(kind.arguments))))
        keys = [name for node in own if isinstance(node, ast.Dict) for key in node.keys for name in _text(key)]
        yield Usage(kind.__name__, f"{prefix}-{kind.__struct_config__.tag}", frozenset([*fields, *keys, "who"]))


def _text(node: ast.expr | None) -> list[str]:
    """Return the text of a literal in a list, which is empty for anything else."""
    match node:
        case ast.Constant(str(text)):
            return [text]
        case _:
            return []


def said_by_game(game: AnyGame) -> list[Usage]:
    """Return the messages of the steps and facts of a game."""
    steps = [said for kind in game.lines for said in said_by(kind, "step")]
    return [*steps, *(said for kind in game.facts for said in said_by(kind, "fact"))]


def said_in_lessons(game: AnyGame) -> Iterator[Usage]:
    """Yield the messages of the lessons of a game."""
    for at in lessons(game.name):
        lesson = at.lesson
        for each in (*(getattr(lesson, name) for name in TEXTS), *(wrong.say for wrong in lesson.wrong)):
            if isinstance(each, Message):
                yield Usage(f"The lesson {lesson.id}", each.id, frozenset(each.args))


def problems(words: str, packages: Iterable[str], said: Iterable[Usage] = ()) -> list[str]:
    """Return what is wrong with the English words of the package `words`, which the code of `packages` uses.

    `said` are other messages that are used.
    """
    texts = catalogue(words).texts
    found = [*said]
    for package in packages:
        for path, source in sources(files(package)):
            found += said_in(source, path)
    wrong: list[str] = []
    for each in found:
        if each.id not in texts:
            wrong.append(f"{each.where} says {each.id or 'a message whose id is not a literal'}, which has no words.")
        elif each.args is not None and (lacking := {*variables(texts[each.id], texts)} - each.args):
            wrong.append(f"{each.where} says {each.id} without {', '.join(sorted(lacking))}.")
    own = source_texts(words, ENGLISH)
    used = {each.id.partition(".")[0] for each in found} | {
        id for pattern in own.values() for id in references(pattern)
    }
    if words != COMMON:
        wrong += [f"Nothing says {id}." for id in own if id.partition(".")[0] not in used]
    return wrong


def references(pattern: Pattern) -> Iterator[str]:
    """Yield the ids of the messages and terms that a text contains."""
    for part in pattern:
        match part:
            case Reference(id):
                yield id
            case Selection(_, variants, default):
                for each in (*(variant for _, variant in variants), default):
                    yield from references(each)


def untranslated(words: str, language: str) -> list[str]:
    """Return what the words of a package lack in a language, and what they have that English does not."""
    own, english = source_texts(words, language), source_texts(words, ENGLISH)
    found = [f"{language} lacks {id}: English is shown." for id in english if id not in own]
    for id, pattern in own.items():
        if id not in english:
            found.append(f"{language} has {id}, and English does not.")
        elif more := {*variables(pattern, own)} - {*variables(english[id], english)}:
            found.append(f"{language} uses {', '.join(sorted(more))} in {id}, and English does not.")
    return found


def languages(words: str) -> list[str]:
    """Return the languages of a package's words besides English."""
    names = [file.name.split(".") for file in files(words).iterdir()]
    return sorted({parts[-2] for parts in names if len(parts) > 2 and parts[-1] == "ftl"} - {ENGLISH})


def problems_of_game(game: AnyGame, more: Iterable[str] = ()) -> list[str]:
    """Return what is wrong with the words of a game. `more` are packages that say them too, like its bots."""
    words = words_of(type(game).__module__)
    if not words:
        return []
    said = [*said_by_game(game), *said_in_lessons(game), *said_of_game(words)]
    return [*problems(words, [words.rpartition(".")[0], *more], said), *misnamed(game)]


def said_of_game(words: str) -> Iterator[Usage]:
    """Yield the optional messages that name a game and its seats, if the catalogue has them."""
    for id, args in (("title", frozenset[str]()), ("seat-name", frozenset({"seat", "number"}))):
        if id in source_texts(words, ENGLISH):
            yield Usage("The game", id, args)


def misnamed(game: AnyGame) -> Iterator[str]:
    """Yield where the English catalogue and the class of a game differ in its title or the names of its seats."""
    if (title := in_words(title_of(game))) != game.title:
        yield f"The message title is {title}, and the title of the game is {game.title}."
    if (named := players_of(game)) != tuple(game.players):
        yield f"The message seat-name gives {', '.join(named)}, and the game names {', '.join(game.players)}."
