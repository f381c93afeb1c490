/** A table in the browser that is in use: its log, its bots, and what its page is sent. */

import type { CoreRules } from "../../core/rules";
import { dealRematch } from "../../engine/dealing";
import { type Entry, type LogRow, logOf } from "../../engine/log";
import { LocalTable } from "../../engine/table";
import { randomHex } from "../../wire/commands";
import { newLocalId } from "../../wire/local-id";
import type { Downward, Upward } from "../../wire/protocol";
import type { LocalNews } from "../source";
import { type BotPorts, BotRunner } from "./bots";
import { LocalDispatcher } from "./dispatcher";
import type { StoredRow } from "./storage/database";
import type { LogStore } from "./storage/log-store";
import { summaryOf, type TableSummary } from "./summaries";

export interface TablePorts extends Pick<BotPorts, "think" | "interrupt"> {
  readonly store: LogStore;
  send(message: Downward): void;
  tell(news: LocalNews): void;
  /** A row was written: other tabs may have the same table open. */
  wrote(): void;
  /** The table was deleted in another tab, or cannot be read any more. */
  failed(error: unknown): void;
}

export class OpenTable {
  readonly table: LocalTable;
  readonly dispatcher: LocalDispatcher;
  readonly #bots: BotRunner;
  readonly #ports: TablePorts;
  #news: LocalNews = { isKept: true, failedBot: null };
  /** Whether the page shows the table; bots play only then. */
  #isShown = false;

  constructor(table: LocalTable, ports: TablePorts) {
    this.table = table;
    this.#ports = ports;
    this.dispatcher = new LocalDispatcher(table, {
      newTable: newLocalId,
      store: (row) => this.#store(row),
      later: (after) => ports.store.read(table.id, after),
      send: (message) => this.#send(message),
    });
    this.#bots = new BotRunner(table, {
      ...ports,
      act: (version, action) => this.#guard(this.dispatcher.actForBot(version, action)),
      failed: (failedBot) => this.#tell({ failedBot }),
      newSeed: () => BigInt(`0x${randomHex(7)}`),
    });
  }

  /** Show the table from now on. */
  join(): void {
    this.#isShown = true;
    this.dispatcher.join();
    this.#news = { ...this.#news, isKept: this.#ports.store.isKept(this.table.id) };
    this.#ports.tell(this.#news);
    this.#bots.start();
  }

  leave(): void {
    this.#isShown = false;
    this.#bots.stop();
  }

  say(message: Upward): Promise<void> {
    return this.#guard(this.dispatcher.perform(message));
  }

  /** Show what other tabs have written. */
  catchUp(): Promise<void> {
    return this.#guard(this.dispatcher.catchUp());
  }

  retryBot(): void {
    this.#bots.retry();
  }

  /** Whether another tab plays the bots of this table. */
  set areBotsElsewhere(isElsewhere: boolean) {
    this.#bots.isElsewhere = isElsewhere;
  }

  async #guard(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#ports.failed(error);
      throw error;
    }
  }

  async #store(row: LogRow): Promise<void> {
    const { store, wrote } = this.#ports;
    const [next, summaries] = this.#next(row.entry);
    await store.append([{ ...row, table: this.table.id }, ...next], summaries);
    wrote();
    this.#tell({ isKept: store.isKept(this.table.id) });
  }

  /** A rematch and the deal of the next table are written together. */
  #next(entry: Entry): [readonly StoredRow[], readonly TableSummary[]] {
    if (entry.type !== "rematched") return [[], []];
    return openingOf(this.table.game.rules, entry.table, [dealRematch(this.table)]);
  }

  #send(message: Downward): void {
    if (this.#isShown) this.#ports.send(message);
    if (message.type === "state" && message.happened.length) this.#changed();
  }

  /** The summary follows the log; one that was not written is, when the table is next read. */
  #changed(): void {
    void this.#ports.store.append([], [summaryOf(this.table)]).catch(() => undefined);
    this.#bots.wake();
  }

  #tell(news: Partial<LocalNews>): void {
    const before = this.#news;
    this.#news = { ...before, ...news };
    const isNew = before.isKept !== this.#news.isKept || before.failedBot !== this.#news.failedBot;
    if (isNew && this.#isShown) this.#ports.tell(this.#news);
  }
}

/** What is written when a table is opened. */
export function openingOf(
  rules: CoreRules,
  id: string,
  entries: readonly Entry[],
): [readonly StoredRow[], readonly TableSummary[]] {
  const rows = logOf(entries).map((row) => ({ ...row, table: id }));
  return [rows, [summaryOf(LocalTable.replay(rules, id, rows))]];
}
