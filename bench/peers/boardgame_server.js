// boardgame.io as its documentation sets it up: its own server, lobby with credentials, storage in memory, socket.io.
import { createRequire } from "node:module";

import { SIZE, wins } from "./four_in_a_row.js";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const fourInARow = {
  name: "four-in-a-row",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(SIZE * SIZE).fill(null), points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= SIZE * SIZE || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (wins(G.cells, cell)) {
        G.points[Number(playerID)]++;
        G.cells.fill(null);
      } else if (!G.cells.includes(null)) {
        G.cells.fill(null);
      }
    },
  },
};

const server = Server({ games: [fourInARow], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("listening"));
