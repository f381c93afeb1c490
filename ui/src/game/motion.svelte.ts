/** The flights that are on their way now. Nothing waits for them: new ones replace them at once. */

import type { Happened } from "../protocol";
import { flightsOf, placedCell } from "./events";
import type { Flight } from "./flights";

export interface ScheduledFlight extends Flight {
  readonly id: number;
  /** Milliseconds until it starts, and how long it takes. */
  readonly delay: number;
  readonly duration: number;
}

const STAGGER = 110;
const DURATION = 620;
/** A new tile settles before its lanterns rise. */
const SETTLE_DELAY = 260;
/** Cards that go back together start almost together. */
const RETURN_STAGGER = 35;

export class Motion {
  /** In the air or about to be, first to last. */
  flights: readonly ScheduledFlight[] = $state.raw([]);
  #nextId = 0;

  /** Animate what happened; `pace` multiplies all times, and zero shows nothing. */
  play(happened: readonly Happened[], pace: number): void {
    this.finish();
    if (pace === 0) return;
    const events = happened.flatMap((one) => one.events);
    let delay = placedCell(events) ? SETTLE_DELAY : 0;
    this.flights = flightsOf(events).map((flight) => {
      const scheduled = {
        ...flight,
        id: this.#nextId++,
        delay: delay * pace,
        duration: DURATION * pace,
      };
      delay += flight.to.at === "supply" || flight.to.at === "bank" ? RETURN_STAGGER : STAGGER;
      return scheduled;
    });
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  finish(): void {
    if (this.flights.length) this.flights = [];
  }
}
