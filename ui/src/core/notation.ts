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

/** The number of an action in the notation of records; undefined if it is none. */
export function fromText(text: string): number | undefined {
  const placed = /^(\d{1,2})@(-?\d{1,2}),(-?\d{1,2})r([0-3])$/.exec(text);
  if (placed) {
    const [tile = 0, x = 0, y = 0, turns = 0] = placed.slice(1).map(Number);
    const cell = ((x + ORIGIN) << 7) | (y + ORIGIN);
    return packed(KIND.place, (tile << 16) | (cell << 2) | turns);
  }
  const [first, ...letters] = text.replace(">", "");
  const colors = letters.map((one) => COLOR_LETTERS.indexOf(one));
  const [given = 0, taken = 0] = colors;
  const action =
    first === "x"
      ? packed(KIND.exchange, (given << 3) | taken)
      : first === "4"
        ? packed(KIND.fourOfAKind, given)
        : first === "3"
          ? packed(
              KIND.threePair,
              colors.reduce((mask, color) => mask | (1 << color), 0),
            )
          : first === "7"
            ? packed(KIND.sevenUnique, 0)
            : first === "-"
              ? packed(KIND.discard, given)
              : packed(KIND.end, 0);
  return toText(action) === text ? action : undefined;
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
