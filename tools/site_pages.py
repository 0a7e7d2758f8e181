"""Hooks of the documentation site: notebooks, the pages that come from the code, and links into the repository.

MkDocs calls `on_files` once, which adds a page for each notebook (`hooks` in mkdocs.yml). It calls `on_page_markdown`
for every page, which replaces three kinds of lines:

- `<!-- generated: commands -->` by the reference of the command line,
- `<!-- generated: http -->` and `<!-- generated: settings -->` by those of the HTTP API and of the settings,
- `<!-- generated: python -->` by the names of the Python API, for mkdocstrings,
- `<!-- result: peers -->` by the table in bench/results/peers.json.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import tilehall
from tilehall.cli import COMMANDS, imported
from tilehall.server.settings import settings
from tools.api_types import METHODS, document
from tools.notebook import markdown, notebooks, read

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RESULTS = ROOT / "bench/results"
CONSTANTS = {"CHANCE", "OPEN"}  # of the Python API: its page explains them in words
NOTEBOOK = re.compile(r"\]\(([\w./-]+)\.ipynb\)")  # a link to a notebook leads to its page
GENERATED = re.compile(r"<!-- generated: (\w+) -->")
RESULT = re.compile(r"<!-- result: ([\w-]+) -->")
# A link to a file of the repository outside docs/, and perhaps to a place in it.
OUTSIDE = re.compile(r"\[([^\]]+)\]\((?P<up>(?:\.\./)+)(?P<path>[\w./@-]+)(?P<anchor>#[\w-]+)?\)")

Json = dict[str, Any]


def on_files(files: Any, config: Any) -> Any:
    """Add a page for each notebook. The notebook itself stays, to be downloaded."""
    page_file = import_module("mkdocs.structure.files").File  # here, because the tests run without MkDocs
    for file in notebooks():
        source = file.relative_to(DOCS)
        page = markdown(read(file), file.name)
        files.append(page_file.generated(config, source.with_suffix(".md").as_posix(), content=page))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Fill in the generated part of a page, and resolve its links into the repository."""
    source = DOCS / page.file.src_uri
    text = GENERATED.sub(lambda found: generated(found[1]), markdown)
    text = RESULT.sub(lambda found: "\n".join(result(found[1])), text)
    return NOTEBOOK.sub(r"](\1.md)", linked(text, source, config.repo_url))


def generated(name: str) -> str:
    """Return the generated part of a page. Raises `ValueError` if no page has this name."""
    match name:
        case "commands":
            return "\n".join(commands())
        case "http":
            return "\n".join(http(asyncio.run(document())))
        case "python":
            return "\n".join(f"::: tilehall.{name}\n" for name in tilehall.__all__ if name not in CONSTANTS)
        case "settings":
            return "\n".join(setting_rows())
    raise ValueError(f"Nothing generates {name}.")


def result(name: str) -> Iterator[str]:
    """Show a measurement of bench/results as a table, with its date, machine and command."""
    read: Json = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    yield from (f"**{read['title']}**", "")
    yield f"| {' | '.join(read['columns'])} |"
    yield f"| {' | '.join('---' for _ in read['columns'])} |"
    yield from (f"| {' | '.join(row)} |" for row in read["rows"])
    note = f" {read['note']}" if "note" in read else ""
    yield from ("", f"<small>{read['date']}; {read['machine']}; `{read['command']}`.{note}</small>")


def linked(markdown: str, source: Path, repository: str | None) -> str:
    """Point links that leave docs/ at the repository, or write the path as code if its address is not known.

    >>> page = DOCS / "explanation/speed.md"
    >>> linked("See [the bench](../../bench/peers).", page, "https://forge.example/tilehall/")
    'See [the bench](https://forge.example/tilehall/blob/main/bench/peers).'
    >>> linked("See [the bench](../../bench/peers), [bots](bots.md) and [C5](../reference/rulings.md#c5).", page, None)
    'See the bench (`bench/peers`), [bots](bots.md) and [C5](../reference/rulings.md#c5).'

    Raises `FileNotFoundError` if there is no such file.
    """

    def resolved(found: re.Match[str]) -> str:
        target = (source.parent / found["up"] / found["path"]).resolve()
        if target.is_relative_to(DOCS):
            return found[0]
        if not target.exists():
            raise FileNotFoundError(f"{source.relative_to(ROOT)} links to {target}")
        path = target.relative_to(ROOT).as_posix()
        if repository:
            return f"[{found[1]}]({repository.rstrip('/')}/blob/main/{path}{found['anchor'] or ''})"
        return f"`{path}`" if found[1].strip("`") in (path, target.name) else f"{found[1]} (`{path}`)"

    return OUTSIDE.sub(resolved, markdown)


def commands() -> Iterator[str]:
    """Describe every command, under the headings of `tilehall --help`."""
    panel = ""
    for name, entry in COMMANDS.items():
        if entry.panel != panel:
            panel = entry.panel
            yield from (f"## {panel}", "")
        command = imported(name)
        if not hasattr(command, "commands"):
            yield from _command(command, f"tilehall {name}", "###")
            if entry.examples:
                yield from ("```sh", *entry.examples, "```", "")
            continue
        yield from (f"### tilehall {name}", "", _prose(command.help), "")
        for each in command.commands.values():
            yield from _command(each, f"tilehall {name} {each.name}", "####")


