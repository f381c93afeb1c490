/** Commands to a table, before the id and the version are added. */

import type { Answer, SeatInfo, Sit, Upward } from "./protocol";
import { sha256Hex } from "./sha256";

/** The longest name or title that the server accepts. */
export const NAME_LENGTH = 40;
/** Characters that are invisible, break a line or change its direction. */
const HIDDEN =
  /(?:\u034f|\u17b4|\u17b5|[\u180b-\u180d]|\u180e|\u180f|[\ufe00-\ufe0d]|[\p{Cc}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|[\u{e0000}-\u{e0fff}])+/gu;
/** Characters that join others; alone they are not a name. */
const JOINERS = /^(?:\s|\u200c|\u200d|\ufe0e|\ufe0f)*$/u;

type WithoutEnvelope<Message> = Message extends { version: number }
  ? Omit<Message, "id" | "version">
  : never;

export type Command = WithoutEnvelope<Upward>;

/** The seat to take and the name of its player. */
export type SeatClaim = Pick<Sit, "seat" | "name" | "invitation" | "face">;

/** A command to take a seat, and the random bytes that this browser adds to the shuffle. */
export interface Seating {
  readonly command: WithoutEnvelope<Sit>;
  readonly contribution: string;
}

/** Take a seat; with others, the bytes are only pledged until everyone has sat down. */
export function sitCommand(claim: SeatClaim, alone: boolean): Seating {
  const contribution = randomHex(32);
  const part = alone ? { contribution } : { pledge: sha256Hex(contribution) };
  return { command: { type: "sit", ...part, ...claim }, contribution };
}

/** Whether nobody else chooses a part of the shuffle: all others are bots, or at this browser. */
export function isAlone(seats: readonly SeatInfo[]): boolean {
  return seats.every((seat) => seat.mine || seat.kind === "bot");
}

/** Whether the command took effect. */
export function isAccepted(answer: Answer): boolean {
  return answer.outcome === "applied" || answer.outcome === "duplicate";
}

/** A name or title as the server accepts it; pasted text may have tabs and hidden characters. */
export function cleanName(typed = ""): string {
  const cleaned = typed.replaceAll(HIDDEN, " ").trim();
  return JOINERS.test(cleaned) ? "" : cleaned;
}

/** A random id. */
export function newId(): string {
  return randomHex(16);
}

/** What tells the server that a browser without a cookie is the same as before. */
export function newKey(): string {
  return randomHex(32);
}

/** `randomUUID` exists only on secure addresses, not on a plain one of a home network. */
function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
