/** What is on its way just now. Nothing waits for it: whatever comes next finishes it at once. */

import type { Happened } from "../protocol";
import { type Flight, flightsOf } from "./flights";

export interface ScheduledFlight extends Flight {
  readonly id: number;
  /** Milliseconds until it sets off, and how long it takes. */
  readonly delay: number;
  readonly duration: number;
}

const STAGGER = 110;
const DURATION = 620;
/** A new tile settles before its lanterns rise. */
const SETTLING = 260;
/** Cards that go back together set off together. */
const TOGETHER = 35;

export class Motion {
  /** In the air or about to be, first to last. */
  flights: readonly ScheduledFlight[] = $state.raw([]);
  #next = 0;

  /** Let what happened be seen; `pace` is how slow, and zero shows nothing. */
  play(happened: readonly Happened[], pace: number): void {
    this.finish();
    if (pace === 0) return;
    const events = happened.flatMap((one) => one.events);
    let delay = events.some((event) => event.type === "tile_laid") ? SETTLING : 0;
    this.flights = flightsOf(events).map((flight) => {
      const airborne = {
        ...flight,
        id: this.#next++,
        delay: delay * pace,
        duration: DURATION * pace,
      };
      delay += flight.to.at === "supply" || flight.to.at === "bank" ? TOGETHER : STAGGER;
      return airborne;
    });
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  finish(): void {
    if (this.flights.length) this.flights = [];
  }
}
