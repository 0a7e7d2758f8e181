// What somebody does with mouse, finger or keys becomes a change of the turn.

import { neighbour, targetAt, type Drag } from "./drag.svelte";
import type { Target } from "./layout";
import type { Meld, Tile } from "./tiles";
import type { Turn } from "./turn.svelte";

const EDGE = 40; // px of the felt's rim in which carried tiles scroll it

interface Board {
  root: HTMLElement | undefined;
  felt: HTMLElement | undefined;
  rack: Tile[]; // as it is sorted
  here: string; // the tile the keyboard is at
  mine: boolean;
  draw: () => void;
  end: () => void;
}

function idOf(event: Event): string | undefined {
  return (event.target as Element).closest<HTMLElement>("[data-id]")?.dataset["id"];
}

export class Hands {
  focus = $state("");
  letGo: { ids: string[]; x: number; y: number } | undefined; // where carried tiles were dropped
  private readonly turn: Turn;
  private readonly drag: Drag;
  private readonly given: () => Board;

  constructor(turn: Turn, drag: Drag, given: () => Board) {
    this.turn = turn;
    this.drag = drag;
    this.given = given;
  }

  private get board(): Board {
    return this.given();
  }

  private meldWith(id: string): Meld | undefined {
    return this.turn.layout.melds.find((meld) => meld.tiles.some((tile) => tile.id === id));
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
    // Some browsers click a button when Space comes up, although its going down was taken care of.
    node.addEventListener("keyup", (event) => event.key === " " && idOf(event) && event.preventDefault(), { signal });
    node.addEventListener("focusin", (event) => (this.focus = idOf(event) ?? this.focus), { signal });
    return () => off.abort();
  }

  // Mouse and finger.

  private pressed(event: PointerEvent): void {
    if (this.board.mine) this.drag.press(event, idOf(event) ?? "");
  }

  pulled(event: PointerEvent): void {
    const { turn, drag } = this;
    drag.pull(event, (id) => (turn.chosen.includes(id) ? turn.chosen : [id]));
    const { felt } = this.board;
    if (!drag.held.length || !felt) return;
    const box = felt.getBoundingClientRect();
    if (drag.y > box.top && drag.y < box.top + EDGE) felt.scrollTop -= 10;
    if (drag.y < box.bottom && drag.y > box.bottom - EDGE) felt.scrollTop += 10;
  }

  released(event: PointerEvent): void {
    const done = this.drag.release(event);
    if (!done) return;
    if ("tap" in done) this.tappedAt(done.tap, event);
    else if (done.target.to !== "rack" || done.ids.some((id) => this.meldWith(id))) {
      this.letGo = { ids: done.ids, x: event.clientX, y: event.clientY };
      this.turn.move(done.ids, done.target);
    }
  }

  private tappedAt(id: string, event: PointerEvent): void {
    const target = targetAt(event.clientX, event.clientY);
    if (id) this.tapped(id, event, target);
    else if (!(event.target as Element).closest("button") && this.turn.chosen.length && target) this.put(target);
  }

  // A pointer's tap is told by its release: after a drag by finger, browsers may swallow the click of the next tap. What is
  // left are the clicks without a pointer, as a screen reader makes them.
  private clicked(event: MouseEvent): void {
    const id = idOf(event);
    if (event.detail === 0 && id && this.board.mine) this.tapped(id, event, undefined);
  }

  private tapped(id: string, event: MouseEvent, target: Target | undefined): void {
    const { turn } = this;
    const meld = this.meldWith(id);
    const from = turn.chosen.at(-1);
    if (event.shiftKey && from && this.meldWith(from) === meld) {
      const row = (meld?.tiles ?? this.board.rack).map((tile) => tile.id);
      const [a, b] = [row.indexOf(from), row.indexOf(id)];
      const stretch = a < b ? row.slice(a, b + 1) : row.slice(b, a + 1).reverse();
      turn.chosen = [...new Set([...turn.chosen, ...stretch])];
    } else if (meld && this.fromElsewhere(meld) && !(event.shiftKey || event.ctrlKey || event.metaKey)) {
      this.put(target?.to === "meld" ? target : { to: "meld", id: meld.id, at: meld.tiles.length });
    } else turn.choose(id);
  }

  /** Whether tiles are chosen, and none of them of this set: then they are to join it. */
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
    const id = idOf(event);
    const act = event.key.startsWith("Arrow") ? this.arrow(id, event.key) : (this.onTile(id, event.key) ?? this.anywhere(event));
    if (!act) return;
    event.preventDefault();
    act();
  }

  private arrow(id: string | undefined, key: string): (() => void) | undefined {
    const { root, here } = this.board;
    const next = root && id ? neighbour(root, id, key) : here;
    return next ? () => this.focusOn(next) : undefined;
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
      default:
        return undefined;
    }
  }

  private anywhere(event: KeyboardEvent): (() => void) | undefined {
    const { turn, drag, board } = this;
    switch (event.key) {
      case "Escape":
        return () => (drag.cancel(), turn.clear());
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
