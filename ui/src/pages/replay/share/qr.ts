/** A QR code, drawn as dark and light modules. */

import { qrData } from "./qr-data";

export interface QrCode {
  readonly version: number;
  readonly mask: number;
  /** Whether each module is dark, row by row. */
  readonly rows: readonly (readonly boolean[])[];
}

/** Level L in the bits that describe the format. */
const LEVEL_L = 1;

/** Where the mask inverts a module. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The QR code of a text; throws `TooLong` if there is none. */
export function qrCode(text: string): QrCode {
  const { version, codewords } = qrData(text);
  const codes = MASKS.map((_, mask) => ({ version, mask, rows: drawn(version, codewords, mask) }));
  const [best] = codes.sort((one, other) => penalty(one.rows) - penalty(other.rows));
  if (!best) throw new TypeError("There are no masks.");
  return best;
}

/** One path around all dark modules, each a square of one unit. */
export function qrPath({ rows }: QrCode): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

function drawn(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    const [row, marks] = [rows[y], fixed[y]];
    if (!row || !marks || x < 0 || x >= size) return;
    row[x] = dark;
    marks[x] = true;
  };
  drawPatterns(version, size, set, (x, y) => fixed[y]?.[x] === true);
  drawFormat(size, mask, set);
  const inverts = MASKS[mask];
  for (const [place, [x, y]] of path(size, fixed).entries()) {
    const bit = ((codewords[place >> 3] ?? 0) >> (7 - (place & 7))) & 1;
    const row = rows[y];
    if (row) row[x] = (bit === 1) !== (inverts?.(x, y) ?? false);
  }
  return rows;
}

type Set = (x: number, y: number, dark: boolean) => void;

/** What every code of a version has: corners, lines, marks and the version itself. */
function drawPatterns(
  version: number,
  size: number,
  set: Set,
  isFixed: (x: number, y: number) => boolean,
): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const rings = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const marks = markCenters(version, size);
  for (const x of marks) {
    for (const y of marks) {
      const isLine = (x === 6 || y === 6) && x !== y;
      // Beside the three corners there are none; on the two lines they cover what is there.
      if (isLine ? isCorner(x, y, size) : isFixed(x, y)) continue;
      rings(x, y, 2, (ring) => ring !== 1);
    }
  }
  if (version > 6) drawVersion(version, size, set);
}

function isCorner(x: number, y: number, size: number): boolean {
  return Math.min(x, y) === 6 && Math.max(x, y) === size - 7;
}

/** The rows and columns of the marks, evenly from the first line to the other edge. */
function markCenters(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => size - 7 - place * step)];
}

function drawFormat(size: number, mask: number, set: Set): void {
  const data = (LEVEL_L << 3) | mask;
  const bits = ((data << 10) | checked(data, 10, 0x537)) ^ 0x5412;
  const at = (place: number) => ((bits >> place) & 1) === 1;
  for (let place = 0; place < 15; place += 1) {
    // Around the first corner, past the two lines; and along the two others.
    const along = place < 6 ? place : place < 8 ? place + 1 : place === 8 ? 7 : 14 - place;
    set(place < 8 ? 8 : along, place < 8 ? along : 8, at(place));
    set(place < 8 ? size - 1 - place : 8, place < 8 ? 8 : size - 15 + place, at(place));
  }
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Set): void {
  const bits = (version << 12) | checked(version, 12, 0x1f25);
  for (let place = 0; place < 18; place += 1) {
    const [far, near] = [size - 11 + (place % 3), Math.floor(place / 3)];
    set(far, near, ((bits >> place) & 1) === 1);
    set(near, far, ((bits >> place) & 1) === 1);
  }
}

/** The bits that repair a number: what is left after dividing it by a polynomial. */
function checked(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let bit = 0; bit < degree; bit += 1) {
    rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? polynomial : 0);
  }
  return rest;
}

/** Every free module in the order of the data: pairs of columns, up and down, from the right. */
function path(size: number, fixed: readonly (readonly boolean[])[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let goesUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const y = goesUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y]?.[x]) found.push([x, y]);
    }
    goesUp = !goesUp;
  }
  return found;
}

/** How hard a code is to read: long runs, blocks, look-alikes of corners, too dark or too light. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  const lines = [...rows, ...columns].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const dark = rows[y]?.[x];
      const same = [rows[y]?.[x - 1], rows[y - 1]?.[x], rows[y - 1]?.[x - 1]];
      if (same.every((one) => one === dark)) sum += 3;
    }
  }
  const share = rows.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}
