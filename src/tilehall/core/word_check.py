"""Compare the words of a package with the code that uses them: `tilehall check` and the tests report what differs."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct

from tilehall.core.fluent import FluentError, Pattern, Reference, Selection, variables
from tilehall.core.game import AnyGame, Fact, Step, players_of, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.lesson import TEXTS, lessons
from tilehall.core.message import COMMON, Message, Text, catalogue, in_words, source_texts, texts_around, unknown_in
from tilehall.core.options import choices
from tilehall.core.registry import board_packages
from tilehall.core.sentences import COUNT, translates, words_of

ON_PAGE: Final = re.compile(r"\bwords\(([^{)]*)")  # up to the arguments of the message
IDS: Final = re.compile(r'"([a-zA-Z][\w.-]*)"')
REFUSALS: Final = frozenset({"Illegal", "Malformed", "Verdict"})  # what a game refuses something with


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


def said_in_options(game: AnyGame) -> Iterator[Usage]:
    """Yield the messages of the options of a game."""
    for choice in choices(game.options):
        for text in choice.texts.values():
            if isinstance(text, Message):
                yield Usage(f"The option {choice.name}", text.id, frozenset(text.args))


def page_files(game: AnyGame) -> dict[str, Traversable]:
    """Return the files at the top of the folder that a game's package has for the page, by name."""
    try:
        folder = files(board_packages().get(game.name, ""))
    except (ModuleNotFoundError, ValueError):
        return {}
    return {file.name: file for file in folder.iterdir() if file.is_file()}


def said_on_page(game: AnyGame) -> Iterator[Usage]:
    """Yield the messages that the scripts of a game's package use: `words("rack")`."""
    for name, file in sorted(page_files(game).items()):
        if name.endswith(".js"):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                for call in ON_PAGE.findall(line):
                    yield from (Usage(f"{name}:{number}", id, None) for id in IDS.findall(call))


def finished(source: str, refusals: Collection[str] = REFUSALS) -> Iterator[tuple[int, str]]:
    """Yield where a module refuses something with a finished sentence: the line and the sentence."""
    tree = ast.parse(source)
    constants = constants_of(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name(name) | ast.Attribute(_, name), arguments, keywords) if name in refusals:
                for each in (*arguments, *(keyword.value for keyword in keywords)):
                    for text in literals(each, constants):
                        yield node.lineno, text


def constants_of(module: ast.Module) -> dict[str, ast.expr]:
    """Return the values that a module gives to names at its top level."""
    assigned = [node for node in module.body if isinstance(node, ast.Assign)]
    return {target.id: node.value for node in assigned for target in node.targets if isinstance(target, ast.Name)}


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


def finished_in_game(game: AnyGame) -> Iterator[str]:
    """Yield what a game says in English only, because no catalogue has it."""
    for choice in choices(game.options):
        for id, text in choice.texts.items():
            if isinstance(text, str):
                shown = f"every language shows {text!r}" if text else "players see nothing"
                yield f"The option {choice.name} has no message {id}: {shown}."
    for name, text in _texts(game):
        if isinstance(text, str) and text:
            yield f"{name} is no message: every language shows {text!r}."
    for kind in (*game.lines, *game.facts):
        if not translates(kind) or not words_of(kind.__module__):
            yield f"{kind.__name__} has no message: its sentence is English in every language."
    for path, source in _modules(game):
        for line, text in finished(source):
            yield f"{path}:{line} is no message: every language shows {text!r}."


def _modules(game: AnyGame) -> Iterable[tuple[str, str]]:
    """Return the path and the text of every module of a game's package, or of its only module."""
    module = sys.modules[type(game).__module__]
    if module.__package__:
        return sources(files(module.__package__))
    return [(f"{module.__name__}.py", inspect.getsource(module))]


def _texts(game: AnyGame) -> Iterator[tuple[str, Text]]:
    """Yield the texts of a game that lists and headings show, each with where it is."""
    yield from (("The summary", game.summary), ("The aim", game.aim(game.options())), ("The notice", game.notice))
    yield from (("The unit", game.unit), ("The text default_words", game.default_words))
    for mode in game.modes:
        yield from ((f"The mode {mode.name}", mode.name), (f"The summary of the mode {mode.name}", mode.summary))
    yield from ((f"The greeting {level}", text) for level, text in game.greetings.items())
    yield from ((f"The ending {reason}", text) for reason, text in game.endings.items())


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
    try:
        own, english = source_texts(words, language), source_texts(words, ENGLISH)
    except FluentError as error:
        return [f"{language} cannot be read, and English is shown: {error}"]
    before, texts = texts_around(words, ENGLISH), texts_around(words, language)
    found = [f"{language} lacks {id}: English is shown." for id in english if id not in own]
    for id in own:
        if id not in english:
            found.append(f"{language} has {id}, and English does not.")
        elif more := unknown_in(words, language, id):
            found.append(f"{language} uses {', '.join(more)} in {id}, and English does not: English is shown.")
        elif left_out := {*variables(english[id], before)} - {*variables(own[id], texts)}:
            found.append(f"{language} leaves out {', '.join(sorted(left_out))} in {id}.")
    return found


def untranslated_pages(game: AnyGame, language: str) -> list[str]:
    """Return the texts of a game's package for the page that have no version in a language."""
    there = page_files(game)
    own = f"how-to.{language}.md"
    return [f"{language} lacks {own}: English is shown."] if "how-to.md" in there and own not in there else []


def languages(words: str) -> list[str]:
    """Return the languages of a package's words besides English."""
    names = [file.name.split(".") for file in files(words).iterdir()]
    return sorted({parts[-2] for parts in names if len(parts) > 2 and parts[-1] == "ftl"} - {ENGLISH})


def problems_of_game(game: AnyGame, more: Iterable[str] = ()) -> list[str]:
    """Return what is wrong with the words of a game. `more` are packages that say them too, like its bots."""
    words = words_of(type(game).__module__)
    if not words:
        return []
    options = [*said_in_options(game)]
    said = [*said_by_game(game), *said_in_lessons(game), *said_of_game(words), *said_on_page(game), *options]
    wrong = [*problems(words, [words.rpartition(".")[0], *more], said), *misnamed(game)]
    # `problems` compares whole messages. The parts of an option have fixed names, so a misspelt one is found, too.
    known = {each.id for each in options}
    parts = {id for id in source_texts(words, ENGLISH) if id.startswith("option-") and "." in id}
    return [*wrong, *(f"Nothing says {id}." for id in sorted(parts - known))]


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
