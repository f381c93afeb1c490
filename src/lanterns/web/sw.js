/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-DatOfZfr.js","/assets/BotDialog-D1O7BKk3.js","/assets/Festival-VdMhOnDx.js","/assets/HandOverButton-dsS1ft-Y.js","/assets/Home-CfJR6IWm.js","/assets/Invite-rO1p_v03.js","/assets/Join-BoZpzDin.js","/assets/LearnDialog-B1t4lUtb.js","/assets/LearnPage-DhGcqLZu.js","/assets/Lobby-z69EDawu.js","/assets/LogDrawer-DxNJpQAW.js","/assets/MyLantern-QLVyLAOl.js","/assets/OwnLantern-CBUg7MXj.js","/assets/PassAndPlay-D8d3OaOo.js","/assets/People-DXdfuFuU.js","/assets/Rematch-BEabHZx3.js","/assets/Rematch-D-lO1fAl.js","/assets/Rules-B9R21xdZ.js","/assets/SeatSheet-DkEW44l_.js","/assets/Settings-BJx_2W5t.js","/assets/Shelf-JPuDpBwJ.js","/assets/Shortcuts-DPFTUGgQ.js","/assets/ShuffleCommitment-DJciqdJz.js","/assets/SideChooser-DjEcp5on.js","/assets/TablePage-Bz6gGPnT.js","/assets/TableTitle-CojHSkkL.js","/assets/around-XroBGFKN.js","/assets/common-B917OJrB.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-CNVgEyOX.woff2","/assets/index-CxHFkPTf.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-CucVz_su.js","/assets/page-DNyU9g-C.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DhIzBURY.js","/assets/page-M_6KM1jH.js","/assets/page-W1apIIHK.js","/assets/rematch-DU_0bUJ_.js","/assets/style-DkjHcM3o.css","/assets/synth-BN7EAjTw.js","/assets/table-7ucTymwI.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-6506311e56e1";

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
