/** The table of a course as a source for the parts of a table. */

import type { CoreRules } from "../../core/rules";
import type { Happened, Plan, Upward } from "../../wire/protocol";
import { LiveSource } from "../live/source.svelte";
import type { CourseGame } from "./course";
import { type Company, CourseTable } from "./table";

export class CourseSource extends LiveSource {
  readonly #table: CourseTable;
  readonly #onchange: () => void;

  /** `onchange` is called when something the page sent has been answered. */
  constructor(
    rules: CoreRules,
    game: CourseGame,
    actions: readonly string[],
    company: Company,
    onchange: () => void,
  ) {
    let table: CourseTable | undefined;
    super("course", (_id, listener) => {
      table = new CourseTable(rules, game, actions, company, (message) =>
        listener.received(message),
      );
      return {
        send: (message) => {
          void this.#perform(message);
          return true;
        },
        close: () => undefined,
      };
    });
    // The table is made while the source is.
    this.#table = table as unknown as CourseTable;
    this.#onchange = onchange;
  }

  get actions(): readonly string[] {
    return this.#table.actions;
  }

  get history(): readonly Happened[] {
    return this.#table.history;
  }

  override async plan(): Promise<Plan> {
    return this.#table.plan();
  }

  /** Let the bot play its turn, each action the first legal one of those given for it. */
  async reply(replies: readonly (readonly string[])[]): Promise<void> {
    for (const choices of replies) {
      if (!(await this.#table.reply(choices))) return;
    }
  }

  async #perform(message: Upward): Promise<void> {
    const before = this.#table.history.length;
    await this.#table.perform(message);
    if (this.#table.history.length > before) this.#onchange();
  }
}
