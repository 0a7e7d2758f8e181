"""The sounds and vibrations of a page, recorded by its browser."""

from __future__ import annotations

from tests.support.browser_people import Visitor

# The real AudioContext, with its calls recorded; vibrations are only recorded.
LISTEN = """
window.heard = { contexts: 0, tones: [], felt: [] };
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor() {
    super();
    window.heard.contexts += 1;
  }
  createOscillator() {
    const made = super.createOscillator();
    const set = made.frequency.setValueAtTime.bind(made.frequency);
    made.frequency.setValueAtTime = (pitch, at) => (window.heard.tones.push(`${made.type} ${pitch}`), set(pitch, at));
    return made;
  }
  createBiquadFilter() {
    const made = super.createBiquadFilter();
    const set = made.frequency.setValueAtTime.bind(made.frequency);
    made.frequency.setValueAtTime = (pitch, at) => (window.heard.tones.push(`noise ${pitch}`), set(pitch, at));
    return made;
  }
};
navigator.vibrate = (pattern) => (window.heard.felt.push(pattern), true);
"""
# The vibrations for a turn, a refusal and a blow, as in web/src/ui/sound.ts.
TURN = [30, 60, 30]
NO = 70
BLOW = 25
FORGET = "window.heard.tones = []; window.heard.felt = []"


def listen(who: Visitor) -> None:
    """Start to record the sounds and vibrations of the visitor's page."""
    who.context.add_init_script(LISTEN)
    who.reopen()


def heard(who: Visitor) -> list[str]:
    found: list[str] = who.page.evaluate("window.heard.tones")
    return found


def felt(who: Visitor) -> list[object]:
    found: list[object] = who.page.evaluate("window.heard.felt")
    return found
