"""The packed Python runtime of the page, started in node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import tilehall

ROOT = Path(__file__).parents[2]
RUNTIME = Path(tilehall.__file__).parent / "web" / "offline"
CHECKOUT = "/checkout"  # where the repository is for Python in node
# As in web/src/offline/worker.ts. Each line is a call of `run`, a function of the given module; the first line of the
# output says how long the start took.
SCRIPT = """
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";
const begun = performance.now();
const folder = process.env.RUNTIME + "/";
const { files, lock } = JSON.parse(readFileSync(folder + "runtime.json", "utf8"));
const at = (name) => folder + files.find((each) => each.name === name).path;
const { loadPyodide } = await import(at("pyodide.mjs"));
const lockFileContents = { info: lock, packages: {} };
const unzip = (path) => (path.endsWith(".bin") ? gunzipSync(readFileSync(path)) : readFileSync(path));
const read = (name) => new Uint8Array(unzip(at(name)));
const unpacked = mkdtempSync(tmpdir() + "/");
const stdLibURL = unpacked + "/python_stdlib.zip";
writeFileSync(stdLibURL, read("python_stdlib.zip"));
const python = await loadPyodide({ indexURL: folder, stdLibURL, lockFileContents, packageBaseUrl: folder });
rmSync(unpacked, { recursive: true });
const unpack = (name) => python.unpackArchive(read(name), "wheel");
unpack("msgspec.whl");
unpack("tilehall.zip");
python.mountNodeFS(process.env.CHECKOUT, process.env.ROOT);
python.runPython(process.env.MODULE);
const run = python.globals.get("run");
console.log(JSON.stringify((performance.now() - begun) / 1000));
for await (const line of createInterface({ input: process.stdin })) console.log(await run(line));
"""

Run = Callable[[Any], Any]


@contextmanager
def pyodide(module: str) -> Iterator[Run]:
    """Start Python in node, and run a module. Its function `run`, which may be asynchronous, takes and returns JSON.

    A module that appends `CHECKOUT` to `sys.path` can import modules of the tests that need only the rules.
    """
    find = [sys.executable, str(ROOT / "web" / "build.py"), "node"]
    node = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    process = subprocess.Popen(
        [node, "--input-type=module", "--eval", SCRIPT],
        cwd=ROOT / "web",
        env={**os.environ, "RUNTIME": str(RUNTIME), "MODULE": module, "ROOT": str(ROOT), "CHECKOUT": CHECKOUT},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin
    assert process.stdout
    asks, answers = process.stdin, process.stdout

    def run(given: Any) -> Any:
        asks.write(json.dumps(given) + "\n")
        asks.flush()
        return json.loads(answers.readline())

    with process:
        assert answers.readline(), "Python did not start."
        yield run
        asks.close()
