/** Whether this page has a server, and whether that server answers. */

let answers = $state(true);

/** The folder that the page and its server have at their host: its manifest is there. */
export const ROOT = new URL(
  ".",
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? location.origin,
).pathname;

/** A static site, as `lanterns site` writes it, has none: nothing may be asked there. */
export function hasServer(): boolean {
  return document.documentElement.dataset.static === undefined;
}

/** Whether there is a server that answered when it was last asked; it counts as there until then. */
export function isServerReachable(): boolean {
  return hasServer() && answers;
}

/** Remember whether the server answered, for all that needs one. */
export function noteAnswer(answered: boolean): void {
  answers = answered;
}
