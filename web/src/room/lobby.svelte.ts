// The tables somebody can go to, and new ones.

import type { MatchListing, ModeListing, NewRoom, Open, Playable, TableListing } from "../api";
import { catalogue } from "../home/catalogue.svelte";
import { request } from "../net/http";
import { nearest } from "./levels";
import { me } from "../people/me.svelte";
import { modeOf } from "./options";
import { prefs } from "../ui/prefs.svelte";
import type { Source } from "../review/review.svelte";
import type { Connection } from "../net/connection.svelte";
import { router } from "../ui/router.svelte";
import { local } from "../ui/storage";

// A visitor of the home page who goes to no table does not need it.
const table = () => import("../table/room-store.svelte");
const MOST_TABLES = 12; // of one's own that are listed at home
const PATIENCE = 10_000; // milliseconds that a new room may take to let its host in

class Lobby {
  mine = $state<TableListing[]>();
  open = $state<Open[]>();
  matching = $state<MatchListing>();
  /** The name of the mode that was chosen for a game since the page was loaded. */
  modes = $state<Record<string, string>>({});
  /** How many tables of one's own there were when this page was last here. */
  readonly remembered = Number(local.read("tables")) || 0;
  /** The games that one had under way then. */
  private readonly begun = (local.read("playing") ?? "").split(" ");
  /** One's own tables whose game is not over, those that wait for one's turn first. */
  tables = $derived(
    (this.mine ?? [])
      .filter((table) => table.phase === "gathering" || table.phase === "playing")
      .sort((one, two) => Number(two.my_turn) - Number(one.my_turn))
      .slice(0, MOST_TABLES),
  );

  /** One's own games of a kind that are under way, those that wait for one's turn first. */
  playing(game: string): TableListing[] {
    return me.state === "in" ? this.tables.filter((table) => table.game === game && table.phase === "playing") : [];
  }

  /** Whether to keep room for a game that is under way, until the hall has listed one's tables. */
  expects(game: string): boolean {
    return me.state !== "out" && !this.mine && this.begun.includes(game);
  }

  async refresh(): Promise<void> {
    [this.mine, this.open, this.matching] = await Promise.all([request("GET /api/me/tables"), request("GET /api/rooms"), request("GET /api/match")]);
    local.write("tables", String(this.tables.length));
    local.write("playing", [...new Set(this.tables.filter(({ phase }) => phase === "playing").map(({ game }) => game))].join(" "));
  }

  /** Come in, open a room, and go there. */
  async createRoom(room: NewRoom): Promise<void> {
    const code = await this.openRoom(room);
    router.go(`/r/${code}`);
  }

  /** Come in, open a room, put bots on every other seat, and begin. */
  async playBots(room: NewRoom): Promise<void> {
    const code = await this.openRoom(room);
    await this.begin(room.game);
    router.go(`/r/${code}`);
  }

  /** Come in, open a room that goes on from before a turn of a finished game, put bots on every other seat, and begin. */
  async playFrom(source: Source, game: string, number: number): Promise<void> {
    await me.enterAsGuest();
    const { code } =
      "token" in source
        ? await request("POST /api/shared/{token}/{number}/play", { path: { token: source.token, number } })
        : await request("POST /api/rooms/{code}/review/{number}/play", { path: { code: source.code, number }, query: source.match ? { match: source.match } : {} });
    await this.go(code);
    await this.begin(game);
    router.go(`/r/${code}`);
  }

  /** The mode that was chosen for a game; at first the one with the default options. */
  modeOf(game: Playable): ModeListing | undefined {
    return game.modes.find(({ name }) => name === this.modes[game.name]) ?? modeOf(game, {});
  }

  private async openRoom(room: NewRoom): Promise<string> {
    await me.enterAsGuest();
    prefs.game = room.game;
    const { code } = await request("POST /api/rooms", { body: room });
    await this.go(code);
    return code;
  }

  private async go(code: string): Promise<void> {
    const { roomStore } = await table();
    roomStore.enter(code);
    await entered(roomStore.connection);
  }

  private async begin(game: string): Promise<void> {
    const { roomStore } = await table();
    await roomStore.fill(nearest(prefs.level, catalogue.levels(game)));
    await roomStore.ready();
  }
}

/** Wait until the connection is open. Throws if it is refused or takes too long. */
async function entered(connection: Connection): Promise<void> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("The hall does not answer. Try once more.")), PATIENCE));
  if (!(await Promise.race([connection.back(), late]))) throw new Error(connection.reason);
}

export const lobby = new Lobby();
