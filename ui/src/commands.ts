/** What the page asks of a table; an id and the version that was seen are added on the way. */

import type { Answer, Sit, Upward } from "./protocol";

/** How long a name or a title may be. */
export const NAME_LENGTH = 40;
/** What takes up no room in a line, breaks it or turns it round. */
const HIDDEN = /[\p{Cc}\u200b\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

type Wish<Message> = Message extends { version: number } ? Omit<Message, "id" | "version"> : never;

export type Command = Wish<Upward>;

/** Which seat, and whose. */
export type SeatClaim = Pick<Sit, "seat" | "name" | "invitation">;

/** Taking a seat, with bytes of this browser's own for the shuffle. */
export function sitCommand(wish: SeatClaim): Wish<Sit> {
  return { type: "sit", contribution: randomHex(32), ...wish };
}

/** Whether what was asked for has happened. */
export function isAccepted(answer: Answer): boolean {
  return answer.outcome === "applied" || answer.outcome === "duplicate";
}

/** A name or a title as the server takes it; what is pasted may bring tabs and hidden marks. */
export function cleanName(typed = ""): string {
  return typed.replaceAll(HIDDEN, " ").trim();
}

/** An id of our own choice. */
export function newId(): string {
  return randomHex(16);
}

/** `randomUUID` is missing on a plain address of a home network. */
function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
