/** The seven lanterns: each letter with its sign and paints. */

import type { Letter } from "../wire/letters";

export interface Lantern {
  /** The paper's own color, its brightest and its darkest. */
  readonly paper: string;
  readonly lit: string;
  readonly shade: string;
  /** The color of signs and letters: a contrast of at least 4.5 : 1. */
  readonly ink: string;
  /** The path of the sign, in a square of 20 units around the origin. */
  readonly sign: string;
}

const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const turn = (ray * Math.PI) / 4;
  const at = (radius: number, aside: number) =>
    `${(radius * Math.sin(turn + aside)).toFixed(2)} ${(-radius * Math.cos(turn + aside)).toFixed(2)}`;
  return `M${at(5.9, -0.3)}L${at(9.4, 0)}L${at(5.9, 0.3)}Z`;
}).join("");

const PALE = "#fffaf0";
const DARK = "#2b1a08";

export const LANTERNS: Readonly<Record<Letter, Lantern>> = {
  R: {
    paper: "#cf3a33",
    lit: "#ef6a55",
    shade: "#9d2522",
    ink: PALE,
    sign: "M0 -9.5L7.2 0L0 9.5L-7.2 0Z",
  },
  O: {
    paper: "#f2922c",
    lit: "#ffc063",
    shade: "#cc6d12",
    ink: DARK,
    sign: `M4.6 0A4.6 4.6 0 1 1 -4.6 0A4.6 4.6 0 1 1 4.6 0Z${RAYS}`,
  },
  G: {
    paper: "#2b7d50",
    lit: "#4fb37c",
    shade: "#1a5a38",
    ink: PALE,
    sign: "M-8 8.4C-9.5 -2.5 -2.5 -8.6 8.6 -8.4C9.4 2.4 3.6 8.8 -5 6.2L-6.6 9.4Z",
  },
  P: {
    paper: "#7d4fc0",
    lit: "#a57fe0",
    shade: "#5a3494",
    ink: PALE,
    sign: "M4.6 -8.6A9.4 9.4 0 1 0 4.6 8.6A9.9 9.9 0 0 1 4.6 -8.6Z",
  },
  B: {
    paper: "#2f6fc4",
    lit: "#63a0ec",
    shade: "#1d4d90",
    ink: PALE,
    sign: "M0 -9.8C2.6 -4.6 6.6 -1.6 6.6 3.2A6.6 6.6 0 0 1 -6.6 3.2C-6.6 -1.6 -2.6 -4.6 0 -9.8Z",
  },
  W: {
    paper: "#f3ecd8",
    lit: "#fffdf6",
    shade: "#d3c7a6",
    ink: "#40341d",
    sign: "M0 -8.4A8.4 8.4 0 1 0 0 8.4A8.4 8.4 0 1 0 0 -8.4ZM0 -4A4 4 0 1 1 0 4A4 4 0 1 1 0 -4Z",
  },
  K: {
    paper: "#2b2d38",
    lit: "#4a4d5e",
    shade: "#15161d",
    ink: PALE,
    sign: "M-6.4 -6.4H6.4V6.4H-6.4Z",
  },
};
