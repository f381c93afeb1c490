/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "d9777b2bd87e";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-CoO9-3MQ.js","assets/BotButton-CSxJj3uG.js","assets/BotDialog-la1v_5T_.js","assets/CoursePage-DGwOv0Tr.js","assets/Festival-D4KE7-XY.js","assets/HandOverButton-CVjRah2i.js","assets/Home-ByDEgZLq.js","assets/ImportTable-hETH0WpK.js","assets/Invite-Cfs3EHiA.js","assets/Join-_z_gNl6E.js","assets/LearnDialog-BDh82f9D.js","assets/LearnPage-CMnj3qMa.js","assets/Lobby-DSOg4GYe.js","assets/LocalFailed-DROEq_pY.js","assets/LocalNotices-BELz3pYC.js","assets/LogDrawer-D5V6QAP7.js","assets/ManageTable-ChMCQ1tr.js","assets/MenuDialog-Yu4Fx3cs.js","assets/MyLantern-Dm4VkmJe.js","assets/NewVersion-BVlV6eb0.js","assets/OFL-5Eq2pjw3.txt","assets/Options-CYurrhf1.js","assets/OwnLantern-CPxNP-wJ.js","assets/PassAndPlay-Bmyqqp5u.js","assets/People-smu0jC3J.js","assets/Rematch-C4zsgsBQ.js","assets/ReplayMenu-xoRJ0o5C.js","assets/ReplayPage-Sdmpbla9.js","assets/Rules-Df8GevGw.js","assets/SeatSheet-UW5jkqhv.js","assets/Settings-DKQnNdw6.js","assets/ShareGame-GCE2gpM3.js","assets/Shortcuts-C_LoxIkN.js","assets/ShuffleCommitment-DSjIp5IT.js","assets/SideChooser-CQzqh8GO.js","assets/Switch-CNGmvsoy.js","assets/TablePage-C_Ws7DoA.js","assets/TableTitle-dURBJkwV.js","assets/TurnList-2QIg3BkE.js","assets/TurnsDialog-C9wmdJj7.js","assets/around-DYyNq4V7.js","assets/bots-Bd3leL1o.wasm","assets/bots-CAhBT5GW.js","assets/card-panels-CNrQtyVZ.js","assets/client-DAF017fW.js","assets/client-DAH243IG.js","assets/common-Dogh2-Ch.js","assets/core-client-D5G9PTif.js","assets/faces-DWDlyX4K.svg","assets/first-ahnliHNw.js","assets/first-game-B6FICLO3.js","assets/fraunces-Bseecuyt.woff2","assets/game-CqTL6h4M.js","assets/guide-BQMk5I7A.js","assets/guide-ChZX-BaB.js","assets/guide-Dit0ybS5.js","assets/guide-WGjsc-h_.js","assets/index-C1yokIYE.js","assets/learn-Bfw4UNiz.js","assets/learn-CahPpcUj.js","assets/learn-CfWPURxb.js","assets/learn-CkqJMj3C.js","assets/lessons-CFi6_3O4.js","assets/line-CR8HiJRE.js","assets/links.svelte-dF0xV9XS.js","assets/local-tables-BiG--T92.js","assets/names-2WJkOEa0.js","assets/opening-BABTE6r0.js","assets/opening-DRPFTFXz.js","assets/page-BArz8RCE.js","assets/page-BECoQRIN.js","assets/page-BcfFuBbU.js","assets/page-CxE6LiWK.js","assets/page-DiHXSfsn.js","assets/page-YP6mxYsV.js","assets/page-Z-x6f24Z.js","assets/page-cc4sJCqj.js","assets/play-on-DADXz7o2.js","assets/played-yDZ_jQGF.js","assets/progress-75MNwv6U.js","assets/rematch-B-sZzGKO.js","assets/replay-CjWFCZdX.js","assets/replay-DGKierUI.js","assets/replay-Dy72TySx.js","assets/replay-Wo0TwCqy.js","assets/rules-CFtDTRSM.wasm","assets/rules-dCKTzWXh.js","assets/save-table-DHHi8gjw.js","assets/shuffle-CfTNUz6O.js","assets/style-Dh_bjkKV.css","assets/synth-BN7EAjTw.js","assets/table-HT6XuAy4.js","assets/worker-Dlx1Jlsh.js","assets/worker-NyoUDn-7.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
