/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-DxhoEOr_.js","/assets/BotDialog-j1sAH71o.js","/assets/Festival-B_VzBZ3g.js","/assets/HandOverButton-BoI4hcAJ.js","/assets/Home-CfubHU2g.js","/assets/Invite-C2krnPxC.js","/assets/Join-Ch5TekoM.js","/assets/LearnDialog-C9jQVdzL.js","/assets/LearnPage-ihzzuqP1.js","/assets/Lobby-BN26xYY-.js","/assets/LogDrawer-0ylCYxSj.js","/assets/MyLantern-C0vGq0Vj.js","/assets/OFL-5Eq2pjw3.txt","/assets/OwnLantern-BcWazvpZ.js","/assets/PassAndPlay-By0BYiRq.js","/assets/People-CpGeGheL.js","/assets/Rematch-BuHINuNT.js","/assets/Rematch-CDpYukQQ.js","/assets/Rules-CaVDn3h8.js","/assets/SeatSheet-sIEQZ86s.js","/assets/Settings-Bqrzpz4I.js","/assets/Shelf-7NGsf8Cj.js","/assets/Shortcuts-USU_a-Ru.js","/assets/ShuffleCommitment-DfaUTngG.js","/assets/SideChooser-D3BhAq-l.js","/assets/TablePage-CAUJ9hQ9.js","/assets/TableTitle-q7IToDn9.js","/assets/around-BTShjWEM.js","/assets/common-Dw2-3GRk.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-Bseecuyt.woff2","/assets/index-7SsxBVCv.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-AXnMB8ON.js","/assets/page-BK7Pnx_7.js","/assets/page-CF4DLhP1.js","/assets/page-CucVz_su.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DzCKU3Ft.js","/assets/page-cZz_TPPR.js","/assets/rematch-DAe8bwg4.js","/assets/style-Dt9dVymD.css","/assets/synth-BN7EAjTw.js","/assets/table-CKsYMBEh.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-35c4d6ac1e24";

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
