/** Where the reader is: the address decides which screen is shown. */

export type Route =
  | { readonly screen: "home" | "learn" | "lost" }
  | { readonly screen: "join"; readonly token: string }
  | { readonly screen: "table"; readonly id: string };

let place = $state.raw(routeOf(location));
/** A part of the rules that is read over a table, without leaving it. */
let chapter: string | undefined = $state();

export function currentRoute(): Route {
  return place;
}

export function openedChapter(): string | undefined {
  return chapter;
}

export function closeChapter(): void {
  chapter = undefined;
}

/** The screen that an address leads to. */
export function routeOf(address: { readonly pathname: string; readonly hash: string }): Route {
  const [first, second, ...more] = address.pathname.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (first === "learn" && second === undefined) return { screen: "learn" };
  if (first === "join" && second === undefined && address.hash.length > 1) {
    return { screen: "join", token: address.hash.slice(1) };
  }
  if (first === "t" && second !== undefined && more.length === 0) {
    return { screen: "table", id: second };
  }
  return { screen: "lost" };
}

/** Go to an address of this page; `replace` leaves no way back to where we are. */
export function go(address: string, replace = false): void {
  const target = new URL(address, location.href);
  if (target.pathname === "/learn" && place.screen === "table") {
    chapter = target.hash.slice(1) || "goal";
    return;
  }
  history[replace ? "replaceState" : "pushState"](null, "", target);
  arrive();
  if (!target.hash) scrollTo(0, 0);
}

/** Follow links of this page without loading it again, and the browser's own way back. */
export function watchRoute(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}

function arrive(): void {
  chapter = undefined;
  place = routeOf(location);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  // A place on the same screen is the browser's own matter.
  if (link.pathname === location.pathname && link.hash && place.screen !== "table") return;
  event.preventDefault();
  go(link.href);
}
