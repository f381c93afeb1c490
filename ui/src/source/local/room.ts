/** A table in the browser that is in use: its log, its bots, and what its page is sent. */

import { openRematch } from "../../engine/creation";
import { LocalTable, type LogRow } from "../../engine/table";
import { BOTS } from "../../wire/bots";
import { randomHex } from "../../wire/commands";
import { newLocalId } from "../../wire/local-id";
import type { Answer, Downward, Upward } from "../../wire/protocol";
import { BotRunner, type BotSurroundings } from "./bots";
import type { TableCommand } from "./decisions";
import { LocalDispatcher } from "./dispatcher";
import { lineOf } from "./lines";
import type { StoredLine, StoredRow } from "./storage/database";
import type { Keeper } from "./storage/keeper";

/** Whoever plays in this browser. A log names nobody else, so it can be moved to another one. */
export const ME = "me";

export const LEVELS: readonly string[] = BOTS.map(({ level }) => level);

/** What a page should say about a table beside its state. */
export interface News {
  /** Whether the table is on the disk. */
  readonly isKept: boolean;
  /** The level of a bot that could not choose. */
  readonly failedBot: string | null;
}

export interface RoomSurroundings extends Pick<BotSurroundings, "think" | "interrupt"> {
  readonly keeper: Keeper;
  send(message: Downward): void;
  tell(news: News): void;
  /** A row was written: other tabs may have the same table open. */
  wrote(): void;
}

export class Room {
  readonly table: LocalTable;
  readonly dispatcher: LocalDispatcher;
  readonly #bots: BotRunner;
  readonly #around: RoomSurroundings;
  #news: News = { isKept: true, failedBot: null };
  /** Whether the page shows the table; bots play only then. */
  #isShown = false;
  /** Who waits for the answer to a command that was not sent over the line. */
  readonly #waiting = new Map<string, (answer: Answer) => void>();

  constructor(table: LocalTable, around: RoomSurroundings) {
    this.table = table;
    this.#around = around;
    this.dispatcher = new LocalDispatcher(table, ME, {
      levels: LEVELS,
      newToken: newLocalId,
      now: () => Date.now() / 1000,
      store: (row) => this.#store(row),
      later: (after) => around.keeper.read(table.id, after),
      send: (message) => this.#send(message),
    });
    this.#bots = new BotRunner(table, {
      ...around,
      act: (version, action) => this.dispatcher.actForBot(version, action),
      failed: (failedBot) => this.#tell({ failedBot }),
      newSeed: () => BigInt(`0x${randomHex(7)}`),
    });
  }

  /** Show the table from now on. */
  join(): void {
    this.#isShown = true;
    this.dispatcher.join();
    this.#news = { ...this.#news, isKept: this.#around.keeper.isKept(this.table.id) };
    this.#around.tell(this.#news);
    this.#bots.start();
  }

  leave(): void {
    this.#isShown = false;
    this.#bots.stop();
  }

  say(message: Upward): Promise<void> {
    return this.dispatcher.perform(message);
  }

  /** Carry out a command and return its answer. */
  command(message: TableCommand): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, resolve);
      this.dispatcher.perform(message).catch((error: unknown) => {
        this.#waiting.delete(message.id);
        reject(error);
      });
    });
  }

  retryBot(): void {
    this.#bots.retry();
  }

  /** Whether another tab plays the bots of this table. */
  set areBotsElsewhere(isElsewhere: boolean) {
    this.#bots.isElsewhere = isElsewhere;
  }

  async #store(row: LogRow): Promise<void> {
    const { keeper, wrote } = this.#around;
    const [next, line] = this.#next(row);
    await keeper.append([{ ...row, table: this.table.id }, ...next], line);
    wrote();
    this.#tell({ isKept: keeper.isKept(this.table.id) });
  }

  /** A rematch and the table that it opens are written together. */
  #next({ entry, command }: LogRow): [readonly StoredRow[], readonly StoredLine[]] {
    if (entry.type !== "rematched") return [[], []];
    const opened = openRematch(this.table, ME);
    return openingOf(new LocalTable(this.table.rules, entry.table, opened), command);
  }

  #send(message: Downward): void {
    if (message.type === "answer") {
      const answered = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (answered) {
        answered(message);
        return;
      }
    }
    if (this.#isShown) this.#around.send(message);
    if (message.type === "state" && message.happened.length) this.#changed();
  }

  /** The line in lists follows the log; one that was not written is, when the table is next read. */
  #changed(): void {
    void this.#around.keeper.append([], [newLine(this.table)]).catch(() => undefined);
    this.#bots.wake();
  }

  #tell(news: Partial<News>): void {
    const before = this.#news;
    this.#news = { ...before, ...news };
    const isNew = before.isKept !== this.#news.isKept || before.failedBot !== this.#news.failedBot;
    if (isNew && this.#isShown) this.#around.tell(this.#news);
  }
}

/** A table's line, changed just now. */
export function newLine(table: LocalTable): StoredLine {
  return lineOf(table, ME, new Date().toISOString());
}

/** What is written when a table is opened. */
export function openingOf(table: LocalTable, command: string): [StoredRow[], StoredLine[]] {
  const { id, opened } = table;
  return [[{ table: id, seq: 1, browser: ME, command, entry: opened }], [newLine(table)]];
}
