"""The files of a release: they fit their schemas and name one version, and the packages serve the page without Node."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.fresh_environment import INSTALL_TIMEOUT_S, Environment
from tilehall import __version__

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
MAX_RUNTIME_BYTES = 8_000_000  # of the wheel: what people download who never play without a network
FORMS = sorted(each for each in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if each.name != "config.yml")


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", WORKFLOWS),
        ("github-issue-forms", FORMS),
        ("github-issue-config", [ROOT / ".github/ISSUE_TEMPLATE/config.yml"]),
        ("citation-file-format", [ROOT / "CITATION.cff"]),
        ("compose-spec", [ROOT / "compose.yaml"]),
    ],
)
def test_files_fit_their_schema(schema: str, files: list[Path]) -> None:
    assert files
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=INSTALL_TIMEOUT_S, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_file_names_this_version() -> None:
    citation = msgspec.yaml.decode((ROOT / "CITATION.cff").read_bytes())
    assert str(citation["version"]) == __version__
    headings = re.findall(r"^## \[?([\w.]+)\]?(?: - (\S+))?$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == ("Unreleased", "")
    assert headings[1][0] == __version__
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for _, date in headings[1:])


def test_the_changelog_sorts_changes_as_keep_a_changelog_does() -> None:
    kinds = set(re.findall(r"^### (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE))
    assert kinds
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_hooks_and_workflows_run_what_there_is() -> None:
    config: dict[str, Any] = msgspec.yaml.decode((ROOT / ".pre-commit-config.yaml").read_bytes())
    hooks = [hook for repo in config["repos"] for hook in repo["hooks"]]
    assert {repo["repo"] for repo in config["repos"]} == {"local"}, "hooks work offline"
    for hook in hooks:
        for word in shlex.split(hook["entry"]):
            if "/" in word and not word.startswith(".venv/bin/"):
                assert (ROOT / word).exists(), word
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    used = {found for file in WORKFLOWS for found in re.findall(r"run: make (\S+)", file.read_text("utf-8"))}
    assert used
    assert used - {"docs"} <= targets
    for file in WORKFLOWS:
        for path in re.findall(r"requirements/\w+\.txt|tests/\w+", file.read_text("utf-8")):
            assert (ROOT / path).exists(), path


@pytest.mark.long
def test_sdist_and_wheel_serve_the_page_without_node(tmp_path: Path) -> None:
    assert (ROOT / "src/tilehall/web/index.html").exists(), "the page is not built: make .venv/web"
    environment = Environment(tmp_path / "environment")
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path)]
    no_node = {"PATH": str(tmp_path), "HOME": str(tmp_path)}  # nothing that builds a page can be found
    subprocess.run([*build, "--target", "sdist"], cwd=ROOT, check=True, capture_output=True, timeout=INSTALL_TIMEOUT_S)
    with tarfile.open(tmp_path / f"tilehall-{__version__}.tar.gz") as sdist:
        sdist.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"tilehall-{__version__}"
    words = [*build, "--target", "wheel"]
    subprocess.run(words, cwd=unpacked, env=no_node, check=True, capture_output=True, timeout=INSTALL_TIMEOUT_S)
    wheel = tmp_path / f"tilehall-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as opened:
        runtime = [each.compress_size for each in opened.infolist() if "/web/offline/" in each.filename]
    assert 0 < sum(runtime) < MAX_RUNTIME_BYTES
    environment.install(wheel)
    where = environment.run([environment.python, "-c", "import tilehall; print(tilehall.__file__)"])
    assert Path(where.strip()).is_relative_to(environment.library)
    program = environment.folder / "bin" / "tilehall"
    serve = [str(program), "serve", "--port", "0", "--database", str(tmp_path / "hall.db")]
    process = subprocess.Popen(serve, cwd=tmp_path, env=no_node, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        with urllib.request.urlopen(address, timeout=INSTALL_TIMEOUT_S) as page:
            text = page.read().decode()
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', text)
        with urllib.request.urlopen(address.rstrip("/") + script, timeout=INSTALL_TIMEOUT_S) as asset:
            assert len(asset.read()) > 1000
    finally:
        process.terminate()
        process.communicate(timeout=INSTALL_TIMEOUT_S)
