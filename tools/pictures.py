"""Take the pictures of the README: every game on a desktop, all games on phones, and a recording of a game.

    python -m tools.pictures

writes docs/pictures. Bots play the games from a fixed seed, so a picture changes only with the page. The recording
shows a new game each time.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, convert
from PIL import Image
from playwright.sync_api import CDPSession, Locator, ViewportSize
from tests.support.browser_people import ROOT, TITLES, Visitor, together
from tests.support.staged_rooms import SEATS
from tests.support.summon5_players import begin, cell, end, lit, thread

from tilehall.bots.bot import Clock
from tilehall.bots.levels import find as find_bot
from tilehall.games.summon5 import Summon5
from tilehall.games.summon5.steps import Place
from tilehall.games.summon5.view import View
from tools.staged_hall import THEMES, Size, StagedHall, Theme, at_table, games_under_way, staged_hall

PICTURES = ROOT / "docs" / "pictures"
DESK: Size = (1280, 800)
PHONE: Size = (390, 844)
SHOWN: Size = (960, 600)  # of a desktop picture in the README
QUALITY = 84
GAP_PX = 16  # between phones

FILMED = "summon5"
FILM_SCREEN: Size = (1100, 688)
FILM: Size = (880, 550)
FILM_QUALITY = 62
TURNS = 2  # of the player whose screen is recorded
REST_MS = 350  # pause between two actions
READ_MS = 1500  # pause after a result
MIN_FRAME_MS = 80  # 12.5 frames per second are smooth enough, and half the bytes of 25
MAX_FRAME_MS = 1200
MOST_BYTES = 2_000_000


class Frame(Struct, frozen=True):
    """A frame that the browser drew, and its time in milliseconds."""

    image: Image.Image
    at: float


def stills(hall: StagedHall) -> None:
    """Take each game on a desktop, alternately light and dark, except the recorded one; and all games on phones."""
    shots = []
    for number, game in enumerate(TITLES):
        theme = THEMES[number % 2]
        with company(hall, game):
            if game != FILMED:
                _save(portrait(hall, game, DESK, theme).resize(SHOWN, Image.Resampling.LANCZOS), f"{game}.webp")
            small = portrait(hall, game, PHONE, theme)
            shots.append(small.resize((PHONE[0] * 3 // 5, PHONE[1] * 3 // 5), Image.Resampling.LANCZOS))
    wide, high = shots[0].size
    row = Image.new("RGBA", ((wide + GAP_PX) * len(shots) - GAP_PX, high))
    for number, shot in enumerate(shots):
        row.paste(shot, ((wide + GAP_PX) * number, 0))
    _save(row, "phones.webp")


@contextmanager
def company(hall: StagedHall, game: str) -> Iterator[None]:
    """Keep the other players connected, so that no seat is shown as away."""
    others = [hall.visit(DESK, seat=seat) for seat in range(1, SEATS[game])]
    for each in others:
        at_table(each.new_page(), hall.rooms.codes[game])
    yield
    for each in others:
        each.close()


def portrait(hall: StagedHall, game: str, size: Size, theme: Theme) -> Image.Image:
    """Take a picture of a table as its first player sees it."""
    context = hall.visit(size, theme)
    page = context.new_page()
    for _ in range(2):  # the second time with everything loaded
        at_table(page, hall.rooms.codes[game])
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    context.close()
    return shot


def _save(image: Image.Image, name: str) -> None:
    image.save(PICTURES / name, quality=QUALITY, method=6)
    print(PICTURES / name, (PICTURES / name).stat().st_size)


def drag(player: Visitor, what: Locator, where: Locator) -> None:
    """Drag with the mouse at the speed of a hand."""
    boxes = [what.bounding_box(), where.bounding_box()]
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    for part in range(1, 13):
        smooth = (part / 12) ** 2 * (3 - part / 6)  # slow, fast, slow
        mouse.move(x + (to_x - x) * smooth, y + (to_y - y) * smooth)
        player.page.wait_for_timeout(30)
    mouse.up()


def places(player: Visitor) -> list[Place]:
    """Return the places where a good player would weave."""
    view = convert(player.position["view"], View)
    steps = find_bot(Summon5(), "medium")(view, (), Clock(5.0), Random(0)).steps
    return [step for step in steps if isinstance(step, Place)]


def film(hall: StagedHall) -> list[Frame]:
    """Record some turns of SUMMON5 between two players, as the first player sees them."""
    ann, bob = (Visitor(hall.browser, hall.server, name, motion=name == "Ann") for name in ("Ann", "Bofur"))
    ann.page.set_viewport_size(ViewportSize(width=FILM_SCREEN[0], height=FILM_SCREEN[1]))
    begin(ann, bob)
    frames: list[Frame] = []
    camera = ann.context.new_cdp_session(ann.page)
    camera.on("Page.screencastFrame", lambda shot: _take(camera, frames, shot))
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 2})
    for _ in range(2 * TURNS):
        player, other = (ann, bob) if ann.mine else (bob, ann)
        lit(player)
        for step in places(player):
            what, where = thread(player, step.tile), cell(player, "{},{}".format(*step.cell))
            drag(player, what, where)
            player.page.wait_for_timeout(REST_MS if player is ann else 0)
        ann.page.wait_for_timeout(READ_MS)
        end(player)
        together(player, other)
        ann.page.wait_for_timeout(READ_MS)
    camera.send("Page.stopScreencast")
    for person in (ann, bob):
        person.leave()
    return frames


def _take(camera: CDPSession, frames: list[Frame], shot: dict[str, Any]) -> None:
    image = Image.open(BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
    frames.append(Frame(image.resize(FILM, Image.Resampling.LANCZOS), shot["metadata"]["timestamp"] * 1000))
    camera.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})


def develop(frames: list[Frame], file: Path) -> None:
    """Write one animated WebP with frames of limited length."""
    kept = [frames[0]]
    for frame in frames[1:]:
        if frame.at - kept[-1].at >= MIN_FRAME_MS:
            kept.append(frame)
    lasts = [min(MAX_FRAME_MS, round(after.at - frame.at)) for frame, after in pairwise(kept)] + [MAX_FRAME_MS]
    first, *rest = [frame.image for frame in kept]
    first.save(file, save_all=True, append_images=rest, duration=lasts, loop=0, quality=FILM_QUALITY, method=4)
    size = file.stat().st_size
    print(file, size, f"{len(kept)} frames, {sum(lasts) / 1000:.0f} s")
    if size > MOST_BYTES:
        raise SystemExit(f"{file} has {size} bytes; {MOST_BYTES} are the most: film fewer turns")


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    scenes = {game: scene for game, scene in games_under_way().items() if game in TITLES}
    with staged_hall(scenes) as hall:
        stills(hall)
        develop(film(hall), PICTURES / f"{FILMED}-in-play.webp")


if __name__ == "__main__":
    main()
