/** A table in this browser whose deal is given: for courses. It is in memory only. */

import type { CoreRules } from "../../core/rules";
import type { AnyEntry } from "../../engine/entries";
import { checkLegal, Refused } from "../../engine/problems";
import { LocalTable } from "../../engine/table";
import type { Downward, Happened, Plan, Upward } from "../../wire/protocol";
import { LocalDispatcher } from "../local/dispatcher";
import type { Dealt } from "./course";

const ME = "me";
/** Nobody checks the shuffle of a deal that was chosen. */
const NO_SECRET = "00".repeat(32);

/** Who sits at the table: the learner, and bots of one level. */
export interface Company {
  readonly name: string;
  readonly face: string;
  readonly title: string;
  readonly bot: string;
}

export class CourseTable {
  readonly #table: LocalTable;
  readonly #dispatcher: LocalDispatcher;

  constructor(
    rules: CoreRules,
    dealt: Dealt,
    actions: readonly string[],
    company: Company,
    send: (message: Downward) => void,
  ) {
    const entries = [...opening(dealt, company), ...actions.map(acted)];
    const rows = entries.map((entry, place) => ({
      seq: place + 1,
      browser: ME,
      command: `${place}`,
      entry,
    }));
    this.#table = LocalTable.replay(rules, "course", rows);
    this.#dispatcher = new LocalDispatcher(this.#table, ME, {
      levels: [company.bot],
      newToken: () => "",
      now: () => 0,
      store: async () => undefined,
      later: async () => [],
      send,
    });
    send({ ...this.#dispatcher.look(), happened: [...this.history] });
  }

  /** All actions so far, as records write them. */
  get actions(): readonly string[] {
    return this.#table.game?.actions ?? [];
  }

  get history(): readonly Happened[] {
    return this.#dispatcher.history(1);
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
    if (!game || game.isOver) return false;
    try {
      checkLegal(game.rules, game.state, action);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
}

function opening({ seats, tiles, mine }: Dealt, { name, face, title, bot }: Company): AnyEntry[] {
  return [
    {
      type: "opened",
      creator: ME,
      title,
      seats: seats.map((_, seat) =>
        seat === mine ? { kind: "person", owner: ME } : { kind: "bot", level: bot },
      ),
      secret: NO_SECRET,
      watch: "",
      sides: [...seats],
    },
    { type: "sat", seat: mine, browser: ME, name, face, contribution: NO_SECRET },
    { type: "started", order: [...seats.keys()], sides: [...seats], tiles: [...tiles] },
  ];
}

function acted(action: string): AnyEntry {
  return { type: "acted", action };
}
