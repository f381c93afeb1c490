/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-dPJx6FJ5.js","/assets/BotDialog-BdmH9NQj.js","/assets/Festival-C3Y7_fwY.js","/assets/HandOverButton-BoULZBgQ.js","/assets/Home-DbGQBokJ.js","/assets/Invite-U0AGCG89.js","/assets/Join-BYkjOMge.js","/assets/LearnDialog-CiCSaWu7.js","/assets/LearnPage-DkS32pFV.js","/assets/Lobby-7FbBMH7C.js","/assets/LogDrawer-BYkEov6n.js","/assets/MyLantern-ml7S6aGm.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern-Hy1H4XQx.js","/assets/PassAndPlay-CknoS68S.js","/assets/People-BjC3FNQ0.js","/assets/Rematch-DCgEer5_.js","/assets/Rematch-mZYhG4bA.js","/assets/Rules-B--ifChB.js","/assets/SeatSheet-198q6fxm.js","/assets/Settings-Mi5rMJ0M.js","/assets/Shelf-Ch6cby9T.js","/assets/Shortcuts-CcB1wHRv.js","/assets/ShuffleCommitment-DjsC351d.js","/assets/SideChooser-B1dWbokj.js","/assets/TablePage-BD5UapX-.js","/assets/TableTitle-C2oooQ7q.js","/assets/around-DOk7jxtm.js","/assets/common-Cpms5bKf.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-Bseecuyt.woff2","/assets/index-u_Ytusye.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-C9BALCKX.js","/assets/page-CSjsbgAu.js","/assets/page-CiDrvPPc.js","/assets/page-CucVz_su.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DjoXZiHa.js","/assets/rematch-DVcQVzt1.js","/assets/style-Dt9dVymD.css","/assets/synth-BN7EAjTw.js","/assets/table-BvBSE6Dl.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-c2d90ed0dd8b";

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
