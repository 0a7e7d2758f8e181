// The draft as the player changes it, and what can be restored: an undone turn, and the draft before a hint.

interface Given {
  draft: string[];
  propose: (steps: string[]) => Promise<void>;
}

export class Drafts {
  undone = $state.raw<string[]>([]); // the draft that was undone last, until another is begun
  replaced = $state.raw<string[]>([]); // the draft that a hint replaced
  private seen: string[] = [];
  private sent = ""; // the draft that was sent last
  private stood = ""; // the draft to return to if it is refused
  private readonly given: () => Given;

  constructor(given: () => Given) {
    this.given = given;
  }

  /** Forget the drafts of an earlier turn. */
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

  /** Restore the draft before a hint; without a hint, take back the whole turn. */
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
