/** Links to give away, and whether those who get one can follow it. */

import { publicAddress } from "../api";

/** Links with such a name lead back to whoever follows them. */
const LOCAL = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

const home = $state({ address: location.href });
let asking: Promise<void> | undefined;

export function isLocalOnly(): boolean {
  return LOCAL.test(new URL(home.address).hostname);
}

/** Under a name of this machine alone, ask the server once for one that others know it by. */
export function findPublicAddress(): void {
  if (asking || !isLocalOnly()) return;
  asking = publicAddress().then(
    (address) => {
      home.address = address;
    },
    () => {
      asking = undefined;
    },
  );
}

/** The address that a link's token makes; after the #, where no server on the way can read it. */
export function joinLink(token: string): string {
  return new URL(`/join#${token}`, home.address).href;
}
