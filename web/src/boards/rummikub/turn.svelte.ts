// A turn being made: the tiles as they lie on this page, asked of the hall after every change.

import { onDestroy, untrack } from "svelte";
import type { BoardProps } from "../board";
import type { Rummikub } from "../../wire";
import { beganOf, continued, layoutAfter, layoutOf, lifted, put, setBySet, spelled, split, stepsOf, tilesOf } from "./layout";
import type { Began, Layout, Target } from "./layout";
import { Places, spanOf } from "./places";
import { forgetTurn, placed, resumedTurn, saveTurn, savedArrangement } from "./saved";

const DEBOUNCE = 60; // ms: several changes in one gesture are one question
const WIDE = 99; // half tiles: more than a set has

export class Turn {
  layout = $state.raw<Layout>({ melds: [], rack: [] });
  chosen = $state.raw<string[]>([]);
  note = $state(""); // what only the page can say: a tile that cannot go back
  fromRack = $state.raw<ReadonlySet<string>>(new Set());
  touched = $state(0); // the set changed last, to be kept in sight
  readonly places = new Places();
  private history = $state.raw<Layout[]>([]);
  private waiting = $state(false);
  private asking = $state(false);
  private key = "";
  private round = 0;
  private began: Began = { table: [], rack: [] };
  private start: Layout = this.layout; // as the turn began
  private stands: { steps: string; layout: Layout } = { steps: "[]", layout: this.layout };
  private sent = "[]";
  private overtaken = false; // the position moved on while the hall was asked
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly given: () => BoardProps<Rummikub.View>;
  private readonly show: (frames: Layout[]) => void;

  /**
   * To be made while a component is: with it the turn ends, and an answer that comes later changes nothing. `show` is given the way to a layout that
   * somebody else has made, set by set.
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

  /** Call from an effect: the tiles lie anew when the turn does, or when a draft comes from elsewhere. */
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
    if (this.props.last && !this.props.review) this.show(frames); // in a review one goes from turn to turn by oneself
    this.touched = frames.at(-1)?.melds.at(-1)?.id ?? 0;
    if (mine) this.resume(JSON.stringify(draft));
    this.fromRack = new Set(this.start.rack.map((tile) => tile.id));
    this.sent = mine ? JSON.stringify(draft) : "[]";
    this.stands = { steps: this.sent, layout: this.sent === "[]" ? this.start : this.layout };
  }

  /** A turn that was begun before the page was left goes on as it lay. */
  private resume(draft: string): void {
    const saved = resumedTurn(this.key, this.began);
    if (saved && (draft === "[]" || draft === saved.steps)) {
      this.start = saved.start;
      this.layout = saved.layout;
      this.history = saved.history;
    } else if (draft !== "[]") this.layout = layoutAfter(this.start, JSON.parse(draft) as string[]);
  }

  /** A draft that was not made here, as a hint that is laid out: what lay before can be had again. */
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

  /** Nothing is known of this draft in this position: at the start of a turn, or after somebody else has resigned. */
  askAgain(): void {
    if (this.asking) this.overtaken = true;
    else if (this.props.mine && !this.waiting) this.schedule();
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

  /** The layout without these tiles, as it lies while they are in the air. */
  without(ids: string[]): Layout {
    return lifted(this.layout, ids, (id) => this.places.of(id));
  }

  /** Move tiles. `base` is the layout without them that the target is about. */
  move(ids: string[], target: Target, base = this.without(ids)): void {
    if (!this.props.mine || !ids.length) return;
    const going = target.to === "rack" ? ids.filter((id) => this.fromRack.has(id)) : ids;
    const note = going.length < ids.length ? "Tiles of the table stay on the table." : "";
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

  /** Its second half comes to lie beside the first. */
  split(id: string): void {
    if (!this.props.mine || !this.canSplit(id)) return;
    const meld = this.layout.melds.find(({ tiles }) => tiles.some((tile) => tile.id === id))!;
    const place = this.places.of(meld.id);
    const head = meld.tiles.findIndex((tile) => tile.id === id);
    this.change(split(this.layout, id, place && { row: place.row, at: place.at + spanOf(head, WIDE) }));
  }

  undo(): void {
    const before = this.history.at(-1);
    if (before) this.turnTo(before, this.history.slice(0, -1));
  }

  reset(): void {
    if (this.changed) this.change(this.start);
  }

  async draw(step: string): Promise<void> {
    // What was only tried goes nowhere: the step is played without it.
    if (this.changed) {
      this.reset();
      await this.ask();
    }
    if (this.closed) return;
    await this.props.play(step);
    forgetTurn();
  }

  /** All that can be seen of how the sets lie. */
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
    this.overtaken = false;
    const { layout, key } = this;
    const steps = stepsOf(this.began, layout.melds);
    this.sent = JSON.stringify(steps);
    await untrack(() => this.props.propose(steps));
    if (this.closed) return;
    this.asking = false;
    if (key === this.key && !this.overtaken) this.judged(layout);
    // After a no with nothing known yet, as for a turn that went on from a saved one, what lies now is asked about.
    const unknown = this.props.next.length === 0 && JSON.stringify(steps) !== this.sent;
    if (this.props.mine && (this.waiting || this.overtaken || unknown)) {
      await this.ask();
      return;
    }
    this.adopt();
    if (key === this.key) this.save();
  }

  /** The draft stands, or the tiles go back to how they last stood. */
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
