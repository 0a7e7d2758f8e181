"""The structure of the page: the same files in every board, one place per concern, and a light first load."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.browser_people import ROOT
from tests.support.page_words import strings, texts_of
from tilehall.core.game import AnyGame
from tilehall.core.registry import games

SOURCE = ROOT / "web" / "src"
BUILT = ROOT / "src" / "tilehall" / "web"
MAX_FIRST_LOAD_BYTES = 65_000  # compressed scripts and styles
MAX_BOARD_BYTES = 40_000  # compressed scripts and styles that only one board loads
MAX_FONT_BYTES = 40_000  # all typefaces together; woff2 is already compressed
# The built page's import of a part of a board: the folder, the script, and the numbers of its dependencies.
PART = re.compile(
    r'"(?:\.\./boards|\.)/([\w-]+)/\w+\.\w+":\(\)=>\w+\(\(\)=>import\([`"]\./([^`"]+)[`"]\),(?:__vite__mapDeps\()?\[([\d,]*)\]'
)
OURS = [game for game in games().values() if type(game).__module__.startswith("tilehall.")]
DRAWN = ("Board.svelte", "Picture.svelte", "HowTo.svelte", "Status.svelte")
ROLES = (*DRAWN, "facts.ts", "notation.ts", "sounds.ts", "materials.css")
WITH_HANDS = ("Hand.svelte", "Kind.svelte")
# By feature, the only files of the page that may use it.
ONCE = {
    "prefersReducedMotion": ("ui/motion.ts",),
    "new WebSocket": ("net/line.ts",),
    "fetch(": ("net/http.ts", "offline/worker.ts"),
    "pointermove": ("ui/drag.svelte.ts", "ui/pointer.ts"),
    "ArrowDown": ("ui/focus.ts",),
    "sessionStorage": ("ui/storage.ts",),
    "localStorage": ("ui/storage.ts",),
    "AudioContext(": ("ui/sound.ts",),
    "vibrate": ("ui/sound.ts",),
}


@pytest.mark.parametrize("game", OURS, ids=[game.name for game in OURS])
def test_every_board_has_the_same_files_for_the_same_roles(game: AnyGame) -> None:
    folder = SOURCE / "boards" / game.name
    wanted = (*ROLES, *(WITH_HANDS if game.hides else ()))
    assert [name for name in wanted if not (folder / name).is_file()] == []
    documented = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in documented for name in wanted)


@pytest.mark.parametrize("words", ONCE)
def test_what_is_done_in_one_place_is_done_nowhere_else(words: str) -> None:
    files = [path for kind in ("ts", "svelte") for path in SOURCE.rglob(f"*.{kind}")]
    code = {path.relative_to(SOURCE).as_posix(): re.sub(r"//.*|/\*.*?\*/", "", path.read_text()) for path in files}
    assert sorted(name for name, text in code.items() if words in text) == sorted(ONCE[words])


def rules(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each style declaration of a file with its innermost selector."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
    for selector, block in re.findall(r"([^{};]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)):
        for declaration in block.split(";"):
            yield selector.strip(), declaration.strip()


def looks() -> list[Path]:
    """Return the page's files with styles, except tokens.css, which defines the sizes and colours."""
    files = [path for kind in ("css", "svelte") for path in SOURCE.rglob(f"*.{kind}")]
    return sorted(path for path in files if path.name != "tokens.css")


def off_the_scale(path: Path, selector: str, declaration: str) -> bool:
    name, _, value = declaration.partition(": ")
    if name not in ("font", "font-size"):
        return False
    fluid = re.sub(r"clamp\(var\(--\w+\), .+, var\(--\w+\)\)", "", value)  # between two steps of the scale
    units = set(re.findall(r"(?<![\w-])[\d.]+([a-z]+|%)", fluid))
    if all(re.search(r"(^|\s)(text|tspan)\S*$", each) for each in selector.split(",")):
        return not units <= {"px"}  # text in a drawing uses the drawing's units
    on_a_piece = {"em", "cqw", "cqh", "cqmin"} if path.is_relative_to(SOURCE / "boards") else set()
    return not units <= on_a_piece


