/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Backdrop-CGKDIvb_.js","/assets/BotButton-BDXKH6m5.js","/assets/BotDialog-CmSdfHgs.js","/assets/Credits-C2XWuyPo.js","/assets/Festival-BMdljtbt.js","/assets/Home-QF7_vMfa.js","/assets/Invite-B0Zcp5ja.js","/assets/Join-C-4sNN1T.js","/assets/LearnDialog-6UKCB025.js","/assets/LearnPage-CTkU1Fpu.js","/assets/Lobby-6P81JSyB.js","/assets/LogDrawer-BrkQRZnl.js","/assets/MyLantern-50cpFr3Y.js","/assets/OwnLantern-CcM59NDq.js","/assets/PassAndPlay-BoqlEOPd.js","/assets/People-altiA1yt.js","/assets/RadioGroup-m-um3kA7.js","/assets/Rules-KNClSXks.js","/assets/SeatSheet-BZYzrwFH.js","/assets/Settings-BdQdfVGO.js","/assets/Shelf-Cfivj2PY.js","/assets/Shortcuts-BQQ2RVMV.js","/assets/ShuffleCommitment-CF6InBCR.js","/assets/SideChooser-CkoU3fzp.js","/assets/TablePage-yvZIsR_8.js","/assets/TableTitle-a3j4zzfH.js","/assets/beaten.svelte-Dui2pNZU.js","/assets/common-BMpgC51o.js","/assets/faces-DWDlyX4K.svg","/assets/index-pxXi097g.js","/assets/learn-BgX3Inzi.js","/assets/learn-CV2giqE0.js","/assets/learn-DCbKJsU7.js","/assets/learn-DJAJ4bNs.js","/assets/page-BdF8BXbi.js","/assets/page-Bi-yRzko.js","/assets/page-BlUDesUX.js","/assets/page-BvnDINw1.js","/assets/page-D4YEJWC_.js","/assets/page-DWZC5Kc2.js","/assets/page-DhsSfj-n.js","/assets/page-MdUolA7y.js","/assets/style-FeSXOm-m.css","/assets/synth-BN7EAjTw.js","/assets/table-sVz3UQzG.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-c7f86052b6e8";

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
