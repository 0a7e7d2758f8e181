// An engine for 4ascend in JavaScript, without packages: it accepts challenges, and lines up its stones.
//
//     TILEHALL_TOKEN=… node --experimental-websocket engine.mjs https://hall.example
//
// Node 22 and newer need no option. Replace `chooseTurn` by something better.

const hall = (process.argv[2] ?? "http://localhost:8000").replace(/\/$/, "");
const headers = { Authorization: `Bearer ${process.env.TILEHALL_TOKEN}` };
const GAME = "4ascend";
const LINES = [[0, 1], [1, 0], [1, 1], [1, -1]]; // rows, columns and diagonals
const POLL_MS = 30_000;
const RETRY_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const tables = new Set(); // the codes of the rooms in which this engine sits

const random = (list) => list[Math.floor(Math.random() * list.length)];
const key = () => crypto.randomUUID().replaceAll("-", "");
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Send a request. A refusal is printed, and returns undefined. */
async function request(method, path) {
  const answer = await fetch(hall + path, { method, headers, redirect: "error" });
  const body = answer.status === 204 ? undefined : await answer.json();
  if (answer.ok) return body;
  console.log(`The hall refuses ${path}: ${body?.why}`);
  if (answer.status === 401) process.exit(1);
  return undefined;
}

/** Accept challenges, and play at every table where this engine has a seat. */
async function lookAround() {
  const company = await request("GET", "/api/me/company");
  for (const challenge of company?.challenges ?? []) {
    if (!challenge.to_me || challenge.answer !== "open") continue;
    const answer = challenge.game === GAME ? "accept" : "decline";
    console.log(`${challenge.name} challenges this engine to ${challenge.title}: ${answer}.`);
    await request("POST", `/api/challenges/${challenge.code}/${answer}`);
  }
  for (const table of (await request("GET", "/api/me/tables")) ?? []) {
    if (table.phase === "over" || table.phase === "closed" || tables.has(table.code)) continue;
    tables.add(table.code);
    void playAt(table.code).finally(() => tables.delete(table.code));
  }
}

/** Open a websocket, hand its messages to `take`, and wait until it is closed. Returns the close code. */
function line(room, take) {
  const address = `${hall.replace(/^http/, "ws")}/api/socket${room ? `?room=${room}` : ""}`;
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { headers });
    const waiting = new Map(); // by id: what to do with the answer
    let asked = 0;
    socket.ask = (ask, fields = {}) =>
      new Promise((answer) => {
        asked += 1;
        waiting.set(asked, answer);
        socket.send(JSON.stringify({ ask, id: asked, ...fields }));
      });
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(data);
      if (news.news === "bye") console.log(news.why);
      else if (news.id && news.news !== "waiting") {
        waiting.get(news.id)?.(news);
        waiting.delete(news.id);
      } else void take(news, socket);
    };
    let opened = false;
    socket.onopen = () => (opened = true);
    socket.onerror = () => opened || resolve(1006); // Node 20 does not close a line that was never open
    socket.onclose = ({ code }) => resolve(code);
  });
}

/** Keep a line open, and connect again after it broke, with longer and longer pauses. */
async function keepLine(room, take, done = () => false) {
  let pause = 500;
  while (!done()) {
    const began = Date.now();
    const code = await line(room, take);
    if (code === 4401 || code === 4403) process.exit(1);
    if (code === 1000 || done()) return;
    if (Date.now() - began > MAX_PAUSE_MS) pause = 500;
    console.log(`${room || "Hall"}: the line broke, connecting again.`);
    await sleep(pause * (0.5 + Math.random() / 2));
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
  }
}

/** Play at a table until its game is over. */
async function playAt(code) {
  let me, room, position;
  let pending; // a turn whose answer is not known: after a broken line it is sent again with the same key
  let busy, over = false;

  /** Do what the state of the table asks for. Returns whether something was done. */
  async function step(socket) {
    const mine = room.chairs.find((chair) => chair.user === me);
    if (pending) {
      const answer = await socket.ask("submit", pending);
      if (answer.unknown) return false; // the hall restarts: the next line sends it again
      pending = undefined;
      if (answer.news === "ok") return true;
      console.log(`${code}: ${answer.why}`);
      await sleep(RETRY_MS);
      return true;
    }
    if (room.phase === "gathering" && mine && !mine.ready) return (await socket.ask("ready", { value: key() })).news === "ok";
    if (room.phase !== "playing" || !position || position.turn === null || position.turn !== position.me) return false;
    pending = { steps: chooseTurn(position), after: position.seq, key: key() };
    return true;
  }

  async function act(socket) {
    if (busy === socket) return;
    busy = socket;
    while (room && !over && (await step(socket))) continue;
    busy = undefined;
  }

  await keepLine(
    code,
    async (news, socket) => {
      if (news.news === "hello") {
        me = news.user;
        const answer = await socket.ask("enter", { room: code });
        if (answer.news !== "ok") {
          console.log(`${code}: ${answer.why}`);
          socket.close(4000); // and try again later
        }
        return;
      } else if (news.news === "room") room = news;
      else if (news.news === "table" || news.news === "happened") position = news.position ?? position;
      else return;
      over = room?.phase === "over" || room?.phase === "closed";
      if (over) {
        console.log(`${code}: over, ${position?.outcome?.winners.includes(position.me) ? "won" : "not won"}.`);
        socket.close();
      } else await act(socket);
    },
    () => over,
  );
}

/** Return a turn of 4ascend: the legal stone with the most own stones in a line through it. */
function chooseTurn({ legal, me, view }) {
  const own = "bw"[me];
  const count = (row, column, down, right) => (view.board[row + down]?.[column + right] === own ? 1 + count(row + down, column + right, down, right) : 0);
  const worth = (step) => {
    const [row, column] = step.split(" ")[1].split(",").map(Number);
    return Math.max(...LINES.map(([down, right]) => count(row, column, down, right) + count(row, column, -down, -right)));
  };
  const best = Math.max(...legal.map(worth));
  return [random(legal.filter((step) => worth(step) === best))];
}

console.log(`Playing ${GAME} in ${hall}.`);
setInterval(() => void lookAround().catch((error) => console.log(error.message)), POLL_MS);
await keepLine("", async (news) => {
  if (news.news === "hello" || news.news === "company") await lookAround().catch((error) => console.log(error.message));
});
