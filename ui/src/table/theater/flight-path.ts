/** The way of one thing over the table, as keyframes. */

import type { Box } from "../../lake/geometry";
import type { ScheduledFlight } from "../../stage/scene";
import type { Point } from "./anchors";

/** How far a thing rises above the straight line, at most. */
const LIFT = 70;
/** A set is spread out above its seat before it goes back: the distance and angle between cards. */
const FAN_STEP = 38;
const FAN_TURN = 6;
const FAN_LIFT = 56;
/** Half a card, and a little more. */
const MARGIN = 30;

interface Surroundings {
  /** The seat of the player it belongs to: a set is spread out beside it. */
  readonly seat?: Box | undefined;
  /** The points on its way, if it travels along a beam. */
  readonly way?: readonly Point[] | undefined;
}

export function flightPath(
  flight: ScheduledFlight,
  from: Point,
  to: Point,
  { seat, way }: Surroundings,
): Keyframe[] {
  if (flight.cargo.what === "laid") return glide(from, to);
  if (way) return along([from, ...way, to]);
  if (flight.fan && seat) return fan(flight.fan, from, to, seat);
  if (flight.cargo.what === "token") return present(from, to);
  return arc(from, to);
}

/** Rise, fly in an arc, land. */
function arc(from: Point, to: Point): Keyframe[] {
  const lift = Math.min(LIFT, distance(from, to) / 5);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return [
    { transform: at(from, 0.3), opacity: 0, easing: "ease-out" },
    { transform: at(from, 1.1), opacity: 1, offset: 0.14, easing: "ease-in" },
    { transform: at(middle, 1.35), opacity: 1, offset: 0.55, easing: "ease-out" },
    { transform: at(to, 0.85), opacity: 1 },
  ];
}

/** From point to point, each stretch in the time that its length needs. */
function along(points: readonly Point[]): Keyframe[] {
  const lengths = points.slice(1).map((point, place) => distance(points[place] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, place) => {
    gone += place === 0 ? 0 : (lengths[place - 1] ?? 0);
    const share = gone / whole;
    return {
      transform: at(point, 0.9 + 0.45 * Math.sin(Math.PI * share)),
      opacity: place === 0 ? 0.2 : 1,
      offset: share,
    };
  });
}

/** A tile leaves its player small and reaches the lake in full size. */
function glide(from: Point, to: Point): Keyframe[] {
  return [
    { transform: at(from, 0.35), opacity: 0, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
    { transform: at(mix(from, to, 0.25), 0.6), opacity: 1, offset: 0.2 },
    { transform: at(mix(from, to, 0.97), 1.12), opacity: 1, offset: 0.8 },
    { transform: at(to, 1), opacity: 1 },
  ];
}

/** The cards of a set: side by side for a moment, then to the supply. */
function fan(
  { nth, of }: { nth: number; of: number },
  from: Point,
  to: Point,
  seat: Box,
): Keyframe[] {
  const place = nth - (of - 1) / 2;
  // Between the seat and the middle of the screen, with room for the whole set.
  const half = ((of - 1) / 2) * FAN_STEP + MARGIN;
  const isHigh = seat.top + seat.bottom < innerHeight;
  const center = clamp((seat.left + seat.right) / 2, half, innerWidth - half);
  const spread = {
    x: center + place * FAN_STEP,
    y: (isHigh ? seat.bottom + FAN_LIFT : seat.top - FAN_LIFT) + place * place * 2.5,
  };
  const turn = ` rotate(${place * FAN_TURN}deg)`;
  return [
    { transform: at(from, 0.6), opacity: 0, easing: "ease-out" },
    { transform: at(spread, 1.4) + turn, opacity: 1, offset: 0.3 },
    { transform: at(spread, 1.5) + turn, opacity: 1, offset: 0.65, easing: "ease-in" },
    { transform: at(to, 0.7), opacity: 0.9 },
  ];
}

/** A token grows in the air before it lands: it is what a game is played for. */
function present(from: Point, to: Point): Keyframe[] {
  return [
    { transform: at(from, 0.6), opacity: 0, easing: "ease-out" },
    { transform: at(mix(from, to, 0.5), 2), opacity: 1, offset: 0.55, easing: "ease-in-out" },
    { transform: at(mix(from, to, 0.5), 2.1), opacity: 1, offset: 0.68, easing: "ease-in" },
    { transform: at(to, 0.8), opacity: 1 },
  ];
}

function at({ x, y }: Point, scale: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function mix(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
