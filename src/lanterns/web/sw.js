/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-DWkBOeGg.css","/assets/Choice-LQoOfP7N.js","/assets/Commitment-CZxu0vkg.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-C7iZIznh.js","/assets/Festival-v3JcEMKR.css","/assets/Home-C3LHjEaK.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-CLxUpInR.js","/assets/Invite-6Zy1RjQB.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-C_fcU6XU.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-DwrXvLJD.js","/assets/Lantern-CyuL6mlA.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-BCx75o2u.css","/assets/Lazy-UoxGf5o4.js","/assets/LearnPage-Bjal-VWD.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-D2Pbx-kW.js","/assets/Levels-BZ20bpGM.js","/assets/Lobby-BOJkLclw.css","/assets/Lobby-vtNhU7LQ.js","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-DOdFG3Zh.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-DCi9nvSN.js","/assets/People-BfNI9_yv.css","/assets/People-CAXKy6vl.js","/assets/Rematch-DFBl5kKs.js","/assets/Rules-CCLS5pwi.js","/assets/Rules-D5MqT5AN.css","/assets/Settings-DiqLf6YH.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-BdvWNjJ8.js","/assets/Sheet-DNiA2vI_.css","/assets/TablePage-CScUhWdW.js","/assets/TablePage-DmGndm32.css","/assets/Tile-CV4zRkrh.js","/assets/Tile-Zai14xOG.css","/assets/Title-BvHEEuHW.js","/assets/Title-DW6MZmSa.css","/assets/api-DCMwam-p.js","/assets/bots-B3bF_-7X.js","/assets/bots-CHvI7paM.js","/assets/bots-Cc2VwRoE.js","/assets/bots-DZGzTU_h.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-LXhTr9gH.js","/assets/index-B8tE9BDy.css","/assets/index-ltgU2Siy.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-e7t2UEGp.js","/assets/page-BbfclYZm.js","/assets/page-D6flhQwG.js","/assets/page-DYCcTLIv.js","/assets/page-DYifLwUg.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-M5yEI9op.js","/assets/seats-REk-zpvO.js","/assets/settings.svelte-BfprwfQR.js","/assets/table-C0mUJAT3.js","/assets/table-CargyomT.js","/assets/table-CdombJ6S.js","/assets/table-V5Lmy2f8.js","/assets/wishes.svelte-DkJAJu7X.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-53e31039cf93";

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

/** Older versions go only when no window needs them any more, which is when this one takes over. */
async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page as the server has it now; as it was kept where the server does not answer. */
async function freshShell(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** Files have their contents in their names: what is kept is what would come. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
