/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-BqjTvEap.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-B1AQQadq.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-DfBZ2WtA.css","/assets/Festival-yHhDy7lQ.js","/assets/Home-D0zKi0pc.js","/assets/Home-s4wVObGh.css","/assets/Invite-CwVabWXJ.css","/assets/Invite-DJDdG6Hv.js","/assets/Join-BGJ3wE4g.css","/assets/Join-DSnL8SNY.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-rOnWmxm3.js","/assets/Lantern-B0DUPlkF.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-BCx75o2u.css","/assets/Lazy-Cy3CUJdd.js","/assets/LearnPage-Nqt48DpY.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-BLEuuvEC.js","/assets/Levels-BkwXcJem.js","/assets/Lobby-MCtm9TMA.js","/assets/Lobby-P-cEaiNv.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-C3yT5cc9.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-D_rpS7TQ.js","/assets/People-BhV9YccH.js","/assets/People-DOABaX5o.css","/assets/Rematch-iNddu7AS.js","/assets/Rules-C2sIPrEt.css","/assets/Rules-D-b3sTvq.js","/assets/Settings-DvWSosPI.css","/assets/Settings-V7urNO90.js","/assets/Sheet-BeXA7YHo.js","/assets/Sheet-WyfclOum.css","/assets/TablePage-BO0Od0eW.css","/assets/TablePage-CpIYIob2.js","/assets/Tile-BhEjphHC.js","/assets/Tile-Bn5B_Hhy.css","/assets/Title-BweireDk.css","/assets/Title-qL6-f7kW.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-C8RlXaNe.js","/assets/index-CFhyPEZT.js","/assets/index-Dogr27mj.css","/assets/lanterns-D-0G36pR.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-D3tWcMy4.js","/assets/page-BwHp2mvK.js","/assets/page-CdDeFzaS.js","/assets/page-D9mws6zx.js","/assets/page-DvOUymKk.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-BswiOpIF.js","/assets/seats-D73FY2LG.js","/assets/settings.svelte-DHdSWdRF.js","/assets/table-91_-QV0h.js","/assets/table-BOuAo6od.js","/assets/table-MVREYsZH.js","/assets/table-v8ARj9BM.js","/assets/wishes.svelte-25v9D1kr.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-f651bcaf42ce";

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
