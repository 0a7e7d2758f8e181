// A line carries messages between the page and a hall. On a server, it is a websocket.

import { language } from "../words/words.svelte";

/** Called with what arrives on a line. */
export interface Ends {
  receive: (message: string) => void;
  /** Called when the hall or the network closes the line, with the close code of the websocket. */
  closed: (code: number) => void;
}

export interface Line {
  /** Whether a message can be sent. */
  readonly open: boolean;
  /** Whether the line can go silent without being closed, so that it must be checked. */
  readonly remote: boolean;
  send: (message: string) => void;
  close: () => void;
}

export type Dial = (room: string, ends: Ends) => Line;

/**
 * Open a websocket to the server. The room is part of its address, so that a proxy can route all players to one node. The hall
 * writes what it says in the language of the address.
 */
export const socket: Dial = (room, ends) => dialled({ room }, ends);

/** Open a websocket that shows a room on a screen for everybody: as to a spectator, even if the user has a seat there. */
export const screen: Dial = (room, ends) => dialled({ room, screen: "1" }, ends);

function dialled(given: Record<string, string>, ends: Ends): Line {
  const query = new URLSearchParams({ ...given, language: language.now });
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket?${query}`);
  socket.onmessage = (event) => ends.receive(event.data as string);
  socket.onclose = (event) => ends.closed(event.code);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    remote: true,
    send: (message) => socket.send(message),
    close: () => socket.close(),
  };
}
