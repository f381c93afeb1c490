/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-8YRFc-Df.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-CuHmXesD.css","/assets/Commitment-mGPmmG9d.js","/assets/Festival-DiEqlZqi.js","/assets/Festival-v3JcEMKR.css","/assets/Home-ZQWyT0om.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-DeJrctaf.js","/assets/Invite-CwVabWXJ.css","/assets/Invite-DSZe7S3l.js","/assets/Join-BGJ3wE4g.css","/assets/Join-Djuhc_tG.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-DBtnezIV.js","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-xGXJKenk.js","/assets/Lazy-BCx75o2u.css","/assets/Lazy-DBB7_iql.js","/assets/LearnPage-Cg6EklSi.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-DAzLZx72.js","/assets/Levels-I1YMwu8e.js","/assets/Lobby-BOJkLclw.css","/assets/Lobby-DkfoLIiq.js","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-Df5kXRIy.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-CS6cfgNZ.js","/assets/People-BfNI9_yv.css","/assets/People-CGZcbT6A.js","/assets/Rematch-YY1FIGF2.js","/assets/Rules-D5MqT5AN.css","/assets/Rules-DKaPHvD8.js","/assets/Settings-608_pn2m.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-CPCU9ZaZ.js","/assets/Sheet-DNiA2vI_.css","/assets/TablePage-DyirGOo3.js","/assets/TablePage-r_3K4YMg.css","/assets/Tile-BEMOE3ur.js","/assets/Tile-Zai14xOG.css","/assets/Title-CFvgrtdl.js","/assets/Title-DW6MZmSa.css","/assets/api-DCMwam-p.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-LXhTr9gH.js","/assets/index-B8tE9BDy.css","/assets/index-BmoKifGs.js","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-BcDdSjLd.js","/assets/page-8_LwbawO.js","/assets/page-BPtfDBLG.js","/assets/page-DVeVrT1m.js","/assets/page-YjfjTQzN.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-CinUHlGr.js","/assets/seats-ZZIg1MQt.js","/assets/settings.svelte-DF8zbKMI.js","/assets/table-5MeVnRT6.js","/assets/table-CGLs3UTq.js","/assets/table-DHe1Gy94.js","/assets/table-DtqTCDXt.js","/assets/wishes.svelte-7A7vsiQg.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-b53102a065b4";

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
