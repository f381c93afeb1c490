/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "df49bb147081";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-Bob5D3TG.js","assets/BotButton-quEfJRW7.js","assets/BotDialog-CLrggocX.js","assets/CoachPanel-CXayxE2z.js","assets/CopyLink-kfyZ27eC.js","assets/CoursePage-DW54Kv5f.js","assets/Festival-B4Jw4FYJ.js","assets/HandOverButton-BX1w2HI5.js","assets/HintPanel-CoPF_bLq.js","assets/Home-C9KXWAzO.js","assets/ImportTable-PY5p7qLV.js","assets/Invite-f3DvjzAo.js","assets/Join-CCiG8DVU.js","assets/LearnDialog-DCqicRuT.js","assets/LearnPage-CF1orlfU.js","assets/Lobby-CXdmZym1.js","assets/LocalFailed-CYIzZTbe.js","assets/LocalNotices-CwMQZ_ed.js","assets/LogDrawer-DBGo0wlf.js","assets/ManageTable-Bh4VKnXV.js","assets/MenuDialog-Czk2Xd_y.js","assets/MyLantern-NhSLLxWh.js","assets/NewVersion-BkGG0TdE.js","assets/OFL-5Eq2pjw3.txt","assets/Options-fKm1nUgQ.js","assets/OwnLantern-D0r_dOv2.js","assets/PassAndPlay-ososvrAR.js","assets/People-Cl6LP8eF.js","assets/Rematch-Y2zFvrHg.js","assets/ReplayMenu-DMP0GAGG.js","assets/ReplayPage-DPXD6NQO.js","assets/ReviewDialog-6hpfGto-.js","assets/ReviewPanel-5_xUlwFg.js","assets/ReviewSide-DohnE-pC.js","assets/Rules-Bq0TM4p1.js","assets/SeatSheet-JuqPy0Ji.js","assets/Settings-a5O9fyM3.js","assets/ShareGame-C5BB7qqZ.js","assets/Shortcuts-Dz_fFogt.js","assets/ShuffleCommitment-lTA29o3y.js","assets/SideChooser-CQbyP1yt.js","assets/Switch-DzMYrQhg.js","assets/TableMenuDialog-CBW8wiIB.js","assets/TablePage-DJlP07Tq.js","assets/TableTitle-d81FnyIc.js","assets/TurnList-etHZJHhQ.js","assets/TurnsDialog-CFbiYmQ4.js","assets/around-BtzhvNvH.js","assets/asking-Bl1U3jGn.js","assets/bots-Bd3leL1o.wasm","assets/bots-CG6kRAbx.js","assets/card-panels-DIUH8wzC.js","assets/client-CEorx-bT.js","assets/client-DOp9F-1o.js","assets/coach-B2LRBJqq.js","assets/coach-BGJeguO7.js","assets/coach-Bk2yElND.wasm","assets/coach-CyyKja6b.js","assets/coach-PHk3cNDZ.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-C5mgSrnd.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-DyraMsUG.js","assets/first-game-B6FICLO3.js","assets/fraunces-Bseecuyt.woff2","assets/game-eT-UOk2_.js","assets/guide-BQMk5I7A.js","assets/guide-ChZX-BaB.js","assets/guide-Dit0ybS5.js","assets/guide-WGjsc-h_.js","assets/index-CDVrMkJC.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-BXPJ_MXP.js","assets/local-tables-P-w1tT5_.js","assets/looking-C5nqeiNu.js","assets/moments-BX6a8MYH.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-CDJDD0w5.js","assets/opening-TzJPh-H1.js","assets/page-1A9IvKFg.js","assets/page-BOAtj_PN.js","assets/page-BnVEwWbH.js","assets/page-Cm8bLYyj.js","assets/page-CqGzWUGU.js","assets/page-Cwtei3kT.js","assets/page-DFmx4X-D.js","assets/page-DLIUZsx1.js","assets/page-DbwwBJga.js","assets/page-G4ew0KYK.js","assets/page-aBhHSW49.js","assets/page-cQtwPvSw.js","assets/play-on-BXyBR8sQ.js","assets/played-CARitioG.js","assets/progress-75MNwv6U.js","assets/rematch-BApKB9zq.js","assets/replay-BG96VQ3M.js","assets/replay-CVzdoLYx.js","assets/replay-DAcT8Yq9.js","assets/replay-DPpP8VsQ.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-C0lmzlYB.js","assets/shuffle-Pk4mJSCm.js","assets/style-Bt0Q8NrZ.css","assets/synth-BN7EAjTw.js","assets/table-DDpHXEeN.js","assets/wording-D6Sz1g3V.js","assets/worker-Bbqj5p-M.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
