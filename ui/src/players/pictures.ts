/** The addresses of links as pictures, which the server draws. */

import { tableAddress } from "../wire/api";

export function invitationPicture(table: string, seat: number): string {
  return tableAddress(table, `/seats/${seat}/invitation.svg`);
}

export function movePicture(table: string, seat: number): string {
  return tableAddress(table, `/seats/${seat}/move.svg`);
}

export function watchPicture(table: string): string {
  return tableAddress(table, "/watch.svg");
}
