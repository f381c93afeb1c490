/** The mark at the end of each seat's line, by its edge of the table: color is not the only sign. */

import type { Edge } from "../lake/geometry";

export const MARKS: Readonly<Record<Edge, string>> = {
  bottom: "M-5.5 0A5.5 5.5 0 1 1 5.5 0A5.5 5.5 0 1 1 -5.5 0Z",
  left: "M-5 -5H5V5H-5Z",
  top: "M0 -7L7 0L0 7L-7 0Z",
  right: "M0 -6.5L6.5 5.5H-6.5Z",
};
