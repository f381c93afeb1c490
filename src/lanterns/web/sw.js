/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-Bd2dszI7.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-BErmyzM2.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-CVErk0NY.js","/assets/Festival-DfBZ2WtA.css","/assets/Home-DYZJG2nE.js","/assets/Home-s4wVObGh.css","/assets/Invite-Cvuj-alY.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-BcQyWQJP.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-BuNaOimf.js","/assets/Lantern-CKbKf1-M.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-BueBWFaH.css","/assets/Lazy-DxyQUU4a.js","/assets/LearnPage-BIm2zFUX.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-DQz4ESnO.js","/assets/Levels-D6JO_5bB.js","/assets/Lobby-DeM1DIpt.js","/assets/Lobby-P-cEaiNv.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-DHL5YRzh.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-C-vcRAn1.js","/assets/People-BTLbNEBS.js","/assets/People-DOABaX5o.css","/assets/Rematch-BHEQ-BGO.js","/assets/Rules-BmQNewvW.js","/assets/Rules-C2sIPrEt.css","/assets/Settings-B5M3105k.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-BPMDiwrU.js","/assets/Sheet-WyfclOum.css","/assets/TablePage-BRRRMbME.css","/assets/TablePage-WQy9uaC5.js","/assets/Tile-Bn5B_Hhy.css","/assets/Tile-GR51RPuQ.js","/assets/Title-BweireDk.css","/assets/Title-CEBUa5m6.js","/assets/bots-BCcp4K_x.js","/assets/bots-CaKLuS-z.js","/assets/bots-DGYoeHYy.js","/assets/bots-Dmye3HOF.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-C8RlXaNe.js","/assets/index-D0YfBkxT.js","/assets/index-Dogr27mj.css","/assets/lanterns-D-0G36pR.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-BK3k-IDH.js","/assets/page-BwHp2mvK.js","/assets/page-CdDeFzaS.js","/assets/page-D9mws6zx.js","/assets/page-DvOUymKk.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-Du_YQuCK.js","/assets/seats-QK5oSHxI.js","/assets/settings.svelte-DiOtrOGa.js","/assets/table-DE9V1Fr1.js","/assets/table-Dhb8srZh.js","/assets/table-FELUPbBQ.js","/assets/table-tFyAq6LK.js","/assets/wishes.svelte-g4Q089YB.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-9152df34a21f";

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
