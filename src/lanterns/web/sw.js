/**
 * The service worker: caches the page's files, so that it opens at once and, without a server,
 * can still say so and show the rules. Data of tables is never cached.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Backdrop-BXG7nqly.js","/assets/BotButton-DQCM4QOa.js","/assets/BotDialog-BbnWHI2G.js","/assets/Credits-qT2atm8U.js","/assets/Festival-DEpGtVhp.js","/assets/Home-D-RVNppU.js","/assets/Invite-sVCAiaP7.js","/assets/Join-Coe6Pazh.js","/assets/LearnDialog-DRpuls84.js","/assets/LearnPage-Dq0YxelS.js","/assets/Lobby-Cn6LOmqw.js","/assets/LogDrawer-BUdIf3eo.js","/assets/MyLantern-DtQ_5dxa.js","/assets/OwnLantern-B3E59-Qc.js","/assets/PassAndPlay-BLMiRBcD.js","/assets/People-cdFoOjON.js","/assets/RadioGroup-BH7thytn.js","/assets/Rules-DQt0Lpck.js","/assets/SeatSheet-BggcwLeP.js","/assets/Settings-ChzDKoaB.js","/assets/Shelf-Oa1DU0g9.js","/assets/Shortcuts-DR6B1052.js","/assets/ShuffleCommitment-CRtj3w-B.js","/assets/SideChooser-DAYKExo-.js","/assets/TablePage-ClN7nHc1.js","/assets/TableTitle-Be0-Ssw3.js","/assets/beaten.svelte-BsdJbQuy.js","/assets/common-C78V0ujb.js","/assets/faces-DWDlyX4K.svg","/assets/index-qlNVe1EE.js","/assets/learn-B1DGtqe2.js","/assets/learn-BNmRQWLx.js","/assets/learn-BXHs9thn.js","/assets/learn-C6XMXyYL.js","/assets/page-B4jH9HZK.js","/assets/page-Bylmc180.js","/assets/page-CFw4Z9Mn.js","/assets/page-COVwtPre.js","/assets/page-D5Gz01-L.js","/assets/page-DFPwrbU1.js","/assets/page-DGDXHdU5.js","/assets/page-h1Spr2Kf.js","/assets/style-CgBEeGdU.css","/assets/synth-BN7EAjTw.js","/assets/table-_rjIFLIh.js","/icon-192.png","/icon-512.png","/icon-turn.svg","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-cfde197b6134";

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
