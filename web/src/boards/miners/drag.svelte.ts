// A card on its way from the hand, under a finger or the mouse.

const SLACK = 7; // a finger that moves less has tapped
const LIFT = 44; // px that a card floats above a finger, which would hide it and the cell below otherwise

export class Drag {
  key = $state(""); // the card that is held
  moving = $state(false);
  x = $state(0);
  y = $state(0);
  over = $state(""); // the cell below
  ended = false; // a click that follows a drag is no click

  private from: [number, number] = [0, 0];
  private pointer = -1;
  private lift = 0;

  start(event: PointerEvent, key: string): void {
    if (event.button !== 0) return;
    this.ended = false;
    this.key = key;
    this.pointer = event.pointerId;
    this.from = [event.clientX, event.clientY];
    this.lift = event.pointerType === "mouse" ? 0 : LIFT;
  }

  /** Whether the move began a drag just now. */
  move(event: PointerEvent): boolean {
    if (!this.key || event.pointerId !== this.pointer) return false;
    this.x = event.clientX;
    this.y = event.clientY - this.lift;
    const began = !this.moving && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > SLACK;
    if (began) this.moving = true;
    if (this.moving) this.over = cellBelow(this.x, this.y);
    return began;
  }

  /** The cell it was dropped on, or nothing. */
  drop(event: PointerEvent): string {
    if (event.pointerId !== this.pointer) return "";
    const cell = this.moving && event.type === "pointerup" ? this.over : "";
    this.ended = this.moving;
    this.cancel();
    return cell;
  }

  cancel(): void {
    this.key = "";
    this.moving = false;
    this.over = "";
    this.pointer = -1;
  }
}

function cellBelow(x: number, y: number): string {
  const below = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  return below?.dataset.cell ?? "";
}
