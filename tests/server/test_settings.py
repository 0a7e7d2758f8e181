"""Tests of settings: read from the environment and a file, refused with a sentence, and all of them documented."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilehall.core.game import Malformed
from tilehall.server.settings import Settings, load, settings, unknown_variables


def refusal(environ: dict[str, str], file: Path | None = None) -> str:
    with pytest.raises(Malformed) as refused:
        load(environ, file)
    return str(refused.value)


def test_without_anything_set_every_setting_has_its_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert load({}) == Settings()


def test_every_default_is_within_its_bounds() -> None:
    for setting in settings().values():
        if setting.name != "titles":
            load({setting.variable: str(setting.default)}, Path("/dev/null"))


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text('port = 9000\nhost = "::1"\ntitles = { rummikub = "Rummy" }\n')
    loaded = load({"TILEHALL_SETTINGS": str(file), "TILEHALL_PORT": "9001"})
    assert (loaded.port, loaded.host, loaded.titles) == (9001, "::1", {"rummikub": "Rummy"})


def test_a_file_beside_the_server_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tilehall.toml").write_text("bot_pace = 2\n")
    assert load({}).bot_pace == 2.0


def test_titles_come_from_the_environment_as_json() -> None:
    assert load({"TILEHALL_TITLES": '{"miners": "Mine"}'}, Path("/dev/null")).titles == {"miners": "Mine"}
    assert "JSON object" in refusal({"TILEHALL_TITLES": "Mine"}, Path("/dev/null"))


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("TILEHALL_PORT", "70000", "TILEHALL_PORT takes a whole number from 0 to 65535, not '70000'."),
        ("TILEHALL_PORT", "tcp://10.0.0.1:80", "TILEHALL_PORT takes a whole number from 0 to 65535"),
        ("TILEHALL_BOT_PACE", "-1", "TILEHALL_BOT_PACE takes a number from 0 to 60"),
        ("TILEHALL_BOT_PACE", "nan", "TILEHALL_BOT_PACE takes a number from 0 to 60"),
        ("TILEHALL_LOG_LEVEL", "loud", "one of debug, error, info, warning"),
        ("TILEHALL_PUBLIC_URL", "https://hall.example/", "like https://hall.example"),
        ("TILEHALL_PUBLIC_URL", "hall.example", "like https://hall.example"),
        ("TILEHALL_PUBLIC_URL", "https://a@hall.example", "like https://hall.example"),
        ("TILEHALL_TRUSTED_FORWARDERS", "the proxy", "TILEHALL_TRUSTED_FORWARDERS takes addresses"),
        ("TILEHALL_SIGNIN_ATTEMPTS", "3", "did you mean TILEHALL_SIGN_IN_ATTEMPTS?"),
        ("TILEHALL_PROT", "9000", "There is no setting TILEHALL_PROT; did you mean TILEHALL_PORT?"),
        ("TILEHALL_HOTS", "::1", "did you mean TILEHALL_HOST?"),
        ("TILEHALL_DATABSE", "x.db", "did you mean TILEHALL_DATABASE?"),
        ("TILEHALL_SETTING", "x.toml", "did you mean TILEHALL_SETTINGS?"),
        ("TILEHALL_port", "9000", "did you mean TILEHALL_PORT?"),
        ("tilehall_port", "9000", "There is no setting tilehall_port; did you mean TILEHALL_PORT?"),
    ],
)
def test_a_bad_value_is_refused_and_its_setting_named(variable: str, value: str, sentence: str) -> None:
    assert sentence in refusal({variable: value}, Path("/dev/null"))


def test_what_an_orchestrator_sets_by_itself_is_left_alone() -> None:
    environ = {
        "TILEHALL_SERVICE_HOST": "10.0.0.7",
        "TILEHALL_SERVICE_PORT": "8000",
        "TILEHALL_SERVICE_PORT_HTTP": "8000",
        "TILEHALL_PORT_8000_TCP": "tcp://10.0.0.7:8000",
        "TILEHALL_PORT_8000_TCP_PROTO": "tcp",
        "TILEHALL_PORT_8000_TCP_PORT": "8000",
        "TILEHALL_PORT_8000_TCP_ADDR": "10.0.0.7",
    }
    assert load(environ, Path("/dev/null")) == Settings()
    assert unknown_variables(environ) == []


def test_a_variable_that_is_like_no_setting_is_named_and_ignored() -> None:
    environ = {"TILEHALL_COLOUR": "red", "TILEHALL_VERSION": "1.0", "TILEHALL_": "", "PATH": "/bin"}
    assert load(environ, Path("/dev/null")) == Settings()
    assert unknown_variables(environ) == ["TILEHALL_", "TILEHALL_COLOUR", "TILEHALL_VERSION"]


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("prot = 9000", "which is no setting; did you mean port?"),
        ('port = "9000"', "takes a whole number from 0 to 65535"),
        ("port = ", "are not TOML"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, written: str, sentence: str) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(written)
    assert sentence in refusal({}, file)


def test_a_file_that_was_named_has_to_be_there(tmp_path: Path) -> None:
    assert "cannot be read" in refusal({"TILEHALL_SETTINGS": str(tmp_path / "none.toml")})


@pytest.mark.parametrize("within", ["hall.db", "data/hall.db", "../web/hall.db", "link/hall.db"])
def test_a_database_in_the_folder_of_the_page_is_refused(tmp_path: Path, within: str) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").touch()
    (tmp_path / "link").symlink_to(web)
    environ = {"TILEHALL_WEB": str(web)}
    database = tmp_path / within if within.startswith("link") else web / within
    with pytest.raises(Malformed, match="keep them apart"):
        load({**environ, "TILEHALL_DATABASE": str(database)}, Path("/dev/null"))
    assert load({**environ, "TILEHALL_DATABASE": str(tmp_path / "hall.db")}, Path("/dev/null")).web
