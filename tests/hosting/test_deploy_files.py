"""The files of deploy/, the Containerfile and compose.yaml: what they name exists, as far as it can be checked here."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tilehall.cli import imported
from tilehall.server.settings import load, settings

ROOT = Path(__file__).parents[2]
UNITS = sorted(each for each in (ROOT / "deploy").iterdir() if each.suffix in (".service", ".timer"))
COMPOSE: dict[str, Any] = msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes())
ANALYZE = shutil.which("systemd-analyze")


def assert_known(words: list[str]) -> None:
    """Check that the command after `tilehall` exists and takes every option in these words."""
    command = imported(words[0])
    known = {option for parameter in command.params for option in parameter.opts}
    for word in words[1:]:
        assert not word.startswith("-") or word.partition("=")[0] in known, word


def unit(file: Path) -> RawConfigParser:
    read = RawConfigParser(strict=True, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment,method-assign]  # as it is written
    read.read_string(file.read_text(encoding="utf-8"))
    return read


def lines_to_run() -> list[str]:
    found = [line for file in UNITS for line in re.findall(r"^ExecStart=(.*)$", file.read_text("utf-8"), re.MULTILINE)]
    assert len(found) >= 2
    return found


@pytest.mark.parametrize("line", lines_to_run())
def test_a_unit_runs_a_command_that_there_is(line: str) -> None:
    words = shlex.split(line)
    if words[:2] == ["/bin/sh", "-c"]:
        words = shlex.split(words[2].removeprefix("exec "))
    assert words[0] == "/opt/tilehall/bin/tilehall"
    assert_known(words[1:])


def test_a_timer_starts_a_unit_that_there_is() -> None:
    names = {file.name for file in UNITS}
    timers = [file for file in UNITS if file.suffix == ".timer"]
    assert timers
    assert {file.with_suffix(".service").name for file in timers} <= names


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_a_unit_is_read_and_is_explained(file: Path) -> None:
    assert unit(file)["Unit"]["Description"]
    pages = [(ROOT / f"docs/how-to/{name}.md").read_text(encoding="utf-8") for name in ("host", "cluster")]
    assert any(f"deploy/{file.name}" in page for page in pages)


@pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not here to verify the units")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    # systemd checks that the program of a unit exists: the tilehall of these tests replaces the installed one.
    installed = Path(sys.executable).with_name("tilehall")
    for file in UNITS:
        text = file.read_text(encoding="utf-8").replace("/opt/tilehall/bin/tilehall", str(installed))
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    words = [str(ANALYZE), "verify", "--man=no", *(str(tmp_path / file.name) for file in UNITS)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    # It ignores what it cannot read with a message and status 0, and also reports on the system's own units.
    assert [line for line in done.stderr.splitlines() if "tilehall" in line] == []


def test_the_containerfile_keeps_hadolints_rules() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([hadolint, ROOT / "Containerfile"], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_containerfile_copies_and_runs_what_there_is() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for file in re.findall(r"requirements/\S+", text):
        assert (ROOT / file).is_file(), file
    for extra in re.findall(r"'\.\[([\w,]+)\]'", text)[0].split(","):
        assert re.search(rf"^{extra} = ", (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE), extra
    for words in re.findall(r"/bin/tilehall (.+?)(?: <|$)", text, re.MULTILINE):
        assert_known(words.split())
    assert 'ENTRYPOINT ["tilehall"]\nCMD ["serve"]' in text
    assert set(re.findall(r"TILEHALL_\w+", text)) <= {each.variable for each in settings().values()}


def test_compose_names_settings_that_there_are() -> None:
    services = COMPOSE["services"]
    found = 0
    for service in services.values():
        environment = {name: str(value) for name, value in service.get("environment", {}).items()}
        ours = {name: value for name, value in environment.items() if name.startswith("TILEHALL_")}
        assert set(ours) <= {each.variable for each in settings().values()}
        given = {name: re.sub(r"\$\{\w+:-(.*?)\}", r"\1", value) for name, value in ours.items()}
        load(given, Path("/dev/null"))
        found += len(given)
    assert found


def test_compose_is_whole() -> None:
    services, volumes = COMPOSE["services"], COMPOSE["volumes"]
    for name, service in services.items():
        assert set(service.get("depends_on", {})) <= set(services)
        for needed, how in service.get("depends_on", {}).items():
            assert how["condition"] != "service_healthy" or "healthcheck" in services[needed], needed
        if "build" in service:
            assert (ROOT / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        for mount in service.get("volumes", []):
            assert mount.partition(":")[0] in volumes, name
        for published in service.get("ports", []):
            assert published.startswith("127.0.0.1:"), "a proxy stands in front"
        if service["image"] == services["hall"]["image"]:
            assert_known(list(service.get("command", ["serve"])))
    forwarder = services["hall"]["environment"]["TILEHALL_TRUSTED_FORWARDERS"]
    assert COMPOSE["networks"]["default"]["ipam"]["config"][0]["gateway"] == forwarder
    assert services["hall"]["environment"]["TILEHALL_DATABASE"] == "postgresql://hall@db/hall"
