/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-DTPvXBRm.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-Cfxftt6y.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-Bwu_tERD.css","/assets/Festival-CFlwybTP.js","/assets/Home-s4wVObGh.css","/assets/Home-uRpmXvOh.js","/assets/Invite-BCPksjYE.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-D1SRiTjq.js","/assets/LanguageBar-BHlUiYJQ.js","/assets/LanguageBar-BW1M59e6.css","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-DpE-fk-t.js","/assets/Lazy-BCx75o2u.css","/assets/Lazy-BULvEfKc.js","/assets/LearnPage-D1x7AkR0.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-EwH0aQn1.js","/assets/Levels-CF4v19Hl.js","/assets/Lobby-DHleesem.js","/assets/Lobby-P-cEaiNv.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-DvkSwBKJ.js","/assets/PassAndPlay-9-9F2V0l.js","/assets/PassAndPlay-B2AltL8X.css","/assets/People-DOABaX5o.css","/assets/People-gu2Wp6oD.js","/assets/Rematch-MJ2EuzAZ.js","/assets/Rules-Bg_5AFzz.js","/assets/Rules-D5MqT5AN.css","/assets/Settings-BBVWikwq.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-CPreqIos.js","/assets/Sheet-WyfclOum.css","/assets/TablePage-C9UNqTbm.js","/assets/TablePage-CY0TGSDT.css","/assets/Tile-BAp0Bct2.js","/assets/Tile-Bn5B_Hhy.css","/assets/Title-65noDWlk.css","/assets/Title-Dg3OZvD6.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-Cz4mJutB.js","/assets/index-B8tE9BDy.css","/assets/index-C7SjGdUW.js","/assets/lanterns-D-0G36pR.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-2vynV06Q.js","/assets/page-BwHp2mvK.js","/assets/page-CdDeFzaS.js","/assets/page-D9mws6zx.js","/assets/page-DvOUymKk.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-xVqfCCAN.js","/assets/seats-DFPjKcwO.js","/assets/settings.svelte-Bm1q9UzB.js","/assets/table-91_-QV0h.js","/assets/table-BOuAo6od.js","/assets/table-MVREYsZH.js","/assets/table-v8ARj9BM.js","/assets/wishes.svelte-UHjdj4Q-.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-fb89df6bdc07";

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
