/** The bytes of a QR code, as in ISO/IEC 18004: the text, filled up, with codewords that repair it. */

/** Of each version, the repairing codewords of a block and the number of blocks, at level L. */
const REPAIR = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
  28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
  16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
];
/** Single bytes follow. */
const BYTE_MODE = 4;
const FILLERS = [0xec, 0x11];
/** From this version on, the length of the text takes two bytes. */
const LONG_LENGTH = 10;

/** The text does not fit into any QR code. */
export class TooLong extends Error {}

export interface QrData {
  readonly version: number;
  readonly codewords: readonly number[];
}

/** The smallest version that holds a text, and all of its codewords in the order of drawing. */
export function qrData(text: string): QrData {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= REPAIR.length; version += 1) {
    const lengthBits = version < LONG_LENGTH ? 8 : 16;
    const room = codewordsOf(version) - repairOf(version) * blocksOf(version);
    if (4 + lengthBits + 8 * bytes.length > 8 * room) continue;
    const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, lengthBits)];
    for (const byte of bytes) bits.push(...bitsOf(byte, 8));
    return { version, codewords: interleaved(filled(bits, room), version) };
  }
  throw new TooLong();
}

/** Everything that is not a pattern, in whole bytes. */
function codewordsOf(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version > 1) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
  }
  if (version > 6) modules -= 36;
  return Math.floor(modules / 8);
}

function repairOf(version: number): number {
  return REPAIR[version - 1] ?? 0;
}

function blocksOf(version: number): number {
  return BLOCKS[version - 1] ?? 1;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);
}

/** End the bits, make bytes of them, and fill the room that is left. */
function filled(bits: readonly number[], room: number): number[] {
  const ended = [...bits, 0, 0, 0, 0].slice(0, 8 * room);
  while (ended.length % 8) ended.push(0);
  const bytes = Array.from({ length: ended.length / 8 }, (_, place) =>
    ended.slice(8 * place, 8 * place + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
  for (let place = 0; bytes.length < room; place += 1) bytes.push(FILLERS[place % 2] ?? 0);
  return bytes;
}

/** Cut the bytes into blocks, and take one from each in turn; the repairing ones follow. */
function interleaved(bytes: readonly number[], version: number): number[] {
  const count = blocksOf(version);
  const short = Math.floor(bytes.length / count);
  const longer = bytes.length % count;
  let begin = 0;
  const blocks = Array.from({ length: count }, (_, block) => {
    const end = begin + short + (block < count - longer ? 0 : 1);
    const data = bytes.slice(begin, end);
    begin = end;
    return { data, repair: remainder(data, repairOf(version)) };
  });
  const turns = (part: "data" | "repair", length: number) =>
    Array.from({ length }, (_, place) =>
      blocks.flatMap((block) => block[part][place] ?? []),
    ).flat();
  return [...turns("data", short + 1), ...turns("repair", repairOf(version))];
}

/** The repairing codewords of Reed and Solomon: what is left after dividing by their polynomial. */
function remainder(data: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let root = 0, power = 1; root < degree; root += 1, power = times(power, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((one, place) => one ^ times(divisor[place - 1] ?? 0, power));
  }
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [place, one] of divisor.slice(1).entries()) {
      rest[place] = (rest[place] ?? 0) ^ times(one, factor);
    }
  }
  return rest;
}

/** The product in the field of 256 numbers. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}
