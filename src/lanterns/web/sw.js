/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-BWp3c09j.css","/assets/Choice-uFXkBCBk.js","/assets/Commitment-CSUx6Tdx.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-lBiaGOK1.js","/assets/Festival-v3JcEMKR.css","/assets/Home-DmcilsI5.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-Dzdo2tDG.js","/assets/Invite-BRJtqciJ.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-BRQz-zCt.js","/assets/LanguageBar-BPkE_dRg.js","/assets/LanguageBar-BW1M59e6.css","/assets/Lantern-BsS32leC.js","/assets/Lantern-CUmq-Dhw.css","/assets/Lazy-BCx75o2u.css","/assets/Lazy-fnrGuFSp.js","/assets/LearnPage-Fq-XP2ju.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-B_aPdYph.js","/assets/Levels-BnAQmdfI.js","/assets/Lobby-JZc0SbwA.js","/assets/Lobby-T_HZHhBH.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-KGQoAlsX.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-DjzcvwTr.js","/assets/People-B0ZzNpk7.js","/assets/People-CMFxzBEE.css","/assets/Rematch-C9G4G_-m.js","/assets/Rules-D5MqT5AN.css","/assets/Rules-DPA6g0j1.js","/assets/Settings-BqB6NGd_.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-BtAO3_gJ.js","/assets/Sheet-DNiA2vI_.css","/assets/TablePage-B0NixYGr.js","/assets/TablePage-T1LMaq5M.css","/assets/Tile-DFk_hof5.js","/assets/Tile-Zai14xOG.css","/assets/Title-DsEMBdrI.css","/assets/Title-_68a7loi.js","/assets/api-DCMwam-p.js","/assets/bots-3Cwcy5UZ.js","/assets/bots-B7a9pqq9.js","/assets/bots-CbLGqeFV.js","/assets/bots-xiBC904c.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/focus-DWSPRK2t.js","/assets/geometry-DceUJrPz.js","/assets/index-CYZpZUlz.js","/assets/index-D124xdSb.css","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-pzDNM2tK.js","/assets/page-BzWfSXYn.js","/assets/page-DMIT3ZXz.js","/assets/page-DRJMguFg.js","/assets/page-DlHwi5GE.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-D5D-xUp-.js","/assets/seats-Bzm3MGyj.js","/assets/settings.svelte-Cz_nlBvj.js","/assets/table-B-DDU42t.js","/assets/table-BWAzNQvu.js","/assets/table-CiC7MHrq.js","/assets/table-D_B5-1Ea.js","/assets/wishes.svelte-Da_x2pjI.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-76d13eaf9ea2";

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
