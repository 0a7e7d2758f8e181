// The tables that the user can go to, and new ones.

import type { MatchListing, ModeListing, NewRoom, Open, Playable, TableListing } from "../api";
import { catalogue } from "../home/catalogue.svelte";
import { request } from "../net/http";
import { nearest } from "./levels";
import type { PlannedPlayer } from "../offline/routes";
import { playersOf, seatsFor } from "../offline/seats";
import { me } from "../people/me.svelte";
import { modeOf } from "./options";
import { prefs } from "../ui/prefs.svelte";
import type { Source } from "../review/review.svelte";
import type { Connection } from "../net/connection.svelte";
import { router } from "../ui/router.svelte";
import { local } from "../ui/storage";
import { t } from "./words/first";

// Loaded on demand: visitors of the home page who go to no table do not need it.
const table = () => import("../table/room-store.svelte");
const MAX_TABLES = 12; // listed on the home page
const [TABLES_KEY, PLAYING_KEY] = router.device ? ["device tables", "device playing"] : ["tables", "playing"];
const ENTER_TIMEOUT_MS = 10_000; // how long a new room may take to let its host in

class Lobby {
  mine = $state<TableListing[]>();
  open = $state<Open[]>();
  matching = $state<MatchListing>();
  /** The mode chosen for each game since the page was loaded. */
  modes = $state<Record<string, string>>({});
  /** The number of the user's tables on the last visit. */
  readonly remembered = Number(local.read(TABLES_KEY)) || 0;
  /** The user's games in progress on the last visit. */
  private readonly begun = (local.read(PLAYING_KEY) ?? "").split(" ");
  /** The user's tables whose game is not over; tables where it is the user's turn come first. */
  tables = $derived(
    (this.mine ?? [])
      .filter((table) => table.phase === "gathering" || table.phase === "playing")
      .sort((one, two) => Number(two.my_turn) - Number(one.my_turn))
      .slice(0, MAX_TABLES),
  );

  /** The user's games of a kind in progress; games where it is the user's turn come first. */
  playing(game: string): TableListing[] {
    return me.state === "in" ? this.tables.filter((table) => table.game === game && table.phase === "playing") : [];
  }

  /** Whether to reserve space for a game in progress until the user's tables are loaded. */
  expects(game: string): boolean {
    return me.state !== "out" && !this.mine && this.begun.includes(game);
  }

  async refresh(): Promise<void> {
    if (router.device || me.user?.class_code) this.mine = await request("GET /api/me/tables");
    else [this.mine, this.open, this.matching] = await Promise.all([request("GET /api/me/tables"), request("GET /api/rooms"), request("GET /api/match")]);
    local.write(TABLES_KEY, String(this.tables.length));
    local.write(PLAYING_KEY, [...new Set(this.tables.filter(({ phase }) => phase === "playing").map(({ game }) => game))].join(" "));
  }

  /** Sign in, create a room and go there. */
  async createRoom(room: NewRoom): Promise<void> {
    const code = await this.openRoom(room);
    router.go(`/r/${code}`);
  }

  /** Sign in, create a room, put bots on the other seats and start. */
  async playBots(room: NewRoom): Promise<void> {
    if (router.device) {
      const names = await request("GET /api/offline/names");
      const seats = seatsFor(room.seats ?? catalogue.find(room.game)?.usual ?? 2, [], names, prefs.level, catalogue.levels(room.game));
      return this.openOnDevice(room.game, room.options ?? {}, playersOf(seats));
    }
    const code = await this.openRoom(room);
    await this.begin(room.game);
    router.go(`/r/${code}`);
  }

  /** Sign in, create a room that continues from before a turn of a finished game, put bots on the other seats and start. */
  async playFrom(source: Source, game: string, number: number): Promise<void> {
    await me.enterAsGuest();
    const { code } =
      "token" in source
        ? await request("POST /api/shared/{token}/{number}/play", { path: { token: source.token, number } })
        : await request("POST /api/rooms/{code}/review/{number}/play", { path: { code: source.code, number }, query: source.match ? { match: source.match } : {} });
    if (!router.device) {
      await this.go(code);
      await this.begin(game);
    }
    router.go(`/r/${code}`);
  }

  /** Open a room of this device and go there. The game begins at once. */
  async openOnDevice(game: string, options: Record<string, unknown>, players: PlannedPlayer[]): Promise<void> {
    prefs.game = game;
    const { room } = await request("POST /api/offline/rooms", { body: { game, options, players } });
    router.go(`/r/${room}`);
  }

  /** Return the mode chosen for a game; by default the one with the default options. */
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
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(t("no-answer"))), ENTER_TIMEOUT_MS));
  if (!(await Promise.race([connection.back(), late]))) throw new Error(connection.reason);
}

export const lobby = new Lobby();
