/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-DTPvXBRm.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-Cfxftt6y.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-BsnBGVff.js","/assets/Festival-Bwu_tERD.css","/assets/Home-s4wVObGh.css","/assets/Home-tLtUZGub.js","/assets/Invite-Bglpk1fX.js","/assets/Invite-CwVabWXJ.css","/assets/Join-0V2T_49A.js","/assets/Join-BGJ3wE4g.css","/assets/LanguageBar-BHlUiYJQ.js","/assets/LanguageBar-BW1M59e6.css","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-DpE-fk-t.js","/assets/Lazy-BCx75o2u.css","/assets/Lazy-BULvEfKc.js","/assets/LearnPage-DluMGGFx.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-B0iQYFP8.js","/assets/Levels-C4rcD0J8.js","/assets/Lobby-BaZ0DCk7.js","/assets/Lobby-P-cEaiNv.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-BZI2bqAH.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-CvTsCZKK.js","/assets/People-C7g0H1F8.js","/assets/People-DOABaX5o.css","/assets/Rematch-DmJTswYm.js","/assets/Rules-CU15_tKl.js","/assets/Rules-D5MqT5AN.css","/assets/Settings-BBVWikwq.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-CPreqIos.js","/assets/Sheet-WyfclOum.css","/assets/TablePage-BEDEefGZ.js","/assets/TablePage-CY0TGSDT.css","/assets/Tile-BAp0Bct2.js","/assets/Tile-Bn5B_Hhy.css","/assets/Title-BweireDk.css","/assets/Title-MsVN4DW1.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-C8RlXaNe.js","/assets/index-B8tE9BDy.css","/assets/index-BvhURuUx.js","/assets/lanterns-D-0G36pR.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-DXvQ8Ob8.js","/assets/page-BwHp2mvK.js","/assets/page-CdDeFzaS.js","/assets/page-D9mws6zx.js","/assets/page-DvOUymKk.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-xVqfCCAN.js","/assets/seats-D1gDZyt6.js","/assets/settings.svelte-Bm1q9UzB.js","/assets/table-91_-QV0h.js","/assets/table-BOuAo6od.js","/assets/table-MVREYsZH.js","/assets/table-v8ARj9BM.js","/assets/wishes.svelte-UHjdj4Q-.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-0fd2e9b83ced";

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
