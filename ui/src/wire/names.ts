/** Names of players and titles of tables. */

/** The longest name or title that the server accepts. */
export const NAME_LENGTH = 40;
/** Characters that are invisible, break a line or change its direction. */
const HIDDEN =
  /(?:\u034f|\u17b4|\u17b5|[\u180b-\u180d]|\u180e|\u180f|[\ufe00-\ufe0d]|[\p{Cc}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|[\u{e0000}-\u{e0fff}])+/gu;
/** Characters that join others; alone they are not a name. */
const JOINERS = /^(?:\s|\u200c|\u200d|\ufe0e|\ufe0f)*$/u;

/** A name or title as the server accepts it; pasted text may have tabs and hidden characters. */
export function cleanName(typed = ""): string {
  const cleaned = typed.replaceAll(HIDDEN, " ").trim();
  return JOINERS.test(cleaned) ? "" : cleaned;
}
