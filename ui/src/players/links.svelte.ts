/** Links to share, their pictures, and whether others can follow them. */

import { addressOf } from "../frame/address";
import { publicAddress, tableAddress } from "../wire/api";

/** Names and addresses by which a machine reaches only itself. */
const LOCAL = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

const home = $state({ address: location.href });
let asking: Promise<void> | undefined;

export function isLocalOnly(): boolean {
  return LOCAL.test(new URL(home.address).hostname);
}

/** If the page was opened under a local address, ask the server once for a public one. */
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

/** The link for a token; the token comes after the #, where no server on the way can read it. */
export function joinLink(token: string): string {
  return publicLink(addressOf(`/join#${token}`));
}

/** An address of this page as others can follow it. */
export function publicLink(address: string): string {
  return new URL(address, home.address).href;
}

/** The pictures of links as QR codes, which the server draws. */
export function tablePicture(table: string): string {
  return tableAddress(table, "/join.svg");
}

export function invitationPicture(table: string, seat: number): string {
  return tableAddress(table, `/seats/${seat}/invitation.svg`);
}

export function movePicture(table: string, seat: number): string {
  return tableAddress(table, `/seats/${seat}/move.svg`);
}

export function watchPicture(table: string): string {
  return tableAddress(table, "/watch.svg");
}
