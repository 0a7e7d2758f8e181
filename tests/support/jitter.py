"""Random delays: some messages of the hall reach the page late, and the machine is slow.

`TEST_JITTER=7` delays every message and every answer by a random time, seeded by the number and the name of the running
test; half of the pages also get a slow processor. The messages of one websocket keep their order. This finds tests that
do not wait for their page, and pages that are confused by late messages.
"""

from __future__ import annotations

import os
from functools import wraps
from random import Random

from playwright.sync_api import BrowserContext, Page

SEED = os.environ.get("TEST_JITTER", "")
MAX_DELAY_MS = 400  # longer than a user takes for a second click
CPU_SLOWDOWN = 4

# It runs before all other scripts, and keeps the real time in case a test stops the page's clock later.
SCRIPT = """
(() => {
  const [later, now] = [setTimeout.bind(window), performance.now.bind(performance)];
  let state = SEED + location.pathname.length + history.length;
  // https://en.wikipedia.org/wiki/Xorshift
  function random() {
    for (const [left, by] of [[true, 13], [false, 17], [true, 5]]) state ^= left ? state << by : state >>> by;
    return (state >>> 0) / 2 ** 32;
  }
  const delay = () => (random() < 0.5 ? 0 : random() * MAX_DELAY_MS);

  window.WebSocket = class WebSocket extends window.WebSocket {
    #held = [];
    #due = 0;
    #late(handler) {
      return (event) => {
        this.#due = Math.max(this.#due, now() + delay());
        if (!this.#held.length && this.#due <= now()) return void handler.call(this, event);
        this.#held.push(() => handler.call(this, event));
        later(() => this.#held.shift()(), this.#due - now());
      };
    }
    set onmessage(handler) {
      super.onmessage = this.#late(handler);
    }
    set onclose(handler) {
      super.onclose = this.#late(handler);
    }
  };

  const real = window.fetch.bind(window);
  window.fetch = async (...given) => {
    try {
      return await real(...given);
    } finally {
      const pause = delay();
      if (pause) await new Promise((resolve) => later(resolve, pause));
    }
  };
})();
"""


def install() -> None:
    """Delay the messages of all new pages of this process, if the environment asks for it."""
    if not SEED or hasattr(BrowserContext.new_page, "__wrapped__"):
        return
    opened = BrowserContext.new_page

    @wraps(opened)
    def new_page(context: BrowserContext) -> Page:
        page = opened(context)
        luck = Random(f"{SEED} {os.environ['PYTEST_CURRENT_TEST'].rpartition(' ')[0]} {len(context.pages)}")
        page.add_init_script(
            SCRIPT.replace("SEED", str(luck.getrandbits(31))).replace("MAX_DELAY_MS", str(MAX_DELAY_MS))
        )
        if luck.random() < 0.5:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        return page

    BrowserContext.new_page = new_page  # type: ignore[assignment, method-assign]
