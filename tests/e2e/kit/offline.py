"""What a browser keeps of the page, for visits without a network."""

from typing import Any

from playwright.sync_api import Page

from .visitor import PATIENCE

# Fail rather than wait forever for a service worker that never gets ready.
_KEPT = """async (patience) => {
  const late = new Promise((_, fail) => setTimeout(fail, patience, new Error("no worker")));
  await Promise.race([navigator.serviceWorker.ready, late]);
  const { version } = document.documentElement.dataset;
  const name = (await caches.keys()).find((name) => name.endsWith(version));
  const cache = await caches.open(name);
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""


def kept_files(page: Page) -> list[str]:
    """Wait until the whole page is kept, and return the paths of its files."""
    files: list[str] = page.evaluate(_KEPT, PATIENCE)
    return files


def kept_versions(page: Page) -> set[str]:
    """Return the versions of the page that are kept."""
    names: list[str] = page.evaluate("() => caches.keys()")
    return {name.split(" ")[-1] for name in names}


def wait_for_versions(page: Page, *versions: str) -> None:
    """Wait until just these versions are kept."""
    page.wait_for_function(
        """async (wanted) => {
          const kept = (await caches.keys()).map((name) => name.split(" ").at(-1));
          return kept.sort().join() === wanted.sort().join();
        }""",
        arg=list(versions),
    )


def look_for_update(page: Page) -> bool:
    """Look for a new version, as a browser does from time to time; return whether one was kept."""
    found: Any = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update().catch(() => undefined);
          const worker = registration.installing ?? registration.waiting;
          const ends = ["activated", "redundant"];
          while (worker && !ends.includes(worker.state)) {
            await new Promise((next) => (worker.onstatechange = next));
          }
          return worker?.state === "activated";
        }"""
    )
    return bool(found)


def announce_update(page: Page, scope: str = "/") -> None:
    """Let the page in this folder know of a new version, as a service worker does."""
    page.evaluate(
        """(scope) => navigator.serviceWorker.dispatchEvent(
          new MessageEvent("message", { data: { version: "newer", scope } }),
        )""",
        scope,
    )
