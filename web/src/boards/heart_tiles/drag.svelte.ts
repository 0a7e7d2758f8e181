// A card under the finger or the mouse. A short touch is a tap and stays one.

const FAR = 8; // pixels before a touch is a drag: fingers are never quite still

export class Drag {
  card = $state("");
  at = $state(-1);
  x = $state(0); // within the board
  y = $state(0);
  over = $state(-1); // the tile below it
  aloft = $state(false);
  above = $state(false); // over the tiles, on one or between them

  private from: { x: number; y: number } | undefined;
  private done = false;

  constructor(
    private readonly board: () => HTMLElement | undefined,
    private readonly drop: (card: string, at: number, tile: number, above: boolean) => void,
  ) {}

  down(event: PointerEvent, card: string, at: number): void {
    this.done = false;
    if (event.button !== 0 || !event.isPrimary) return;
    this.card = card;
    this.at = at;
    this.from = { x: event.clientX, y: event.clientY };
    // At once: a quick hand has left the card before its first move is told.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    if (!this.aloft) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < FAR) return;
      this.aloft = true;
    }
    const frame = this.board()?.getBoundingClientRect();
    this.x = event.clientX - (frame?.left ?? 0);
    this.y = event.clientY - (frame?.top ?? 0);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    this.over = Number(under?.closest<HTMLElement>("[data-tile]")?.dataset["tile"] ?? -1);
    this.above = under?.closest("[data-field]") != null;
  }

  /** Whether it was a tap of a finger: its click is not waited for, as browsers keep it back after a drag. */
  up(event: PointerEvent): boolean {
    const { aloft, card, at, over, above } = this;
    const tap = !aloft && this.from !== undefined && event.pointerType === "touch";
    this.stop();
    this.done = aloft || tap;
    if (aloft) this.drop(card, at, over, above);
    return tap;
  }

  stop(): void {
    this.from = undefined;
    this.aloft = false;
    this.above = false;
    this.over = -1;
  }

  /** Whether the click that follows belongs to a touch that has been dealt with, and is none. */
  swallow(): boolean {
    const done = this.done;
    this.done = false;
    return done;
  }
}
