/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ...["/assets/BotSelect-B5aJKxD8.js","/assets/Dialog-C80lCiKY.js","/assets/Dialog-DsbrzBrM.css","/assets/Festival-9EHQDiek.js","/assets/Festival-LDVdJAXA.css","/assets/Home-C8giS8Qk.js","/assets/Home-Cy_Xl2gZ.css","/assets/Invite-CCghjlEw.js","/assets/Invite-CwVabWXJ.css","/assets/Join-BGJ3wE4g.css","/assets/Join-DVOJBo_0.js","/assets/Lake-BFCN-0Qf.js","/assets/Lake-DcBR4EzO.css","/assets/LanguageBar-BW1M59e6.css","/assets/LanguageBar-RbOmD_ce.js","/assets/Lantern-D3gdsQBP.css","/assets/Lantern-eGR6m8zX.js","/assets/Lazy-CI_8UPu9.css","/assets/Lazy-av3iXtXd.js","/assets/LearnDialog-BA68aQeI.js","/assets/LearnPage-DUfgl8ax.js","/assets/LearnPage-aFf-ahJM.css","/assets/Lobby-BEkd-jXR.css","/assets/Lobby-wT7ehu3N.js","/assets/PassAndPlay-B2AltL8X.css","/assets/PassAndPlay-DBNtfCJE.js","/assets/People-DOABaX5o.css","/assets/People-gjweLbZJ.js","/assets/RadioGroup-CuTRIgyl.css","/assets/RadioGroup-ZJDcVOdi.js","/assets/Rematch-DG8NEicD.js","/assets/Rules-CiwEkrjC.js","/assets/Rules-DSPFJImo.css","/assets/Settings-63SbUCcb.js","/assets/Settings-DvWSosPI.css","/assets/ShuffleCommitment-BcTVJs0I.js","/assets/ShuffleCommitment-kmUFdNKT.css","/assets/TablePage-DLWQhvX0.js","/assets/TablePage-Dba1c0is.css","/assets/TableTitle-CtTJ4QVl.css","/assets/TableTitle-PfJm7wGg.js","/assets/Tile-Bn5B_Hhy.css","/assets/Tile-DLhh-cYo.js","/assets/api-Zy-7SaTj.js","/assets/bots-B9LncBPv.js","/assets/bots-C3owYDuV.js","/assets/bots-CdkSEnqg.js","/assets/bots-CnziZyU9.js","/assets/commitments-BEhqSLm3.js","/assets/errors-BEZ2FeH1.js","/assets/errors-BGwFsKFY.js","/assets/errors-Bh8JCMsA.js","/assets/errors-jvVg7lDC.js","/assets/events-B9KCbuwV.js","/assets/events-BjEuoZio.js","/assets/events-CWHLN9nR.js","/assets/events-D6PG7vMC.js","/assets/geometry-oSzfaI1a.js","/assets/index-D4JrtPn6.js","/assets/index-Dogr27mj.css","/assets/lanterns-Be-il7aR.js","/assets/learn-BcBgupTa.js","/assets/learn-Bdl6dNkO.js","/assets/learn-CBtpZTCS.js","/assets/learn-Ifh3rCEp.js","/assets/page-C6X4PVX8.js","/assets/page-Cf5UTQjV.js","/assets/page-D1ua71Nk.js","/assets/page-ZqK9K-wC.js","/assets/pieces-BfM-HcMb.js","/assets/pieces-Ce3pB7K8.js","/assets/pieces-DeaeQQQb.js","/assets/pieces-_dDq3MfB.js","/assets/preferences.svelte-jVr8NaqF.js","/assets/route.svelte-Cr-OXaz4.js","/assets/seats-DXn5XTn7.js","/assets/sentences-B4CZzL9-.js","/assets/settings.svelte-D9463F7_.js","/assets/table-CAULpADl.js","/assets/table-CWSIfLSe.js","/assets/table-ChT9OeC1.js","/assets/table-LczW24b4.js","/icon-192.png","/icon-512.png","/icon.svg","/manifest.webmanifest"]]);
const CACHE = "lanterns-87b31ec9fc9a";

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
