"""Functions of a page's module that needs no browser, run by node and called from Python."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from tests.support.browser_people import ROOT

WEB = ROOT / "web"
# Types are stripped, so a module can be called only if all its imports are types. Each line is a call.
RUN = """
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import ts from "typescript";
const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const { outputText } = ts.transpileModule(readFileSync(process.env.PAGE_MODULE, "utf8"), { compilerOptions });
const module = await import("data:text/javascript," + encodeURIComponent(outputText));
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...given] = JSON.parse(line);
  console.log(JSON.stringify(module[name](...given) ?? null));
}
"""


class Call(Protocol):
    """A call of a function of the module by its name."""

    def __call__(self, name: str, *given: Any) -> Any: ...


@contextmanager
def opened(file: str) -> Iterator[Call]:
    """Open a module below web/src, so that its functions can be called."""
    find = [sys.executable, str(WEB / "build.py"), "node"]
    node = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    process = subprocess.Popen(
        [node, "--input-type=module", "--eval", RUN],
        cwd=WEB,
        env={"PAGE_MODULE": str(WEB / "src" / file)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin
    assert process.stdout
    ask, answers = process.stdin, process.stdout

    def call(name: str, *given: Any) -> Any:
        ask.write(json.dumps([name, *given]) + "\n")
        ask.flush()
        return json.loads(answers.readline())

    with process:
        yield call
        ask.close()
