/** The route: the address selects the screen; the rules and the settings can lie over it. */

import { type CourseName, isCourse } from "../source/course/course";
import { t } from "../words/words.svelte";
import { addressOf, type Place, placeOf } from "./address";

type Route =
  | { readonly screen: "home" | "learn" | "lost" }
  | { readonly screen: "join"; readonly token: string }
  | { readonly screen: "course"; readonly name: CourseName }
  | { readonly screen: "table"; readonly id: string }
  | { readonly screen: "replay"; readonly text: string; readonly isReview: boolean };

let place = $state.raw(routeOf(placeOf(location)));
/** The chapter of the rules that is open over a table. */
let chapter: string | undefined = $state();
let hasSettings = $state(false);

export function currentRoute(): Route {
  return place;
}

export function openedChapter(): string | undefined {
  return chapter;
}

export function closeChapter(): void {
  chapter = undefined;
}

export function areSettingsOpen(): boolean {
  return hasSettings;
}

export function openSettings(): void {
  hasSettings = true;
}

export function closeSettings(): void {
  hasSettings = false;
}

/** The screen that an address leads to. */
export function routeOf(address: Place | undefined): Route {
  if (!address) return { screen: "lost" };
  const [first, second, ...more] = address.pathname.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (first === "learn" && second === undefined) return { screen: "learn" };
  if ((first === "replay" || first === "review") && second === undefined) {
    return { screen: "replay", text: address.hash.slice(1), isReview: first === "review" };
  }
  if (first === "learn" && isCourse(second) && more.length === 0) {
    return { screen: "course", name: second };
  }
  if (first === "join" && second === undefined && address.hash.length > 1) {
    return { screen: "join", token: address.hash.slice(1) };
  }
  if (first === "t" && second !== undefined && more.length === 0) {
    return { screen: "table", id: second };
  }
  return { screen: "lost" };
}

/** The title of the page: what is shown, and the name of the game. */
export function pageTitle(shown: string): string {
  // An old table may be called as the game is.
  return shown === t("title") ? shown : `${shown} · ${t("title")}`;
}

/** Go to a path of this page; `replace` removes the current address from the history. */
export function go(path: string, replace = false): void {
  move(new URL(addressOf(path), location.href), replace);
}

/** Whether a table is on the screen, over which the rules are shown. */
function isPlaying(): boolean {
  return place.screen === "table" || place.screen === "course";
}

function move(target: URL, replace: boolean): void {
  // The way out of a course leads to the list of courses, which is above the rules.
  const isRules = target.hash || place.screen === "table";
  if (placeOf(target)?.pathname === "/learn" && isRules && isPlaying()) {
    chapter = target.hash.slice(1) || "goal";
    return;
  }
  history[replace ? "replaceState" : "pushState"](null, "", target);
  arrive();
  if (!target.hash) scrollTo(0, 0);
}

/** Handle links and the browser's history without reloading the page. */
export function watchRoute(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}

function arrive(): void {
  chapter = undefined;
  hasSettings = false;
  place = routeOf(placeOf(location));
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const target = placeOf(link);
  if (!target) return;
  // The browser itself handles links within a screen.
  const isHere = target.pathname === placeOf(location)?.pathname;
  if (isHere && link.hash && !isPlaying()) return;
  event.preventDefault();
  move(new URL(link.href), false);
}
