/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "784bec0a575c";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-Baz0oxSR.js","assets/BotButton-BUmgL4p5.js","assets/BotDialog-DmEJdAp3.js","assets/CoachPanel-CQCA3HBp.js","assets/CopyLink-Cr2nBemP.js","assets/CoursePage-tN3sQiri.js","assets/Festival-utF0ds1k.js","assets/HintPanel-BfghHttk.js","assets/Home-XFsHWEa6.js","assets/ImportTable-8fCSC_cu.js","assets/Invite-D6AOCCgp.js","assets/Join-BOnCKmev.js","assets/LakeMap-icqPtD2m.js","assets/LearnDialog-DDcKisT3.js","assets/LearnPage-BtpbpRcJ.js","assets/Lobby-MalpBn34.js","assets/LocalFailed-ChxRATWO.js","assets/LocalNotices-xh7GNSkT.js","assets/LogDrawer-Cnpaf2QG.js","assets/ManageTable-qWXTES-s.js","assets/MenuDialog-2N0sxMa6.js","assets/MyLantern-CuRqz9jc.js","assets/NewVersion-CFcJfa6x.js","assets/NumberTable-6UzsJBMn.js","assets/OFL-5Eq2pjw3.txt","assets/Options-CxLYFiaz.js","assets/OwnLantern-DGviIDII.js","assets/PassAndPlay-CSV9iROA.js","assets/People-DBPy5zrz.js","assets/PeopleNotices-uJ8YmsBs.js","assets/Recap-Bi8nBvLn.js","assets/Rematch-C6Z54PNz.js","assets/ReplayMenu-CwRhAXt8.js","assets/ReplayPage-DhxlqA7-.js","assets/ReviewDialog-BJqfuLjf.js","assets/ReviewPanel-CetphmN6.js","assets/ReviewSide-BRFT8ZmP.js","assets/Rules-6S8HLI-x.js","assets/SeatSheet-BDmPTirs.js","assets/Settings-DyZMzMIZ.js","assets/ShareGame-DfuENaZ6.js","assets/Shortcuts-DIwgC1GF.js","assets/ShuffleCommitment-BPqX90Ej.js","assets/SideChooser-CTVxAhNF.js","assets/Switch-rzzJUy9Q.js","assets/TableMenuDialog-Dwcs00LV.js","assets/TablePage-BuslgzU5.js","assets/TableTitle-DpwcE_Yw.js","assets/TurnList-4_P3B3Sl.js","assets/TurnsDialog-AFGCeiCY.js","assets/around-UBshAkQC.js","assets/asking-Bl1U3jGn.js","assets/bots-BD-YtwzB.js","assets/bots-Bd3leL1o.wasm","assets/card-panels-DhkJxBcn.js","assets/client-CChkTU4Z.js","assets/client-UYvuYrKb.js","assets/coach-1pYPa0Iw.js","assets/coach-8fXbIVYr.js","assets/coach-BN5uxd3e.js","assets/coach-Bk2yElND.wasm","assets/coach-CVo8Whvv.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-Bkd9YLzL.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-BhVnMhIT.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-B5U0SUg3.js","assets/guide-4OcivyYY.js","assets/guide-BnohER3S.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-wZkehSHE.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-5sFl0zax.js","assets/local-tables-DQvpdN8b.js","assets/looking-C5nqeiNu.js","assets/moments-BQYC1H1r.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-BPnpZw0h.js","assets/opening-BSY6NXf7.js","assets/page-1A9IvKFg.js","assets/page-1Cu6u8yu.js","assets/page-BRra7Mo9.js","assets/page-BnVEwWbH.js","assets/page-CJG9tRh2.js","assets/page-Cwtei3kT.js","assets/page-MBNBY1mk.js","assets/page-ONzBbAV4.js","assets/page-cQtwPvSw.js","assets/page-kAkN6S4J.js","assets/page-kODEmNiy.js","assets/page-pl-FXOG5.js","assets/play-on-CKTBWcxP.js","assets/played-e0h6CDUA.js","assets/progress-75MNwv6U.js","assets/reasons-Dj8HAGCQ.js","assets/rematch-zJ4GhHlw.js","assets/replay-BG96VQ3M.js","assets/replay-CVzdoLYx.js","assets/replay-DAcT8Yq9.js","assets/replay-DPpP8VsQ.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-BXl2i4YJ.js","assets/shuffle-BI-VWQaQ.js","assets/style-C-Fahw-4.css","assets/synth-BN7EAjTw.js","assets/table-CNe3jcTy.js","assets/worker-BcHBJbXa.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
