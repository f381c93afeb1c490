/**
 * The service worker: keeps all files of the page, so that it opens and plays a whole game without
 * a network. Data of tables on a server is never kept.
 *
 * A new version is active as soon as all its files are there. Windows of an older version go on with
 * their own files, which stay until the last of these windows is gone.
 */

const VERSION = "093d72227737";
/** False in a static site: there, only this folder's own address opens the page. */
const HAS_SERVER = true;
const FILES = new Set(["assets/2-players-Dv4six8K.net","assets/3-players-DyUrfB6G.net","assets/4-players-CTjdwWPn.net","assets/AbandonedNotice-OWpMPuI4.js","assets/BotButton-CNSvwaL2.js","assets/BotDialog-BdTif4VN.js","assets/Festival--4OZn41K.js","assets/HandOverButton-1QxSNM6A.js","assets/Home-_TReiMCV.js","assets/ImportTable-B1yF_0VY.js","assets/Invite-CG-82sdz.js","assets/Join-CQ9EqxdI.js","assets/LearnDialog-BYkoVulW.js","assets/LearnPage-kmDtOTIy.js","assets/Lobby-gFeR6bwP.js","assets/LocalFailed-Dx6PuRtN.js","assets/LocalNotices-CDcHrviJ.js","assets/LogDrawer-BmeRh2Re.js","assets/ManageTable-DAFcTQgu.js","assets/MenuDialog-Do5LDIVZ.js","assets/MyLantern-CxbNUQDj.js","assets/NewVersion-Qnp8WBs1.js","assets/OFL-5Eq2pjw3.txt","assets/Options-C6Yw6qbu.js","assets/OwnLantern-QR4aWjs-.js","assets/PassAndPlay-eeFhxe_n.js","assets/People-DOexmttk.js","assets/Rematch-DgZewV9K.js","assets/ReplayMenu-9RvJhBv3.js","assets/ReplayPage-C0xf4-E9.js","assets/Rules-Cc9CKA6v.js","assets/SeatSheet-CguqX8-D.js","assets/Settings-CJKptnT0.js","assets/ShareGame-DzdT8zmq.js","assets/Shelf-Bg10miud.js","assets/Shortcuts-BScnHPrS.js","assets/ShuffleCommitment-D3O5QY9l.js","assets/SideChooser-Cvnf1rmh.js","assets/Switch-DzWDLdS1.js","assets/TablePage-15pjYCy9.js","assets/TableTitle-DOLmnsE_.js","assets/TurnList-C2jNCNIJ.js","assets/TurnsDialog-BsS1A8YB.js","assets/around-Bd_yaoj8.js","assets/bots-CcSgTeQQ.js","assets/client-CBfIiBgp.js","assets/client-SYiZKvTB.js","assets/common-DIfZUvNs.js","assets/core-client-BdAFVM8s.js","assets/faces-DWDlyX4K.svg","assets/fraunces-Bseecuyt.woff2","assets/index-dsFdI8gS.js","assets/lanterns-1jf1yPBg.wasm","assets/learn-B1DGtqe2.js","assets/learn-BNmRQWLx.js","assets/learn-BXHs9thn.js","assets/learn-C6XMXyYL.js","assets/line-Bl8TKbSk.js","assets/links.svelte-YxUKAj30.js","assets/local-tables-BAdYHH3H.js","assets/names-DHtk-4p8.js","assets/opening-ChE4YBAj.js","assets/opening-Cwy8DlXz.js","assets/page-BEEGIZtm.js","assets/page-BT-EDz4r.js","assets/page-ByQWDX1s.js","assets/page-CNWW_ld-.js","assets/page-CSBSY4x8.js","assets/page-DcKUlI2w.js","assets/page-NSe8K93G.js","assets/page-SqK5QQD4.js","assets/play-on-oM151M9B.js","assets/played-CmK9SAqr.js","assets/rematch-C9NXaVQV.js","assets/replay-BqAv_2kD.js","assets/replay-CqarJQs5.js","assets/replay-DgzIvyB7.js","assets/replay-ypgdl7Ao.js","assets/save-table-COfaiqkD.js","assets/style-DS5gJpNh.css","assets/synth-BN7EAjTw.js","assets/table-wm_oyUjO.js","assets/worker-BPdyaGX7.js","assets/worker-D41rGOnz.js","icon-192.png","icon-512.png","icon-turn.svg","icon.svg","manifest.webmanifest"]);

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
