// The turn in progress: the layout of the tiles on this page, which is checked with the server after every change.

import { onDestroy, untrack } from "svelte";
import type { BoardProps } from "../board";
import type { Rummikub } from "../../wire";
import { beganOf, continued, layoutAfter, layoutOf, lifted, put, setBySet, spelled, split, stepsOf, tilesOf } from "./layout";
import type { Began, Layout, Target } from "./layout";
import { Places, spanOf } from "./places";
import { forgetTurn, placed, resumedTurn, saveTurn, savedArrangement } from "./saved";
import { t } from "./words";

const DEBOUNCE_MS = 60; // several changes in one gesture are one request
const MAX_HALVES = 99; // more than a set can have

export class Turn {
  layout = $state.raw<Layout>({ melds: [], rack: [] });
  chosen = $state.raw<string[]>([]);
  note = $state(""); // a message that only the page can give, for example about a tile that cannot go back
  fromRack = $state.raw<ReadonlySet<string>>(new Set());
  touched = $state(0); // the set that was changed last, to be kept in view
  readonly places = new Places();
  private history = $state.raw<Layout[]>([]);
  private waiting = $state(false);
  private asking = $state(false);
  private key = "";
  private round = 0;
  private began: Began = { table: [], rack: [] };
  private start: Layout = this.layout; // the layout at the start of the turn
  private stands: { steps: string; layout: Layout } = { steps: "[]", layout: this.layout };
  private sent = "[]";
  private overtaken = false; // whether the position has changed while a request was pending
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly given: () => BoardProps<Rummikub.View>;
  private readonly show: (frames: Layout[]) => void;

  /**
   * Create it during component initialisation: the turn ends with the component, and later answers are ignored. `show`
   * receives the way to a layout that another player has made, set by set.
   */
  constructor(given: () => BoardProps<Rummikub.View>, show: (frames: Layout[]) => void) {
    this.given = given;
    this.show = show;
    onDestroy(() => this.close());
  }

  private close(): void {
    clearTimeout(this.timer);
    this.closed = true;
  }

  private get props(): BoardProps<Rummikub.View> {
    return this.given();
  }

  readonly settled = $derived(!this.waiting && !this.asking);
  readonly canUndo = $derived(this.history.length > 0);

  get changed(): boolean {
    return stepsOf(this.began, this.layout.melds).length > 0;
  }

  /** Call from an effect: lay the tiles out again if the turn changes or a draft comes from elsewhere. */
  follow(key: string, draft: string): void {
    if (key !== this.key) {
      this.key = key;
      this.begin();
    } else if (this.props.mine && draft !== this.sent && draft !== this.stands.steps && draft !== "[]") this.layOut(draft);
  }

  private begin(): void {
    clearTimeout(this.timer);
    const { view, me, mine, draft } = this.props;
    this.waiting = false;
    this.began = beganOf(view, me);
    this.chosen = [];
    this.note = "";
    this.history = [];
    this.places.tidy();
    const [before, first] = [this.layout, this.round !== view.round];
    this.round = view.round;
    const lies = first ? layoutOf(this.began) : continued(before, this.began);
    this.start = first ? { ...lies, melds: placed(lies.melds, savedArrangement()) } : lies;
    this.layout = this.start;
    const frames = first ? [] : setBySet(before, this.layout);
    if (this.props.last && !this.props.review) this.show(frames); // in a review, the user steps through the turns
    this.touched = frames.at(-1)?.melds.at(-1)?.id ?? 0;
    this.sent = mine ? JSON.stringify(draft) : "[]";
    // The draft may be restored later than the layout that was saved with it, and stands for that layout then, too.
    const steps = mine ? this.resume(this.sent) : "[]";
    this.fromRack = new Set(this.start.rack.map((tile) => tile.id));
    this.stands = { steps, layout: steps === "[]" ? this.start : this.layout };
  }

  /** Restore a turn that was in progress when the page was left. Returns the draft that the layout represents. */
  private resume(draft: string): string {
    const saved = resumedTurn(this.key, this.began);
    if (saved && (draft === "[]" || draft === saved.steps)) {
      this.start = saved.start;
      this.layout = saved.layout;
      this.history = saved.history;
      return saved.steps;
    }
    if (draft !== "[]") this.layout = layoutAfter(this.start, JSON.parse(draft) as string[]);
    return draft;
  }

  /** Lay out a draft that was not made here, for example a hint. The layout before it can be restored with undo. */
  private layOut(draft: string): void {
    this.sent = draft;
    this.history = [...this.history, this.layout];
    this.layout = layoutAfter(this.start, JSON.parse(draft) as string[]);
    this.stands = { steps: draft, layout: this.layout };
    this.touched = this.layout.melds.at(-1)?.id ?? 0;
    this.chosen = [];
    this.note = "";
    this.save();
  }

  /**
   * Check the draft again at the start of a turn, or after another player has resigned: nothing is known about it in this
   * position.
   */
  askAgain(): void {
    if (this.asking) this.overtaken = true;
    else if (this.props.mine && !this.waiting) this.schedule();
  }

