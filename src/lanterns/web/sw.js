/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "e5b1a635c354";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-CzPdGkAI.js","assets/BotButton-BnkcFELE.js","assets/BotDialog-B5n2uBpR.js","assets/CoachPanel-Bj1_rFNn.js","assets/CopyLink-zORol8Bl.js","assets/CoursePage-YXHXqIEn.js","assets/Festival-Cq11uiBM.js","assets/HintPanel-CtjmrLpO.js","assets/Home-CyR0trIW.js","assets/ImportTable-DsT0qO3U.js","assets/Invite-CnAC9KHQ.js","assets/Join-DAdvIDQY.js","assets/LakeMap-DI_itzoa.js","assets/LearnDialog-B28cPbDA.js","assets/LearnPage-CJjX4CmD.js","assets/Lobby-BH7kmeJJ.js","assets/LocalFailed-BnPH0RY7.js","assets/LocalNotices-DMt1c5l8.js","assets/LogDrawer-B65vCy1Z.js","assets/ManageTable-Cc7DntaA.js","assets/MenuDialog-DAoGpRL2.js","assets/MyLantern-D9H-dEzp.js","assets/NewVersion-CxZwYR9U.js","assets/NumberTable-D7Oujpr_.js","assets/OFL-5Eq2pjw3.txt","assets/Options-BGU8ZJeg.js","assets/OwnLantern-BIBr9ORB.js","assets/PassAndPlay-DxSE51-Z.js","assets/People-BHK9Niij.js","assets/PeopleNotices-DsU1iLBM.js","assets/Recap-B1vzfGf7.js","assets/Rematch-D6UbWq6y.js","assets/ReplayMenu-Dn1M9X-G.js","assets/ReplayPage-DEg01QQB.js","assets/ReviewDialog-DhI1xJv-.js","assets/ReviewPanel-CMIc3t4R.js","assets/ReviewSide-CZ92dAcI.js","assets/Rules-DHuf4uGp.js","assets/SeatSheet-Oe6e8J68.js","assets/Settings-CdPqU5Jk.js","assets/ShareGame-B_iwey2b.js","assets/Shortcuts-BAH_0hRp.js","assets/ShuffleCommitment-fY0hBRrF.js","assets/SideChooser-BUm-vMqz.js","assets/Switch-CJInujp-.js","assets/TableMenuDialog-CLDBv-3h.js","assets/TablePage-ZB9cHN9_.js","assets/TableTitle-BC7Xgvau.js","assets/TurnList-Ba70EIl7.js","assets/TurnsDialog-Bf2W054Z.js","assets/around-CrF1UBNu.js","assets/asking-Bl1U3jGn.js","assets/bots-Bd3leL1o.wasm","assets/bots-Dm-97nOO.js","assets/card-panels-DHlv5RpC.js","assets/client-BngV_e1B.js","assets/client-CqMyjxyH.js","assets/coach-1pYPa0Iw.js","assets/coach-8fXbIVYr.js","assets/coach-BN5uxd3e.js","assets/coach-Bk2yElND.wasm","assets/coach-CVo8Whvv.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-TZAzM_Yw.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-cLwl9Gcm.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-BRbynT6E.js","assets/guide-4OcivyYY.js","assets/guide-BnohER3S.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-RtsTxaFJ.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-CnJApHEU.js","assets/local-tables-Du0NXrPD.js","assets/looking-C5nqeiNu.js","assets/moments-DTZI60X2.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-CTD3JUZb.js","assets/opening-DnrIc8Ry.js","assets/page-1A9IvKFg.js","assets/page-1Cu6u8yu.js","assets/page-BRra7Mo9.js","assets/page-BnVEwWbH.js","assets/page-CJG9tRh2.js","assets/page-Cwtei3kT.js","assets/page-MBNBY1mk.js","assets/page-ONzBbAV4.js","assets/page-cQtwPvSw.js","assets/page-kAkN6S4J.js","assets/page-kODEmNiy.js","assets/page-pl-FXOG5.js","assets/play-on-59ARmIUL.js","assets/played-_65IxzPx.js","assets/progress-75MNwv6U.js","assets/reasons-D_K_qom5.js","assets/rematch-BFhL4vkM.js","assets/replay-BG96VQ3M.js","assets/replay-CVzdoLYx.js","assets/replay-DAcT8Yq9.js","assets/replay-DPpP8VsQ.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-Bqhhu19Q.js","assets/shuffle-D0LhMs6f.js","assets/style-xnaGIMSb.css","assets/synth-BN7EAjTw.js","assets/table-CdSnYzXB.js","assets/worker-BcHBJbXa.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
