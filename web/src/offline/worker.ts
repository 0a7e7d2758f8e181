// The web worker that runs the hall of this device: Python, compiled to WebAssembly, with the modules of the server. The page
// asks it for lines and requests; see src/tilehall/offline/worker.py.

import { inMemory, openDatabase, type DeviceStorage } from "./device-storage";

/** What the page asks of the worker. */
export type ToWorker =
  | { ask: "start"; runtime: string }
  | { ask: "connect"; line: number; user: string; language: string }
  | { ask: "send"; line: number; message: string }
  | { ask: "close"; line: number }
  | { ask: "request"; id: number; user: string; language: string; method: string; path: string; body: string | undefined };

/** What the worker tells the page. `progress` is the share of the runtime that has been loaded. */
export type FromWorker =
  | { tell: "progress"; share: number }
  | { tell: "ready"; kept: boolean }
  | { tell: "failed"; loading: boolean; why: string }
  | { tell: "message"; line: number; message: string }
  | { tell: "answer"; id: number; answer: string };

/** The list of the runtime's files: web/runtime.py. */
interface Runtime {
  lock: object;
  files: { name: string; path: string; size: number }[];
}

/** The class `Worker` in Python. */
interface Hall {
  connect: (line: number, user: string, language: string) => void;
  receive: (line: number, message: string) => void;
  disconnect: (line: number) => void;
  request: (user: string, method: string, path: string, body: string | undefined, language: string) => Promise<string>;
}

type Start = (storage: DeviceStorage, send: (line: number, message: string) => void) => Promise<Hall>;

interface Python {
  unpackArchive: (content: ArrayBuffer, format: "wheel") => void;
  pyimport: (name: string) => { start: Start };
}

const LIBRARY = "python_stdlib.zip"; // which Pyodide unpacks by itself
const COMPRESSED = ".bin"; // the end of the address of a file that is compressed as a whole
const WASM = "application/wasm";

let loading = true; // until all files have arrived
let hall: Promise<Hall>;

const tell = (message: FromWorker): void => postMessage(message);

addEventListener("message", (event: MessageEvent<ToWorker>) => void receive(event.data));
// For example if there is no memory left: whatever was asked would never be answered.
addEventListener("unhandledrejection", (event) => tell({ tell: "failed", loading, why: String(event.reason) }));

async function receive(asked: ToWorker): Promise<void> {
  if (asked.ask === "start") {
    hall = start(asked.runtime);
    hall.catch((error: unknown) => tell({ tell: "failed", loading, why: String(error) }));
    return;
  }
  const found = await hall.catch(() => undefined);
  if (!found) return; // the page knows why
  switch (asked.ask) {
    case "connect":
      return found.connect(asked.line, asked.user, asked.language);
    case "send":
      return found.receive(asked.line, asked.message);
    case "close":
      return found.disconnect(asked.line);
    case "request":
      return tell({ tell: "answer", id: asked.id, answer: await found.request(asked.user, asked.method, asked.path, asked.body, asked.language) });
  }
}

async function start(list: string): Promise<Hall> {
  const opening = openStorage();
  const { files, lock } = (await (await loaded(list)).json()) as Runtime;
  const at = (name: string): string => new URL(files.find((file) => file.name === name)!.path, list).href;
  const modules = files.map(({ name }) => name).filter((name) => /\.(whl|zip)$/.test(name) && name !== LIBRARY); // games of packages too
  const broken = watchLoads(files.filter(({ name }) => !name.endsWith(".mjs")).reduce((sum, { size }) => sum + size, 0));
  const python = await Promise.race([loadPython(at, modules, { info: lock, packages: {} }, new URL(".", list).href), broken]);
  loading = false;
  const { storage, kept } = await opening;
  const started = await python.pyimport("tilehall.offline.worker").start(storage, (line, message) => tell({ tell: "message", line, message }));
  tell({ tell: "ready", kept });
  return started;
}

async function openStorage(): Promise<{ storage: DeviceStorage; kept: boolean }> {
  try {
    return { storage: await openDatabase(), kept: true };
  } catch {
    return { storage: inMemory(), kept: false };
  }
}

async function loadPython(at: (name: string) => string, modules: string[], lockFileContents: object, folder: string): Promise<Python> {
  const archives = Promise.all(modules.map(async (name) => (await loaded(at(name))).arrayBuffer()));
  const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as { loadPyodide: (given: object) => Promise<Python> };
  const python = await loadPyodide({ indexURL: folder, stdLibURL: at(LIBRARY), lockFileContents, packageBaseUrl: folder });
  for (const content of await archives) python.unpackArchive(content, "wheel");
  return python;
}

async function loaded(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be loaded`);
  return answer;
}

/**
 * Tell the page how much has arrived of everything that is fetched from now on, and unpack what is compressed. The result rejects
 * if something does not arrive or cannot be compiled: Pyodide would wait forever.
 */
function watchLoads(total: number): Promise<never> {
  const [load, compile] = [fetch, WebAssembly.instantiateStreaming];
  let [arrived, told] = [0, 0];
  const counter = (): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
    new TransformStream({
      transform(chunk, controller) {
        arrived += chunk.byteLength;
        const share = Math.min(1, arrived / total);
        if (share - told >= 0.01) tell({ tell: "progress", share: (told = share) });
        controller.enqueue(chunk);
      },
    });
  return new Promise((_, reject) => {
    globalThis.fetch = async (...given) => {
      try {
        const answer = await load(...given);
        if (!answer.ok || !answer.body) throw new Error(`${answer.url} could not be loaded`);
        if (answer.headers.get("content-type") === WASM) {
          // The browser keeps compiled code only for an answer that is passed on as it came.
          void answer.clone().body!.pipeThrough(counter()).pipeTo(new WritableStream()).catch(reject);
          return answer;
        }
        const counted = answer.body.pipeThrough(counter());
        const headers = new Headers(answer.headers);
        // Not every web server knows this type, and a browser compiles nothing else.
        if (answer.url.endsWith(".wasm")) headers.set("content-type", WASM);
        return new Response(answer.url.endsWith(COMPRESSED) ? counted.pipeThrough(new DecompressionStream("gzip")) : counted, { headers });
      } catch (error) {
        reject(error as Error);
        throw error;
      }
    };
    WebAssembly.instantiateStreaming = async (...given) => {
      try {
        return await compile(...given);
      } catch (error) {
        loading = error instanceof TypeError; // the connection broke
        reject(error as Error);
        throw error;
      }
    };
  });
}
