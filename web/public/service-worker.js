// The service worker. It keeps the page for use without a network, and shows push notifications from the server.
//
// The server puts a line before this file: `const RELEASE = {…};`. It names the release, the pack with all files of its
// page, and the list of its runtime. A worker of a new release is installed completely or not at all: until then the old
// one stays, with its own caches. Nothing of the API is cached.

const SCOPE = self.registration.scope;
const FOLDER = new URL(SCOPE).pathname; // begins the names of the caches: an origin may have several sites
const PAGE = `${FOLDER}page-${RELEASE.version}`;
const RUNTIMES = `${FOLDER}runtime-`; // the name of a runtime's cache without its version
const RUNTIME = RUNTIMES + /runtime\.(\w+)\.json/.exec(RELEASE.runtime)?.[1];
const NAVIGATION_TIMEOUT_MS = 3_000; // then a navigation is answered from the cache
const PROGRESS_MS = 100; // between two messages about a download

const address = (path) => new URL(path, SCOPE).href;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

// A page of this release asks the worker to replace the one before it. With other windows open it waits until they are
// closed: they may still need files of their own release.
self.addEventListener("message", (event) => {
  const { activate, runtime } = event.data ?? {};
  if (activate === RELEASE.version) event.waitUntil(replace());
  if (runtime === "keep") event.waitUntil(keepFor(event.ports[0]));
  if (runtime === "remove") event.waitUntil(removeRuntimes().then(() => event.ports[0].postMessage({ done: true })));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.url.slice(SCOPE.length).replace(/[?#].*/, "");
  if (request.method !== "GET" || !request.url.startsWith(SCOPE) || /^api(\/|$)/.test(path)) return;
  if (request.mode === "navigate") {
    if (path.includes(".") && path !== "index.html") return;
    event.respondWith(navigate(event));
    event.waitUntil(renew().catch(() => {})); // without a network, the next navigation tries again
  } else if (/^(assets|offline)\/.*\./.test(path)) {
    event.respondWith(kept(request)); // named by their content: the same in every release
  } else if (path.includes(".")) {
    event.respondWith(fetch(request).catch(async (error) => (await ofThisRelease(request)) ?? Promise.reject(error)));
  }
});

/** Keep the page, and a runtime if an earlier release has one. */
async function install() {
  const before = await caches.keys();
  try {
    await keepPage();
    if (RELEASE.runtime && (await runtimes()).length) await keepRuntime();
  } catch (error) {
    const mine = (await caches.keys()).filter((name) => !before.includes(name));
    await Promise.all(mine.map((name) => caches.delete(name)));
    throw error;
  }
}

async function keepPage() {
  const bytes = await download(RELEASE.pack, RELEASE.sha256);
  const { files } = JSON.parse(new TextDecoder().decode(bytes));
  const cache = await caches.open(PAGE);
  const put = ([path, { headers, text, base64 }]) => {
    const body = text ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return cache.put(address(path), new Response(body, { headers: { ...RELEASE.headers, ...headers } }));
  };
  await Promise.all(Object.entries(files).map(put));
}

// A download of the runtime that pages asked for.
let asked; // { stop, watchers, finished } while it runs

/** Keep the runtime for a page, and tell it how far the download is. Several pages share one download. */
async function keepFor(page) {
  asked ??= begin();
  const { stop, watchers, finished } = asked;
  watchers.add(page);
  page.onmessage = () => stop.abort(); // whatever it says: there is only one thing to say
  page.postMessage(await finished);
}

function begin() {
  const [stop, watchers] = [new AbortController(), new Set()];
  let told = 0;
  const tell = (loaded, bytes) => {
    if (Date.now() - told < PROGRESS_MS) return;
    told = Date.now();
    for (const page of watchers) page.postMessage({ loaded, bytes });
  };
  const finished = keepRuntime(tell, stop.signal)
    .then(() => ({ done: true }))
    .catch(async (error) => {
      const failed = stop.signal.aborted ? "stopped" : error.name === "QuotaExceededError" ? "full" : "network";
      // After a broken connection, the files that have arrived are kept, and are not loaded again.
      if (failed !== "network") await removePartial();
      return { failed };
    })
    .finally(() => (asked = undefined));
  return { stop, watchers, finished };
}

/**
 * Keep the runtime of this release. Files of an earlier runtime are not loaded again.
 * `tell` is called with the bytes that have been loaded, and with all bytes.
 */
async function keepRuntime(tell = () => {}, signal = undefined) {
  const list = address(RELEASE.runtime);
  const answer = (await caches.match(list)) ?? (await fetch(list, { signal }));
  if (!answer.ok) throw new Error(`${list} could not be loaded`);
  const { bytes: all, files } = await answer.clone().json();
  const cache = await caches.open(RUNTIME);
  let loaded = 0;
  for (const { path, sha256, bytes, size } of files) {
    const at = new URL(path, list).href;
    if (!(await cache.match(at))) {
      const old = await caches.match(at);
      // A response counts what it unpacks; the list has the bytes that are sent.
      const count = (length) => tell(loaded + Math.min(1, length / size) * bytes, all);
      await cache.put(at, old ?? (await verified(await fetch(at, { signal }), sha256, count)));
    }
    tell((loaded += bytes), all);
  }
  await cache.put(list, answer); // last: a cache with the list is complete
}

/** Delete the runtimes that are not complete. */
async function removePartial() {
  const complete = await runtimes();
  const names = await namesOfRuntimes();
  await Promise.all(names.filter((name) => !complete.includes(name)).map((name) => caches.delete(name)));
}

async function removeRuntimes() {
  asked?.stop.abort();
  await asked?.finished;
  await Promise.all((await namesOfRuntimes()).map((name) => caches.delete(name)));
}

async function namesOfRuntimes() {
  return (await caches.keys()).filter((name) => name.startsWith(RUNTIMES));
}

/** Return the names of the caches with a complete runtime. */
async function runtimes() {
  const names = await namesOfRuntimes();
  const lists = await Promise.all(names.map((name) => caches.match(address(`offline/runtime.${name.slice(RUNTIMES.length)}.json`), { cacheName: name })));
  return names.filter((_, at) => lists[at]);
}

async function download(path, sha256) {
  return (await verified(await fetch(address(path)), sha256)).arrayBuffer();
}

/** Return a response that has been read to its end and has the given content. Throws if it has not. */
async function verified(answer, sha256, count = () => {}) {
  if (!answer.ok) throw new Error(`${answer.url} could not be loaded`);
  const bytes = await readAll(answer.body, count);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== sha256) throw new Error(`${answer.url} has the wrong content`);
  return new Response(bytes, { headers: answer.headers });
}

/** Return what a stream has to its end, and call `count` with the length so far. */
async function readAll(stream, count) {
  const [reader, parts] = [stream.getReader(), []];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    count((length += part.value.length));
  }
  return new Blob(parts).arrayBuffer();
}

