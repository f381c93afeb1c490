/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-B5oPbD5S.js","/assets/BotDialog-J5UYIVn-.js","/assets/Festival-BhEi8od9.js","/assets/HandOverButton-D-0-UXlB.js","/assets/Home-CepBmJkc.js","/assets/Invite-DOOdSufJ.js","/assets/Join-DNqYZdwW.js","/assets/LearnDialog-D7Ukt9_9.js","/assets/LearnPage-Dx1Qozy8.js","/assets/Lobby-BtXCfhQu.js","/assets/LogDrawer-DNGymHVf.js","/assets/MyLantern-DPIlsdJR.js","/assets/OwnLantern-CS2KlL8F.js","/assets/PassAndPlay-DdgV4yc7.js","/assets/People-CW2FXxLP.js","/assets/Rematch-C1Y1iObf.js","/assets/Rematch-KDkeGvKi.js","/assets/Rules-GenMspB_.js","/assets/SeatSheet-Co2GfqiJ.js","/assets/Settings-UAYz0Sn6.js","/assets/Shelf-CGbiG-qo.js","/assets/Shortcuts-BStktrNq.js","/assets/ShuffleCommitment-TpUjiy_e.js","/assets/SideChooser-BxqR4H2k.js","/assets/TablePage-IB_fVhqa.js","/assets/TableTitle-BJBAy3Cz.js","/assets/around-BVuj3iFt.js","/assets/common-ClIbMv1S.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-CNVgEyOX.woff2","/assets/index-BZz2kycT.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-CucVz_su.js","/assets/page-DNyU9g-C.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DhIzBURY.js","/assets/page-M_6KM1jH.js","/assets/page-W1apIIHK.js","/assets/rematch-C23yYxsU.js","/assets/style-B4GRTYJK.css","/assets/synth-BN7EAjTw.js","/assets/table-DJJvWERD.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-e1d3ff3dcb8b";

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
