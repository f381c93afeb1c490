/** Which tables live in this browser: their ids say so, and no server makes such ids. */

import { randomHex } from "./commands";

const FORM = /^local-[0-9a-f]{16}$/;

/** The id of a replay, which no table has. */
export const REPLAY_ID = "replay";

/** Whether a table is played in this browser, without a server. */
export function isLocal(table: string): boolean {
  return FORM.test(table);
}

export function newLocalId(): string {
  return `local-${randomHex(8)}`;
}
