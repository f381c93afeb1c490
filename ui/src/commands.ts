/** Commands to a table, before the id and the version are added. */

import type { Answer, Sit, Upward } from "./protocol";

/** The longest name or title that the server accepts. */
export const NAME_LENGTH = 40;
/** Characters that are invisible, break a line or change its direction. */
const HIDDEN = /[\p{Cc}\u200b\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

type WithoutEnvelope<Message> = Message extends { version: number }
  ? Omit<Message, "id" | "version">
  : never;

export type Command = WithoutEnvelope<Upward>;

/** The seat to take and the name of its player. */
export type SeatClaim = Pick<Sit, "seat" | "name" | "invitation" | "face">;

/** The command to take a seat, with this browser's random contribution to the shuffle. */
export function sitCommand(claim: SeatClaim): WithoutEnvelope<Sit> {
  return { type: "sit", contribution: randomHex(32), ...claim };
}

/** Whether the command took effect. */
export function isAccepted(answer: Answer): boolean {
  return answer.outcome === "applied" || answer.outcome === "duplicate";
}

/** A name or title as the server accepts it; pasted text may have tabs and hidden characters. */
export function cleanName(typed = ""): string {
  return typed.replaceAll(HIDDEN, " ").trim();
}

/** A random id. */
export function newId(): string {
  return randomHex(16);
}

/** `randomUUID` exists only on secure addresses, not on a plain one of a home network. */
function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
