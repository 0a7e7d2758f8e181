"""`tilehall new-game`: write the package of a new game from templates."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tilehall.cli.arguments import clear_errors
from tilehall.core.game import Malformed
from tilehall.core.notation import clip
from tilehall.core.registry import MAX_NAME_CHARS, games

TEMPLATES = Path(__file__).parent / "templates"
SUFFIX = ".template"  # keeps tools from reading a template as code
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the game in addresses, like connect-four.")],
    folder: Annotated[Path | None, typer.Option(help="The folder to write.", show_default="NAME")] = None,
    hidden: Annotated[bool, typer.Option("--hidden", help="Start from a game with a deck and hidden hands.")] = False,
) -> None:
    """Write the package of a new game, ready to play.

    The package has rules, bots, boards, a picture, instructions and tests of a small game. Change them to yours.
    """
    with clear_errors():
        written = write_package(name, folder or Path(name), hidden=hidden)
    typer.echo(f"{title(name)} is in {written}. To play it:")
    for line in (f"pip install --editable {written}", *(f"tilehall {word}" for word in (f"check {name}", "serve"))):
        typer.echo(f"  {line}")


def title(name: str) -> str:
    """Return the title of a game.

    >>> title("connect-four")
    'Connect Four'
    """
    return " ".join(part.capitalize() for part in name.split("-"))


def check_name(name: str) -> str:
    """Return the name of the Python package of a game. Raises `Malformed` if the name cannot be used."""
    if not NAME.fullmatch(name) or len(name) > MAX_NAME_CHARS:
        raise Malformed(
            f"A game cannot be called {clip(name)}: use small letters and digits with hyphens between them, "
            f"a letter first, {MAX_NAME_CHARS} characters at most, like connect-four."
        )
    package = name.replace("-", "_")
    if name in games():
        raise Malformed(f"There is a game {name} already.")
    if keyword.iskeyword(package) or package in sys.stdlib_module_names or find_spec(package) is not None:
        raise Malformed(f"Python has a word or a package {package} already: choose another name.")
    return package


def templates(*, hidden: bool) -> Iterator[tuple[Path, Path]]:
    """Yield every template of a kind of game, each with the folder that it is relative to."""
    for base in (TEMPLATES / "shared", TEMPLATES / ("hidden" if hidden else "open")):
        for template in sorted(base.rglob(f"*{SUFFIX}")):
            yield base, template


def write_package(name: str, folder: Path, *, hidden: bool = False) -> Path:
    """Write the package of a game with or without hidden hands into a new folder.

    Raises `Malformed` if the name cannot be used, or if the folder exists or cannot be written.
    """
    package = check_name(name)
    words = {
        "%NAME%": name,
        "%PACKAGE%": package,
        "%CLASS%": title(name).replace(" ", "") + "Rules",
        "%TITLE%": title(name),
    }
    try:
        folder.mkdir(parents=True)
        for base, template in templates(hidden=hidden):
            text = template.read_text(encoding="utf-8")
            for word, meant in words.items():
                text = text.replace(word, meant)
            file = folder / template.relative_to(base).as_posix().replace("PACKAGE", package).removesuffix(SUFFIX)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except FileExistsError:
        raise Malformed(f"{folder} exists already: name another folder with --folder.") from None
    except OSError as error:
        raise Malformed(f"The game cannot be written to {folder}: {error.strerror}.") from None
    return folder
