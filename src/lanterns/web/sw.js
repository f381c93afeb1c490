/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-B_9YuE73.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-C848SqTx.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-guNWeDnb.js","/assets/Festival-v3JcEMKR.css","/assets/Home-Sca4RG0S.js","/assets/Home-s4wVObGh.css","/assets/Icon-BLfvrUOI.css","/assets/Icon-DQN7czRN.js","/assets/Invite-CwVabWXJ.css","/assets/Invite-DLhgLvxP.js","/assets/Join-BGJ3wE4g.css","/assets/Join-ZIonM5Dl.js","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-C528-ahM.js","/assets/Lantern-BRnl68of.js","/assets/Lantern-D3gdsQBP.css","/assets/Lazy-BCx75o2u.css","/assets/Lazy-BKP-ul2k.js","/assets/LearnPage-B_f6mGVo.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-DyXACCHT.js","/assets/Levels-VZ7GJt1g.js","/assets/Lobby-BOJkLclw.css","/assets/Lobby-CuQ7qgqP.js","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-Bk5zx9uR.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-COf5GdKe.js","/assets/People-BFyULb16.js","/assets/People-BfNI9_yv.css","/assets/Rematch-BG1diwpz.js","/assets/Rules-D5MqT5AN.css","/assets/Rules-FgWmmGLi.js","/assets/Settings-5sfEOt_n.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-BjMHqYlX.js","/assets/Sheet-DNiA2vI_.css","/assets/TablePage-CjU_IAu9.css","/assets/TablePage-DkOx4hNn.js","/assets/Tile-DtpIa1xp.js","/assets/Tile-Zai14xOG.css","/assets/Title-DW6MZmSa.css","/assets/Title-R0bX66aj.js","/assets/api-DCMwam-p.js","/assets/bots-B3bF_-7X.js","/assets/bots-CHvI7paM.js","/assets/bots-Cc2VwRoE.js","/assets/bots-DZGzTU_h.js","/assets/errors-BRKsEvyh.js","/assets/errors-BYnrP5Pk.js","/assets/errors-CtdTNfI8.js","/assets/errors-behuH6ai.js","/assets/events-CDGAlvhn.js","/assets/events-CEOTAYEa.js","/assets/events-CQviO7k0.js","/assets/events-D7eLO7Xm.js","/assets/geometry-CT-obNmS.js","/assets/index-CmgN-fR6.js","/assets/index-D124xdSb.css","/assets/lanterns-ChaTxU2z.js","/assets/learn-BLPsQQ66.js","/assets/learn-CpcIDCTM.js","/assets/learn-DGMLc6tq.js","/assets/learn-adIS1V1N.js","/assets/narrate-Cf9u8kBW.js","/assets/page-BbfclYZm.js","/assets/page-D6flhQwG.js","/assets/page-DYCcTLIv.js","/assets/page-DYifLwUg.js","/assets/pieces-BwJ-KZXu.js","/assets/pieces-CX4JsxXR.js","/assets/pieces-CZXwPlh3.js","/assets/pieces-DOoj_Pks.js","/assets/route.svelte-Bu4ZFg-G.js","/assets/seats-DSvyrEAT.js","/assets/settings.svelte-GV4FLWUo.js","/assets/table-C0mUJAT3.js","/assets/table-CargyomT.js","/assets/table-CdombJ6S.js","/assets/table-V5Lmy2f8.js","/assets/wishes.svelte-HTGurmwr.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-fa35a2252338";

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
