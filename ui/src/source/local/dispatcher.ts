/** The one way to act at a table in the browser: decide, store, answer, publish, as on the server. */

import { happenedMessage } from "../../engine/happened";
import { connectedSeats, planMessage, stateMessage } from "../../engine/messages";
import { Refused, tableFault } from "../../engine/problems";
import type { LocalTable, LogRow, TableEvent } from "../../engine/table";
import { shownSeat, type Viewer } from "../../engine/viewer";
import type {
  Answer,
  Downward,
  Happened,
  Plan,
  Presence,
  State,
  Upward,
} from "../../wire/protocol";
import type { Context } from "./context";
import { decide, isStale, type TableCommand } from "./decisions";
import { Conflict } from "./storage/disk";

/** What the outside gives a table. */
export interface Surroundings extends Pick<Context, "levels" | "newToken" | "now"> {
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
  readonly #browser: string;
  readonly #around: Surroundings;
  /** The turn that the curtain was lifted for, where several people share this browser. */
  #curtain: number | null = null;
  /** Commands are decided one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(table: LocalTable, browser: string, around: Surroundings) {
    this.#table = table;
    this.#browser = browser;
    this.#around = around;
  }

  /** Show the table, and who is there. */
  join(): void {
    this.#around.send(this.#look());
    this.#around.send(this.#presence());
  }

  /** Carry out a message of the page and answer it once. */
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
        this.#publish(await this.#log("", `bot-${version}`, { type: "acted", action }));
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

  /** The whole view of the table as it is now. */
  look(): State {
    return this.#look();
  }

  plan(): Plan {
    return planMessage(this.#table, this.#viewer);
  }

  /** What happened after a version. */
  history(since: number): readonly Happened[] {
    const later = this.#table.history.filter(({ version }) => version > since);
    return later.map((event) => happenedMessage(event, this.#viewer.shown));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    // One that failed keeps no other from its turn.
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #perform(message: Upward): Promise<void> {
    if (message.type === "ping") this.#around.send({ type: "pong" });
    else if (message.type === "here") this.#liftCurtain(message.id, message.seat);
    else await this.#carryOut(message);
  }

  async #carryOut(command: TableCommand): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#decideAndLog(command);
      } catch (error) {
        if (error instanceof Refused) {
          this.#answer(command.id, "refused", this.#table.version, { reason: error.problem });
          return;
        }
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
        await this.#catchUp();
      }
    }
  }

  async #decideAndLog(command: TableCommand): Promise<void> {
    const table = this.#table;
    const known = table.answered.get(`${this.#browser} ${command.id}`);
    if (known !== undefined) {
      this.#answer(command.id, "duplicate", known);
    } else if (isStale(table, command)) {
      this.#answer(command.id, "stale", table.version, { state: this.#look() });
    } else {
      const entry = decide(command, { ...this.#around, table, viewer: this.#viewer });
      const event = await this.#log(this.#browser, command.id, entry);
      this.#answer(command.id, "applied", event.version);
      this.#publish(event);
    }
  }

  async #catchUp(): Promise<void> {
    for (const row of await this.#around.later(this.#table.version)) {
      this.#publish(this.#table.absorb(row));
    }
  }

  /** Show the hand of the seat on turn to the person who is here. */
  #liftCurtain(id: string, seat: number): void {
    const { game, status, version } = this.#table;
    try {
      if (!game || status !== "playing") throw tableFault("not_started");
      const isMine = this.#table.seatsOf(this.#browser).includes(seat);
      if (seat !== game.turn || !isMine) throw tableFault("not_your_turn");
      this.#curtain = game.turnsCompleted;
      this.#answer(id, "applied", version);
      this.#around.send(this.#look());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#answer(id, "refused", version, { reason: error.problem });
    }
  }

  async #log(browser: string, command: string, entry: LogRow["entry"]): Promise<TableEvent> {
    const row = { seq: this.#table.version + 1, browser, command, entry };
    try {
      await this.#around.store(row);
    } catch (error) {
      throw error instanceof Conflict ? error : tableFault("not_stored");
    }
    return this.#table.absorb(row);
  }

  #publish(event: TableEvent): void {
    this.#around.send(this.#look([event]));
  }

  #answer(
    id: string,
    outcome: Answer["outcome"],
    version: number,
    { reason = null, state = null }: Partial<Pick<Answer, "reason" | "state">> = {},
  ): void {
    this.#around.send({ type: "answer", id, outcome, version, reason, state });
  }

  get #viewer(): Viewer {
    const shown = shownSeat(this.#table, this.#browser, this.#curtain);
    return { browser: this.#browser, shown };
  }

  get #connections() {
    // Whoever looks on without a seat, as after handing all of them over, counts as a watcher.
    const watchers = this.#table.seatsOf(this.#browser).length ? 0 : 1;
    return { browsers: [this.#browser], watchers };
  }

  #look(events: readonly TableEvent[] = []): State {
    return stateMessage(this.#table, this.#viewer, this.#connections, events);
  }

  #presence(): Presence {
    const connected = connectedSeats(this.#table, this.#connections);
    return { type: "presence", connected, watchers: this.#connections.watchers };
  }
}
