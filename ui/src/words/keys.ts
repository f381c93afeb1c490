/** The values that messages select by: colors, sides, kinds of sets, yes and no. */

import type { Letter } from "../wire/letters";
import type { DedicationKind } from "../wire/protocol";

export const SIDES = ["north", "east", "south", "west"] as const;
/** The kinds of sets, by their numbers. */
export const KINDS = ["four-of-a-kind", "three-pair", "seven-unique"] as const;

const COLORS: Readonly<Record<Letter, string>> = {
  R: "red",
  O: "orange",
  G: "green",
  P: "purple",
  B: "blue",
  W: "white",
  K: "black",
};

export function colorKey(letter: Letter): string {
  return COLORS[letter];
}

export function kindKey(kind: DedicationKind): string {
  return KINDS[kind];
}

export function yesNo(truth: boolean): "yes" | "no" {
  return truth ? "yes" : "no";
}
