/**
 * The signs of the lanterns at the four sides of a tile, as paths in units of the tile. A group that
 * moves and shrinks a sign would say the same, but each one is work for the browser at every change
 * of the page, and a lake has more than a hundred of them.
 */

import { LETTERS, type Letter } from "../wire/letters";
import { LANTERNS } from "./lanterns";

/** The centers of the signs: top, right, bottom, left. */
export const SIGN_CENTERS = [
  [0, -38],
  [38, 0],
  [0, 38],
  [-38, 0],
] as const;
const SIGN_SCALE = 0.85;

/** What each argument of a command is: a coordinate, a length, or a number that stays. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  M: "xy",
  L: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  Q: "xyxy",
  A: "rr---xy",
  Z: "",
};

/** Scale a path and move its origin; all of its commands must be absolute. */
export function movedPath(path: string, x: number, y: number, scale: number): string {
  const moved = (kind: string | undefined, number: number) => {
    if (kind === "-") return number;
    const origin = kind === "x" ? x : kind === "y" ? y : 0;
    return Number((origin + scale * number).toFixed(2));
  };
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const kinds = ARGUMENTS[command] ?? "";
    const numbers = text.match(/-?[\d.]+/g) ?? [];
    return (
      command +
      numbers.map((one, place) => moved(kinds[place % kinds.length], Number(one))).join(" ")
    );
  });
}

/** The paths of each lantern's sign: top, right, bottom, left. */
export const SIDE_SIGNS: ReadonlyMap<Letter, readonly string[]> = new Map(
  LETTERS.map((letter) => [
    letter,
    SIGN_CENTERS.map(([x, y]) => movedPath(LANTERNS[letter].sign, x, y, SIGN_SCALE)),
  ]),
);
