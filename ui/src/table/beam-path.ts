/** The shape of a beam of light from a tile's side to the seat at that edge of the screen. */

import type { Box, Edge } from "../lake/geometry";

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface BeamShape {
  /** The outline, as an SVG path. */
  readonly outline: string;
  readonly from: Point;
  readonly to: Point;
  /** The centers of the signs along it. */
  readonly signs: readonly Point[];
}

/** How wide it is at the tile, relative to the tile. */
const WIDTH_AT_TILE = 0.48;
/** How far inside the tile it begins, relative to the tile: beyond the side's sign. */
const INSIDE = 0.01;

const UPRIGHT: Readonly<Record<Edge, boolean>> = {
  top: true,
  bottom: true,
  left: false,
  right: false,
};

/** Return the shape of a beam; `rem` is the page's unit, which its far end is measured in. */
export function beamShape(tile: Box, edge: Edge, seat: Box, rem: number): BeamShape {
  const from = startOf(tile, edge);
  const to = endOf(from, edge, seat, 1.2 * rem);
  const near = ((tile.right - tile.left) * WIDTH_AT_TILE) / 2;
  const far = (0.9 * rem) / 2;
  const side = (sign: 1 | -1): readonly [Point, Point] => [
    aside(from, edge, sign * near),
    aside(to, edge, sign * far),
  ];
  const [a, b] = side(-1);
  const [d, c] = side(1);
  return {
    outline: `M${at(a)}${curve(a, b, edge)}L${at(c)}${curve(c, d, edge)}Z`,
    from,
    to,
    signs: signsAlong(from, to, edge, rem),
  };
}

/** The middle of a tile's side, a little inside. */
function startOf(tile: Box, edge: Edge): Point {
  const inside = (tile.right - tile.left) * INSIDE;
  const x = (tile.left + tile.right) / 2;
  const y = (tile.top + tile.bottom) / 2;
  switch (edge) {
    case "top":
      return { x, y: tile.top + inside };
    case "bottom":
      return { x, y: tile.bottom - inside };
    case "left":
      return { x: tile.left + inside, y };
    case "right":
      return { x: tile.right - inside, y };
  }
}

/** Straight ahead on the seat's near side, or as far to it as the seat reaches. */
function endOf(from: Point, edge: Edge, seat: Box, margin: number): Point {
  const across = (low: number, high: number, value: number) =>
    Math.min(
      Math.max(value, Math.min(low + margin, (low + high) / 2)),
      Math.max(high - margin, (low + high) / 2),
    );
  switch (edge) {
    case "top":
      return { x: across(seat.left, seat.right, from.x), y: seat.bottom };
    case "bottom":
      return { x: across(seat.left, seat.right, from.x), y: seat.top };
    case "left":
      return { x: seat.right, y: across(seat.top, seat.bottom, from.y) };
    case "right":
      return { x: seat.left, y: across(seat.top, seat.bottom, from.y) };
  }
}

function aside(point: Point, edge: Edge, by: number): Point {
  return UPRIGHT[edge] ? { x: point.x + by, y: point.y } : { x: point.x, y: point.y + by };
}

/** A curve that leaves and arrives straight; between points in line it is a line. */
function curve(from: Point, to: Point, edge: Edge): string {
  const [one, other] = controls(from, to, edge);
  return `C${at(one)} ${at(other)} ${at(to)}`;
}

function controls(from: Point, to: Point, edge: Edge): readonly [Point, Point] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return UPRIGHT[edge]
    ? [
        { x: from.x, y: middle.y },
        { x: to.x, y: middle.y },
      ]
    : [
        { x: middle.x, y: from.y },
        { x: middle.x, y: to.y },
      ];
}

/** Signs at equal distances, none under the tile or the chip. */
function signsAlong(from: Point, to: Point, edge: Edge, rem: number): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(0, Math.floor((length - 3 * rem) / (2.9 * rem)));
  const [one, other] = controls(from, to, edge);
  return Array.from({ length: count }, (_, place) => {
    const t = ((place + 1) * 2.9 * rem) / length;
    const mix = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return {
      x: mix(from.x, one.x, other.x, to.x),
      y: mix(from.y, one.y, other.y, to.y),
    };
  });
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
