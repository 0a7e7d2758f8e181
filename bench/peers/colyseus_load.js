// Players of Colyseus, through its own client.
import { Client } from "@colyseus/sdk";

import { LoadedTable, load } from "./loaded_table.js";

await load(async (port) => {
  const rooms = [];
  const table = new LoadedTable((turn, cell) => rooms[turn].send("place", cell));
  for (const seat of [0, 1]) {
    const client = new Client(`ws://127.0.0.1:${port}`);
    const room = seat ? await client.joinById(rooms[0].roomId) : await client.create("four-in-a-row");
    rooms[seat] = room;
    const seated = new Promise((resolve) => room.onMessage("seat", resolve));
    const known = new Promise((resolve) => {
      room.onStateChange((state) => {
        table.saw(seat, state.moves, state.turn, (cell) => state.cells[cell] === -1);
        resolve();
      });
    });
    if ((await seated) !== seat) throw new Error("the second to come sits on the second seat");
    await known;
  }
  return table;
});
