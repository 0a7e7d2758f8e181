// Whether the user is pressing something. The layout does not change until the click has arrived, because the click would
// miss its target.

const MAX_PRESS_MS = 600; // how long to wait for the click: a press can end outside the page

class Pressing {
  now = $state(false);
  private timer = 0;

  constructor() {
    addEventListener("pointerdown", () => this.begin(), true);
    // On a phone, the click arrives some time after the finger is lifted.
    for (const end of ["click", "pointercancel"]) addEventListener(end, () => this.end(0), true);
  }

  private begin(): void {
    this.now = true;
    this.end(MAX_PRESS_MS);
  }

  private end(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = false), after);
  }
}

export const pressing = new Pressing();
