/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "311c93be5900";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-UADuXxVU.js","assets/BotButton-CsJxVFN-.js","assets/BotDialog-CjBoeooD.js","assets/Festival-bO3eB4EW.js","assets/HandOverButton-Cpc7fbCM.js","assets/Home-DnA4Hjeq.js","assets/ImportTable-a4-Nk3Cz.js","assets/Invite-DKlu78mS.js","assets/Join-vQpmwyjA.js","assets/LearnDialog-D6EsCJqC.js","assets/LearnPage-X2kcjFqt.js","assets/Lobby-zup69Sud.js","assets/LocalFailed-C7S_hjkY.js","assets/LocalNotices-BVBJWRNf.js","assets/LogDrawer-CkbaTSRy.js","assets/ManageTable-DgcKvegO.js","assets/MenuDialog-BLVIWTHu.js","assets/MyLantern-F1biZeSA.js","assets/NewVersion-C98_b61E.js","assets/OFL-5Eq2pjw3.txt","assets/OwnLantern-CpLV71al.js","assets/PassAndPlay-BKHvO07Q.js","assets/People-DMJfJ9oP.js","assets/Rematch-CBYzJ1AD.js","assets/Rules-CFBAlCVY.js","assets/SeatSheet-BW9oRWgt.js","assets/Settings-Cp0AByuP.js","assets/Shelf-BCFC9y6J.js","assets/Shortcuts-CMtEwDgc.js","assets/ShuffleCommitment-CI_ohPKS.js","assets/SideChooser-BgnOXkTf.js","assets/TablePage-9D4Dg36m.js","assets/TableTitle-CCMYewaL.js","assets/around-lYh2u8o2.js","assets/bots-Cpls5622.js","assets/client-DuFkD-G2.js","assets/client-bS4eD7vn.js","assets/common-Bqv1nWiy.js","assets/core-client-DP8H0U2-.js","assets/faces-DWDlyX4K.svg","assets/fraunces-Bseecuyt.woff2","assets/index-BA0vtOIa.js","assets/lanterns-LqbCD7S0.wasm","assets/learn-B1DGtqe2.js","assets/learn-BNmRQWLx.js","assets/learn-BXHs9thn.js","assets/learn-C6XMXyYL.js","assets/line-CoSavwzl.js","assets/local-tables-D6u9zX1w.js","assets/page-BEEGIZtm.js","assets/page-BT-EDz4r.js","assets/page-BZabNn-F.js","assets/page-CNWW_ld-.js","assets/page-CoytFUEP.js","assets/page-Dzgmne19.js","assets/page-NSe8K93G.js","assets/page-zPy8HlHe.js","assets/rematch-CRDlHl9X.js","assets/save-table-BBUc2zDX.js","assets/style-D0Vn3FqI.css","assets/synth-BN7EAjTw.js","assets/table-D27HiEv5.js","assets/worker-D5rYG_rm.js","assets/worker-Df7FGFGq.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
