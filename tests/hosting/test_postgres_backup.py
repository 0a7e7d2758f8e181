"""A dump of a running hall, restored and opened, with the commands of docs/how-to/back-up.md."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random

from tests.cli.test_backup import tilehall
from tests.support.fixture_author import enter, play
from tests.support.postgres_server import program, shared_server
from tests.support.server_process import Server, two_players

GUIDE = Path(__file__).parents[2] / "docs/how-to/back-up.md"
COMMANDS = ("createdb", "pg_dump", "pg_restore")


def documented() -> list[list[str]]:
    """Return the commands under "PostgreSQL", split into words."""
    text = GUIDE.read_text(encoding="utf-8").partition("## PostgreSQL")[2]
    block = re.search(r"\n\n((?:    .*\n)+)", text)
    assert block
    return [line.partition("#")[0].split() for line in block[1].splitlines()]


async def test_a_dump_of_a_running_hall_is_restored_and_played_on(tmp_path: Path) -> None:
    # Not the server that TEST_POSTGRES names: pg_dump refuses a server newer than itself.
    server = shared_server()
    where = {"hall": server.url("dumped"), "restored": server.url("restored")}
    account = [f"--host={server.folder}", "--username=postgres"]

    def run(*words: str) -> None:
        done = subprocess.run([program(words[0]), *words[1:]], capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, done.stderr

    run("createdb", *account, "--encoding=UTF8", "--template=template0", "dumped")
    try:
        first = Server(where["hall"])
        ann, ben, code = await two_players(first)
        await play(Random(3), ann, ben, turns=4, advised=False)
        assert ann.position is not None
        before = ann.position
        proof = []
        for words in documented():
            plain = [re.sub(r"postgresql://\S+/(\w+)", lambda found: where[found[1]], word) for word in words]
            plain = [word.replace("hall-monday.dump", str(tmp_path / "hall.dump")) for word in plain]
            if plain[0] == "tilehall":
                proof.append(tilehall(*plain[1:], folder=tmp_path))
            else:
                assert plain[0] in COMMANDS
                run(plain[0], *([] if "postgresql://" in " ".join(plain) else account), *plain[1:])
        assert [(done.returncode, "1 room, " in done.stdout) for done in proof] == [(0, True)], proof
        for person in (ann, ben):
            await person.hang_up()
        assert first.stop()[0] == 0
        second = Server(where["restored"])
        for person in (ann, ben):
            person.server, person.connection = second, None
            await enter(person, code)
        assert ann.position == before
        await play(Random(4), ann, ben, turns=2, advised=False)
        for person in (ann, ben):
            await person.hang_up()
        assert second.stop()[0] == 0
    finally:
        for name in ("dumped", "restored"):
            run("dropdb", *account, "--if-exists", "--force", name)
