/**
 * Addresses of this page. Its screens have paths such as `/learn#sets`. A server knows these paths;
 * a plain web host knows only the files of a static site, so there the path becomes the query of
 * the one page: `folder/?/learn#sets`. The part after the # stays as it is, and is not sent.
 */

import { hasServer } from "../wire/server.svelte";

/** The part of an address that selects the screen. */
export interface Place {
  readonly pathname: string;
  readonly hash: string;
}

/** The folder of a static site, where every screen's address is; undefined with a server. */
export const FOLDER = hasServer() ? undefined : new URL(".", location.href).pathname;

/** The address of one of the page's screens, from its path. */
export function addressOf(path: string, folder = FOLDER): string {
  if (folder === undefined) return path;
  return path.startsWith("/#") || path === "/" ? folder + path.slice(1) : `${folder}?${path}`;
}

/** The address of a file that is beside the page. */
export function fileAddress(name: string, folder = FOLDER): string {
  return (folder ?? "/") + name;
}

/** The screen's path in an address; undefined if the address is not one of this page. */
export function placeOf(
  { pathname, search, hash }: Place & { readonly search: string },
  folder = FOLDER,
): Place | undefined {
  if (folder === undefined) return pathname.startsWith("/api/") ? undefined : { pathname, hash };
  if (pathname !== folder && pathname !== `${folder}index.html`) return undefined;
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
