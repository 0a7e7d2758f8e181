// Colyseus as its documentation sets it up, but for the patch rate: each move is sent at once, not twenty times a second.
import { Room, Server } from "@colyseus/core";
import { ArraySchema, schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

import { SIZE, wins } from "./four_in_a_row.js";

const Board = schema({
  cells: ["int8"],
  points: ["int32"],
  turn: "int8",
  moves: "int32",
});

class FourInARow extends Room {
  maxClients = 2;
  patchRate = null;
  maxMessagesPerSecond = Infinity;

  onCreate() {
    const state = new Board();
    state.cells = new ArraySchema(...Array(SIZE * SIZE).fill(-1));
    state.points = new ArraySchema(0, 0);
    state.turn = 0;
    state.moves = 0;
    this.state = state;
    this.onMessage("place", (client, cell) => this.place(client, cell));
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
    client.send("seat", client.userData.seat);
  }

  place(client, cell) {
    const { state } = this;
    const { seat } = client.userData;
    if (seat !== state.turn || this.clients.length < 2 || !Number.isInteger(cell) || state.cells[cell] !== -1) return;
    state.cells[cell] = seat;
    state.moves++;
    if (wins(state.cells, cell)) {
      state.points[seat]++;
      this.clear();
    } else if (!state.cells.includes(-1)) {
      this.clear();
    }
    state.turn = 1 - seat;
    this.broadcastPatch();
  }

  clear() {
    for (let cell = 0; cell < SIZE * SIZE; cell++) this.state.cells[cell] = -1;
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("four-in-a-row", FourInARow);
server.listen(Number(process.argv[2])).then(() => console.log("listening"));
