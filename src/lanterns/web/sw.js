/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/Choice-B75Rlmw6.js","/assets/Choice-DWkBOeGg.css","/assets/Commitment-BaZjZlf9.js","/assets/Commitment-CuHmXesD.css","/assets/Festival-Dbe8b7mz.js","/assets/Festival-DfBZ2WtA.css","/assets/Home-C2i2Hyvy.js","/assets/Home-s4wVObGh.css","/assets/Invite-BUeJt1Fp.js","/assets/Invite-CwVabWXJ.css","/assets/Join-B5LRlQTP.js","/assets/Join-BGJ3wE4g.css","/assets/LanguageBar-5JJ-ifbC.js","/assets/LanguageBar-BW1M59e6.css","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-OMhtihj8.js","/assets/Lazy-BueBWFaH.css","/assets/Lazy-C7zR0Wa-.js","/assets/LearnPage-Bes57Ayr.js","/assets/LearnPage-aFf-ahJM.css","/assets/LearnSheet-E_snDZdw.js","/assets/Levels-CQcNUEQ9.js","/assets/Lobby-C-icIWQ9.js","/assets/Lobby-P-cEaiNv.css","/assets/MatchMark-BWBnC6wn.css","/assets/MatchMark-DqFq8yMC.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-BbJP7FHS.js","/assets/People-DOABaX5o.css","/assets/People-DmGjbWm2.js","/assets/Rematch-CT0X9EcY.js","/assets/Rules-C2sIPrEt.css","/assets/Rules-qkX5lTYg.js","/assets/Settings-BRQmnM4N.js","/assets/Settings-DvWSosPI.css","/assets/Sheet-DyW13pkO.js","/assets/Sheet-WyfclOum.css","/assets/TablePage-9CBGqm7B.js","/assets/TablePage-BRRRMbME.css","/assets/Tile-B6DGmpV2.js","/assets/Tile-Bn5B_Hhy.css","/assets/Title-BweireDk.css","/assets/Title-rrIe_jpf.js","/assets/bots-B9LncBPv.js","/assets/bots-C3owYDuV.js","/assets/bots-CdkSEnqg.js","/assets/bots-CnziZyU9.js","/assets/errors-BEZ2FeH1.js","/assets/errors-BGwFsKFY.js","/assets/errors-Bh8JCMsA.js","/assets/errors-jvVg7lDC.js","/assets/events-B9KCbuwV.js","/assets/events-BjEuoZio.js","/assets/events-CWHLN9nR.js","/assets/events-D6PG7vMC.js","/assets/geometry-C8RlXaNe.js","/assets/index-Dogr27mj.css","/assets/index-YEzja1NE.js","/assets/lanterns-D-0G36pR.js","/assets/learn-BcBgupTa.js","/assets/learn-Bdl6dNkO.js","/assets/learn-CBtpZTCS.js","/assets/learn-Ifh3rCEp.js","/assets/narrate-zIIjau0e.js","/assets/page-C6X4PVX8.js","/assets/page-Cf5UTQjV.js","/assets/page-D1ua71Nk.js","/assets/page-ZqK9K-wC.js","/assets/pieces-BfM-HcMb.js","/assets/pieces-Ce3pB7K8.js","/assets/pieces-DeaeQQQb.js","/assets/pieces-_dDq3MfB.js","/assets/route.svelte-CMjq5NB9.js","/assets/seats-CvGI3jUR.js","/assets/settings.svelte-CfC10pCT.js","/assets/table-CAULpADl.js","/assets/table-CWSIfLSe.js","/assets/table-ChT9OeC1.js","/assets/table-LczW24b4.js","/assets/wishes.svelte-CJ3MRFDy.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-c83fa8ad86df";

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
