"""The notebooks of the documentation: their cells run, and print what the site shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tools.notebook import DOCS, SVG, markdown, notebooks, read, run

FILES = notebooks()
EVERY = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def texts(outputs: list[dict[str, Any]]) -> list[str]:
    """Return the outputs that are text. Plots differ from release to release of matplotlib."""
    found = (output.get("text") or output["data"].get("text/plain", []) for output in outputs)
    return ["".join(lines) for lines in found if lines]


def plots(outputs: list[dict[str, Any]]) -> int:
    return sum(SVG in output.get("data", {}) for output in outputs)


@pytest.mark.long
@EVERY
def test_the_cells_print_what_the_site_shows(file: Path) -> None:
    notebook = read(file)
    stored = [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for before, now in zip(stored, run(notebook), strict=True):
        assert texts(now) == texts(before), "run python -m tools.notebook"
        assert plots(now) == plots(before)


@EVERY
def test_a_notebook_is_a_page_of_the_site(file: Path) -> None:
    notebook = read(file)
    page = markdown(notebook, file.name)
    assert page.startswith("# ")
    assert all("".join(cell["source"]) in page for cell in notebook["cells"])
    assert f'href="{file.name}" download' in page
    assert page.count("data:image/svg+xml") == sum(plots(cell.get("outputs", [])) for cell in notebook["cells"])
    assert file.relative_to(DOCS).with_suffix(".md").as_posix() in (DOCS.parent / "mkdocs.yml").read_text("utf-8")
