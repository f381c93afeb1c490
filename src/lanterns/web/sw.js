/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "cd0a373a7dd2";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-Cr1_42Z0.js","assets/BotButton-BRGCg4_w.js","assets/BotDialog-BFMHuwSv.js","assets/CoursePage-Bj5jwK06.js","assets/Festival-Bi_HaN65.js","assets/HandOverButton-BxGrnXrF.js","assets/Home-CVSzhOhT.js","assets/ImportTable-D7oV0SkY.js","assets/Invite-CHSnjg28.js","assets/Join-YS12RFzG.js","assets/LearnDialog-DDefG4RE.js","assets/LearnPage-CTHpjO3i.js","assets/Lobby-ZkeFRnaC.js","assets/LocalFailed-D_51IShE.js","assets/LocalNotices-C9QBA51K.js","assets/LogDrawer-B99P3CPk.js","assets/ManageTable-DrqrzTZW.js","assets/MenuDialog-BuBNRnzw.js","assets/MyLantern-DU8-L63V.js","assets/NewVersion-BPseheau.js","assets/OFL-5Eq2pjw3.txt","assets/Options-C38Ze85j.js","assets/OwnLantern-DoxuAT0v.js","assets/PassAndPlay-D8WdCA2N.js","assets/People-DZOr0NVU.js","assets/Rematch-gaRs5ajq.js","assets/ReplayMenu-DuCMZe2T.js","assets/ReplayPage-B-Y-Iymw.js","assets/Rules-JBNs_a9R.js","assets/SeatSheet-DSXArXPq.js","assets/Settings-C8cWsp3F.js","assets/ShareGame-BAw_Klwa.js","assets/Shelf-DVOOiVcC.js","assets/Shortcuts-DRlgPYMH.js","assets/ShuffleCommitment-_MvQXrkw.js","assets/SideChooser-ULESQ1jT.js","assets/Switch-DWqQpcoh.js","assets/TablePage-CsYulXtO.js","assets/TableTitle-Bnw7IMSy.js","assets/TurnList-Dpg3ANgC.js","assets/TurnsDialog-Bf6jMYTn.js","assets/around-DbwUknKZ.js","assets/bots-BeBfk0Ie.js","assets/bots-VFo51CfN.wasm","assets/card-panels-ogv3BoRi.js","assets/client-Cd9pdwIm.js","assets/client-CoN3F_cH.js","assets/common-WUPhdj1c.js","assets/core-client-DoK1PnBn.js","assets/faces-DWDlyX4K.svg","assets/first-game-1IqfK9Xs.js","assets/fraunces-Bseecuyt.woff2","assets/game-D8CQB0PU.js","assets/guide-BksyWF26.js","assets/guide-CLhLY178.js","assets/guide-ChfmP4uK.js","assets/guide-DMWGCo5X.js","assets/index-BhTrxRlU.js","assets/learn-Bfw4UNiz.js","assets/learn-CahPpcUj.js","assets/learn-CfWPURxb.js","assets/learn-CkqJMj3C.js","assets/lessons-C1qy9SBM.js","assets/line-CUu9KS5D.js","assets/links.svelte-B37hBJLn.js","assets/local-tables-CMgG2hN0.js","assets/names-2WJkOEa0.js","assets/opening-BdNeFli9.js","assets/opening-FkM2Ein5.js","assets/page-2je-zihd.js","assets/page-BECoQRIN.js","assets/page-BYi2Acry.js","assets/page-BcfFuBbU.js","assets/page-DCNZkgD4.js","assets/page-DWu7c7ZG.js","assets/page-Z-x6f24Z.js","assets/page-cc4sJCqj.js","assets/play-on-BcUS0DQF.js","assets/played-B5xo5x3K.js","assets/progress-75MNwv6U.js","assets/rematch-DC97lkvh.js","assets/replay-Bf6RdIuz.js","assets/replay-DMEDYmOj.js","assets/replay-DNPdUlld.js","assets/replay-x6nEO5_E.js","assets/rules-CFtDTRSM.wasm","assets/rules-Di20jdtH.js","assets/save-table-MUjbyCBC.js","assets/shuffle-BODHpRsF.js","assets/style-DSLBwMk_.css","assets/synth-BN7EAjTw.js","assets/table-D199rcig.js","assets/table-names-CUMTAKW4.js","assets/worker-_vWOU7O3.js","assets/worker-a6VquANi.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
