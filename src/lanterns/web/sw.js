/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "5f60b42c669b";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-COy7DkbW.js","assets/BotButton-m-wZhpXh.js","assets/BotDialog-CkocoLsL.js","assets/CoachPanel-CJ77PcZF.js","assets/CopyButton-CCPC0RBd.js","assets/CopyLink-DNPJt-u0.js","assets/CoursePage-DS_auR2u.js","assets/Festival-C8e9PJOP.js","assets/HintPanel-BN_UhqPU.js","assets/Home-_PH1V7eU.js","assets/ImportTable-Goe_7-vw.js","assets/Invite-C5B6a4p8.js","assets/Join-CuyLBlkK.js","assets/LakeMap-B5pkmIjV.js","assets/LearnDialog-BtumWVC5.js","assets/LearnPage-MM56xpV2.js","assets/Lobby-Cu4OWokr.js","assets/LocalFailed-XrMnu63a.js","assets/LocalNotices-BZmBVlpy.js","assets/LogDrawer-u6wz2mNU.js","assets/ManageTable-Baoa4YX8.js","assets/MenuDialog-CeMJe90i.js","assets/MyLantern-CSFar5cq.js","assets/NewVersion-D_bFcGis.js","assets/NumberTable-B_RaQ0QJ.js","assets/OFL-5Eq2pjw3.txt","assets/Options-DFVz4smy.js","assets/OwnLantern-tm0B5T_J.js","assets/PassAndPlay-yoFtKliS.js","assets/People-Dusr3EWC.js","assets/PeopleNotices-CcvrHVq9.js","assets/Recap-BreDcint.js","assets/Rematch-D1B3nAxy.js","assets/ReplayMenu-CMfBgw-F.js","assets/ReplayPage-BdYegHmT.js","assets/ReviewDialog-CFRLcXC0.js","assets/ReviewPanel-Ba2uIVh8.js","assets/ReviewSide-BtpcOnlJ.js","assets/Rules-DEFZO06O.js","assets/SeatSheet-D90s-zN9.js","assets/Settings-wONOKHba.js","assets/ShareGame-C6M11FaB.js","assets/Shortcuts-DweASTiw.js","assets/ShuffleCommitment-CUlSF67n.js","assets/SideChooser-O_tFKs3c.js","assets/Switch-DVdbRL-a.js","assets/TableMenuDialog-DZ6k0h1E.js","assets/TablePage-GbP8Zz3r.js","assets/TableTitle-n7pd7oZn.js","assets/TurnList-rKm-PC14.js","assets/TurnsDialog-miiRLtu4.js","assets/around-Cwj1Irru.js","assets/asking-Bl1U3jGn.js","assets/bots-Bd3leL1o.wasm","assets/bots-CBOcePF1.js","assets/card-panels-xEr4_fVf.js","assets/client-CWv9KrH1.js","assets/client-D-pAy2nl.js","assets/coach-B4zSIuLK.js","assets/coach-BQo-aQIQ.js","assets/coach-Bk2yElND.wasm","assets/coach-BoHdnjUf.js","assets/coach-CXeAyexi.js","assets/coach-client-DiabchgT.js","assets/coach-worker-Bjg1tTqC.js","assets/common-Cwqzkk8I.js","assets/core-client-3g21KKNK.js","assets/course-vAp1m_m4.js","assets/faces-DWDlyX4K.svg","assets/first-D9WxGKuV.js","assets/first-game-D5-X-21k.js","assets/fraunces-Bseecuyt.woff2","assets/game-Buvf_eqO.js","assets/guide-4OcivyYY.js","assets/guide-BnohER3S.js","assets/guide-BoNtIUGb.js","assets/guide-DttC7q_I.js","assets/index-CZOEvl-Y.js","assets/learn-C6kM6j_J.js","assets/learn-CAbc_6Yk.js","assets/learn-DAMdMwzt.js","assets/learn-px-E3W2L.js","assets/lessons-CFi6_3O4.js","assets/line-DKqzJqM2.js","assets/local-tables-CYeTpI6h.js","assets/looking-C5nqeiNu.js","assets/moments-_tT_8hEr.js","assets/names-2WJkOEa0.js","assets/notation-DfjhFHOG.js","assets/opening-CYNx9dFR.js","assets/opening-Cvl_Tjfs.js","assets/page-1A9IvKFg.js","assets/page-AHzNM7IR.js","assets/page-B-2wdZ_X.js","assets/page-BnVEwWbH.js","assets/page-Cwtei3kT.js","assets/page-Czxa5bMm.js","assets/page-DPWasMMs.js","assets/page-DUkoBrvy.js","assets/page-Df4uuqpp.js","assets/page-RmU_92gU.js","assets/page-cQtwPvSw.js","assets/page-eqs38vuN.js","assets/play-on-CQNPMJ4b.js","assets/played-BJFB--sf.js","assets/progress-75MNwv6U.js","assets/reasons-B9_-MtYZ.js","assets/rematch-DLm4tGbi.js","assets/replay-B5yuDqee.js","assets/replay-BrC-ej96.js","assets/replay-D6BXu0ma.js","assets/replay-DRZMbycL.js","assets/rules-BfEKixs2.js","assets/rules-CFtDTRSM.wasm","assets/save-table-BpT2nzAP.js","assets/shuffle-BeHXoDxe.js","assets/style-wYl-CPoK.css","assets/synth-BN7EAjTw.js","assets/table-DXl95UM2.js","assets/worker-BcHBJbXa.js","assets/worker-Bgshti7n.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
