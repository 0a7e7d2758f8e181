// The games of this hall, and the tables somebody can go to.

import { api, type MyTable, type OpenRoom, type Playable } from "./api";
import { hall } from "./hall.svelte";
import { me } from "./me.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import type { Room } from "../wire";

// The order of the home page; games from outside come after them.
const shelf = ["summon5", "miners", "4ascend", "rummikub", "heart-tiles"];
const crowd: Record<string, number> = { miners: 5 }; // a mine is best with all five dwarves

export type Hints = Room["hints"];

export interface RoomWish {
  options?: Record<string, unknown>;
  seats?: number;
  listed?: boolean;
  watch?: boolean;
  hints?: Hints;
}

class Tables {
  games = $state<Playable[]>([]);
  mine = $state<MyTable[]>();
  open = $state<OpenRoom[]>();

  /** Names of games to draw, known before the hall has said anything. */
  names = $derived(this.games.length ? this.games.map((game) => game.name) : shelf);

  async learn(): Promise<void> {
    if (this.games.length) return;
    const place = (name: string): number => (shelf.includes(name) ? shelf.indexOf(name) : shelf.length);
    const games = await api<Playable[]>("GET", "/games");
    this.games = games.sort((one, two) => place(one.name) - place(two.name));
  }

  game(name: string): Playable | undefined {
    return this.games.find((each) => each.name === name);
  }

  async look(): Promise<void> {
    [this.mine, this.open] = await Promise.all([
      api<MyTable[]>("GET", "/me/tables"),
      api<OpenRoom[]>("GET", "/rooms"),
    ]);
  }

  /** Come in, open a room, and go there: who comes to a free seat is sat down. */
  async invite(game: string, wish: RoomWish = {}): Promise<void> {
    const code = await this.openRoom(game, wish);
    router.go(`/r/${code}`);
  }

  /** Come in, open a room, put bots on every other seat, and begin. */
  async playNow(game: string): Promise<void> {
    const seats = crowd[game] ?? Math.max(2, this.game(game)?.fewest ?? 2);
    const code = await this.openRoom(game, { seats });
    for (let seat = 1; seat < seats; seat += 1) await hall.ask({ ask: "bot", seat, level: prefs.level });
    await hall.ready();
    router.go(`/r/${code}`);
  }

  private async openRoom(game: string, wish: RoomWish): Promise<string> {
    await me.come();
    const { code } = await api<{ code: string }>("POST", "/rooms", { game, ...wish });
    hall.enter(code);
    await arrived();
    return code;
  }
}

function arrived(): Promise<void> {
  return new Promise((yes, no) => {
    const late = setTimeout(() => done(() => no(new Error("The hall does not answer. Try once more."))), 10_000);
    const stop = $effect.root(() => {
      $effect(() => {
        if (hall.state === "on") done(yes);
        else if (hall.state === "out") done(() => no(new Error(hall.said)));
      });
    });
    function done(then: () => void): void {
      clearTimeout(late);
      queueMicrotask(() => stop());
      then();
    }
  });
}

export const tables = new Tables();
