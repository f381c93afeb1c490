/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "__VERSION__";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
/** The names and digests of all files. Those in `assets/` are served from a folder of this version. */
const FILES = new Map("__FILES__");

const SCOPE = new URL(self.registration.scope);
/** Other sites of the same host may keep files too. A window holds a lock of the same name. */
const FAMILY = `lanterns ${SCOPE.pathname} `;
const CACHE = FAMILY + VERSION;

/** How many files are fetched at the same time, so that the page's own requests stay quick. */
const LANES = 4;
/** How long a slow network may keep a window empty, in milliseconds. */
const PATIENCE = 3000;

// Held while this worker runs, so that no other one removes what it is about to store.
void self.navigator.locks?.request(CACHE, { mode: "shared" }, () => new Promise(() => undefined));

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return;
  const name = pathname.slice(SCOPE.pathname.length);
  if (HAS_SERVER && name.startsWith("api/")) return;
  if (mode === "navigate") {
    const isPage = HAS_SERVER || name === "" || name === "index.html";
    event.respondWith(isPage ? freshPage(event.request) : other(event.request, name));
    event.waitUntil(tidy());
  } else if (name.startsWith("assets/") || FILES.has(name)) {
    event.respondWith(kept(event.request, name));
  }
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Store every file, or none: where one is missing or there is no room, an older version stays. */
async function keepAll() {
  try {
    await fill();
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

/** Store the files that are not there. */
async function fill() {
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const waiting = ["", ...FILES.keys()].filter((name) => !stored.has(keyOf(name)));
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await cache.put(keyOf(name), await fetched(name));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    waiting.length = 0;
  }
}

async function fetched(name) {
  const isAsset = name.startsWith("assets/");
  const known = FILES.has(name) ? await keptFile(keyOf(name)) : undefined;
  // Without the old address, below which a script would look for what it imports.
  if (known) return new Response(known.body, { headers: known.headers });
  const address = isAsset ? name.replace("assets", `assets/${VERSION}`) : name;
  const cache = isAsset ? "default" : "reload";
  const response = await fetch(addressOf(address), { cache, priority: "low" });
  if (!response.ok) throw new Error(`${name} cannot be fetched (${response.status})`);
  if (name === "" && !(await response.clone().text()).includes(VERSION)) {
    throw new Error("the page is of another version");
  }
  return response;
}

/** Serve the windows that are open, and let those of an older version know. */
async function begin() {
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    client.postMessage({ version: VERSION, scope: SCOPE.pathname });
  }
  await clear();
}

/** Forget what no window needs, and store again what the browser has lost of this version. */
async function tidy() {
  await clear();
  // Without a network, the next visit tries again.
  await fill().catch(() => undefined);
}

/** Delete the files of older versions, except where a window of that version is open. */
async function clear() {
  const { held = [], pending = [] } = (await self.navigator.locks?.query()) ?? {};
  const used = new Set([CACHE, ...held, ...pending].map((lock) => lock.name ?? lock));
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && !used.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The newest page; the kept one if the network is slow, or answers with anything else. */
async function freshPage(request) {
  const fetching = pageFrom(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const page = await Promise.race([fetching, late]).catch(() => undefined);
  return page ?? (await fileOf(VERSION, "")) ?? (await fetching) ?? fetch(request);
}

/** The page as the host has it now, whatever it allows to be kept; undefined if it is another one. */
async function pageFrom({ url }) {
  const response = await fetch(url, { cache: "no-cache", headers: { accept: "text/html" } });
  const text = await response.text();
  // A host answers with its own page where a file is missing, a network with one to log in.
  return /<html [^>]*data-version=/.test(text) ? new Response(text, response) : undefined;
}

/** Another address in the folder of a static site: what the host has there, or else a screen. */
async function other(request, name) {
  const response = await fetch(request).catch(() => undefined);
  if (response?.ok || response?.type === "opaqueredirect") return response;
  return (await fileOf(VERSION, name)) ?? Response.redirect(addressOf(`?/${name}`));
}

/** A kept file, of the version in its address. */
async function kept(request, name) {
  const [, version, asset] = /^assets\/(\w+)\/(.+)$/.exec(name) ?? [];
  const found = asset ? fileOf(version, `assets/${asset}`) : fileOf(VERSION, name);
  return (await found) ?? fetch(request);
}

function fileOf(version, name) {
  return keptFile(addressOf(name), { cacheName: FAMILY + version, ignoreSearch: true });
}

/** A file that is kept; undefined also where the browser's storage fails. */
async function keptFile(address, options) {
  // Hosts vary answers by encoding, or by origin; here all of them are the same file.
  return await caches.match(address, { ignoreVary: true, ...options }).catch(() => undefined);
}

/** Where a file is kept: its digest shows whether an older version has the very same. */
function keyOf(name) {
  return addressOf(FILES.has(name) ? `${name}?${FILES.get(name)}` : name);
}

function addressOf(name) {
  return new URL(name, SCOPE).href;
}

/** Bring the window at this address to the front, or open one. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
