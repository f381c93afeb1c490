/** The tables of this browser, for its page: what the server is to the tables there. */

import type { CoreRules } from "../../core/rules";
import { dealTable, type NewTable } from "../../engine/dealing";
import { type Entry, type LogRow, UnreadableLog } from "../../engine/log";
import type { withDeal } from "../../engine/old-log";
import { LocalTable } from "../../engine/table";
import { recordOf } from "../../engine/table-record";
import { newLocalId } from "../../wire/local-id";
import type { Downward, Happened, Plan, Upward } from "../../wire/protocol";
import type { LocalNews } from "../source";
import type { BotPorts } from "./bots";
import { OpenTable, openingOf } from "./open-table";
import { DeletedTable } from "./storage/database";
import type { LogStore } from "./storage/log-store";
import { summaryOf, type TableSummary } from "./summaries";
import { BadFile, fromFile, toFile } from "./transfer";

/** What a page gets without having asked: messages of a table, news, or how it ended. */
export type Sent =
  | { readonly table: string; readonly message: Downward }
  | { readonly table: string; readonly news: LocalNews }
  | { readonly table: string; readonly ended: "gone" | "unreadable" | "lost" };

/** There is no such table in this browser. */
export class NoTable extends Error {}

export interface TablesPorts extends Pick<BotPorts, "think" | "interrupt"> {
  readonly store: LogStore;
  rules(): Promise<CoreRules>;
  post(sent: Sent): void;
  /** A table was changed or removed here. */
  changed(table: string): void;
}

export class LocalTables {
  readonly #ports: TablesPorts;
  readonly #tables = new Map<string, Promise<OpenTable>>();

  constructor(ports: TablesPorts) {
    this.#ports = ports;
  }

  /** Deal a game and return the id of its table. */
  deal(wanted: NewTable): Promise<string> {
    return this.open([dealTable(wanted)]);
  }

  /** Open a table whose log begins with these entries, and return its id. */
  async open(entries: readonly Entry[]): Promise<string> {
    const id = newLocalId();
    await this.#ports.store.append(...openingOf(await this.#ports.rules(), id, entries));
    return id;
  }

  async history(id: string): Promise<readonly Happened[]> {
    return (await this.#table(id)).dispatcher.history();
  }

  async plan(id: string): Promise<Plan> {
    return (await this.#table(id)).dispatcher.plan();
  }

  async record(id: string): Promise<object> {
    return recordOf((await this.#table(id)).table);
  }

  /** Send a table's messages to the page from now on. */
  async join(id: string): Promise<void> {
    (await this.#table(id)).join();
  }

  async leave(id: string): Promise<void> {
    (await this.#tables.get(id))?.leave();
  }

  async say(id: string, message: Upward): Promise<void> {
    await (await this.#table(id)).say(message);
  }

  async retryBot(id: string): Promise<void> {
    (await this.#table(id)).retryBot();
  }

  summaries(): Promise<readonly TableSummary[]> {
    return this.#ports.store.summaries();
  }

  async remove(id: string): Promise<void> {
    await this.#ports.store.remove(id);
    await this.#end(id, "gone");
    this.#ports.changed(id);
  }

  /** A table as the text of a file; it need not be readable for that. */
  async toFile(id: string): Promise<string> {
    return toFile({ id, rows: await this.#ports.store.read(id) });
  }

  /** Take a table from the text of a file and return its id; what is here already stays. */
  async fromFile(text: string): Promise<string> {
    const { id, rows } = fromFile(text);
    const { store } = this.#ports;
    const current = await readerOf(rows);
    const summary = summaryIn(await this.#ports.rules(), id, () => current(id, rows));
    const here = await store.read(id);
    const isSame = here.every(
      ({ entry }, index) => JSON.stringify(entry) === JSON.stringify(rows[index]?.entry ?? entry),
    );
    if (!isSame) throw new BadFile("A table with another course is here under the same id.");
    const later = rows.slice(here.length).map((row) => ({ ...row, table: id }));
    if (later.length) {
      await store.append(later, [summary]);
      await (await this.#tables.get(id))?.catchUp();
      this.#ports.changed(id);
    }
    return id;
  }

  /** Another tab has changed or removed a table. */
  async follow(id: string): Promise<void> {
    const table = await this.#tables.get(id);
    if (!table) return;
    const [first] = await this.#ports.store.read(id);
    if (first) await table.catchUp();
    else await this.#end(id, "gone");
  }

  /** Another tab plays the bots of a table, or does so no more. */
  async leaveBots(id: string, areElsewhere: boolean): Promise<void> {
    const table = await this.#tables.get(id);
    if (table) table.areBotsElsewhere = areElsewhere;
  }

  /** Close a table that cannot go on here, and say why. */
  async #end(id: string, ended: "gone" | "unreadable"): Promise<void> {
    const table = await this.#tables.get(id);
    this.#tables.delete(id);
    table?.leave();
    if (table) this.#ports.post({ table: id, ended });
  }

  #table(id: string): Promise<OpenTable> {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = this.#load(id);
    this.#tables.set(id, table);
    // One that could not be read now may be readable later.
    table.catch(() => this.#tables.delete(id));
    return table;
  }

  async #load(id: string): Promise<OpenTable> {
    const { store } = this.#ports;
    const [rules, rows] = await Promise.all([this.#ports.rules(), store.read(id)]);
    if (!rows.length) throw new NoTable();
    const summary = (await store.summaries()).find((one) => one.id === id);
    const current = await readerOf(rows);
    try {
      const table = LocalTable.replay(rules, id, current(id, rows));
      if (summary?.version !== table.version || summary.trouble !== undefined) {
        this.#write(summaryOf(table));
      }
      return this.#enter(table);
    } catch (error) {
      if (summary) this.#write({ ...summary, trouble: String(error) });
      throw error;
    }
  }

  #enter(table: LocalTable): OpenTable {
    const { id } = table;
    const { post, changed } = this.#ports;
    const opened: OpenTable = new OpenTable(table, {
      ...this.#ports,
      send: (message) => post({ table: id, message }),
      tell: (news) => post({ table: id, news }),
      wrote: () => changed(id),
      failed: (error) => {
        const isDeleted = error instanceof DeletedTable;
        if (!isDeleted && !(error instanceof UnreadableLog)) return;
        // Its bots stop at once.
        opened.leave();
        void this.#end(id, isDeleted ? "gone" : "unreadable");
      },
    });
    return opened;
  }

  /** A summary that cannot be written now is written when the table is next read. */
  #write(summary: TableSummary): void {
    void this.#ports.store.append([], [summary]).catch(() => undefined);
  }
}

/** The summary of a log in a file. */
function summaryIn(rules: CoreRules, id: string, read: () => readonly LogRow[]): TableSummary {
  try {
    return summaryOf(LocalTable.replay(rules, id, read()));
  } catch (error) {
    throw new BadFile(String(error));
  }
}

/** How to read a log; what reads those of earlier pages is loaded only for one of them. */
async function readerOf([first]: readonly LogRow[]): Promise<typeof withDeal> {
  const isOld = (first?.entry.type as string | undefined) === "opened";
  return isOld ? (await import("../../engine/old-log")).withDeal : (_, rows) => rows;
}
