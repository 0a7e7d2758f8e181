"""The shareable picture of a game's end, as the page makes it: its file type and its content."""

from __future__ import annotations

from base64 import b64decode

from msgspec import Struct
from playwright.sync_api import Locator, Page

from tests.support.browser_people import result_of

SIGNATURE = b"\x89PNG\r\n\x1a\n"
ASK = "Share"
# Colours in the middle half of the board's area, between the headline and the scores.
COLOURS = """(image) => {
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const [width, height] = [canvas.width, canvas.height];
  const { data } = pen.getImageData(width / 4, 0.25 * height, width / 2, 0.35 * height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
# The share of pixels in which two pictures differ; 1 if their sizes differ.
DIFFERENCE = """([one, two]) => Promise.all([one, two].map(async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
})).then(([one, two]) =>
  one.length === two.length ? one.filter((pixel, at) => pixel !== two[at]).length / one.length : 1
)"""


class SharedPicture(Struct, frozen=True):
    """A picture that the page shows before the user shares it."""

    address: str  # a data URL
    words: str
    width: int
    height: int
    colours: int

    @property
    def content(self) -> bytes:
        return b64decode(self.address.removeprefix("data:image/png;base64,"), validate=True)


def dialog(page: Page) -> Locator:
    """Return the dialog that shows the picture."""
    return page.get_by_role("dialog", name="Share this game")


def take_picture(page: Page) -> SharedPicture:
    """Ask the result for its picture and wait until it is shown; the dialog stays open."""
    result_of(page).get_by_role("button", name=ASK).click()
    image = dialog(page).get_by_role("img")
    image.wait_for()
    address, words = image.get_attribute("src"), image.get_attribute("alt")
    assert address
    assert words
    width, height = image.evaluate("(image) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])")
    return SharedPicture(address, words, width, height, image.evaluate(COLOURS))


def difference(page: Page, one: SharedPicture, two: SharedPicture) -> float:
    """Return the share of pixels in which two pictures differ."""
    found: float = page.evaluate(DIFFERENCE, [one.address, two.address])
    return found
