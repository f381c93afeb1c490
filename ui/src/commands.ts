/** What the page asks of a table; an id and the version that was seen are added on the way. */

import { keepContribution } from "./festival/pledges";
import type { Sit, Upward } from "./protocol";

type Wish<Message> = Message extends { version: number } ? Omit<Message, "id" | "version"> : never;

export type Command = Wish<Upward>;

/** Which seat, and whose. */
export type SeatName = Pick<Sit, "seat" | "name" | "invitation">;

/** Taking a seat, with bytes of this browser's own for the shuffle. */
export function sitting(table: string, wish: SeatName): Wish<Sit> {
  const contribution = randomHex(32);
  keepContribution(table, contribution);
  return { type: "sit", contribution, ...wish };
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