def _command(command: Any, title: str, heading: str) -> Iterator[str]:
    shown = [each for each in command.params if not getattr(each, "hidden", False) and each.name != "help"]
    arguments = [_argument(each) for each in shown if each.param_type_name == "argument"]
    usage = " ".join([title, *arguments, *(["[OPTIONS]"] if len(arguments) < len(shown) else [])])
    yield from (f"{heading} {title}", "", f"```text\n{usage}\n```", "", _prose(command.help), "")
    if shown:
        yield from ("| argument or option | default | meaning |", "| --- | --- | --- |")
        yield from (f"| {_names(each)} | {_default(each)} | {_cell(each.help)} |" for each in shown)
        yield ""


def _argument(parameter: Any) -> str:
    shown = (parameter.metavar or parameter.name).upper() + ("..." if parameter.nargs == -1 else "")
    return shown if parameter.required else f"[{shown}]"


def _names(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return f"`{(parameter.metavar or parameter.name).upper()}`"
    return ", ".join(f"`{each}`" for each in (*parameter.opts, *parameter.secondary_opts))


def _default(parameter: Any) -> str:
    if parameter.required:
        return "required"
    if parameter.default is None or parameter.default == () or parameter.default is False:
        return ""
    return f"`{parameter.default}`"


def _prose(text: str | None) -> str:
    return re.sub(r"\s*\n\s*(?!\n)", " ", (text or "").replace("\b", "").split("\f")[0]).strip()


def _cell(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


def setting_rows() -> Iterator[str]:
    """Describe every setting in a row of a table."""
    yield from ("| setting | default | takes | meaning |", "| --- | --- | --- | --- |")
    for each in settings().values():
        default = str(each.default).lower() if isinstance(each.default, bool) else each.default
        shown = f"`{default}`" if each.default not in ("", {}) else ""
        yield f"| `{each.name}` | {shown} | {each.takes} | {_cell(each.explanation)} |"


def http(described: Json) -> Iterator[str]:
    """Describe every route of an OpenAPI document by tag, and then every struct."""
    for tag in described["tags"]:
        yield from (f"## {tag['name'].capitalize()}", "", tag["description"], "")
        for path, item in described["paths"].items():
            for method in METHODS:
                if tag["name"] in item.get(method, {}).get("tags", ()):
                    yield from _route(f"{method.upper()} {path}", item[method])
    yield from ("## Structs", "")
    for name, schema in sorted(described["components"]["schemas"].items()):
        yield from (f"### {name} {{ #{name.lower()} }}", "", schema.get("description", ""), "")
        yield from _fields(schema)


def _route(title: str, operation: Json) -> Iterator[str]:
    yield from (f"### `{title}`", "", f"{operation['summary']}. {operation.get('description', '')}".strip(), "")
    if parameters := operation.get("parameters"):
        yield from ("| parameter | in | type | meaning |", "| --- | --- | --- | --- |")
        for each in parameters:
            kind = f"{_type(each['schema'])}{'' if each.get('required') else ', optional'}"
            yield f"| `{each['name']}` | {each['in']} | {kind} | {_cell(each.get('description'))} |"
        yield ""
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        yield f"- Body: {_type(body)}"
    refused = []
    for status, response in sorted(operation["responses"].items()):
        if status >= "400":
            refused.append(f"`{status}`")
            continue
        schema = next((each["schema"] for each in response.get("content", {}).values() if "schema" in each), None)
        yield f"- Answer: `{status}`" + (f", {_type(schema)}" if schema else "")
    if refused:
        yield f"- Refusals: {', '.join(refused)}"
    yield ""


def _fields(schema: Json) -> Iterator[str]:
    if not schema.get("properties"):
        yield from (_type(schema), "")
        return
    required = schema.get("required", ())
    yield from ("| field | type | meaning |", "| --- | --- | --- |")
    for name, field in schema["properties"].items():
        optional = "" if name in required else ", optional"
        yield f"| `{name}` | {_type(field)}{optional} | {_cell(field.get('description'))} |"
    yield ""


def _type(schema: Json) -> str:
    """Name the type of a schema, with a link to its struct.

    >>> _type({"oneOf": [{"$ref": "#/components/schemas/Named"}, {"type": "null"}]})
    '[Named](#named) or null'
    >>> _type({"type": "array", "items": {"enum": ["a", "b"]}})
    'list of `"a"`, `"b"`'
    """
    match schema:
        case {"$ref": ref}:
            name = str(ref).rpartition("/")[2]
            return f"[{name}](#{name.lower()})"
        case {"enum": values}:
            return ", ".join("null" if each is None else f'`"{each}"`' for each in values)
        case {"oneOf": choices} | {"anyOf": choices}:
            return " or ".join(dict.fromkeys(map(_type, choices)))
        case {"type": "array"}:
            return f"list of {_type(schema.get('items', {}))}"
        case {"type": list(names)}:
            return " or ".join(names)
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"object of {_type(values)}"
        case {"type": name}:
            return str(name)
    return "any"
