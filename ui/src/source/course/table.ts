/** A table in this browser whose deal is given: for courses. It is in memory only. */

import type { CoreRules } from "../../core/rules";
import { type Dealt, type Entry, logOf } from "../../engine/log";
import { checkLegal, Refused } from "../../engine/problems";
import { LocalTable } from "../../engine/table";
import type { Downward, Happened, Plan, Upward } from "../../wire/protocol";
import { LocalDispatcher } from "../local/dispatcher";
import type { CourseGame } from "./course";

/** Who sits at the table: the learner, and bots of one level. */
export interface Company {
  readonly name: string;
  readonly face: string;
  readonly title: string;
  readonly bot: string;
  /** The levels of the bots by seat, where they are not all of one. */
  readonly bots?: readonly string[];
}

export class CourseTable {
  readonly #table: LocalTable;
  readonly #dispatcher: LocalDispatcher;

  constructor(
    rules: CoreRules,
    game: CourseGame,
    actions: readonly string[],
    company: Company,
    send: (message: Downward) => void,
  ) {
    const played = actions.map((action): Entry => ({ type: "acted", action }));
    const log = logOf([dealtTo(game, company), ...played]);
    this.#table = LocalTable.replay(rules, "course", log);
    this.#dispatcher = new LocalDispatcher(this.#table, {
      newTable: () => "",
      store: async () => undefined,
      later: async () => [],
      send,
    });
    send({ ...this.#dispatcher.look(), happened: [...this.history] });
  }

  /** All actions so far, as records write them. */
  get actions(): readonly string[] {
    return this.#table.game.actions;
  }

  get history(): readonly Happened[] {
    return this.#dispatcher.history();
  }

  plan(): Plan {
    return this.#dispatcher.plan();
  }

  perform(message: Upward): Promise<void> {
    return this.#dispatcher.perform(message);
  }

  /** Let the bot on turn take the first of these actions that is legal; whether there was one. */
  async reply(choices: readonly string[]): Promise<boolean> {
    const action = choices.find((choice) => this.#isLegal(choice));
    if (action === undefined) return false;
    await this.#dispatcher.actForBot(this.#table.version, action);
    return true;
  }

  #isLegal(action: string): boolean {
    const { game } = this.#table;
    if (game.isOver) return false;
    try {
      checkLegal(game.rules, game.state, action);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
}

function dealtTo({ seats, tiles, mine }: CourseGame, company: Company): Dealt {
  const { name, face, title, bot, bots = [] } = company;
  const player = (seat: number) => (seat === mine ? { name, face } : { level: bots[seat] ?? bot });
  return {
    type: "dealt",
    title,
    seats: seats.map((side, seat) => ({ side, ...player(seat) })),
    tiles,
  };
}
