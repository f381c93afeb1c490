/** The letter of each color, as records write it and in their order. */

import type { Color } from "./protocol";

export const LETTERS = ["R", "O", "G", "P", "B", "W", "K"] as const;
export type Letter = (typeof LETTERS)[number];

export function letterOf(color: Color): Letter {
  return LETTERS[color];
}