def test_every_size_of_type_is_on_the_scale() -> None:
    """Check that font sizes use the scale, except in drawings and on pieces of a board, whose text grows with them."""
    assert [
        f"{path.relative_to(SOURCE)}: {selector} {{ {declaration} }}"
        for path in looks()
        for selector, declaration in rules(path)
        if off_the_scale(path, selector, declaration)
    ] == []


def test_every_colour_has_a_name() -> None:
    """Check that raw colours occur only as values of variables, so that a theme can change them."""
    raw = re.compile(r"(?<!url\()#[\da-fA-F]{3,8}\b|\b(rgb|hsl)a?\(\s*\d")
    wrong = [
        f"{path.relative_to(SOURCE)}: {selector} {{ {declaration} }}"
        for path in looks()
        for selector, declaration in rules(path)
        if raw.search(declaration) and not declaration.startswith("--")
    ]
    for path in looks():
        markup = re.sub(r"<(style|script)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        wrong += [f"{path.name}: {each[0]}" for each in re.finditer(r'[\w-]+="#[\da-fA-F]{3,8}"', markup)]
    assert wrong == []


def test_the_first_load_is_light() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    loaded = re.findall(r'"\./(assets/[^"]+\.(?:js|css))"', page)
    assert len(loaded) > 1
    assert sum(map(compressed, loaded)) < MAX_FIRST_LOAD_BYTES


def compressed(name: str) -> int:
    """Return the gzipped size of a file of the built page."""
    return len(gzip.compress((BUILT / name).read_bytes(), 9))


def board_files() -> dict[str, set[str]]:
    """Return the scripts and styles of every board's parts, by the board's folder."""
    files: dict[str, set[str]] = {}
    for script in (BUILT / "assets").glob("*.js"):
        text = script.read_text(encoding="utf-8")
        listed = re.search(r"m\.f=\[(.*?)\]", text)
        names = re.findall(r'"\./(.+?)"', listed[1]) if listed else []
        for folder, part, numbers in PART.findall(text):
            with_it = {names[int(number)] for number in numbers.split(",") if number}
            files.setdefault(folder, set()).update(f"assets/{name}" for name in {part} | with_it)
    return files


@pytest.mark.parametrize("game", OURS, ids=[game.name for game in OURS])
def test_a_board_is_light(game: AnyGame) -> None:
    files = board_files()
    others = set[str]().union(*(each for name, each in files.items() if name != game.name))
    own = files[game.name] - others
    for part in ("Board", "HowTo", "LogEntry", "Flourish"):
        assert any(name.startswith(f"assets/{part}-") for name in own), part
    assert any(name.endswith(".css") for name in own)
    assert sum(map(compressed, own)) < MAX_BOARD_BYTES


def test_the_faces_are_light() -> None:
    faces = list(BUILT.rglob("*.woff2"))
    assert faces
    assert sum(face.stat().st_size for face in faces) < MAX_FONT_BYTES


def test_the_display_face_has_every_letter_of_the_translations_and_falls_back_for_the_rest() -> None:
    faces = (SOURCE / "styles/fonts.css").read_text(encoding="utf-8")
    ranges = re.findall(r'"Hall Display";.*?unicode-range: ([^;]+);', faces, re.DOTALL)
    spans = [(int(low, 16), int(high or low, 16)) for low, high in re.findall(r"U\+(\w+)(?:-(\w+))?", " ".join(ranges))]
    files = [file for language in ("de", "es", "fr") for file in SOURCE.rglob(f"*.{language}.ftl")]
    assert len(files) > 30
    letters = {
        letter for file in files for pattern in texts_of(file).values() for text in strings(pattern) for letter in text
    }
    without = {letter for letter in letters if not any(low <= ord(letter) <= high for low, high in spans)}
    assert "\N{NARROW NO-BREAK SPACE}" in without
    assert not [letter for letter in without if letter.isalpha()]
    (families,) = re.findall(r"--display: ([^;]+);", (SOURCE / "styles/tokens.css").read_text(encoding="utf-8"))
    assert families.split(", ")[-1] == "serif"
