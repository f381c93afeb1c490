/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-CWZxMV3o.js","/assets/BotDialog-D_MgGIWU.js","/assets/Festival-CI9ask1D.js","/assets/HandOverButton-BNrYr3Bq.js","/assets/Home-BLzEG-88.js","/assets/Invite-C5eva7HY.js","/assets/Join-kDItSDtU.js","/assets/LearnDialog-BCv-DX-t.js","/assets/LearnPage-D0b6OvTG.js","/assets/Lobby-DFTt1vqz.js","/assets/LogDrawer-Cdjx-q8B.js","/assets/MyLantern-Cu32rcvl.js","/assets/OwnLantern-BLROytII.js","/assets/PassAndPlay-DpekHtyr.js","/assets/People-DF6jTIpa.js","/assets/Rematch-CG5tbGN0.js","/assets/Rematch-DZZX8LdM.js","/assets/Rules-u7319yCL.js","/assets/SeatSheet-HAX5f8vk.js","/assets/Settings-CLCVQvIz.js","/assets/Shelf-D9ceyuX-.js","/assets/Shortcuts-BukmLWXg.js","/assets/ShuffleCommitment-BhtQphWS.js","/assets/SideChooser-Db2B5LsM.js","/assets/TablePage-d7pnO9b-.js","/assets/TableTitle-2MHOiKs0.js","/assets/around-L4fHdRhO.js","/assets/common-DPFTqa0p.js","/assets/faces-DWDlyX4K.svg","/assets/index-7XjyRdkJ.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-CucVz_su.js","/assets/page-DNyU9g-C.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DhIzBURY.js","/assets/page-M_6KM1jH.js","/assets/page-W1apIIHK.js","/assets/rematch-DiJ2Gvox.js","/assets/style-C06UvgqC.css","/assets/synth-BN7EAjTw.js","/assets/table-1oQVet_A.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-cfc319a44770";

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(freshShell(event.request));
  else if (FILES.has(pathname)) event.respondWith(kept(event.request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES]);
}

/** Delete older caches. A worker is activated only when no window uses the older one. */
async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page from the server; the cached one if the server does not answer. */
async function freshShell(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** File names contain a hash of their content, so a cached file is never stale. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
