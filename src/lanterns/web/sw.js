/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "78df2c9dcc20";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-uWMWE9e1.js","assets/BotButton-CTSqNIEk.js","assets/BotDialog-Ck636sRh.js","assets/CoursePage-BWcXxsSR.js","assets/Festival-CuOxvgxn.js","assets/HandOverButton-DE5UmbdC.js","assets/Home-rZ7hnf-_.js","assets/ImportTable-DXIFykO9.js","assets/Invite-B5dHMZgl.js","assets/Join-CDeRaYgA.js","assets/LearnDialog-DLucpbkZ.js","assets/LearnPage-DdTKmENL.js","assets/Lobby-BCBoDwug.js","assets/LocalFailed-DyDVO_27.js","assets/LocalNotices-L8FPcNCO.js","assets/LogDrawer-Y-ahPJci.js","assets/ManageTable-zsLrVbQL.js","assets/MenuDialog-0W-cIiko.js","assets/MyLantern-DDwkPd0a.js","assets/NewVersion-Bf90U9ee.js","assets/OFL-5Eq2pjw3.txt","assets/Options-C39bIcqS.js","assets/OwnLantern-CZuq1ler.js","assets/PassAndPlay-B4s-PCIt.js","assets/People-CLJmc6ME.js","assets/Rematch-4xTy_9uz.js","assets/ReplayMenu-D5lC0p7r.js","assets/ReplayPage-DmzGkv4G.js","assets/Rules-dsVvkh_3.js","assets/SeatSheet-Ch7C3cK7.js","assets/Settings-DJSB0Nwf.js","assets/ShareGame-BygKsAVA.js","assets/Shelf-Bg08JHH0.js","assets/Shortcuts-BcHqIBMt.js","assets/ShuffleCommitment-B8Bnez26.js","assets/SideChooser-BmJb6-0u.js","assets/Switch-CxG0mKIg.js","assets/TablePage-Da3jOlr0.js","assets/TableTitle-o5CC1ZA0.js","assets/TurnList-DHu-B1qo.js","assets/TurnsDialog-BqEz6V2Y.js","assets/around-C9pMQqLV.js","assets/bots-CO5UfQ-a.js","assets/bots-VFo51CfN.wasm","assets/card-panels-CO6Fzghe.js","assets/client-Dd3xWpOQ.js","assets/client-SyXcAJ5g.js","assets/common-CTGlOF1T.js","assets/core-client-DoK1PnBn.js","assets/faces-DWDlyX4K.svg","assets/first-game-1IqfK9Xs.js","assets/fraunces-Bseecuyt.woff2","assets/game-CGgXSqX0.js","assets/guide-BksyWF26.js","assets/guide-CLhLY178.js","assets/guide-ChfmP4uK.js","assets/guide-DMWGCo5X.js","assets/index-DLirn8Ki.js","assets/learn-Bfw4UNiz.js","assets/learn-CahPpcUj.js","assets/learn-CfWPURxb.js","assets/learn-CkqJMj3C.js","assets/lessons-C1qy9SBM.js","assets/line-BMeeS84O.js","assets/links.svelte-Bsww3rjM.js","assets/local-tables-DwnxwojA.js","assets/names-2WJkOEa0.js","assets/opening-CoCU3jEY.js","assets/opening-y4L2S-uB.js","assets/page-2je-zihd.js","assets/page-BECoQRIN.js","assets/page-BYi2Acry.js","assets/page-BcfFuBbU.js","assets/page-DCNZkgD4.js","assets/page-DWu7c7ZG.js","assets/page-Z-x6f24Z.js","assets/page-cc4sJCqj.js","assets/play-on-DNdinOS3.js","assets/played-lBkYcx5q.js","assets/progress-75MNwv6U.js","assets/rematch-BTdy7oak.js","assets/replay-Bf6RdIuz.js","assets/replay-DMEDYmOj.js","assets/replay-DNPdUlld.js","assets/replay-x6nEO5_E.js","assets/rules-CFtDTRSM.wasm","assets/rules-CzmZVwiy.js","assets/save-table-D8bw7UmJ.js","assets/shuffle-DmqRo3Ye.js","assets/style-CnFx6_tF.css","assets/synth-BN7EAjTw.js","assets/table-DXevCYJW.js","assets/table-names-CD7RTKLV.js","assets/worker-_vWOU7O3.js","assets/worker-a6VquANi.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
