/**
 * The page's shell, kept in the browser: it opens at once, and where the server is silent it can
 * still say so, and tell the rules. What tables say is never kept.
 */

const SHELL = "/";
const FILES = new Set([SHELL, ..."__FILES__"]);
const CACHE = "lanterns-__VERSION__";

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
