/** The table of a course as a source for the parts of a table. */

import type { CoreRules } from "../../core/rules";
import type { Command } from "../../wire/commands";
import type { Answer, Happened, Plan, Upward } from "../../wire/protocol";
import { LiveSource } from "../live/source.svelte";
import type { CourseGame } from "./course";
import { type Company, CourseTable } from "./table";

/** Who leads through the table. */
interface Leader {
  /** Whether a command fits what is asked for now. */
  accepts(command: Command): boolean;
  /** Something the page sent has been answered. */
  changed(): void;
}

export class CourseSource extends LiveSource {
  readonly #table: CourseTable;
  readonly #leader: Leader;

  constructor(
    rules: CoreRules,
    game: CourseGame,
    actions: readonly string[],
    company: Company,
    leader: Leader,
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
    this.#leader = leader;
  }

  get actions(): readonly string[] {
    return this.#table.actions;
  }

  get history(): readonly Happened[] {
    return this.#table.history;
  }

  override async send(command: Command): Promise<Answer> {
    if (!this.busy && this.#leader.accepts(command)) return super.send(command);
    return { type: "answer", id: "", outcome: "refused", version: this.state?.version ?? 0 };
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
    if (this.#table.history.length > before) this.#leader.changed();
  }
}
