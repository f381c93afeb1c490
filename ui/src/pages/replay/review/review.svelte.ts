/** The review of a game, as it comes: the coach judges in its worker, decision by decision. */

import { type SeatAccount, type Summary, sumUp } from "../../../core/accounts";
import type { Ratings, Verdict } from "../../../core/coach";
import { interrupt, review } from "../../../core/coach-client";
import { MOMENTS } from "../../../core/layout";
import { fromText } from "../../../core/notation";
import { readPosition } from "../../../core/position";
import { type Decision, openDecisions } from "../../../core/review";
import { type TurningPoint, turningPoints } from "../../../core/turning-points";
import type { Played } from "../../../engine/played";
import { levelsIn } from "../../../engine/record";
import { ratingsAt } from "../../../players/strength";
import { type Chances, courseOf } from "./course";

/** Verdicts that cost nothing beyond doubt. */
const FINE: readonly Verdict[] = ["best", "good"];

export function isFine({ advice }: Decision): boolean {
  return FINE.includes(advice.verdict);
}

export class GameReview {
  readonly played: Played;
  /** How many decisions there are to judge. */
  readonly total: number;
  /** Those that have been judged, in order of play. */
  decisions: readonly Decision[] = $state.raw([]);
  state: "running" | "stopped" | "failed" | "done" = $state("stopped");
  /** The part that is read: it stays the same wherever the review is shown. */
  tab: "moments" | "decisions" | "accounts" = $state("moments");
  /** The decision of the table whose card is open, by its ply. */
  opened: number | undefined = $state();
  /** The decision whose turns are shown on the board, by its ply. */
  shown: number | undefined = $state();
  /** Answers to an earlier question are too late. */
  #asked = 0;
  readonly #actions: readonly number[];
  readonly #ratings: Ratings;

  constructor(played: Played) {
    this.played = played;
    this.#ratings = ratingsAt(levelsIn(played.record));
    this.#actions = played.record.actions.map((text) => fromText(text) ?? 0);
    this.total = [...openDecisions(played.rules, this.#start, this.#actions)].length;
  }

  readonly #summary: Summary = $derived.by(() => {
    const { rules, states } = this.played;
    return sumUp(
      rules.core,
      states.at(-1) ?? this.#start,
      this.decisions.map(({ advice }) => advice),
    );
  });
  /** Each seat's account, once every decision has been judged. */
  readonly accounts: readonly SeatAccount[] | undefined = $derived.by(() =>
    this.state === "done" ? this.#summary.seats : undefined,
  );
  /** The moments that decided the game; until all are judged, the costliest so far. */
  readonly moments: readonly Decision[] = $derived.by(() =>
    this.#summary.moments.flatMap((at) => this.decisions[at] ?? []),
  );
  readonly course: readonly Chances[] = $derived.by(() =>
    courseOf(
      this.decisions,
      this.#summary.seats.map(({ result }) => result),
      this.#actions.length,
    ),
  );

  /** Of how many seats the chances know how strong they are. */
  get known(): "none" | "some" | "all" {
    const known = this.#ratings.filter((rating) => rating !== null).length;
    return known === 0 ? "none" : known === this.#ratings.length ? "all" : "some";
  }

  /** The decisions that cost a seat the most, the costliest first; none that is good. */
  momentsOf(seat: number): readonly Decision[] {
    return this.decisions
      .filter((one) => one.seat === seat && !isFine(one))
      .toSorted((one, other) => other.advice.lossWin - one.advice.lossWin)
      .slice(0, MOMENTS);
  }

  /** The turns with which a seat's chance changed for good. */
  turningPointsOf(seat: number): readonly TurningPoint[] {
    const results = this.#summary.seats.map(({ result }) => result);
    return turningPoints(this.decisions, results, seat, MOMENTS);
  }

  /** How many turns a seat had. */
  turnsOf(seat: number): number {
    const seats = this.played.events.map((_, ply) => this.#seatAt(ply));
    return seats.filter((one, ply) => one === seat && seats[ply - 1] !== seat).length;
  }

  decisionAt(ply: number): Decision | undefined {
    return this.decisions.find((one) => one.ply === ply);
  }

  /** Judge what has not been judged. */
  async start(): Promise<void> {
    if (this.state === "running" || this.state === "done") return;
    this.state = "running";
    this.#asked += 1;
    const asked = this.#asked;
    const known = this.decisions.map(({ ply }) => ply);
    const question = { start: this.#start, actions: this.#actions, ratings: this.#ratings, known };
    try {
      await review(question, (decision) => {
        if (asked === this.#asked) this.#add(decision);
      });
      if (asked === this.#asked) this.state = "done";
    } catch {
      if (asked !== this.#asked) return;
      this.state = "failed";
      // Whatever went wrong, the next try begins with a fresh worker.
      interrupt();
    }
  }

  /** End the coach's work; what it has found stays. */
  stop(): void {
    if (this.state !== "running") return;
    this.#asked += 1;
    this.state = "stopped";
    interrupt();
  }

  #seatAt(ply: number): number {
    return readPosition(this.played.states[ply] ?? this.#start).turn;
  }

  get #start(): Uint8Array {
    return this.played.states[0] ?? new Uint8Array();
  }

  #add(decision: Decision): void {
    this.decisions = [...this.decisions, decision].sort((one, other) => one.ply - other.ply);
  }
}
