/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "3139f8523c94";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-v5w41Teh.js","assets/BotButton-Cg-kLtRO.js","assets/BotDialog-GXvWlIyI.js","assets/CoachPanel-BrD3Akbp.js","assets/CopyButton-B1yjXcff.js","assets/CopyLink-BlawQUkp.js","assets/CoursePage-BIa0ic07.js","assets/Festival-C3AFansr.js","assets/HintPanel-DSBvsp4c.js","assets/Home-CzJD9NMw.js","assets/ImportTable-D5XvwkhA.js","assets/Invite-o1BUHPqr.js","assets/Join-BjI7Jpzj.js","assets/LakeMap-Dsi2o5b3.js","assets/LearnDialog-jwDJfRtu.js","assets/LearnPage-YWePJqdH.js","assets/Lobby-Dfr_K4a8.js","assets/LocalFailed-wX-lLA1v.js","assets/LocalNotices-CoASL31Q.js","assets/LogDrawer-BX9MhMkM.js","assets/ManageTable-C4doBtRe.js","assets/MenuDialog-6zkvUBxB.js","assets/MyLantern-Bd8SEbjH.js","assets/NewVersion-CMRI7LyK.js","assets/NumberTable-Bfab91f4.js","assets/OFL-5Eq2pjw3.txt","assets/Options-DLDh-hHS.js","assets/OwnLantern-CerUif40.js","assets/PassAndPlay-Db6aaWzq.js","assets/People-DcYAknmU.js","assets/PeopleNotices-C2_Dt7md.js","assets/Recap-BKmQV8uK.js","assets/Rematch-OmHkvzdL.js","assets/ReplayMenu-AK_yzzIV.js","assets/ReplayPage-BFoszr3t.js","assets/ReviewDialog-4MgCqx56.js","assets/ReviewPanel-CK0trM5s.js","assets/ReviewSide-BB_SmMyV.js","assets/Rules-Ddq0QVXn.js","assets/SeatSheet-DgGp2qKd.js","assets/Settings-B2KGjVyv.js","assets/ShareGame-eilQ4ROI.js","assets/Shortcuts-C4D_5oa6.js","assets/ShuffleCommitment-DuGdA59e.js","assets/SideChooser-WPzr42pA.js","assets/Switch-2tD-tq5I.js","assets/TableMenuDialog-dyzYbCMi.js","assets/TablePage-D0R6iNvC.js","assets/TableTitle-CzlzjKvb.js","assets/TurnList-7pZngapH.js","assets/TurnsDialog-eElxlv-8.js","assets/around-DmAm0geZ.js","assets/asking-Bl1U3jGn.js","assets/bots-Bd3leL1o.wasm","assets/bots-CSgIOW5c.js","assets/card-panels-D2PKC6Mr.js","assets/client-D5HMrQYP.js","assets/client-DtCcfbjP.js","assets/coach-B4zSIuLK.js","assets/coach-BQo-aQIQ.js","assets/coach-Bk2yElND.wasm","assets/coach-BoHdnjUf.js","assets/coach-CXeAyexi.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-CcoD2Gjk.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-2Hm8PODN.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-fPScjsXm.js","assets/guide-4OcivyYY.js","assets/guide-BnohER3S.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-BDRruwDi.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-BvzHEYiy.js","assets/local-tables-CpSO6UO6.js","assets/looking-C5nqeiNu.js","assets/moments-15usL0S3.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-BejJHnS8.js","assets/opening-Bz91rxEv.js","assets/page-1A9IvKFg.js","assets/page-AHzNM7IR.js","assets/page-B-2wdZ_X.js","assets/page-BnVEwWbH.js","assets/page-Cwtei3kT.js","assets/page-Czxa5bMm.js","assets/page-DPWasMMs.js","assets/page-DUkoBrvy.js","assets/page-Df4uuqpp.js","assets/page-RmU_92gU.js","assets/page-cQtwPvSw.js","assets/page-eqs38vuN.js","assets/play-on-BPiFuOD_.js","assets/played-CBrJmJOJ.js","assets/progress-75MNwv6U.js","assets/reasons-DjuT64vo.js","assets/rematch-BB-aJqbO.js","assets/replay-B5yuDqee.js","assets/replay-BrC-ej96.js","assets/replay-D6BXu0ma.js","assets/replay-DRZMbycL.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-CJJD1FHx.js","assets/shuffle-oWCkFtLo.js","assets/style-DGsZtJT1.css","assets/synth-BN7EAjTw.js","assets/table-D8rKiD5e.js","assets/worker-BcHBJbXa.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
