// A table under load: the next move comes once both players have seen the last, at once or after a random pause.
import { SIZE } from "./four_in_a_row.js";

export class LoadedTable {
  constructor(place) {
    this.place = place; // sends a seat's move
    this.seen = [null, null]; // what each seat saw last: how many moves there were, whose turn, the cells
    this.sent = 0;
    this.running = false;
    this.pause = 0; // milliseconds, on average
    this.waits = [];
  }

  /** A seat has seen how the game stands. `free` says whether a cell is. */
  saw(seat, moves, turn, free) {
    this.seen[seat] = { moves, turn, free };
    const [one, other] = this.seen;
    if (!one || !other || one.moves !== other.moves) return;
    if (this.sent) {
      this.waits.push(performance.now() - this.sent);
      this.sent = 0;
      if (this.running) this.next();
    }
  }

  next() {
    if (this.pause) setTimeout(() => this.move(), Math.random() * 2 * this.pause);
    else this.move();
  }

  move() {
    const { turn, free } = this.seen[0];
    const cells = Array.from({ length: SIZE * SIZE }, (_, cell) => cell).filter(free);
    this.sent = performance.now();
    this.place(turn, cells[Math.floor(Math.random() * cells.length)]);
  }
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Seat everyone, play for some seconds, and print `begin` and `end` around them, the latter with every wait. */
export async function load(seat) {
  const [port, tables, seconds, pace] = process.argv.slice(2).map(Number);
  const found = [];
  for (let n = 0; n < tables; n++) found.push(await seat(port));
  for (const table of found) {
    table.pause = pace ? (1000 * tables) / pace : 0;
    table.running = true;
    table.next();
  }
  // Into its stride, where a compiler has seen every path often; on a busy machine that takes longer.
  const done = () => found.reduce((sum, table) => sum + table.waits.length, 0);
  for (let slept = 0; slept < 2 || (slept < 20 && done() < 3000); slept++) await sleep(1);
  for (const table of found) table.waits = [];
  console.log("begin");
  await sleep(seconds);
  const waits = found.flatMap((table) => table.waits);
  const line = `end ${JSON.stringify(waits.map((wait) => Math.round(wait * 1000) / 1000))}\n`;
  process.stdout.write(line, () => process.exit()); // a pipe takes 64 kB at once
}
