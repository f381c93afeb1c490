/**
 * Addresses of this page. Its screens have paths such as `/learn#sets`. A server knows these paths
 * in its folder, which is the whole host as a rule; a plain web host knows only the files of a static site, so there the path becomes the query of
 * the one page: `folder/?/learn#sets`. The part after the # stays as it is, and is not sent.
 */

import { hasServer, ROOT } from "../wire/server.svelte";

/** The part of an address that selects the screen. */
export interface Place {
  readonly pathname: string;
  readonly hash: string;
}

/** The address of one of the page's screens, from its path. */
export function addressOf(path: string, folder = ROOT, isStatic = !hasServer()): string {
  const isInQuery = isStatic && path !== "/" && !path.startsWith("/#");
  return isInQuery ? `${folder}?${path}` : folder + path.slice(1);
}

/** The address of a file that is beside the page. */
export function fileAddress(name: string): string {
  return ROOT + name;
}

/** The screen's path in an address; undefined if the address is not one of this page. */
export function placeOf(
  { pathname, search, hash }: Place & { readonly search: string },
  folder = ROOT,
  isStatic = !hasServer(),
): Place | undefined {
  if (!pathname.startsWith(folder)) return undefined;
  const inside = pathname.slice(folder.length);
  if (!isStatic) return inside.startsWith("api/") ? undefined : { pathname: `/${inside}`, hash };
  if (inside && inside !== "index.html") return undefined;
  const path = decoded(search.slice(1));
  return { pathname: path.startsWith("/") ? path : "/", hash };
}

/** Undo what programs that pass links on do to a query: encode it, or add to it. */
function decoded(query: string): string {
  const [path = ""] = query.split("&");
  try {
    return decodeURIComponent(path).replace(/=$/, "");
  } catch {
    return path;
  }
}
