"""Draw the icons and screenshots that the web manifest names: PNG files from SVG, and pictures of the home page.

    python -m tools.icons

writes web/public.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, ViewportSize
from tests.support.browser_people import ROOT
from tests.support.chromium import chromium
from tests.support.server_process import running

PUBLIC = ROOT / "web" / "public"
ICONS = {"icon-192.png": ("icon.svg", 192), "icon-512.png": ("icon.svg", 512)} | {
    "icon-maskable-512.png": ("icon-maskable.svg", 512)
}
SCREENS = {"desktop.webp": (1280, 800), "phone.webp": (390, 844)}
QUALITY = 84


def draw_icons(browser: Browser) -> None:
    """Draw each icon on a transparent page of its size."""
    for name, (source, size) in ICONS.items():
        page = browser.new_page(viewport=ViewportSize(width=size, height=size))
        svg = (PUBLIC / source).read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def take_screenshots(browser: Browser, address: str) -> None:
    """Take the home page on a desktop and on a phone."""
    folder = PUBLIC / "screenshots"
    folder.mkdir(exist_ok=True)
    for name, (width, height) in SCREENS.items():
        page = browser.new_page(viewport=ViewportSize(width=width, height=height), reduced_motion="reduce")
        page.goto(address, wait_until="networkidle")
        shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
        shot.save(folder / name, quality=QUALITY, method=6)
        page.close()


def main() -> None:
    with chromium() as browser, TemporaryDirectory() as folder, running(Path(folder)) as server:
        draw_icons(browser)
        take_screenshots(browser, server.address)


if __name__ == "__main__":
    main()
