/** The chart of the chances to win: places on it, and the moment at a place. */

import type { Chances } from "./course";

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** The number of actions of the game. */
  readonly last: number;
}

export interface ChanceLine {
  readonly seat: number;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
}

/** A line for each seat; the origin is the top left corner. */
export function linesOf(course: readonly Chances[], size: ChartSize): readonly ChanceLine[] {
  return (course[0]?.chances ?? []).map((_, seat) => {
    const places = course.map(({ ply, chances }) => ({
      x: xOf(ply, size),
      y: yOf(chances[seat] ?? 0, size),
    }));
    const path = places.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");
    return { seat, path, end: places.at(-1) ?? { x: 0, y: 0 } };
  });
}

export function xOf(ply: number, { width, last }: ChartSize): number {
  return round((ply / Math.max(last, 1)) * width);
}

export function yOf(chance: number, { height }: ChartSize): number {
  return round((1 - chance) * height);
}

/** Places along the chart moved apart, so that each has its room; in the order given. */
export function spread(places: readonly number[], room: number, width: number): readonly number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    found[at] = Math.max(places[at] ?? 0, least);
    least = (found[at] ?? 0) + room;
  }
  // At the end of the chart they move back again.
  let most = width;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at] ?? 0, most);
    most = (found[at] ?? 0) - room;
  }
  return found;
}

/** The moment nearest to a place, given as a part of the width. */
export function plyAt(part: number, last: number): number {
  return Math.round(Math.max(0, Math.min(1, part)) * last);
}

/** The moment that a key leads to; undefined if it leads nowhere. */
export function plyByKey(key: string, ply: number, last: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(ply + 1, last);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(ply - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
