// Whether somebody is just pressing something: what is shown stands still until their click has come, else it would go elsewhere or nowhere.

const LONGEST = 600; // ms after which no click is waited for: a press can end outside the page

class Pressing {
  now = $state(false);
  private timer = 0;

  constructor() {
    addEventListener("pointerdown", () => this.begin(), true);
    // On a phone the click comes some time after the finger has gone.
    for (const end of ["click", "pointercancel"]) addEventListener(end, () => this.end(0), true);
  }

  private begin(): void {
    this.now = true;
    this.end(LONGEST);
  }

  private end(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = false), after);
  }
}

export const pressing = new Pressing();
