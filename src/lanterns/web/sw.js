/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "5c4668639bfd";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-DvbVXssm.js","assets/BotButton-CJ2wwTlM.js","assets/BotDialog-C-0wFG-_.js","assets/CoachPanel-C67Ubeeh.js","assets/CopyLink-B7uvB9sg.js","assets/CoursePage-C2eoFuky.js","assets/Festival-86PsJD4A.js","assets/HintPanel-DEIXVYdr.js","assets/Home-W-Y2fshb.js","assets/ImportTable-Ctn3ZVz2.js","assets/Invite-CtTw1eIP.js","assets/Join-BjN03bRM.js","assets/LakeMap-FZqNzPQj.js","assets/LearnDialog-CaBI57Wa.js","assets/LearnPage-BHxzGTP4.js","assets/Lobby-BgvebyZ2.js","assets/LocalFailed-DOa1J6Ar.js","assets/LocalNotices--9VpAUyB.js","assets/LogDrawer-BRLI4QQI.js","assets/ManageTable-B1hrVaha.js","assets/MenuDialog-CxPF4w99.js","assets/MyLantern-D230Qi1P.js","assets/NewVersion-DNeks5Y4.js","assets/NumberTable-D-XE2ypQ.js","assets/OFL-5Eq2pjw3.txt","assets/Options-DHUcm05b.js","assets/OwnLantern-DpAF5-O-.js","assets/PassAndPlay-DV5ZtJdg.js","assets/People-CD3KwvM0.js","assets/PeopleNotices-Dw85Aifs.js","assets/Recap-Vv7J2j4k.js","assets/Rematch-DX7KRzCb.js","assets/ReplayMenu-CB32-iJH.js","assets/ReplayPage-B7JhWbjG.js","assets/ReviewDialog-fk8ORoGD.js","assets/ReviewPanel-DVqzMKgj.js","assets/ReviewSide-DB15hct6.js","assets/Rules-BwjBW_KB.js","assets/SeatSheet-nHJTdwJV.js","assets/Settings-Vns4IB0t.js","assets/ShareGame-nWNUVqfn.js","assets/Shortcuts-CCXpT2kp.js","assets/ShuffleCommitment-B2j7FGi9.js","assets/SideChooser-D5ja5JGc.js","assets/Switch-Dl5QqPxz.js","assets/TableMenuDialog-XT4vO-YP.js","assets/TablePage-DDGgt0CI.js","assets/TableTitle-BZ5_AYiK.js","assets/TurnList-W0iCv_tj.js","assets/TurnsDialog-GKXRy1Qd.js","assets/around-BiYCIHND.js","assets/asking-Bl1U3jGn.js","assets/bots-Bd3leL1o.wasm","assets/bots-DTjduN9t.js","assets/card-panels-Dmrckbvc.js","assets/client-BJ5zr7lS.js","assets/client-CVA8sfPZ.js","assets/coach-1pYPa0Iw.js","assets/coach-8fXbIVYr.js","assets/coach-BN5uxd3e.js","assets/coach-Bk2yElND.wasm","assets/coach-CVo8Whvv.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-BbHteAEz.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-BKnxB1TL.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-CpiPuZmK.js","assets/guide-4OcivyYY.js","assets/guide-BnohER3S.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-Bd_Hapy5.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-sf81X3EL.js","assets/local-tables-Ca2a2gcT.js","assets/looking-C5nqeiNu.js","assets/moments-D4pN5v6G.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-B8KQzGcS.js","assets/opening-DuQoefcA.js","assets/page-1A9IvKFg.js","assets/page-1Cu6u8yu.js","assets/page-BRra7Mo9.js","assets/page-BnVEwWbH.js","assets/page-CJG9tRh2.js","assets/page-Cwtei3kT.js","assets/page-MBNBY1mk.js","assets/page-ONzBbAV4.js","assets/page-cQtwPvSw.js","assets/page-kAkN6S4J.js","assets/page-kODEmNiy.js","assets/page-pl-FXOG5.js","assets/play-on-Bx3qaiHW.js","assets/played-IWKzb1VX.js","assets/progress-75MNwv6U.js","assets/reasons-HQkl6FHZ.js","assets/rematch-DehzbqMb.js","assets/replay-BG96VQ3M.js","assets/replay-CVzdoLYx.js","assets/replay-DAcT8Yq9.js","assets/replay-DPpP8VsQ.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-B6voGvcZ.js","assets/shuffle-DqmLaWr2.js","assets/style-SygUzfL7.css","assets/synth-BN7EAjTw.js","assets/table-D9tHg0Bz.js","assets/worker-Bbqj5p-M.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
