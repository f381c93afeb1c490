/** The words by which messages know colours, and what is so and what is not. */

import type { Letter } from "../art/lanterns";

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

export function yesNo(truth: boolean): "yes" | "no" {
  return truth ? "yes" : "no";
}
