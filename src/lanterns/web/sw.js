/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "b837f61f3cc4";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-CaSuJfRb.js","assets/BotButton-BiynYHJV.js","assets/BotDialog-CCadV6BF.js","assets/Festival-C4YGhQuP.js","assets/HandOverButton-jVBA2083.js","assets/Home-BnRl-mBi.js","assets/ImportTable-C_N8rXVG.js","assets/Invite-qIEadIzx.js","assets/Join-BVfErjzW.js","assets/LearnDialog-BuqtWFYP.js","assets/LearnPage-DpLzjnr6.js","assets/Lobby-Bj6e5Th-.js","assets/LocalFailed-CSFaW3Lt.js","assets/LocalNotices-BMnucQ-7.js","assets/LogDrawer-DUUzifp0.js","assets/ManageTable-BAvRPyuD.js","assets/MenuDialog-3xSPZNKQ.js","assets/MyLantern-CcAtJ5R6.js","assets/NewVersion-Da3EUI6D.js","assets/OFL-5Eq2pjw3.txt","assets/Options-CmWvvEw9.js","assets/OwnLantern-Ddtbc1LY.js","assets/PassAndPlay-BnYJAFDQ.js","assets/People-Do5lmBsu.js","assets/Rematch-CFf9S_S8.js","assets/ReplayMenu-1qYhim4T.js","assets/ReplayPage-CY7sberj.js","assets/Rules-o4011rJv.js","assets/SeatSheet-DtrfUr_t.js","assets/Settings-Dgl68xmZ.js","assets/ShareGame-DbVbYgRX.js","assets/Shelf-DtobsYtx.js","assets/Shortcuts-0HMugK0Q.js","assets/ShuffleCommitment-Csm0zxvK.js","assets/SideChooser-SSFZqRHw.js","assets/Switch-gPEq5HyC.js","assets/TablePage-BnZj_2tY.js","assets/TableTitle-YDjd48yJ.js","assets/TurnList-Dfqs89nX.js","assets/TurnsDialog-Dk6gTZZq.js","assets/around-ARV2Lpwt.js","assets/bots-DeQfuLZV.js","assets/bots-VdjgQAO9.wasm","assets/card-panels-Bt2FoF9V.js","assets/client-BwUAfts4.js","assets/client-G1amSmBU.js","assets/common-BUscYQz-.js","assets/core-client-MsJuXrJ6.js","assets/faces-DWDlyX4K.svg","assets/fraunces-Bseecuyt.woff2","assets/index-8bkr_Fwp.js","assets/learn-Bfw4UNiz.js","assets/learn-CahPpcUj.js","assets/learn-CfWPURxb.js","assets/learn-CkqJMj3C.js","assets/line-xbACeDrh.js","assets/links.svelte-BRx0Jinf.js","assets/local-tables-BYZ8ovER.js","assets/names-DHtk-4p8.js","assets/opening-BN0JBNwr.js","assets/opening-bLkpWlOC.js","assets/page-2je-zihd.js","assets/page-BYi2Acry.js","assets/page-BldIYGiO.js","assets/page-CJcWVCz5.js","assets/page-DCNZkgD4.js","assets/page-DT-fseK5.js","assets/page-DWu7c7ZG.js","assets/page-Daos5F20.js","assets/play-on-BKY4U6nV.js","assets/played-CnPdPckr.js","assets/rematch-BWE8lATC.js","assets/replay-Bu-oUREK.js","assets/replay-D3Io9Cdi.js","assets/replay-DMTXFEWQ.js","assets/replay-NDf8yURf.js","assets/rules-CFtDTRSM.wasm","assets/save-table-C-sa6zIq.js","assets/style-BNjXXNUu.css","assets/synth-BN7EAjTw.js","assets/table-DjhtDPhr.js","assets/worker-BHMKCf8P.js","assets/worker-DYVS415V.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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

self.addEventListener("install", (event) => event.waitUntil(fill()));
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
    event.waitUntil(clear());
  } else if (name.startsWith("assets/") || FILES.has(name)) {
    event.respondWith(kept(event.request));
  }
});

/** Store every file, or none: where one is missing or there is no room, an older version stays. */
async function fill() {
  const cache = await caches.open(CACHE);
  const waiting = ["", ...FILES];
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      await cache.put(addressOf(name), await fetched(name));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    waiting.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
  await self.skipWaiting();
}

async function fetched(name) {
  const address = addressOf(name);
  // Names of assets contain a hash of their content: an older version may have the very same file.
  const isFixed = name.startsWith("assets/");
  const known = isFixed ? await keptFile(address) : undefined;
  if (known) return known;
  const response = await fetch(address, { cache: isFixed ? "default" : "reload", priority: "low" });
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

/** Delete the files of older versions, except where a window of that version is open. */
async function clear() {
  const { held = [], pending = [] } = (await self.navigator.locks?.query()) ?? {};
  const used = new Set([CACHE, ...held, ...pending].map((lock) => lock.name ?? lock));
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && !used.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The newest page; the kept one if the network is slow or the server does not answer. */
async function freshPage(request) {
  const fetching = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const response = await Promise.race([fetching, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await ownFile(addressOf(""))) ?? fetching;
}

/** Another address in the folder of a static site: what the host has there, or else a screen. */
async function other(request, name) {
  const response = await fetch(request).catch(() => undefined);
  if (response?.ok || response?.type === "opaqueredirect") return response;
  return (await ownFile(addressOf(name))) ?? Response.redirect(addressOf(`?/${name}`));
}

/** A kept file, of this version or, for its windows, of an older one. */
async function kept(request) {
  const found = (await ownFile(request)) ?? (await keptFile(request));
  return found ?? fetch(request);
}

/** A file of this version; undefined also where the browser's storage fails. */
function ownFile(request) {
  return keptFile(request, CACHE);
}

async function keptFile(request, cacheName) {
  // Hosts vary answers by encoding, or by origin; here all of them are the same file.
  const options = { ignoreVary: true, ...(cacheName && { cacheName }) };
  return await caches.match(request, options).catch(() => undefined);
}

function addressOf(name) {
  return new URL(name, SCOPE).href;
}
