/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "9ce4cf99c2e5";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-CfRsKugq.js","assets/BotButton-qRAtbg6d.js","assets/BotDialog-n3PQ3Z14.js","assets/CoachPanel-W3PEyoDd.js","assets/CopyButton-3Zmccki9.js","assets/CopyLink-azWrvmLG.js","assets/CoursePage-jum2D36P.js","assets/Festival-1GvLW_d5.js","assets/HintPanel-CI-hemhy.js","assets/Home-B0AQCquB.js","assets/ImportTable-D9Yvy5lf.js","assets/Invite-5rjU5sGy.js","assets/Join-DpeGeDvA.js","assets/LakeMap-CsnMHIYx.js","assets/LearnDialog-DnmPWguv.js","assets/LearnPage-B1ulAH8X.js","assets/Lobby-p9I9cSNN.js","assets/LocalFailed-BmFNmSsT.js","assets/LocalNotices-Czftgwpg.js","assets/LogDrawer-CDl0AGQX.js","assets/ManageTable-CZzz1zd6.js","assets/MenuDialog-bHJneA3R.js","assets/MyLantern-B3Y2tN6z.js","assets/NewVersion-D4WWA_hr.js","assets/NumberTable-Djr4JZjr.js","assets/OFL-5Eq2pjw3.txt","assets/Options-DpRWwzSv.js","assets/OwnLantern-DG9w4w-1.js","assets/PassAndPlay-Ca48_5C_.js","assets/People-D_DPsQUl.js","assets/PeopleNotices-BGmajfLM.js","assets/Recap-BmNt27sd.js","assets/Rematch-BFDFOiQ7.js","assets/ReplayMenu-Df8Sbivv.js","assets/ReplayPage-zbHAOqzT.js","assets/ReviewDialog-B1iv3qmw.js","assets/ReviewPanel-n6Y0cJe0.js","assets/ReviewSide-CkIE8Omn.js","assets/Rules-Caz3jb3W.js","assets/SeatSheet-CZ02JvWF.js","assets/Settings-C4j9Zy1z.js","assets/ShareGame-DgMxHJNw.js","assets/Shortcuts-BTYGw3JZ.js","assets/ShuffleCommitment-BTO5eqJf.js","assets/SideChooser-CXt-y97H.js","assets/Switch-CWLlDU59.js","assets/TableMenuDialog-DHk61b9U.js","assets/TablePage-DqU4iBvY.js","assets/TableTitle-DaIwlxx3.js","assets/TurnList-CMkGM8gX.js","assets/TurnsDialog-Cc7PXTkI.js","assets/around-A2jNIEqs.js","assets/asking-Bl1U3jGn.js","assets/bots-B2izsMOK.js","assets/bots-Bd3leL1o.wasm","assets/card-panels-Bow6-3-Q.js","assets/client-D2-JuK0_.js","assets/client-Dx1OIj62.js","assets/coach-B4zSIuLK.js","assets/coach-BQo-aQIQ.js","assets/coach-Bk2yElND.wasm","assets/coach-BoHdnjUf.js","assets/coach-CXeAyexi.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-DaRh9rqa.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-DvnsAKk1.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-9MUKcXDH.js","assets/guide-4OcivyYY.js","assets/guide-BnohER3S.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-Bllfyiwt.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-8xqUt3jO.js","assets/local-tables-WD_-dNUX.js","assets/looking-C5nqeiNu.js","assets/moments-C8VGAFPf.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-CtXDkK24.js","assets/opening-DPXh0YIF.js","assets/page-1A9IvKFg.js","assets/page-AHzNM7IR.js","assets/page-B-2wdZ_X.js","assets/page-BnVEwWbH.js","assets/page-Cwtei3kT.js","assets/page-Czxa5bMm.js","assets/page-DPWasMMs.js","assets/page-DUkoBrvy.js","assets/page-Df4uuqpp.js","assets/page-RmU_92gU.js","assets/page-cQtwPvSw.js","assets/page-eqs38vuN.js","assets/play-on-Dr3ezz2G.js","assets/played-BmBaHwyh.js","assets/progress-75MNwv6U.js","assets/reasons-Cl03M1dd.js","assets/rematch-CSC8_FMg.js","assets/replay-B5yuDqee.js","assets/replay-BrC-ej96.js","assets/replay-D6BXu0ma.js","assets/replay-DRZMbycL.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-Dir4oKUX.js","assets/shuffle-CF6MYNVA.js","assets/style-DzNiHGu_.css","assets/synth-BN7EAjTw.js","assets/table-C4qvNZlf.js","assets/worker-BcHBJbXa.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
