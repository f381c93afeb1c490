/** The one way to act at a table in the browser: decide, store, answer, publish, as on the server. */

import { happenedMessage } from "../../engine/happened";
import type { Entry, LogRow } from "../../engine/log";
import { planMessage, stateMessage } from "../../engine/messages";
import { Refused, tableFault } from "../../engine/problems";
import type { LocalTable, TableEvent } from "../../engine/table";
import type { Answer, Downward, Happened, Plan, State, Upward } from "../../wire/protocol";
import { type Context, decide, isStale, type TableCommand } from "./decisions";
import { Conflict } from "./storage/database";

/** What the outside gives a table. */
export interface DispatcherPorts extends Pick<Context, "newTable"> {
  /** Write a row so that it lasts; throws `Conflict` if another tab has written one before. */
  store(row: LogRow): Promise<void>;
  /** The rows after a number, as other tabs have written them. */
  later(after: number): Promise<readonly LogRow[]>;
  send(message: Downward): void;
}

/** How often a command is decided anew because another tab was quicker. */
const TRIES = 3;

export class LocalDispatcher {
  readonly #table: LocalTable;
  readonly #ports: DispatcherPorts;
  /** The turn that the curtain was lifted for, where several people share this browser. */
  #curtain: number | null = null;
  /** Commands are decided one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(table: LocalTable, ports: DispatcherPorts) {
    this.#table = table;
    this.#ports = ports;
  }

  /** Show the table, and who is there. */
  join(): void {
    this.#ports.send(this.look());
    const connected = this.#table.holders.map(() => true);
    this.#ports.send({ type: "presence", connected, watchers: 0 });
  }

  /** Carry out a message of the page and answer it once; throws if the log failed. */
  perform(message: Upward): Promise<void> {
    return this.#inTurn(() => this.#perform(message));
  }

  /** Log what a bot chose at a version, unless the game has moved on; throws if it is not stored. */
  actForBot(version: number, action: string): Promise<void> {
    return this.#inTurn(async () => {
      // A new title is no reason to think again; a person who took the seat back is.
      const { positionAt, levelOnTurn } = this.#table;
      if (positionAt > version || levelOnTurn === null) return;
      try {
        this.#publish(await this.#log(`bot-${version}`, { type: "acted", action }));
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await this.#catchUp();
      }
    });
  }

  /** Show what other tabs have written. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  /** The whole view of the table as it is now, with what just happened. */
  look(events: readonly TableEvent[] = []): State {
    return stateMessage(this.#table, this.#shown, events);
  }

  plan(): Plan {
    return planMessage(this.#table, this.#shown);
  }

  /** All that happened; of what an earlier page logged before the deal, nothing is shown. */
  history(): readonly Happened[] {
    const { dealtAt, history } = this.#table;
    const before = Array.from({ length: dealtAt - 1 }, (_, index) => ({
      version: index + 1,
      events: [],
    }));
    return [...before, ...history.map((event) => happenedMessage(event, this.#shown))];
  }

  get #shown(): number | null {
    return this.#table.shownSeat(this.#curtain);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    // One that failed keeps no other from its turn.
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #perform(message: Upward): Promise<void> {
    if (message.type === "ping") {
      this.#ports.send({ type: "pong" });
      return;
    }
    try {
      if (message.type === "here") this.#liftCurtain(message.id, message.seat);
      else await this.#carryOut(message);
    } catch (error) {
      const { problem: reason } = error instanceof Refused ? error : tableFault("not_stored");
      this.#answer(message.id, "refused", this.#table.version, { reason });
      if (!(error instanceof Refused || error instanceof Conflict)) throw error;
    }
  }

  async #carryOut(command: TableCommand): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#decideAndLog(command);
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
        await this.#catchUp();
      }
    }
  }

  async #decideAndLog(command: TableCommand): Promise<void> {
    const table = this.#table;
    const known = table.answered.get(command.id);
    if (known !== undefined) {
      this.#answer(command.id, "duplicate", known);
    } else if (isStale(table, command)) {
      this.#answer(command.id, "stale", table.version, { state: this.look() });
    } else {
      const entry = decide(command, { ...this.#ports, table, shown: this.#shown });
      const event = await this.#log(command.id, entry);
      this.#answer(command.id, "applied", event.version);
      this.#publish(event);
    }
  }

  async #catchUp(): Promise<void> {
    for (const row of await this.#ports.later(this.#table.version)) {
      this.#publish(this.#table.absorb(row));
    }
  }

  /** Show the hand of the seat on turn to the person who is here. */
  #liftCurtain(id: string, seat: number): void {
    const { game, isClosed, holders, version } = this.#table;
    if (isClosed) throw tableFault("not_started");
    if (seat !== game.turn || !holders[seat]?.isPerson) throw tableFault("not_your_turn");
    this.#curtain = game.turnsCompleted;
    this.#answer(id, "applied", version);
    this.#ports.send(this.look());
  }

  async #log(command: string, entry: Entry): Promise<TableEvent> {
    const row = { seq: this.#table.version + 1, command, entry };
    await this.#ports.store(row);
    return this.#table.absorb(row);
  }

  #publish(event: TableEvent): void {
    this.#ports.send(this.look([event]));
  }

  #answer(
    id: string,
    outcome: Answer["outcome"],
    version: number,
    { reason = null, state = null }: Partial<Pick<Answer, "reason" | "state">> = {},
  ): void {
    this.#ports.send({ type: "answer", id, outcome, version, reason, state });
  }
}
