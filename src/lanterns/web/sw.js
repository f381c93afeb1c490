/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "caea4d748d90";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/BotButton-DWRx9Yq8.js","assets/BotDialog-BJaaI9Zp.js","assets/Festival-BnmaSrrl.js","assets/HandOverButton-y1AMP92-.js","assets/Home-3xiC2_uG.js","assets/ImportTable-Dom9vKGd.js","assets/Invite-CNK2dVcb.js","assets/Join-08qFWsys.js","assets/LearnDialog-jOL2bVa1.js","assets/LearnPage-DIYibX67.js","assets/Lobby-CMSuqlF9.js","assets/LocalFailed-wsehaWPV.js","assets/LocalNotices-BYctXmnP.js","assets/LogDrawer-PasmuAyV.js","assets/ManageTable-DLIchXmm.js","assets/MyLantern-_82mKT4A.js","assets/NewVersion-DVhbhyaU.js","assets/OFL-5Eq2pjw3.txt","assets/OwnLantern-DtIopczQ.js","assets/PassAndPlay-D7qWOCI9.js","assets/People-BlDJLxmm.js","assets/Rematch-CUYD2xZK.js","assets/Rematch-DiXYX2nj.js","assets/Rules-BHPb-dRv.js","assets/SeatSheet-C4x4-HWV.js","assets/Settings-Bfx87ipz.js","assets/Shelf-CK18oN4g.js","assets/Shortcuts-BHrfaNeF.js","assets/ShuffleCommitment-BStYlr4c.js","assets/SideChooser-Btblem9a.js","assets/TablePage-DHpvpMkY.js","assets/TableTitle-COaidi6H.js","assets/around-CKl8bJ8S.js","assets/bots-CZ0rzVC9.js","assets/bots-vZfKbD9t.js","assets/client-C1k2tcIt.js","assets/client-ximj3lH3.js","assets/common-BrQVdiKs.js","assets/core-client-D4tEkZxv.js","assets/faces-DWDlyX4K.svg","assets/fraunces-Bseecuyt.woff2","assets/index-eTq9dLiJ.js","assets/lanterns-DAz1Rtjs.wasm","assets/learn-B1DGtqe2.js","assets/learn-BNmRQWLx.js","assets/learn-BXHs9thn.js","assets/learn-C6XMXyYL.js","assets/local-tables-CNXpY4Xr.js","assets/local-tables-DmR-0R55.js","assets/page-5QcOX_Ys.js","assets/page-B2jFG1gF.js","assets/page-BALVniM-.js","assets/page-BG4HXSzB.js","assets/page-C18BZzYk.js","assets/page-CDv5KSP-.js","assets/page-CEzd6jG9.js","assets/page-CbZ_KSJ3.js","assets/rematch-CfJSGv7g.js","assets/save-table-Cds4P_5m.js","assets/style-D0b802_Z.css","assets/synth-BN7EAjTw.js","assets/table-56MXMkac.js","assets/worker-BgCyo7-j.js","assets/worker-Cax-Rl22.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
