/** SHA-256 as in FIPS 180-4. Browsers offer their own on secure addresses only, not at home. */

const PRIMES = firstPrimes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The SHA-256 of bytes that are given, and returned, as hexadecimal digits. */
export function sha256Hex(digits: string): string {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return Array.from(sha256(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(message);
  const state = new Uint32Array(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [early, late] = [at(words, i - 15), at(words, i - 2)];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = at(words, i - 16) + small + at(words, i - 7) + large;
    }
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, word] of state.entries()) digest.setUint32(4 * place, word);
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = h + mixed + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + at(words, i);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = at(state, place) + word;
  });
}

type Eight = [number, number, number, number, number, number, number, number];

function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: Uint32Array, place: number): number {
  return words[place] ?? 0;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes;
}
