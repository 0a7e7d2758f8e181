// Coming home: games that were finished on this device, and which of them the user has added to their account.

import { request } from "../net/http";
import { local } from "../ui/storage";
import { device, OWNER } from "./device.svelte";
import { DATABASE, openDatabase } from "./device-storage";

const FINISHED = "finished"; // the ids of finished games, in the device's storage
const ASK = "offer-games"; // "never", or the ids that the user was asked about
const ADDED = "added-games"; // the ids of games that someone has added: a hall takes each once

/** A finished game of this device: src/tilehall/offline/routes.py. */
export interface FinishedOnDevice {
  id: string; // a UUID: sent twice, the game is stored once
  game: string;
  title: string;
  ended: number;
  players: string[];
  bots: string[];
  record: string;
}

function read(key: string): string[] {
  const kept = local.read(key);
  return kept ? kept.split(" ") : [];
}

class Homecoming {
  /** The ids of finished games that nobody has added. */
  waiting = $state<string[]>([]);
  private asked = $state(read(ASK));
  /** Whether to ask the user about them. */
  readonly asks = $derived(this.asked[0] !== "never" && this.waiting.some((id) => !this.asked.includes(id)));

  /** Find out which games have not been added. The hall of this device need not run. */
  async look(): Promise<void> {
    const finished = await finishedIds().catch(() => []);
    const added = read(ADDED);
    this.waiting = finished.filter((id) => !added.includes(id));
  }

  /** Do not ask about these games again. */
  notNow(): void {
    this.remember([...new Set([...this.asked, ...this.waiting])]);
  }

  /** Do not ask about any game again. The list of played games still offers it. */
  neverAsk(): void {
    this.remember(["never"]);
  }

  /** Return the games that have not been added, with their records. The hall of this device runs only for this. */
  async games(): Promise<FinishedOnDevice[]> {
    const answer = await device.request(OWNER, "GET", "/api/offline/games");
    device.close();
    const games = JSON.parse(answer.body) as FinishedOnDevice[] | { why: string };
    if (!Array.isArray(games)) throw new Error(games.why);
    return games.filter((game) => this.waiting.includes(game.id));
  }

  /** Add a game in which the user had this seat. Returns why the hall refuses it, or nothing. */
  async add(game: FinishedOnDevice, seat: number): Promise<string> {
    const { id, record, bots, ended: finished } = game;
    const answer = await request("POST /api/me/offline-games", { body: { games: [{ id, record, seat, finished, bots }] } });
    const { stored, why } = answer.games[0]!;
    if (!stored) return why;
    local.write(ADDED, [...read(ADDED), id].join(" "));
    this.waiting = this.waiting.filter((each) => each !== id);
    return "";
  }

  private remember(asked: string[]): void {
    this.asked = asked;
    local.write(ASK, asked.join(" "));
  }
}

async function finishedIds(): Promise<string[]> {
  // Do not make a database for people who have never played on this device.
  const known = await indexedDB.databases?.();
  if (known && !known.some(({ name }) => name === DATABASE)) return [];
  const database = await openDatabase();
  try {
    return JSON.parse((await database.read(FINISHED)) ?? "[]") as string[];
  } finally {
    database.close();
  }
}

export const homecoming = new Homecoming();
