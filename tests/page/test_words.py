"""Every text of the page comes from a catalogue, and the catalogues fit the code."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.support.page_words import (
    SOURCE,
    WEB,
    as_json,
    catalogues,
    page,
    problems,
    run,
    texts_of,
    translations,
)

import tilehall

# Files whose texts are for the console, and the languages' own names.
UNTRANSLATED = (
    "offline/worker.ts",
    "offline/device-storage.ts",
    "offline/service-worker.ts",
    "words/words.svelte.ts",
)
MANIFEST = WEB / "manifest" / "manifest.en.ftl"
OURS = sorted([*SOURCE.rglob("*.ftl"), *Path(tilehall.__file__).parent.glob("*/**/words/*.ftl")])


def test_every_text_is_in_a_catalogue() -> None:
    found = [
        f"{path}:{line}: {text}"
        for path, content in page().items()
        if path not in UNTRANSLATED
        for line, text in content.literals
    ]
    assert not found, "\n".join(found)


def test_the_code_and_the_catalogues_fit() -> None:
    found = problems()
    assert not found, "\n".join(found)


def test_every_catalogue_is_exported() -> None:
    known = {file for english in catalogues().values() for file in (english, *translations(english).values())}
    assert {*SOURCE.rglob("*.ftl")} == known


def test_the_manifest_says_its_texts() -> None:
    said = re.findall(
        r't\("([\w-]+)"\)|{ (search) }', MANIFEST.with_suffix("").with_suffix(".js").read_text(encoding="utf-8")
    )
    assert {id or other for id, other in said} == set(texts_of(MANIFEST))


def test_the_page_reads_fluent_as_the_rules_do() -> None:
    script = (
        f'import {{ read }} from "{(WEB / "words.js").as_uri()}"; import {{ readFileSync }} from "node:fs";'
        'const files = JSON.parse(process.env.FILES).map((file) => read(readFileSync(file, "utf8")));'
        "console.log(JSON.stringify(files));"
    )
    assert len(OURS) > 10
    found = json.loads(run(script, FILES=json.dumps([str(file) for file in OURS])))
    for file, texts in zip(OURS, found, strict=True):
        assert texts == {id: as_json(pattern) for id, pattern in texts_of(file).items()}, file


PLANTED = """<script lang="ts">
  import { t } from "./words";
  const { name, level, count } = $props();
  const known = ["stone 4,4", `stone ${name}`, "ArrowUp", "GET /api/games"];
  if (name === "Notification" || known.includes("Ann")) console.warn("No such board.");
</script>

<p class="quiet square">{t("known", { name })} {t("known")} {t(`level-${level}`)} {t("unknown")} ✓ · Tilehall</p>
<button aria-label={t("button", { name, count })} class={count ? "main big" : ""}>{count}</button>
"""
# By literal: whether it is a text for people, wherever it is.
LITERALS = {
    "<p>Hello</p>": True,
    "<p>{name ? 'here' : 'away'}</p>": True,
    "<p>{`${count} games`}</p>": True,
    '<input placeholder="name" />': True,
    '<Field hint="One word" />': True,
    '<Link to="/about" look="main" />': False,
    "<button onclick={() => toasts.show('done')}></button>": True,
    "<button onclick={() => play('done')}></button>": False,
    '<p style:left="{count}px" data-board="4">?</p>': False,
    "{#if name === 'Ann'}<b>✓</b>{/if}": False,
    "{#each ['Red', 'Blue'] as each (each)}{each}{/each}": True,
    "<svelte:head><title>My games · Tilehall</title></svelte:head>": True,
}


def planted(folder: Path, component: str) -> Path:
    (folder / "words").mkdir(parents=True)
    (folder / "A.svelte").write_text(component, encoding="utf-8")
    (folder / "words" / "index.ts").write_text('import english from "./a.en.ftl";\n', encoding="utf-8")
    (folder / "words" / "a.en.ftl").write_text(
        "known = Known to { $name }\nlevel-1 = One\nlevel-2 = Two\nbutton = { known }\nunused = Unused\n",
        encoding="utf-8",
    )
    return folder


def test_messages_without_words_or_arguments_are_found(tmp_path: Path) -> None:
    folder = planted(tmp_path / "page", PLANTED)
    assert problems(folder) == [
        "A.svelte:8 says known without name.",
        "A.svelte:8 says unknown, which has no words.",
        "words: nothing says unused.",
    ]
    assert page(folder)["A.svelte"].literals == []


def test_texts_outside_the_catalogues_are_found(tmp_path: Path) -> None:
    for number, markup in enumerate(LITERALS):
        (tmp_path / f"{number:02}.svelte").write_text(markup, encoding="utf-8")
    found = [bool(content.literals) for _, content in sorted(page(tmp_path).items())]
    assert dict(zip(LITERALS, found, strict=True)) == LITERALS
