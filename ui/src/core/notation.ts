/** Actions as the simulator packs them and as records write them. */

import { ORIGIN } from "./layout";
import { COLOR_LETTERS } from "./names";
import { cellOf } from "./position";

/** The kinds of action, in the order of the simulator. */
export const KIND = {
  exchange: 0,
  fourOfAKind: 1,
  threePair: 2,
  sevenUnique: 3,
  discard: 4,
  place: 5,
  end: 6,
} as const;

export function kindOf(action: number): number {
  return action >> 24;
}

/** An action as records write it. */
export function toText(action: number): string {
  const detail = action & 0xffffff;
  switch (kindOf(action)) {
    case KIND.exchange:
      return `x${letter(detail >> 3)}>${letter(detail & 7)}`;
    case KIND.fourOfAKind:
      return `4${letter(detail)}`;
    case KIND.threePair:
      return `3${colorsIn(detail).map(letter).join("")}`;
    case KIND.sevenUnique:
      return "7";
    case KIND.discard:
      return `-${letter(detail)}`;
    case KIND.place: {
      const [x, y] = cellOf((detail >> 2) & 0x3fff);
      return `${detail >> 16}@${x},${y}r${detail & 3}`;
    }
    default:
      return ".";
  }
}

/** The tile and the cell of a text in the form of a placement, whether there are such or not. */
export function placementIn(text: string): { tile: number; x: number; y: number } | undefined {
  const form = /^(0|-?[1-9]\d{0,5})@(0|-?[1-9]\d{0,5}),(0|-?[1-9]\d{0,5})r[0-3]$/;
  const found = form.exec(text);
  if (!found) return undefined;
  const [tile = 0, x = 0, y = 0] = found.slice(1).map(Number);
  return { tile, x, y };
}

/** The number of an action in the notation of records; undefined if none stands for it. */
export function fromText(text: string): number | undefined {
  const placed = placementIn(text);
  const action = placed
    ? packPlacement(placed.tile, placed.x, placed.y, Number(text.at(-1)))
    : packOther(text);
  return toText(action) === text ? action : undefined;
}

function packPlacement(tile: number, x: number, y: number, turns: number): number {
  const cell = (((x + ORIGIN) & 127) << 7) | ((y + ORIGIN) & 127);
  return packed(KIND.place, ((tile & 63) << 16) | (cell << 2) | turns);
}

function packOther(text: string): number {
  const [first, ...letters] = text.replace(">", "");
  const colors = letters.map((one) => COLOR_LETTERS.indexOf(one));
  const [given = 0, taken = 0] = colors;
  switch (first) {
    case "x":
      return packed(KIND.exchange, (given << 3) | taken);
    case "4":
      return packed(KIND.fourOfAKind, given);
    case "3":
      return packed(
        KIND.threePair,
        colors.reduce((mask, color) => mask | (1 << color), 0),
      );
    case "7":
      return packed(KIND.sevenUnique, 0);
    case "-":
      return packed(KIND.discard, given);
    default:
      return packed(KIND.end, 0);
  }
}

/** The colors that an action names: of an exchange the given one and the taken one. */
export function colorsOf(action: number): readonly number[] {
  const detail = action & 0xffffff;
  switch (kindOf(action)) {
    case KIND.exchange:
      return [detail >> 3, detail & 7];
    case KIND.fourOfAKind:
    case KIND.discard:
      return [detail];
    case KIND.threePair:
      return colorsIn(detail);
    case KIND.sevenUnique:
      return colorsIn(127);
    default:
      return [];
  }
}

/** The colors whose bits are set in a mask. */
export function colorsIn(mask: number): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((color) => (mask >> color) & 1);
}

function packed(kind: number, detail: number): number {
  return (kind << 24) | detail;
}

function letter(color: number): string {
  return COLOR_LETTERS[color] ?? "";
}