// Nothing is loaded here: until this worker is active, the page gets no answer.
async function activate() {
  // The browser sends the request of a navigation while this worker starts.
  await self.registration.navigationPreload?.enable();
  if (!(await lacksRuntime())) await forgetOlder();
  await self.clients.claim();
}

/** Replace the runtime of an earlier release, if one was kept while this worker waited, and the page that belongs to it. */
async function renew() {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return; // the others may be of a later release
  if (await lacksRuntime()) await keepRuntime();
  await forgetOlder();
}

/** Return whether only other releases have a runtime here. */
async function lacksRuntime() {
  const complete = await runtimes();
  return Boolean(RELEASE.runtime) && complete.length > 0 && !complete.includes(RUNTIME);
}

/** Delete the caches of earlier releases. */
async function forgetOlder() {
  const mine = (name) => name.startsWith(FOLDER) && /^(page|runtime)-[^/]+$/.test(name.slice(FOLDER.length));
  const old = (await caches.keys()).filter((name) => mine(name) && name !== PAGE && name !== RUNTIME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function replace() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}

/** Answer a navigation from the network, as without a worker; if that fails or takes too long, from the cache. */
async function navigate(event) {
  // Some browsers have no preload.
  const online = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(event.request));
  const late = new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT_MS)).then(index);
  try {
    const answer = (await Promise.race([online, late])) ?? (await online);
    // A proxy answers for a server that is down.
    return answer.status < 500 ? answer : ((await index()) ?? answer);
  } catch (error) {
    return (await index()) ?? Promise.reject(error);
  }
}

/** Return the page of this release. If only another release has its runtime here, return that one's, so that it can play. */
async function index() {
  const own = await ofThisRelease(address("index.html"));
  if (!(await lacksRuntime())) return own;
  const lists = (await runtimes()).map((name) => `runtime.${name.slice(RUNTIMES.length)}.json`);
  for (const cacheName of await caches.keys()) {
    const found = cacheName.startsWith(`${FOLDER}page-`) ? await caches.match(address("index.html"), { cacheName }) : undefined;
    const words = await found?.clone().text();
    if (lists.some((list) => words?.includes(list))) return found;
  }
  return own;
}

/** Return a file that is named by its content, from any cache or else from the network. */
async function kept(request) {
  return (await ofThisRelease(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function ofThisRelease(request) {
  return caches.match(request, { cacheName: PAGE, ignoreVary: true });
}

// Notifications.

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || "Tilehall", {
      body: told.text || "",
      tag: told.room || "tilehall", // replaced by a later turn at the same table
      icon: address("icon-turn.svg"),
      data: { url: told.url || "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Focus the tab in which a table is open, or open it. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
