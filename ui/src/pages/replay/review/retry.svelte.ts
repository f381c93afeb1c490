/** A decision once more: the learner plays the turn, and the coach says what the idea was worth. */

import { review } from "../../../core/coach-client";
import { DIRECTIONS } from "../../../core/names";
import { fromText } from "../../../core/notation";
import type { Decision } from "../../../core/review";
import type { Played } from "../../../engine/played";
import { CourseSource } from "../../../source/course/source.svelte";
import type { Company } from "../../../source/course/table";
import { parsePlace } from "../../../stage/placements";
import type { Command } from "../../../wire/commands";
import { isFine } from "./review.svelte";

/** How many ideas are judged before the solution is shown. */
const TRIES = 2;
const END = ".";

export class Retry {
  readonly decision: Decision;
  readonly #played: Played;
  readonly #company: Company;
  /**
   * The learner is asked; the coach is thinking, or cannot; the idea was right, or wrong and there
   * is another try; the solution is shown.
   */
  mood: "asks" | "thinking" | "failed" | "right" | "wrong" | "shown" = $state("asks");
  /** How many ideas have been judged. */
  tries: number = $state(0);
  /** The decisions of the last idea, in order of play. */
  idea: readonly Decision[] = $state.raw([]);
  /** The table; another one for each try. */
  source: CourseSource = $state.raw(undefined as unknown as CourseSource);

  constructor(played: Played, decision: Decision, company: Company) {
    this.#played = played;
    this.decision = decision;
    this.#company = company;
    this.#deal();
  }

  /** What the last idea cost in all. */
  readonly cost = $derived.by(() => ({
    verdict: this.costliest?.advice.verdict ?? "best",
    lossWin: this.idea.reduce((sum, { advice }) => sum + advice.lossWin, 0),
    lossHonor: this.idea.reduce((sum, { advice }) => sum + advice.lossHonor, 0),
  }));
  /** Where the last idea went wrong, if it did. */
  readonly costliest: Decision | undefined = $derived.by(() =>
    this.idea.toSorted((one, other) => other.advice.lossWin - one.advice.lossWin).at(0),
  );
  /** The better turn beside the idea; where only a later action of it was wrong, beside the game's. */
  readonly solution: Decision = $derived.by(() =>
    this.costliest?.ply === 0 ? this.costliest : this.decision,
  );

  /** Play the turn once more. */
  again(): void {
    this.#deal();
    this.mood = "asks";
  }

  show(): void {
    this.#deal();
    this.mood = "shown";
  }

  #deal(): void {
    const { rules, record } = this.#played;
    const { ply, seat } = this.decision;
    const game = {
      seats: record.seats.map((side) => DIRECTIONS[side] ?? ""),
      tiles: record.tiles,
      actions: [],
      mine: seat,
    };
    this.source = new CourseSource(rules, game, record.actions.slice(0, ply), this.#company, {
      accepts: (command) => this.#accepts(command),
      changed: () => void this.#notice(),
    });
  }

  /** No step leads back beyond the decision, and none on beyond the turn. */
  #accepts({ type }: Command): boolean {
    return this.mood === "asks" && (type !== "take_back" || this.#made.length > 0);
  }

  get #made(): readonly string[] {
    return this.source.actions.slice(this.decision.ply);
  }

  async #notice(): Promise<void> {
    const last = this.#made.at(-1);
    if (last === undefined || (last !== END && !parsePlace(last))) return;
    const { source } = this;
    const idea: Decision[] = [];
    const actions = this.#made.map((text) => fromText(text) ?? 0);
    this.mood = "thinking";
    try {
      await review({ start: this.decision.before, actions }, (one) => idea.push(one));
    } catch {
      if (source === this.source) this.mood = "failed";
      return;
    }
    // The learner may have left, or begun anew.
    if (source !== this.source) return;
    this.idea = idea.toSorted((one, other) => one.ply - other.ply);
    this.tries += 1;
    if (idea.every(isFine)) this.mood = "right";
    else if (this.tries < TRIES) this.mood = "wrong";
    else this.show();
  }
}
