/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-CMuQ8AlP.js","/assets/BotDialog-C71YAA3u.js","/assets/Festival-8W15Oygi.js","/assets/HandOverButton-D-QUStqI.js","/assets/Home-pvwn96se.js","/assets/Invite-ER8cMatQ.js","/assets/Join-D0Lbumu7.js","/assets/LearnDialog-D48FWJyM.js","/assets/LearnPage-B0_VOy4Z.js","/assets/Lobby-DYWKB3hz.js","/assets/LogDrawer-B3Dz1i5P.js","/assets/MyLantern-CCt_FI4Z.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern-Cyj0wQrB.js","/assets/PassAndPlay-D4GY8R3N.js","/assets/People-C8_2iksp.js","/assets/Rematch-BaXSNOjW.js","/assets/Rematch-DSm1qKgO.js","/assets/Rules-DmANFUUA.js","/assets/SeatSheet-DdbJ-dI6.js","/assets/Settings-CaOMpfFT.js","/assets/Shelf-ByRZNRzu.js","/assets/Shortcuts-DnS_9PtE.js","/assets/ShuffleCommitment-B_5W_iwy.js","/assets/SideChooser-Drn1783c.js","/assets/TablePage-CCqBIaGE.js","/assets/TableTitle-BMwwYUiW.js","/assets/around-DZ97J7CP.js","/assets/common-PUhZDUWa.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-Bseecuyt.woff2","/assets/index-DdOTEWOe.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-C9BALCKX.js","/assets/page-CSjsbgAu.js","/assets/page-CiDrvPPc.js","/assets/page-CucVz_su.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DjoXZiHa.js","/assets/rematch-B9gKV3Wd.js","/assets/style-B5Y4rV2X.css","/assets/synth-BN7EAjTw.js","/assets/table-DQC28vH6.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-4328dcdad6b6";

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
