// Turns mouse, touch and keyboard input into changes of the turn.

import { Drag, edgePull, type Grip } from "../../ui/drag.svelte";
import { moveFocus } from "../../ui/focus";
import { put, tilesOf, type Layout, type Target } from "./layout";
import type { Meld, Tile } from "./notation";
import type { Turn } from "./turn.svelte";

const HOLD_MS = 160; // how long a finger must rest on a tile to drag it instead of scrolling

interface Board {
  root: HTMLElement | undefined;
  felt: HTMLElement | undefined;
  /**
   * Return where this many tiles go if they are dropped with their middle at a point of the window, on a felt with these
   * sets.
   */
  dropAt: (x: number, y: number, tiles: number, melds: Meld[]) => Target | undefined;
  /** Return the size of this many tiles on the felt and the gap between them, in px. */
  drawn: (tiles: number) => { size: number; between: number };
  rack: Tile[]; // in display order
  here: string; // the tile that has the keyboard focus
  mine: boolean;
  seated: boolean; // whether the viewer has a seat and may arrange the rack at any time
  arrange: (ids: string[], at: number) => void;
  touch: () => void; // called when the player acts, so that a replay does not get in the way
  draw: () => void;
  end: () => void;
}

/** What is dragged: the pressed tile and those that move with it, or a whole set by its handle. */
interface Dragged {
  id: string; // blank for the handle
  ids: string[];
}

const REACH_PX = 40; // tiles dropped at most this far beside the felt or the rack still go to it
const TILE_ASPECT = 1.3; // height of a tile divided by its width

/** Return the gap between the tiles of a set, or of the rack, that is nearest to a point. */
function gapAt(meld: HTMLElement, x: number, y: number): number {
  let [best, gap] = [Infinity, 0];
  meld.querySelectorAll("[data-id]").forEach((tile, at) => {
    const box = tile.getBoundingClientRect();
    const [dx, dy] = [x - (box.left + box.width / 2), y - (box.top + box.height / 2)];
    const far = dx * dx + dy * dy;
    if (far < best) [best, gap] = [far, dx > 0 ? at + 1 : at];
  });
  return gap;
}

function idOf(event: Event): string | undefined {
  return (event.target as Element).closest<HTMLElement>("[data-id]")?.dataset["id"];
}

