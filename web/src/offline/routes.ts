// The routes that only the hall of this device has: src/tilehall/offline/routes.py.

/** A person at this device with a name, or a bot of a level. */
export type PlannedPlayer = { name: string } | { bot: string };

export interface DeviceRoutes {
  /** The names that the people at this device used last, the first person's first. */
  "GET /api/offline/names": { answer: string[] };
  /** Open a room, in which the game begins at once. */
  "POST /api/offline/rooms": { body: { game: string; options: Record<string, unknown>; players: PlannedPlayer[] }; answer: { room: string } };
  /** Store the finished game of a record, in a room of its own. */
  "POST /api/offline/records": { body: { text: string }; answer: { room: string } };
  /** Delete a room with its games. */
  "DELETE /api/offline/rooms/{code}": { path: { code: string }; answer: null };
}
