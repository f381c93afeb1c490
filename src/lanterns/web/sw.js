/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotButton-_CWDSf2s.js","/assets/BotDialog-BKKbeQ4U.js","/assets/Festival-Dxdtx8S3.js","/assets/HandOverButton-XHmI8vUG.js","/assets/Home-qjs8Iihy.js","/assets/Invite-szyHQ8bn.js","/assets/Join-BZOK3_Me.js","/assets/LearnDialog-t8wCSXvs.js","/assets/LearnPage-C394OzJx.js","/assets/Lobby-CGrg7fjW.js","/assets/LogDrawer-l5qia3BA.js","/assets/MyLantern-BvNOsgR9.js","/assets/OwnLantern-DMwahyVC.js","/assets/PassAndPlay-CR8bWEVz.js","/assets/People-DE7EiPxJ.js","/assets/Rematch-BD8NHaJw.js","/assets/Rematch-DkzZKHae.js","/assets/Rules-B7Lls2k3.js","/assets/SeatSheet-CcQB6p5z.js","/assets/Settings-YBfMZCjt.js","/assets/Shelf-4vn2W6Yu.js","/assets/Shortcuts-DYicrBLw.js","/assets/ShuffleCommitment-CvF9x3RC.js","/assets/SideChooser-B30gkwk7.js","/assets/TablePage-RNc1AnFF.js","/assets/TableTitle-C-wc0Zzh.js","/assets/around-C9QaMlsU.js","/assets/common-CShWNcwb.js","/assets/faces-DWDlyX4K.svg","/assets/fraunces-CNVgEyOX.woff2","/assets/index-xE_823Gw.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-BK7Pnx_7.js","/assets/page-CucVz_su.js","/assets/page-DNyU9g-C.js","/assets/page-DQ-gS_3g.js","/assets/page-DcP8qpQP.js","/assets/page-DhIzBURY.js","/assets/page-M_6KM1jH.js","/assets/page-W1apIIHK.js","/assets/rematch-ud-tEKkr.js","/assets/style-CyDf2S_2.css","/assets/synth-BN7EAjTw.js","/assets/table-BedhFjx0.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-01501298ac52";

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