/** Return the distance of a point from an element in px; 0 inside. */
function distance(node: Element | undefined | null, x: number, y: number): number {
  const box = node?.getBoundingClientRect();
  if (!box) return Infinity;
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

function pansUnder(event: Event): boolean {
  const tile = (event.target as Element).closest("[data-id]");
  return tile !== null && getComputedStyle(tile).touchAction === "pan-y";
}

export class Input {
  focus = $state("");
  dropped: { ids: string[]; x: number; y: number } | undefined; // where dragged tiles were dropped
  readonly drag = new Drag<Dragged, Target>({
    placeAt: (x, y) => this.targetAt(x, y),
    drop: ({ ids }) => this.drop(ids),
    tap: (item, event) => this.tappedAt(item, event),
    move: () => this.scrollAlong(),
  });
  // Place and time (ms) of the press, and whether a finger drags or scrolls; undefined until it moves.
  private press: { at: number; x: number; y: number; drags: boolean | undefined } = { at: 0, x: 0, y: 0, drags: undefined };
  private readonly turn: Turn;
  private readonly given: () => Board;
  /** The layout without the dragged tiles. */
  private readonly base: Layout | undefined = $derived.by(() => (this.drag.item ? this.turn.without(this.drag.item.ids) : undefined));

  constructor(turn: Turn, given: () => Board) {
    this.turn = turn;
    this.given = given;
  }

  /** The sets as they would be after a drop now; undefined if no drag is in progress. */
  readonly preview: Meld[] | undefined = $derived.by(() => {
    const { over } = this.drag;
    if (!this.base || !this.board.mine) return undefined;
    return !over || over.to === "rack" ? this.base.melds : put(this.base, tilesOf(this.turn.layout, this.dragged), over).melds;
  });

  get dragged(): string[] {
    return this.drag.item?.ids ?? [];
  }

  private get board(): Board {
    return this.given();
  }

  private meldWith(id: string): Meld | undefined {
    return this.turn.layout.melds.find((meld) => meld.tiles.some((tile) => tile.id === id));
  }

  /** Return where the dragged tiles go if they are dropped with their middle at a point: the rack, the felt, or nowhere. */
  private targetAt(x: number, y: number): Target | undefined {
    const { root, felt, mine } = this.board;
    const rack = root?.querySelector<HTMLElement>("[data-rack]");
    const [toRack, toFelt] = [distance(rack, x, y), mine ? distance(felt, x, y) : Infinity];
    if (Math.min(toRack, toFelt) > REACH_PX) return undefined;
    if (rack && toRack <= toFelt) return this.unchanged({ to: "rack", at: gapAt(rack, x, y) });
    return this.unchanged(this.board.dropAt(x, y, this.dragged.length, this.base?.melds ?? []));
  }

  /** Return the current target if it is equal, so that nothing is redrawn. */
  private unchanged(target: Target | undefined): Target | undefined {
    return JSON.stringify(target) === JSON.stringify(this.drag.over) ? this.drag.over : target;
  }

  focusOn(id: string): void {
    this.focus = id;
    this.board.root?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  }

  // Tiles are buttons; the board listens for all of them.
  listen(node: HTMLElement): () => void {
    const off = new AbortController();
    const { signal } = off;
    node.addEventListener("pointerdown", (event) => this.pressed(event), { signal });
    node.addEventListener("click", (event) => this.clicked(event), { signal });
    node.addEventListener("dblclick", (event) => this.turn.split(idOf(event) ?? ""), { signal });
    node.addEventListener("keydown", (event) => this.typed(event), { signal });
    // Some browsers click a button on keyup of Space although keydown was handled.
    node.addEventListener("keyup", (event) => event.key === " " && idOf(event) && event.preventDefault(), { signal });
    node.addEventListener("touchmove", (event) => this.swiped(event), { signal, passive: false });
    node.addEventListener("focusin", (event) => (this.focus = idOf(event) ?? this.focus), { signal });
    return () => off.abort();
  }

  // Mouse and touch.

  private pressed(event: PointerEvent): void {
    const { mine, seated } = this.board;
    const id = idOf(event);
    const drags = mine || (seated && id !== undefined && !this.meldWith(id));
    this.press = { at: event.timeStamp, x: event.clientX, y: event.clientY, drags: drags ? undefined : false };
    this.board.touch();
    if (!drags) return;
    const { chosen } = this.turn;
    const item = id ? { id, ids: chosen.includes(id) ? chosen : [id] } : this.wholeSet(event);
    this.drag.start(event, item, item && this.gripOn(event, item));
  }

  /** Return the set whose handle was pressed. */
  private wholeSet(event: Event): Dragged | undefined {
    const handle = (event.target as Element).closest("[data-handle]")?.closest<HTMLElement>("[data-meld]");
    const meld = this.turn.layout.melds.find((each) => String(each.id) === handle?.dataset["meld"]);
    return meld && { id: "", ids: meld.tiles.map((tile) => tile.id) };
  }

  /** Keep the pressed point of the tiles under the pointer, although they are drawn in the size used on the felt. */
  private gripOn(event: PointerEvent, { id, ids }: Dragged): Grip {
    const at = Math.max(0, ids.indexOf(id));
    const box = this.board.root?.querySelector(`[data-id="${CSS.escape(ids[at]!)}"]`)?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const { size, between } = this.board.drawn(ids.length);
    const width = ids.length * (size + between) - between;
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return { x: width / 2 - at * (size + between) - x * size, y: (0.5 - y) * size * TILE_ASPECT };
  }

  /**
   * Decide on the first move whether a touch drags or scrolls. In a frame that scrolls, the tiles leave vertical swipes to
   * the browser (`touch-action: pan-y`). A tile that was held for a moment, or is pulled sideways, is dragged.
   */
  private swiped(event: TouchEvent): void {
    const finger = event.changedTouches[0];
    if (!finger || !idOf(event) || !event.cancelable) return;
    const { at, x, y } = this.press;
    const sideways = Math.abs(finger.clientX - x) > Math.abs(finger.clientY - y);
    this.press.drags ??= !pansUnder(event) || event.timeStamp - at > HOLD_MS || sideways;
    if (this.press.drags) event.preventDefault();
    else this.drag.cancel();
  }

  private scrollAlong(): void {
    const { felt } = this.board;
    felt?.scrollBy(...edgePull(felt, this.drag.x, this.drag.y));
  }

  private drop(ids: string[]): void {
    const target = this.targetAt(this.drag.x, this.drag.y); // the sets may have changed since the last move
    if (!target) return;
    if (target.to === "rack") this.board.arrange(ids, target.at ?? Infinity);
    if (target.to === "rack" && !ids.some((id) => this.meldWith(id))) return;
    this.dropped = { ids, x: this.drag.x, y: this.drag.y };
    this.turn.move(ids, target, this.base);
  }

  private tappedAt(item: Dragged | undefined, event: PointerEvent): void {
    if (!this.board.mine) return;
    if (item?.id) this.tapped(item.id, event, true);
    else if (item && !this.turn.chosen.length) this.turn.chosen = item.ids;
    else if (!(event.target as Element).closest("button")) this.putAt(event);
  }

  /** Put the chosen tiles where the player tapped, as if they were dropped there. */
  private putAt(event: PointerEvent): void {
    const { chosen } = this.turn;
    const under = event.target as Element;
    if (!chosen.length) return;
    if (under.closest("[data-rack]")) this.put({ to: "rack" });
    if (!under.closest("[data-felt]")) return;
    const base = this.turn.without(chosen);
    const target = this.board.dropAt(event.clientX, event.clientY, chosen.length, base.melds);
    if (target) this.turn.move(chosen, target, base);
  }

  // The remaining clicks have no pointer; screen readers make them.
  private clicked(event: MouseEvent): void {
    const id = idOf(event);
    if (event.detail === 0 && id && this.board.mine) this.tapped(id, event, false);
  }

  private tapped(id: string, event: MouseEvent, pointed: boolean): void {
    const { turn } = this;
    const meld = this.meldWith(id);
    const from = turn.chosen.at(-1);
    if (event.shiftKey && from && this.meldWith(from) === meld) {
      const row = (meld?.tiles ?? this.board.rack).map((tile) => tile.id);
      const [a, b] = [row.indexOf(from), row.indexOf(id)];
      const stretch = a < b ? row.slice(a, b + 1) : row.slice(b, a + 1).reverse();
      turn.chosen = [...new Set([...turn.chosen, ...stretch])];
    } else if (meld && this.fromElsewhere(meld) && !(event.shiftKey || event.ctrlKey || event.metaKey)) {
      this.put({ to: "meld", id: meld.id, at: pointed ? this.tappedIndex(meld, id, event.clientX) : meld.tiles.length });
    } else turn.choose(id);
  }

  /**
   * Return where chosen tiles go in a set when one of its tiles is tapped: after it, or before it if the left third was
   * tapped.
   */
  private tappedIndex(meld: Meld, id: string, x: number): number {
    const at = meld.tiles.findIndex((tile) => tile.id === id);
    const box = this.board.root?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return box && x < box.left + box.width / 3 ? at : at + 1;
  }

  /** Return whether tiles are chosen and none of them belongs to this set: then they join it. */
  private fromElsewhere(meld: Meld): boolean {
    const { chosen } = this.turn;
    return chosen.length > 0 && !chosen.some((id) => this.meldWith(id) === meld);
  }

  put(target: Target): void {
    const { turn } = this;
    if (target.to === "rack" && !turn.chosen.some((id) => this.meldWith(id))) turn.clear();
    else turn.move(turn.chosen, target);
  }

  // Keys.

  private typed(event: KeyboardEvent): void {
    if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key !== "z")) return;
    if ((event.target as Element).closest("[data-account]")) return; // keys typed there are not for the turn behind it
    this.board.touch();
    const id = idOf(event);
    if (id && event.shiftKey && this.shifted(id, event.key)) {
      event.preventDefault();
      return;
    }
    if (id && moveFocus(event, "[data-id]")) return;
    const act = event.key.startsWith("Arrow") ? this.toTile() : (this.onTile(id, event.key) ?? this.anywhere(event));
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Move a tile along the rack with Shift and an arrow key. */
  private shifted(id: string, key: string): boolean {
    const { rack, seated } = this.board;
    const at = rack.findIndex((tile) => tile.id === id);
    const by = { ArrowLeft: -1, ArrowRight: 2 }[key];
    if (!seated || at < 0 || by === undefined) return false;
    if (at + by >= 0) this.board.arrange([id], at + by);
    return true;
  }

  private toTile(): (() => void) | undefined {
    const { here } = this.board;
    return here ? () => this.focusOn(here) : undefined;
  }

  private onTile(id: string | undefined, key: string): (() => void) | undefined {
    if (!id || !this.board.mine) return undefined;
    const { turn } = this;
    switch (key) {
      case " ":
        return () => turn.choose(id);
      case "Enter":
        return () => this.dropAt(id);
      case "Backspace":
      case "Delete":
        return () => turn.move((turn.chosen.length ? turn.chosen : [id]).filter((each) => this.meldWith(each)), { to: "rack" });
      case "s":
        return () => turn.split(id);
      case "a":
        return () => (turn.chosen = this.meldWith(id)?.tiles.map((tile) => tile.id) ?? turn.chosen);
      default:
        return undefined;
    }
  }

  private anywhere(event: KeyboardEvent): (() => void) | undefined {
    const { turn, drag, board } = this;
    switch (event.key) {
      case "Escape":
        return () => (drag.cancel(), turn.clear());
      case "n":
        return board.mine && turn.chosen.length ? () => this.put({ to: "new" }) : undefined;
      case "d":
        return board.draw;
      case "e":
        return board.end;
      case "u":
        return () => turn.undo();
      case "z":
        return event.ctrlKey || event.metaKey ? () => turn.undo() : undefined;
      default:
        return undefined;
    }
  }

  private dropAt(id: string): void {
    const { turn } = this;
    const meld = this.meldWith(id);
    if (meld && this.fromElsewhere(meld))
      turn.move(turn.chosen, { to: "meld", id: meld.id, at: meld.tiles.findIndex((tile) => tile.id === id) + 1 });
    else if (turn.chosen.length || !meld) turn.move(turn.chosen.length ? turn.chosen : [id], { to: "new" });
  }
}
