// A turn being made: the tiles as they lie on this page, asked of the hall after every change.

import { untrack } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Rummikub } from "../../wire";
import { dropUndo, loadUndo, saveUndo } from "./undo";
import { beganOf, layoutAfter, layoutOf, moved, spelled, split, stepsOf, type Began, type Layout, type Target } from "./layout";

const DEBOUNCE = 60; // ms: several changes in one gesture are one question

export class Turn {
  layout = $state.raw<Layout>({ melds: [], rack: [] });
  chosen = $state.raw<string[]>([]);
  note = $state(""); // what only the page can say: a tile that cannot go back
  fromRack = $state.raw<ReadonlySet<string>>(new Set());
  touched = 0; // the set changed last, to be kept in sight
  private history = $state.raw<Layout[]>([]);
  private waiting = $state(false);
  private asking = $state(false);
  private began: Began = { table: [], rack: [] };
  private stands: { steps: string; layout: Layout } = { steps: "[]", layout: this.layout };
  private sent = "[]";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly given: () => BoardProps<Rummikub.View>;

  constructor(given: () => BoardProps<Rummikub.View>) {
    this.given = given;
  }

  private get props(): BoardProps<Rummikub.View> {
    return this.given();
  }

  readonly settled = $derived(!this.waiting && !this.asking);
  readonly canUndo = $derived(this.history.length > 0);

  get changed(): boolean {
    return stepsOf(this.began, this.layout.melds).length > 0;
  }

  /** Call from an effect: the tiles lie anew when the turn does, or when a saved draft comes back. */
  follow(key: string, draft: string): void {
    if (key !== this.key) {
      dropUndo(this.key);
      this.key = key;
      this.begin();
    } else if (this.props.mine && draft !== this.sent && draft !== this.stands.steps) {
      // An empty one says that the position moved on: what lies here is tried again.
      if (draft === "[]" && this.changed) this.schedule();
      else this.rebuild();
    }
  }
  private key = "";

  private begin(): void {
    clearTimeout(this.timer);
    this.waiting = false;
    this.began = beganOf(this.props.view, this.props.me);
    this.chosen = [];
    this.note = "";
    this.touched = 0;
    this.fromRack = new Set(layoutOf(this.began).rack.map((tile) => tile.id));
    this.rebuild();
    if (this.props.mine && !this.props.draft.length) void this.ask();
  }

  private rebuild(): void {
    const draft = this.props.mine ? [...this.props.draft] : [];
    this.sent = JSON.stringify(draft);
    const saved = this.props.mine ? loadUndo(this.key, this.sent, this.began) : undefined;
    this.layout = saved?.layout ?? layoutAfter(this.began, draft);
    this.history = saved?.history ?? [];
    this.stands = { steps: this.sent, layout: this.layout };
  }

  /** The position moved on within the turn (somebody else resigned): ask again. */
  askAgain(): void {
    if (this.props.mine && this.changed && !this.props.draft.length) this.schedule();
  }

  /** A valid set is shown as the hall spells it. */
  adopt(): void {
    if (!this.settled) return;
    const melds = spelled(this.layout.melds, this.props.marks);
    if (melds.some((meld, at) => meld !== this.layout.melds[at])) {
      this.layout = { ...this.layout, melds };
      this.stands = { ...this.stands, layout: this.layout };
    }
  }

  // What somebody does.

  choose(id: string): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id];
  }

  clear(): void {
    this.chosen = [];
  }

  move(ids: string[], target: Target): void {
    if (!this.props.mine || !ids.length) return;
    const going = target.to === "rack" ? ids.filter((id) => this.fromRack.has(id)) : ids;
    this.note = going.length < ids.length ? "Tiles of the table stay on the table." : "";
    if (going.length) this.change(moved(this.layout, going, target));
    this.touched = this.layout.melds.find((meld) => meld.tiles.some((tile) => tile.id === going[0]))?.id ?? 0;
    this.chosen = [];
  }

  canSplit(id: string | undefined): boolean {
    return this.layout.melds.some((meld) => meld.tiles.findIndex((tile) => tile.id === id) > 0);
  }

  split(id: string): void {
    if (!this.props.mine || !this.canSplit(id)) return;
    this.note = "";
    this.change(split(this.layout, id));
    this.chosen = [];
  }

  undo(): void {
    const before = this.history.at(-1);
    if (!before) return;
    this.history = this.history.slice(0, -1);
    this.layout = before;
    this.chosen = [];
    this.note = "";
    this.schedule();
  }

  reset(): void {
    this.history = [];
    this.layout = layoutOf(this.began);
    this.chosen = [];
    this.note = "";
    this.schedule();
  }

  async draw(step: string): Promise<void> {
    // What was only tried goes nowhere: the step is played without it.
    if (this.changed) {
      this.reset();
      await this.ask();
    }
    await this.props.play(step);
  }

  private change(layout: Layout): void {
    this.history = [...this.history, this.layout];
    this.layout = layout;
    this.schedule();
  }

  // Asking the hall: one question at a time, always the newest.

  private schedule(): void {
    clearTimeout(this.timer);
    this.waiting = true;
    this.timer = setTimeout(() => void this.ask(), DEBOUNCE);
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    if (this.asking) {
      this.waiting = true;
      return;
    }
    this.waiting = false;
    this.asking = true;
    const { layout, key } = this;
    const steps = stepsOf(this.began, layout.melds);
    this.sent = JSON.stringify(steps);
    await untrack(() => this.props.propose(steps));
    this.asking = false;
    if (key !== this.key) return;
    const draft = JSON.stringify(this.props.draft);
    if (draft === this.sent) this.stands = { steps: this.sent, layout };
    else this.takeBack(draft);
    if (this.waiting) {
      await this.ask();
      return;
    }
    this.adopt();
    saveUndo(key, this.sent, this.layout, this.history);
  }

  /** Refused: the tiles go back to how they last stood. */
  private takeBack(draft: string): void {
    this.waiting = false;
    if (draft !== this.stands.steps) {
      this.rebuild();
      return;
    }
    this.sent = draft;
    this.layout = this.stands.layout;
    this.history = this.history.slice(0, Math.max(0, this.history.lastIndexOf(this.layout)));
  }
}
