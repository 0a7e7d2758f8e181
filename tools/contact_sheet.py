"""Contact sheets: every screen side by side, light and dark, for reviewing the look of the page.

    python -m tools.contact_sheet                                # all eleven sizes
    python -m tools.contact_sheet --sizes 320x568,2560x1440      # or these
    python -m tools.contact_sheet --only "table" --crowded       # some screens; the longest names and the most tiles

writes test-results/look/<size>-<theme>.png, and each screen by itself beside it.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Annotated

import typer
from playwright.sync_api import BrowserContext, ViewportSize
from playwright.sync_api import Error as PlaywrightError
from tests.support.browser_people import ROOT
from tests.support.layout import SIZES
from tests.support.staged_rooms import NAMES, every_game

from tools.screens import Screen, rematches, screens
from tools.staged_hall import PEOPLE, SETTLE_MS, THEMES, TOUCH_PX, Size, StagedHall, games_under_way, staged_hall

RESULTS = ROOT / "test-results" / "look"
ALL = ",".join(f"{width}x{height}" for width, height in SIZES)
SHEET_PX = 1900  # width of a sheet, which a viewer still shows whole
WHO = {"newcomer": None, "spectator": len(PEOPLE) - 1}  # the viewer's seat; on all other screens the first player's
STYLE = """
body { margin: 12px; font: 13px sans-serif; background: #888 }
main { display: flex; flex-wrap: wrap; gap: 10px }
figure { margin: 0 }
"""


def photograph(hall: StagedHall, sizes: list[Size], wanted: dict[str, Screen]) -> None:
    """Photograph each screen in each size and theme. Each page is loaded for touch and for mouse, then resized."""
    for handheld in (True, False):
        fitting = [size for size in sizes if (size[0] < TOUCH_PX) == handheld]
        for name, screen in wanted.items() if fitting else ():
            context = hall.visit(fitting[0], seat=WHO.get(name.split(":")[0], 0))
            try:
                _pose(context, hall, fitting, name, screen)
            except (PlaywrightError, AssertionError) as error:
                print(f"{name}: {error}")  # go on with the other screens
            context.close()


def _pose(context: BrowserContext, hall: StagedHall, sizes: list[Size], name: str, screen: Screen) -> None:
    page = context.new_page()
    passes = name.startswith("refusal")  # it goes by itself: it has to be called up for each picture
    if not passes:
        screen(page, hall)
    for width, height in sizes:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            if passes:
                screen(page, hall)
            page.wait_for_timeout(SETTLE_MS)
            page.screenshot(path=_file((width, height), theme, name))


def _file(size: Size, theme: str, name: str) -> Path:
    return RESULTS / f"{size[0]}x{size[1]}-{theme}" / f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}.png"


def assemble(hall: StagedHall, size: Size, theme: str, names: list[str]) -> Path:
    """Arrange all screens of one size and theme on a sheet."""
    across = max(3, min(8, SHEET_PX // max(230, size[0] // 3)))
    wide = (SHEET_PX - 34) // across - 10
    figures = "".join(
        f'<figure><img src="{_file(size, theme, name)}" width="{wide}"><figcaption>{escape(name)}</figcaption></figure>'
        for name in names
    )
    source, sheet = RESULTS / "sheet.html", RESULTS / f"{size[0]}x{size[1]}-{theme}.png"
    source.write_text(
        f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><main>{figures}</main>", encoding="utf-8"
    )
    page = hall.browser.new_page(viewport=ViewportSize(width=SHEET_PX, height=800))
    page.goto(source.as_uri())
    page.screenshot(path=sheet, full_page=True)
    page.close()
    source.unlink()
    return sheet


def main(
    sizes: Annotated[str, typer.Option(help="Widths and heights, with commas between them.")] = ALL,
    only: Annotated[str, typer.Option(help="Screens whose name has this in it.")] = "",
    crowded: Annotated[bool, typer.Option(help="The longest names and the most tiles there are.")] = False,
) -> None:
    """Photograph the screens, and lay them out on sheets."""
    chosen = [(int(wide), int(high)) for wide, _, high in (size.partition("x") for size in sizes.split(","))]
    wanted = {name: screen for name, screen in screens().items() if only in name}
    scenes, names = (every_game(), NAMES) if crowded else (games_under_way(), PEOPLE)
    with staged_hall({**scenes, **rematches()}, names) as hall:
        photograph(hall, chosen, wanted)
        for size in chosen:
            for theme in THEMES:
                print(assemble(hall, size, theme, list(wanted)))


if __name__ == "__main__":
    typer.run(main)
