/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "afadb80a8b5a";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-CFQOGcrg.js","assets/BotButton-DOcv_Mt4.js","assets/BotDialog-BSCFqG62.js","assets/CoachPanel-B-g06aOV.js","assets/CopyButton-CxQATleG.js","assets/CopyLink-CirHRPUO.js","assets/CoursePage-CA1YukpF.js","assets/Festival-CAqZ2Ts8.js","assets/HintPanel-DC1Lx8Gi.js","assets/Home-ChH64Sug.js","assets/ImportTable-kzRVtV-m.js","assets/Invite-B5c5nE0w.js","assets/Join-BZNgNO31.js","assets/LakeMap-CSI-vks9.js","assets/LearnDialog-xhbaRSCO.js","assets/LearnPage-Cwus1ms3.js","assets/Lobby-BXTDnnly.js","assets/LocalFailed-CaXhdKVd.js","assets/LocalNotices-D24WQbed.js","assets/LogDrawer-CufQY6wz.js","assets/ManageTable-DAmJpx7n.js","assets/MenuDialog-BnrsgqIm.js","assets/MyLantern-D80bdSUz.js","assets/NewVersion-B9MKPRjd.js","assets/NumberTable-CAl5uoeH.js","assets/OFL-5Eq2pjw3.txt","assets/Options-DTlyAqEE.js","assets/OwnLantern-Ko8ip1Wb.js","assets/PassAndPlay-CxILpOnE.js","assets/People-BuroEKnj.js","assets/PeopleNotices-B-BVCQDd.js","assets/Recap-GmN0sJI4.js","assets/Rematch-CEEVbXnB.js","assets/ReplayMenu-DbH2zbaH.js","assets/ReplayPage-CBfmX1ja.js","assets/ReviewDialog-DZ-2I4UH.js","assets/ReviewPanel-DG0pD0G1.js","assets/ReviewSide-BVPeynSq.js","assets/Rules-CTWW9Jd6.js","assets/SeatSheet-fOZokmyv.js","assets/Settings-5qJWr6hE.js","assets/ShareGame-LyLlSLs4.js","assets/Shortcuts-D8MAWvXs.js","assets/ShuffleCommitment-C0WqUQfN.js","assets/SideChooser-DWXTowI0.js","assets/Switch-DMeVgWTy.js","assets/TableMenuDialog-BOgZ1req.js","assets/TablePage-Dw8ZrWZH.js","assets/TableTitle-C9lX4PV-.js","assets/TurnList-Bbs3GpeJ.js","assets/TurnsDialog-CFLm4jdJ.js","assets/around-_mEisVEy.js","assets/asking-Bl1U3jGn.js","assets/bots-5KqVwMco.js","assets/bots-Bd3leL1o.wasm","assets/card-panels-CySptM4T.js","assets/client-3dFH0SQT.js","assets/client-BUfB6nht.js","assets/coach-B4zSIuLK.js","assets/coach-Bk2yElND.wasm","assets/coach-BoHdnjUf.js","assets/coach-C3q7R6Ed.js","assets/coach-CXeAyexi.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-BHZ8qSdF.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-M3AOLk89.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-CY9DKA2D.js","assets/guide-4OcivyYY.js","assets/guide-BLtpxApG.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-DMyfsXX_.js","assets/learn-BX-Jna_l.js","assets/learn-CAbc_6Yk.js","assets/learn-CLcJf7CJ.js","assets/learn-DhmK8IXc.js","assets/lessons-CFi6_3O4.js","assets/line-B1CqHH-N.js","assets/local-tables-DTh--1dM.js","assets/looking-C5nqeiNu.js","assets/moments-DdMv6ZRs.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-BXid9dwh.js","assets/opening-CXa_58sw.js","assets/page-1A9IvKFg.js","assets/page-BDFt1_IJ.js","assets/page-BnVEwWbH.js","assets/page-BwHAoQT8.js","assets/page-Cj1pSRiU.js","assets/page-CmV6hQLp.js","assets/page-Cwtei3kT.js","assets/page-D1sbFT4I.js","assets/page-DOZL8fBi.js","assets/page-DQsi7m7a.js","assets/page-SNNZJ87K.js","assets/page-cQtwPvSw.js","assets/play-on-BwmbtIoB.js","assets/played-SF2IVjLw.js","assets/progress-75MNwv6U.js","assets/reasons-BtTx4EBN.js","assets/rematch-jAK30SRV.js","assets/replay-B5yuDqee.js","assets/replay-BrC-ej96.js","assets/replay-D6BXu0ma.js","assets/replay-DRZMbycL.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-RDCAZ360.js","assets/shuffle-9pyauUv2.js","assets/style-Cgz2C0U9.css","assets/synth-BN7EAjTw.js","assets/table-ZMJaeQpv.js","assets/worker-BcHBJbXa.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
