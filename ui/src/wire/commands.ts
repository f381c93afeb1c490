/** Commands to a table, before the id and the version are added. */

import type { Answer, SeatInfo, Upward } from "./protocol";

type WithoutEnvelope<Message> = Message extends { version: number }
  ? Omit<Message, "id" | "version">
  : never;

export type Command = WithoutEnvelope<Upward>;

/** Whether nobody else chooses a part of the shuffle: all others are bots, or at this browser. */
export function isAlone(seats: readonly SeatInfo[]): boolean {
  return seats.every((seat) => seat.mine || seat.kind === "bot");
}

/** Whether the command took effect. */
export function isAccepted(answer: Answer): boolean {
  return answer.outcome === "applied" || answer.outcome === "duplicate";
}

/** A random id. */
export function newId(): string {
  return randomHex(16);
}

/** What tells the server that a browser without a cookie is the same as before. */
export function newKey(): string {
  return randomHex(32);
}

/** Random bytes; `randomUUID` exists only on secure addresses, not on a plain one of a home network. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
