"""Tests of serving the page: which file is at which address, how long it is cached, and the answer without a build."""

from __future__ import annotations

import gzip
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import json

from tests.support.http_client import HttpHall, in_a_hall, why
from tilehall.core.game import Malformed
from tilehall.server.http import static
from tilehall.server.settings import load

WORKER = "keep();"
RUNTIME = {
    "python.1a2b.wasm": "application/wasm",
    "python.1a2b.mjs": "text/javascript; charset=utf-8",
    "library.1a2b.zip": "application/zip",
    "library.1a2b.whl": "application/zip",
}
INDEX = "<!doctype html><title>Tilehall</title>" + "<p>Play.</p>" * 50
SCRIPT = "play();\n" * 100
PIXEL = bytes(range(256))


@pytest.fixture(scope="module", autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Make a build of three files, which every hall of these tests serves by default."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "look-3c4d.css").write_text("p { color: var(--ink); }")
    (folder / "assets" / "pixel-5e6f.png").write_bytes(PIXEL)
    (folder / "assets" / "offline-worker-7a8b.js").write_text("run();")
    (folder / "service-worker.js").write_text(WORKER)
    (folder / "offline").mkdir()
    (folder / "offline" / "runtime.json").write_text('{"version": "9c0d", "bytes": 1, "files": []}')
    for name in RUNTIME:
        (folder / "offline" / name).write_text("python " * 99)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tilehall.server.http.static.BUILT", folder)
        yield folder


@in_a_hall()
async def test_every_place_of_the_page_is_answered_with_the_page(http_hall: HttpHall) -> None:
    for path in ("/", "/about", "/room/ABCDEF", "/a/b/c", "/about/", "/index.html"):
        answer = await http_hall.visitor().get(path)
        assert answer.status_code == 200, path
        assert answer.text == INDEX
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@in_a_hall()
async def test_assets_are_kept_forever_and_have_their_type(http_hall: HttpHall) -> None:
    types = {
        "/assets/main-1a2b.js": "text/javascript; charset=utf-8",
        "/assets/look-3c4d.css": "text/css; charset=utf-8",
        "/assets/pixel-5e6f.png": "image/png",
    }
    for path, kind in types.items():
        answer = await http_hall.visitor().get(path)
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = await http_hall.visitor().get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


@in_a_hall()
async def test_compressible_files_are_sent_compressed_to_clients_that_accept_it(http_hall: HttpHall) -> None:
    for accepted, zipped in (
        ("gzip, br", True),
        ("br;q=1, gzip;q=0.5", True),
        ("gzip;q=0", False),
        ("identity", False),
    ):
        browser = http_hall.visitor(**{"accept-encoding": accepted})
        async with browser.stream("GET", "/assets/main-1a2b.js") as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert (answer.headers.get("content-encoding") == "gzip") == zipped, accepted
        assert int(answer.headers["content-length"]) == len(raw)
        assert answer.headers["vary"] == "accept-encoding"
        assert (gzip.decompress(raw) if zipped else raw).decode() == SCRIPT
        assert (len(raw) < len(SCRIPT) / 2) == zipped
    answer = await http_hall.visitor(**{"accept-encoding": "gzip"}).get("/assets/pixel-5e6f.png")
    assert "content-encoding" not in answer.headers
    assert answer.content == PIXEL


@in_a_hall()
async def test_the_runtime_is_kept_forever_and_compressed_unless_it_is_an_archive(http_hall: HttpHall) -> None:
    for name, kind in RUNTIME.items():
        answer = await http_hall.visitor(**{"accept-encoding": "gzip"}).get(f"/offline/{name}")
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert ("content-encoding" in answer.headers) == (Path(name).suffix in (".wasm", ".mjs"))
    listed = await http_hall.visitor().get("/offline/runtime.9c0d.json")
    assert listed.json()["version"] == "9c0d"
    assert (await http_hall.visitor().get("/offline/runtime.json")).status_code == 404


@in_a_hall()
async def test_only_the_worker_may_run_webassembly(http_hall: HttpHall) -> None:
    for path in (
        "/",
        "/offline",
        "/offline/ABCDEF",
        "/service-worker.js",
        "/assets/main-1a2b.js",
        "/offline/python.1a2b.mjs",
    ):
        assert "wasm-unsafe-eval" not in (await http_hall.visitor().get(path)).headers["content-security-policy"], path
    (policy,) = (await http_hall.visitor().get("/assets/offline-worker-7a8b.js")).headers.get_list(
        "content-security-policy"
    )
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "'unsafe-eval'" not in policy


@in_a_hall()
async def test_the_service_worker_names_a_pack_of_the_page_with_the_headers_of_every_file(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    worker = await browser.get("/service-worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    named, script = worker.text.split(";\n", 1)
    assert script == WORKER
    release = json.decode(named.removeprefix("const RELEASE = "))
    assert release["runtime"] == "offline/runtime.9c0d.json"
    pack = await browser.get(f"/{release['pack']}")
    assert sha256(pack.content).hexdigest() == release["sha256"]
    files = pack.json()["files"]
    assert files["index.html"]["text"] == (await browser.get("/")).text
    assert b64decode(files["assets/pixel-5e6f.png"]["base64"]) == PIXEL
    assert "wasm-unsafe-eval" in files["assets/offline-worker-7a8b.js"]["headers"]["content-security-policy"]
    assert release["headers"]["content-security-policy"] == worker.headers["content-security-policy"]
    assert not [path for path in files if path.startswith(("offline/", "service-worker"))]


@in_a_hall()
async def test_a_browser_that_has_it_is_told_so(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    etag = (await browser.get("/")).headers["etag"]
    again = await browser.get("/", headers={"if-none-match": f'"other", W/{etag}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == etag
    assert "content-security-policy" in again.headers
    assert (await browser.get("/", headers={"if-none-match": '"other"'})).status_code == 200


@in_a_hall()
async def test_a_head_request_gets_the_headers_alone(http_hall: HttpHall) -> None:
    answer = await http_hall.visitor(**{"accept-encoding": "identity"}).head("/about")
    assert answer.status_code == 200
    assert answer.content == b""
    assert answer.headers["content-length"] == str(len(INDEX))


@in_a_hall()
async def test_what_is_not_part_of_the_page_is_not_there(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    for path in ("/robots.txt", "/assets/old-9f9f.js", "/assets/old", "/../pyproject.toml", "/%2e%2e/secret.txt"):
        assert why(await browser.get(path)) == "There is nothing at this address."
    for path in ("/api/nothing", "/api/rooms/x/y/z"):
        answer = await browser.get(path)
        assert answer.status_code == 404
        assert why(answer) == "There is nothing at this address."
    posted = await browser.post("/about")
    assert posted.status_code == 405
    assert why(posted)


@in_a_hall()
async def test_a_build_beside_a_running_server_changes_nothing(http_hall: HttpHall) -> None:
    # The folder is read once at the start: its files belong together, and half a build is never served.
    index = static.BUILT / "index.html"
    index.write_text("another")
    try:
        assert (await http_hall.visitor().get("/")).text == INDEX
    finally:
        index.write_text(INDEX)


@in_a_hall(web="/nowhere")
async def test_without_a_build_the_hall_says_so(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    answer = await browser.get("/")
    assert answer.status_code == 200
    assert "was not built" in answer.text
    assert "make serve" in answer.text
    assert (await browser.head("/")).content == b""
    assert (await browser.get("/about")).status_code == 404


def test_a_folder_that_was_named_has_to_hold_a_page(built: Path, tmp_path: Path) -> None:
    assert load({"TILEHALL_WEB": str(built)}, Path("/dev/null")).web == str(built)
    with pytest.raises(Malformed, match=r"folder with an index\.html"):
        load({"TILEHALL_WEB": str(tmp_path)}, Path("/dev/null"))
