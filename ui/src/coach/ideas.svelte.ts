/** What my ideas are worth: placements are judged as I try them, each once in a position. */

import type { Advice } from "../core/coach";
import type { AskedHint } from "../core/coach-worker";
import { fromText } from "../core/notation";
import type { TableApi } from "../table/api";
import { t } from "../words/words.svelte";
import { points } from "./figures";
import { type Ask, questionOf } from "./hint";
import { verdictText, worthText } from "./wording";

/** A mouse passes over cells that nobody wants to know about, in milliseconds. */
const PAUSE = 250;

export class Ideas {
  readonly #view: TableApi;
  readonly #ask: Ask;
  /** The answers by version and action; null where the coach could not answer. */
  #answers: ReadonlyMap<string, Advice | null> = $state.raw(new Map());

  constructor(view: TableApi, ask: Ask) {
    this.#view = view;
    this.#ask = ask;
  }

  readonly #key: string | undefined = $derived.by(() => {
    const { placement, state } = this.#view;
    return placement && state ? `${state.version} ${placement[0]}` : undefined;
  });

  readonly #answer: Advice | null | undefined = $derived.by(() =>
    this.#key === undefined ? undefined : this.#answers.get(this.#key),
  );

  /** The loss and the verdict alone, where there is no room for more. */
  readonly short: string = $derived.by(() => {
    const advice = this.#answer;
    if (!advice) return advice === null ? "–" : "…";
    const verdict = verdictText(advice.verdict);
    return advice.lossWin > 0 ? `${points(-advice.lossWin)} ${verdict}` : verdict;
  });

  readonly words: string = $derived.by(() => {
    const advice = this.#answer;
    if (advice === undefined) return t("hint-thinking");
    if (!advice) return t("hint-failed");
    return t("idea-worth", { verdict: verdictText(advice.verdict), worth: worthText(advice) });
  });

  /** Ask about the placement that is tried, once it has been for a moment; call it in an effect. */
  follow(): (() => void) | undefined {
    const key = this.#key;
    const { placement, state } = this.#view;
    const action = placement && fromText(placement[0]);
    if (key === undefined || action === undefined || this.#answers.has(key)) return undefined;
    if (!state?.game) return undefined;
    const question = { ...questionOf(state.game, state.table), action };
    const timer = setTimeout(() => void this.#weigh(key, question), PAUSE);
    return () => clearTimeout(timer);
  }

  async #weigh(key: string, question: AskedHint): Promise<void> {
    const answer = await this.#ask(question).catch(() => null);
    this.#answers = new Map([...this.#answers, [key, answer]]);
  }
}
