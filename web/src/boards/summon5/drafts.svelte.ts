// The draft as somebody changes it, and what can be had again: a turn that was undone, and what lay there before a hint.

interface Given {
  draft: string[];
  propose: (steps: string[]) => Promise<void>;
}

export class Drafts {
  undone = $state.raw<string[]>([]); // the draft that was undone last, until another is begun
  replaced = $state.raw<string[]>([]); // the draft that a hint was laid out over
  private seen: string[] = [];
  private sent = ""; // what was asked last, and
  private stood = ""; // what a no to it goes back to
  private readonly given: () => Given;

  constructor(given: () => Given) {
    this.given = given;
  }

  /** Nothing of an earlier turn is brought back. */
  begin(): void {
    this.undone = this.replaced = [];
  }

  /** Call from an effect: a draft that was not made here is a hint that was laid out. */
  follow(draft: string[]): void {
    const now = draft.join();
    if (now === this.seen.join()) return;
    if (!draft.length) this.replaced = [];
    else if (now !== this.sent && now !== this.stood) this.replaced = this.seen;
    this.seen = draft;
  }

  change(steps: string[]): void {
    this.undone = [];
    this.stood = this.given().draft.join();
    this.sent = steps.join();
    void this.given().propose(steps);
  }

  /** What lay there before a hint comes back; without one the whole turn is taken back. */
  undo(): void {
    const { draft } = this.given();
    if (!draft.length) return;
    const before = this.replaced;
    this.replaced = [];
    this.change(before);
    if (!before.length) this.undone = draft;
  }

  bringBack(): void {
    if (!this.given().draft.length && this.undone.length) this.change(this.undone);
  }
}