  /** Show valid sets in the server's order. */
  adopt(): void {
    if (!this.settled) return;
    const melds = spelled(this.layout.melds, this.props.marks);
    if (melds.some((meld, at) => meld !== this.layout.melds[at])) {
      this.layout = { ...this.layout, melds };
      this.stands = { ...this.stands, layout: this.layout };
    }
  }

  // The player's actions.

  choose(id: string): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id];
  }

  clear(): void {
    this.chosen = [];
  }

  /** Return the layout without these tiles, as it is while they are dragged. */
  without(ids: string[]): Layout {
    return lifted(this.layout, ids, (id) => this.places.of(id));
  }

  /** Move tiles. `base` is the layout without them, to which the target refers. */
  move(ids: string[], target: Target, base = this.without(ids)): void {
    if (!this.props.mine || !ids.length) return;
    const going = target.to === "rack" ? ids.filter((id) => this.fromRack.has(id)) : ids;
    const note = going.length < ids.length ? t("tiles-stay") : "";
    const without = going.length < ids.length ? this.without(going) : base;
    const layout = put(without, tilesOf(this.layout, going), target);
    if (going.length && this.lies(layout) !== this.lies(this.layout)) this.change(layout);
    else this.chosen = [];
    this.note = note;
    this.touched = this.layout.melds.find((meld) => meld.tiles.some((tile) => tile.id === going[0]))?.id ?? 0;
  }

  canSplit(id: string | undefined): boolean {
    return this.layout.melds.some((meld) => meld.tiles.findIndex((tile) => tile.id === id) > 0);
  }

  /** Split a set; its second half is placed beside the first. */
  split(id: string): void {
    if (!this.props.mine || !this.canSplit(id)) return;
    const meld = this.layout.melds.find(({ tiles }) => tiles.some((tile) => tile.id === id))!;
    const place = this.places.of(meld.id);
    const head = meld.tiles.findIndex((tile) => tile.id === id);
    this.change(split(this.layout, id, place && { row: place.row, at: place.at + spanOf(head, MAX_HALVES) }));
  }

  undo(): void {
    const before = this.history.at(-1);
    if (before) this.turnTo(before, this.history.slice(0, -1));
  }

  reset(): void {
    if (this.changed) this.change(this.start);
  }

  async draw(step: string): Promise<void> {
    // Tiles that were only tried are discarded: the step is played without them.
    if (this.changed) {
      this.reset();
      await this.ask();
    }
    if (this.closed) return;
    await this.props.play(step);
    forgetTurn();
  }

  /** Return everything visible about the arrangement of the sets. */
  private lies({ melds }: Layout): string {
    const sets = melds.map((meld) => [meld.tiles.map((tile) => tile.id), this.places.of(meld.id) ?? meld.wish]);
    return sets.map((set) => JSON.stringify(set)).sort().join();
  }

  private change(layout: Layout): void {
    this.turnTo(layout, [...this.history, this.layout]);
  }

  private turnTo(layout: Layout, history: Layout[]): void {
    this.history = history;
    this.layout = layout;
    this.chosen = [];
    this.note = "";
    this.schedule();
  }

  // Requests: one at a time, always the newest draft.

  private schedule(): void {
    clearTimeout(this.timer);
    this.waiting = true;
    this.timer = setTimeout(() => void this.ask(), DEBOUNCE_MS);
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    if (this.asking) {
      this.waiting = true;
      return;
    }
    this.waiting = false;
    this.asking = true;
    this.overtaken = false;
    const { layout, key } = this;
    const steps = stepsOf(this.began, layout.melds);
    this.sent = JSON.stringify(steps);
    await untrack(() => this.props.propose(steps));
    if (this.closed) return;
    this.asking = false;
    if (key === this.key && !this.overtaken) this.judged(layout);
    // After a refusal with nothing known yet, for example for a restored turn, check the current layout.
    const unknown = this.props.next.length === 0 && JSON.stringify(steps) !== this.sent;
    if (this.props.mine && (this.waiting || this.overtaken || unknown)) {
      await this.ask();
      return;
    }
    this.adopt();
    if (key === this.key) this.save();
  }

  /** Keep the layout if the draft was accepted; otherwise return to the last accepted layout. */
  private judged(layout: Layout): void {
    const draft = JSON.stringify(this.props.draft);
    if (draft === this.sent) {
      this.stands = { steps: draft, layout };
      return;
    }
    this.waiting = false;
    this.sent = draft;
    this.layout = draft === this.stands.steps ? this.stands.layout : layoutAfter(this.start, [...this.props.draft]);
    const before = this.history.lastIndexOf(this.layout);
    if (before >= 0) this.history = this.history.slice(0, before);
  }

  private save(): void {
    saveTurn(this.key, this.sent, this.start, this.layout, this.history, (id) => this.places.of(id));
  }
}
