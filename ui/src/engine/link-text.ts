/** The letters of a link: bytes with a version in front and a checksum at the end. */

import { BadGame, excerpt } from "./fault";

const VERSION = "1";
const CHECK_BYTES = 4;
/** The polynomial of CRC-32, as in ISO 3309, with its bits reversed. */
const POLYNOMIAL = 0xedb88320;

export function linkFromBytes(body: Uint8Array): string {
  return VERSION + toLetters(Uint8Array.of(...body, ...checkOf(body)));
}

/** The bytes of a link; throws `BadGame` for text that is not exactly so written. */
export function linkToBytes(text: string): Uint8Array {
  const [version] = text;
  if (version === undefined) throw new BadGame("link_empty");
  if (version !== VERSION) {
    throw new BadGame("link_format", { format: excerpt(version), known: VERSION });
  }
  const letters = text.slice(1);
  if (!/^[\w-]*$/.test(letters) || letters.endsWith("\n")) throw new BadGame("link_letters");
  // No number of bytes leaves a single letter over.
  const content = letters.length % 4 === 1 ? new Uint8Array() : fromLetters(letters);
  const body = content.slice(0, -CHECK_BYTES);
  const check = content.slice(-CHECK_BYTES);
  const fits = checkOf(body).every((byte, place) => byte === check[place]);
  if (!body.length || !fits || toLetters(content) !== letters) throw new BadGame("link_damaged");
  return body;
}

function toLetters(content: Uint8Array): string {
  const text = btoa(String.fromCharCode(...content));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The CRC-32 of the version and the bytes. */
function checkOf(body: Uint8Array): Uint8Array {
  let rest = 0xffffffff;
  for (const byte of [VERSION.charCodeAt(0), ...body]) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0);
  }
  const check = new DataView(new ArrayBuffer(CHECK_BYTES));
  check.setUint32(0, ~rest >>> 0);
  return new Uint8Array(check.buffer);
}
