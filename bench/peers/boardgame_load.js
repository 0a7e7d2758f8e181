// Players of boardgame.io: its lobby over HTTP and its messages over socket.io, without the store of its own client,
// which computes every move a second time.
import { io } from "socket.io-client";

import { LoadedTable, load } from "./loaded_table.js";

const GAME = "four-in-a-row";

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/games/${GAME}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

await load(async (port) => {
  const { matchID } = await post(port, "create", { numPlayers: 2 });
  const sockets = [];
  const credentials = [];
  const table = new LoadedTable((turn, cell) => {
    const payload = { type: "place", args: [cell], playerID: String(turn), credentials: credentials[turn] };
    const { moves } = table.seen[turn];
    sockets[turn].emit("update", { type: "MAKE_MOVE", payload }, moves, matchID, String(turn));
  });
  for (const seat of [0, 1]) {
    const joined = await post(port, `${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat}` });
    credentials[seat] = joined.playerCredentials;
    const socket = io(`http://127.0.0.1:${port}/${GAME}`, { transports: ["websocket"], forceNew: true });
    sockets[seat] = socket;
    const saw = (state) =>
      table.saw(seat, state._stateID, Number(state.ctx.currentPlayer), (cell) => state.G.cells[cell] === null);
    socket.on("update", (_match, state) => saw(state));
    await new Promise((resolve) => {
      socket.on("sync", (_match, { state }) => {
        saw(state);
        resolve();
      });
      socket.emit("sync", matchID, String(seat), credentials[seat], 2);
    });
  }
  return table;
});
