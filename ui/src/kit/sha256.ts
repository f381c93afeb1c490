/** SHA-256. Browsers offer their own on secure addresses only, not at home. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

export { sha256 };

/** The SHA-256 of a text, as hexadecimal digits. */
export function sha256Text(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}

/** The SHA-256 of bytes that are given, and returned, as hexadecimal digits; others count as 0. */
export function sha256Hex(digits: string): string {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return bytesToHex(sha256(bytes));
}
