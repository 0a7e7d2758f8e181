"""Notebooks of the documentation: run them, and turn them into Markdown for the site.

    python -m tools.notebook

runs every notebook in docs/ from its first cell, and stores what the cells print and plot. It needs no Jupyter.
"""

from __future__ import annotations

import ast
import base64
import io
import json
import os
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
SVG = "image/svg+xml"

Json = dict[str, Any]


def notebooks() -> list[Path]:
    """Return the notebooks of the documentation."""
    return sorted(DOCS.rglob("*.ipynb"))


def read(file: Path) -> Json:
    """Return a notebook."""
    found: Json = json.loads(file.read_text(encoding="utf-8"))
    return found


def run(notebook: Json) -> list[list[Json]]:
    """Run the code cells in a new folder, one after another, and return the outputs of each."""
    os.environ["MPLBACKEND"] = "agg"
    names: dict[str, Any] = {"__name__": "__main__"}
    with TemporaryDirectory() as folder, chdir(folder):
        return [_outputs("".join(cell["source"]), names) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def _outputs(source: str, names: dict[str, Any]) -> list[Json]:
    """Run one cell. Return what it printed, the value of its last expression, and its figures, as Jupyter does."""
    body = ast.parse(source).body
    last = body[-1]
    value_of = ast.Expression(last.value) if isinstance(last, ast.Expr) else None
    statements = body[:-1] if value_of else body
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(ast.Module(statements, []), "<cell>", "exec"), names)
        value = eval(compile(value_of, "<cell>", "eval"), names) if value_of else None
    outputs: list[Json] = []
    if text := printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)})
    if value is not None and not source.rstrip().endswith(";"):
        shown = {"text/plain": repr(value).splitlines(keepends=True)}
        outputs.append({"output_type": "execute_result", "data": shown, "metadata": {}, "execution_count": None})
    return outputs + [{"output_type": "display_data", "data": {SVG: each}, "metadata": {}} for each in _figures()]


def _figures() -> Iterator[list[str]]:
    """Yield the open figures of pyplot as lines of SVG, and close them."""
    import matplotlib
    from matplotlib import pyplot

    for number in pyplot.get_fignums():
        drawn = io.StringIO()
        with matplotlib.rc_context({"svg.hashsalt": "tilehall"}):
            pyplot.figure(number).savefig(drawn, format="svg", bbox_inches="tight", metadata={"Date": None})
        pyplot.close(number)
        yield drawn.getvalue().splitlines(keepends=True)


def markdown(notebook: Json, name: str) -> str:
    """Return a notebook as a page, with a link to the file.

    >>> title, sum = {"cell_type": "markdown", "source": ["# Hearts"]}, {"cell_type": "code", "source": ["6 * 7"]}
    >>> print(markdown({"cells": [title, sum]}, "hearts.ipynb"))
    # Hearts
    <BLANKLINE>
    <a href="hearts.ipynb" download>Download this page as a notebook.</a>
    <BLANKLINE>
    ```python
    6 * 7
    ```
    <BLANKLINE>
    """
    title, *cells = notebook["cells"]
    parts = ["".join(title["source"]), f'<a href="{name}" download>Download this page as a notebook.</a>']
    for cell in cells:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        parts += [_shown(each) for each in cell.get("outputs", ())]
    return "\n\n".join(parts) + "\n"


def _shown(output: Json) -> str:
    data = output.get("data", {"text/plain": output.get("text", ())})
    if SVG in data:
        drawn = base64.b64encode("".join(data[SVG]).encode()).decode()
        return f'<img alt="The plot of the cell above" src="data:{SVG};base64,{drawn}">'
    return f"```text\n{''.join(data['text/plain']).rstrip()}\n```"


def main() -> None:
    """Run every notebook, and store its outputs."""
    for file in notebooks():
        notebook = read(file)
        code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        for number, (cell, outputs) in enumerate(zip(code, run(notebook), strict=True), 1):
            for output in outputs:
                if "execution_count" in output:
                    output["execution_count"] = number
            cell |= {"outputs": outputs, "execution_count": number}
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
