/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "7550fc3da54e";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-BkDZR9b-.js","assets/BotButton-CP0hkDcy.js","assets/BotDialog-BNlR0gdi.js","assets/CoursePage-DjpX0DG6.js","assets/Festival-Do1WlBNK.js","assets/HandOverButton-3rG8fLvl.js","assets/Home-Cm7B3Lzd.js","assets/ImportTable-D72pErR2.js","assets/Invite-HbSl7jJ2.js","assets/Join-DSEk1I8Q.js","assets/LearnDialog-DLgwGYqC.js","assets/LearnPage-BQiaVsO8.js","assets/Lobby-CW5SQPYG.js","assets/LocalFailed-CayaxtUD.js","assets/LocalNotices-Cjs-JAlb.js","assets/LogDrawer-BFd1slFU.js","assets/ManageTable-0BTdxlBa.js","assets/MenuDialog-B0iRIzl8.js","assets/MyLantern-CQT_KsXX.js","assets/NewVersion-qklw5rNA.js","assets/OFL-5Eq2pjw3.txt","assets/OwnLantern-C_FbSW9A.js","assets/PassAndPlay-Kq1NCkIQ.js","assets/People-CzMXyPW7.js","assets/Rematch-BjAdw5lp.js","assets/Rules-BKatetd3.js","assets/SeatSheet-B-DYh_5a.js","assets/Settings-SQTgCXXE.js","assets/Shelf-D1dv3jpr.js","assets/Shortcuts-6TPOz1YV.js","assets/ShuffleCommitment-C3dDnv_t.js","assets/SideChooser-DpWkKCmU.js","assets/TablePage-DF5cmF6j.js","assets/TableTitle-BVD53hsZ.js","assets/around-Dm0tVFoZ.js","assets/bots-BE6aRl8K.js","assets/client-Bv5chv9c.js","assets/client-zulCtobg.js","assets/common-S41-fq9a.js","assets/core-client-DP8H0U2-.js","assets/faces-DWDlyX4K.svg","assets/first-game-1IqfK9Xs.js","assets/fraunces-Bseecuyt.woff2","assets/guide-BPEfPPD2.js","assets/guide-CshL6wfK.js","assets/guide-D5vIoPOO.js","assets/guide-OlRIBJcj.js","assets/index-DNB3iBKz.js","assets/lanterns-LqbCD7S0.wasm","assets/learn-B1DGtqe2.js","assets/learn-BNmRQWLx.js","assets/learn-BXHs9thn.js","assets/learn-C6XMXyYL.js","assets/lessons-C1qy9SBM.js","assets/line-SbDeZFoB.js","assets/local-tables-V8cWOXQv.js","assets/page-BEEGIZtm.js","assets/page-BT-EDz4r.js","assets/page-BjjNg8CC.js","assets/page-C3hl6OBL.js","assets/page-CNWW_ld-.js","assets/page-CaUXAaDN.js","assets/page-DbZthjJo.js","assets/page-NSe8K93G.js","assets/progress-75MNwv6U.js","assets/rematch-DSkQEMmB.js","assets/save-table-Du11aiEM.js","assets/shuffle-h2_FFxSN.js","assets/style-1fECaLOD.css","assets/synth-BN7EAjTw.js","assets/table-BQ7pKB_i.js","assets/table-names-D-5wvo9L.js","assets/worker-D5rYG_rm.js","assets/worker-Df7FGFGq.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
