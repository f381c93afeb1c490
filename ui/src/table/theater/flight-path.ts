/** The way of one thing over the table, as keyframes. */

import type { ScheduledFlight } from "../../game/theater/scene";
import type { Point } from "./anchors";

/** How far a thing rises above the straight line, at most. */
const LIFT = 70;
/** A set is spread out above its seat before it goes back: the distance and angle between cards. */
const FAN_STEP = 40;
const FAN_TURN = 7;
const FAN_LIFT = 64;

export function flightPath(flight: ScheduledFlight, from: Point, to: Point): Keyframe[] {
  if (flight.cargo.what === "laid") return glide(from, to);
  if (flight.fan) return fan(flight.fan, from, to);
  if (flight.cargo.what === "token") return present(from, to);
  return arc(from, to);
}

/** Rise, fly in an arc, land. */
function arc(from: Point, to: Point): Keyframe[] {
  const lift = Math.min(LIFT, Math.hypot(to.x - from.x, to.y - from.y) / 5);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return [
    { transform: at(from, 0.3), opacity: 0, easing: "ease-out" },
    { transform: at(from, 1.1), opacity: 1, offset: 0.14, easing: "ease-in" },
    { transform: at(middle, 1.35), opacity: 1, offset: 0.55, easing: "ease-out" },
    { transform: at(to, 0.85), opacity: 1 },
  ];
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
function fan({ nth, of }: { nth: number; of: number }, from: Point, to: Point): Keyframe[] {
  const place = nth - (of - 1) / 2;
  // Toward the middle of the screen, wherever the seat is.
  const inward = Math.sign(innerHeight / 2 - from.y) || -1;
  const spread = {
    x: clamp(
      from.x + place * FAN_STEP,
      24 + nth * FAN_STEP,
      innerWidth - 24 - (of - 1 - nth) * FAN_STEP,
    ),
    y: from.y + inward * FAN_LIFT + Math.abs(place) * 4,
  };
  const turn = ` rotate(${place * FAN_TURN}deg)`;
  return [
    { transform: at(from, 0.6), opacity: 0, easing: "ease-out" },
    { transform: at(spread, 1.4) + turn, opacity: 1, offset: 0.35 },
    { transform: at(spread, 1.5) + turn, opacity: 1, offset: 0.62, easing: "ease-in" },
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

function mix(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
