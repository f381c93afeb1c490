/** The hint for the position on the table: asked of the coach, and gone as soon as the position is. */

import type { Marks, TableApi } from "../table/api";
import { type Ask, type Hint, hintOf, questionOf } from "./hint";

/** From this level on, the place is marked; the last one shows how the tile lies there. */
const PLACE = 2;
const TURN = 3;

export class Hints {
  readonly #view: TableApi;
  readonly #ask: Ask;
  #found: { version: number; hint: Hint | undefined } | undefined = $state.raw();
  #asked: number | undefined;

  constructor(view: TableApi, ask: Ask) {
    this.#view = view;
    this.#ask = ask;
  }

  readonly #current = $derived.by(() =>
    this.#found?.version === this.#view.state?.version ? this.#found : undefined,
  );
  /** The hint for what is on the table now; none while the coach thinks, or after a failure. */
  readonly hint: Hint | undefined = $derived(this.#current?.hint);
  readonly hasFailed: boolean = $derived(this.#current !== undefined && this.hint === undefined);

  /** What to mark on the table for what the hint says. */
  readonly marks: Marks = $derived.by(() => {
    const { hint } = this;
    const level = this.#view.hint.level;
    const place = hint?.place;
    if (!hint || !place) return {};
    return {
      tile: hint.look === "tile" || level >= PLACE ? place.tile : undefined,
      cell: level >= PLACE ? place.cell : undefined,
      turns: level >= TURN ? place.turns : undefined,
    };
  });

  /** Ask about the position on the table, once. */
  async follow(): Promise<void> {
    const { state } = this.#view;
    if (!state?.game || state.version === this.#asked) return;
    const { version, game, table } = state;
    this.#asked = version;
    let hint: Hint | undefined;
    try {
      const advice = await this.#ask(questionOf(game, table));
      hint = advice ? hintOf(advice) : undefined;
    } catch {
      // Whatever the reason, the page says that there is no hint, and the game goes on.
    }
    // An answer about a position that is gone is of no use.
    if (this.#asked === version) this.#found = { version, hint };
  }

  /** Ask once more after a failure. */
  retry(): void {
    this.#asked = undefined;
    this.#found = undefined;
    void this.follow();
  }
}
