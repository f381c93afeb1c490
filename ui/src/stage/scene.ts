/** One action of the game as a scene: beats, one after the other, and what travels in each. */

import type { Pace } from "../settings/settings.svelte";
import type { Happened } from "../wire/protocol";
import { actorOf, flightsOf, placedCell, type TableEvent } from "./events";
import type { Flight } from "./flights";
import { BEATS, type BeatName, beatDuration, stagger } from "./timing";

export interface ScheduledFlight extends Flight {
  readonly id: string;
  /** Milliseconds until it starts within its beat, and how long it takes. */
  readonly delay: number;
  readonly duration: number;
  /** Its place among the cards of a set that is dedicated. */
  readonly fan?: { readonly nth: number; readonly of: number };
  /** Whether it travels along a beam. */
  readonly isBeamed: boolean;
}

export interface Beat {
  readonly name: BeatName;
  readonly duration: number;
  readonly flights: readonly ScheduledFlight[];
}

export interface Scene {
  readonly version: number;
  /** The player who acts. */
  readonly seat: number;
  readonly isMine: boolean;
  readonly happened: Happened;
  readonly beats: readonly Beat[];
}

const BEAT_OF: Readonly<Partial<Record<TableEvent["type"], BeatName>>> = {
  exchanged: "exchange",
  discarded: "discard",
  dedicated: "dedicate",
  tile_laid: "glide",
  matched: "match",
  favor_earned: "match",
  faced: "beams",
  tile_drawn: "rest",
};

/** Return the scene of a version; none for what no player did, or where nothing takes time. */
export function sceneOf(
  happened: Happened,
  pace: Pace,
  { isMine, opensTurn }: { isMine: boolean; opensTurn: boolean },
): Scene | undefined {
  const seat = actorOf(happened);
  if (seat === undefined || pace === "instant") return undefined;
  const flights = flightsByBeat(happened.events);
  const wanted = new Set<BeatName>([...flights.keys(), "rest"]);
  if (isMine) {
    // My own tile lies where I put it, and I know that it is my turn.
    wanted.delete("glide");
  } else if (opensTurn) {
    wanted.add("light");
  }
  const beats = BEATS.filter((name) => wanted.has(name)).map((name) => {
    const duration = beatDuration(name, pace, isMine);
    const travel = flights.get(name) ?? [];
    return { name, duration, flights: schedule(happened.version, name, duration, travel) };
  });
  return { version: happened.version, seat, isMine, happened, beats };
}

/** What travels in a beat starts in its order, and all of it arrives before the beat ends. */
function schedule(
  version: number,
  beat: BeatName,
  duration: number,
  travel: readonly Flight[],
): readonly ScheduledFlight[] {
  const apart = stagger(duration, travel.length);
  return travel.map((flight, nth) => ({
    ...flight,
    id: `${version}-${beat}-${nth}`,
    isBeamed: beat === "beams",
    ...(beat === "dedicate"
      ? dedication(duration, nth, travel.length - 1)
      : { delay: apart * nth, duration: duration - apart * (travel.length - 1) }),
  }));
}

/** The cards of a set go together; the token follows them. */
function dedication(
  duration: number,
  nth: number,
  set: number,
): Pick<ScheduledFlight, "delay" | "duration" | "fan"> {
  if (nth === set) return { delay: duration * 0.35, duration: duration * 0.65 };
  return { delay: duration * 0.02 * nth, duration: duration * 0.75, fan: { nth, of: set } };
}

function flightsByBeat(events: readonly TableEvent[]): ReadonlyMap<BeatName, readonly Flight[]> {
  const placed = placedCell(events);
  const beats = new Set(events.flatMap(({ type }) => BEAT_OF[type] ?? []));
  return new Map(
    [...beats].map((beat) => [
      beat,
      flightsOf(
        events.filter(({ type }) => BEAT_OF[type] === beat),
        placed,
      ),
    ]),
  );
}
