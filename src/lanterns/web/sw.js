/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "cc444ce4e0f5";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-DAA9flnM.js","assets/BotButton-BagmzHC7.js","assets/BotDialog-CFO3dInA.js","assets/CoachPanel-Cbcaxk-k.js","assets/CopyButton-BxH5z84j.js","assets/CopyLink-w_YJNs8i.js","assets/CoursePage-BG9ptrb3.js","assets/Festival-CcDk6pzb.js","assets/HintPanel-C-_7vwic.js","assets/Home-DCv9GM2M.js","assets/ImportTable-DBvosxfu.js","assets/Invite-DZR9qeiZ.js","assets/Join-EMNR7EPa.js","assets/LakeMap-B-AKUUcx.js","assets/LearnDialog-NwEHYkuv.js","assets/LearnPage-BKgu48OA.js","assets/Lobby-Cn9LUpCe.js","assets/LocalFailed-ykf_ISeG.js","assets/LocalNotices-CbKEBHdU.js","assets/LogDrawer-BxgI7EQw.js","assets/ManageTable-CR0mGVMP.js","assets/MenuDialog-DBt9uyCz.js","assets/MyLantern-CSqUCTGx.js","assets/NewVersion-YOFHgZmA.js","assets/NumberTable-CZzZ2O7V.js","assets/OFL-5Eq2pjw3.txt","assets/Options-UWDbW42g.js","assets/OwnLantern-BAzbWm66.js","assets/PassAndPlay-DlRMJc3J.js","assets/People-CWJx8PTG.js","assets/PeopleNotices-pjxmR9i1.js","assets/Recap-C1IZaFC8.js","assets/Rematch-RJ118cBl.js","assets/ReplayMenu-BAPSZbtA.js","assets/ReplayPage-ZAZIiyoj.js","assets/ReviewDialog-CBBXeLL_.js","assets/ReviewPanel-Dp_buk_h.js","assets/ReviewSide-CLVjgTvk.js","assets/Rules-w434Wczg.js","assets/SeatSheet-D37kYpG8.js","assets/Settings-jBOaURyc.js","assets/ShareGame-BoI4GXEB.js","assets/Shortcuts-gLsBtFEn.js","assets/ShuffleCommitment-CkGF7uBn.js","assets/SideChooser-QN2Jh2yb.js","assets/Switch-CW9Fz5e1.js","assets/TableMenuDialog-CCzBvcLE.js","assets/TablePage-BIZrlyU_.js","assets/TableTitle-D4laO0fS.js","assets/TurnList-B2R5X13v.js","assets/TurnsDialog-DB6Ene5E.js","assets/around-YbLMuc9L.js","assets/asking-Bl1U3jGn.js","assets/bots-Bd3leL1o.wasm","assets/bots-D-ZUsMlV.js","assets/card-panels-CselUG3V.js","assets/client-B00sw29V.js","assets/client-CJEcsxXz.js","assets/coach-BEbB4HDE.js","assets/coach-BdXwTT8m.js","assets/coach-Bk2yElND.wasm","assets/coach-CFfc3FBP.js","assets/coach-DV7_NDtF.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-CZG0XAwq.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-B6O_a95P.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-D5wrK53W.js","assets/guide-4OcivyYY.js","assets/guide-BnohER3S.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-CuRmuec3.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-CMm0wwNe.js","assets/local-tables-B846nqp6.js","assets/looking-C5nqeiNu.js","assets/moments-DTiFMSy1.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-BSogBx8m.js","assets/opening-CizgIYeL.js","assets/page-1A9IvKFg.js","assets/page-B-2wdZ_X.js","assets/page-BnVEwWbH.js","assets/page-CSxfaki8.js","assets/page-CqrIc_Lv.js","assets/page-Cwtei3kT.js","assets/page-DDpTggOE.js","assets/page-DPWasMMs.js","assets/page-DUkoBrvy.js","assets/page-Df4uuqpp.js","assets/page-cQtwPvSw.js","assets/page-qMPARvI7.js","assets/play-on-DUaoJA6_.js","assets/played-DdDqFKmf.js","assets/progress-75MNwv6U.js","assets/reasons-poEIJQeM.js","assets/rematch-Dot-pmX1.js","assets/replay-B5yuDqee.js","assets/replay-BrC-ej96.js","assets/replay-D6BXu0ma.js","assets/replay-DRZMbycL.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-Dulf6lQC.js","assets/shuffle-CnGGTmvI.js","assets/style-C1GAlIUG.css","assets/synth-BN7EAjTw.js","assets/table-SD7QBZBy.js","assets/worker-BcHBJbXa.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
