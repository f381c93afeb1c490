/** The tables of this browser, for its page: what the server is to the tables there. */

import type { CoreRules } from "../../core/rules";
import { openTable } from "../../engine/creation";
import { LocalTable, type LogRow } from "../../engine/table";
import { recordOf } from "../../engine/table-record";
import { newLocalId } from "../../wire/local-id";
import type {
  Answer,
  Downward,
  Happened,
  OpenTable,
  Plan,
  State,
  Upward,
} from "../../wire/protocol";
import type { BotSurroundings } from "./bots";
import type { TableCommand } from "./decisions";
import { LEVELS, ME, type News, newLine, openingOf, Room } from "./room";
import type { StoredLine } from "./storage/database";
import type { Keeper } from "./storage/keeper";
import { BadFile, fromFile, toFile } from "./transfer";

/** What a page gets without having asked: messages of a table, news, or that it is gone or lost. */
export type Sent =
  | { readonly table: string; readonly message: Downward }
  | { readonly table: string; readonly news: News }
  | { readonly table: string; readonly isGone: true }
  | { readonly table: string; readonly isLost: true };

/** There is no such table in this browser. */
export class NoTable extends Error {}

/** The log of a table cannot be read; the reason is for people who look for it. */
export class UnreadableTable extends Error {}

export interface HostSurroundings extends Pick<BotSurroundings, "think" | "interrupt"> {
  readonly keeper: Keeper;
  rules(): Promise<CoreRules>;
  post(sent: Sent): void;
  /** A table was changed or removed here. */
  changed(table: string): void;
}

export class Host {
  readonly #around: HostSurroundings;
  readonly #rooms = new Map<string, Promise<Room>>();

  constructor(around: HostSurroundings) {
    this.#around = around;
  }

  /** Open a table and return its first state. */
  async open(request: OpenTable): Promise<State> {
    const rules = await this.#around.rules();
    const table = new LocalTable(rules, newLocalId(), openTable(ME, request, LEVELS));
    await this.#around.keeper.append(...openingOf(table, request.id));
    const room = this.#enter(table);
    this.#rooms.set(table.id, Promise.resolve(room));
    return room.dispatcher.look();
  }

  async table(id: string): Promise<State> {
    return (await this.#room(id)).dispatcher.look();
  }

  async history(id: string, since: number): Promise<readonly Happened[]> {
    return (await this.#room(id)).dispatcher.history(since);
  }

  async plan(id: string): Promise<Plan> {
    return (await this.#room(id)).dispatcher.plan();
  }

  async record(id: string): Promise<object> {
    return recordOf((await this.#room(id)).table);
  }

  async command(id: string, message: TableCommand): Promise<Answer> {
    return (await this.#room(id)).command(message);
  }

  /** Send a table's messages to the page from now on. */
  async join(id: string): Promise<void> {
    (await this.#room(id)).join();
  }

  async leave(id: string): Promise<void> {
    (await this.#rooms.get(id))?.leave();
  }

  async say(id: string, message: Upward): Promise<void> {
    await (await this.#room(id)).say(message);
  }

  async retryBot(id: string): Promise<void> {
    (await this.#room(id)).retryBot();
  }

  /** All tables, the latest change first. */
  async lines(): Promise<readonly StoredLine[]> {
    const lines = await this.#around.keeper.lines();
    return lines.toSorted((one, other) => other.changed.localeCompare(one.changed));
  }

  async remove(id: string): Promise<void> {
    await this.#around.keeper.remove(id);
    await this.#forget(id);
    this.#around.changed(id);
  }

  /** A table as the text of a file; it need not be readable for that. */
  async toFile(id: string): Promise<string> {
    return toFile({ id, rows: await this.#around.keeper.read(id) });
  }

  /** Take a table from the text of a file and return its id; what is here already stays. */
  async fromFile(text: string): Promise<string> {
    const { id, rows } = fromFile(text);
    const { keeper } = this.#around;
    const table = replayed(await this.#around.rules(), id, rows, (why) => new BadFile(why));
    const here = await keeper.read(id);
    const isSame = here.every(
      ({ entry }, index) => JSON.stringify(entry) === JSON.stringify(rows[index]?.entry ?? entry),
    );
    if (!isSame) throw new BadFile("A table with another course is here under the same id.");
    const later = rows.slice(here.length).map((row) => ({ ...row, table: id }));
    if (later.length) {
      await keeper.append(later, [newLine(table)]);
      await (await this.#rooms.get(id))?.dispatcher.catchUp();
      this.#around.changed(id);
    }
    return id;
  }

  /** Another tab has changed or removed a table. */
  async follow(id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    if (!room) return;
    const [first] = await this.#around.keeper.read(id);
    if (first) await room.dispatcher.catchUp();
    else await this.#forget(id);
  }

  /** Another tab plays the bots of a table, or does so no more. */
  async leaveBots(id: string, areElsewhere: boolean): Promise<void> {
    const room = await this.#rooms.get(id);
    if (room) room.areBotsElsewhere = areElsewhere;
  }

  async #forget(id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    this.#rooms.delete(id);
    room?.leave();
    if (room) this.#around.post({ table: id, isGone: true });
  }

  #room(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known) return known;
    const room = this.#load(id);
    this.#rooms.set(id, room);
    // One that could not be read now may be readable later.
    room.catch(() => this.#rooms.delete(id));
    return room;
  }

  async #load(id: string): Promise<Room> {
    const { keeper } = this.#around;
    const [rules, rows] = await Promise.all([this.#around.rules(), keeper.read(id)]);
    if (!rows.length) throw new NoTable();
    const line = (await keeper.lines()).find((one) => one.id === id);
    try {
      const table = replayed(rules, id, rows, (why) => new UnreadableTable(why));
      if (line?.version !== table.version || line.trouble !== undefined) {
        void keeper.append([], [newLine(table)]);
      }
      return this.#enter(table);
    } catch (error) {
      if (line) void keeper.append([], [{ ...line, trouble: String(error) }]);
      throw error;
    }
  }

  #enter(table: LocalTable): Room {
    const { post, changed } = this.#around;
    return new Room(table, {
      ...this.#around,
      send: (message) => post({ table: table.id, message }),
      tell: (news) => post({ table: table.id, news }),
      wrote: () => changed(table.id),
    });
  }
}

/** The table that a log describes; whatever is wrong with the log leads to one kind of error. */
function replayed(
  rules: CoreRules,
  id: string,
  rows: readonly LogRow[],
  fault: (why: string) => Error,
): LocalTable {
  try {
    return LocalTable.replay(rules, id, rows);
  } catch (error) {
    throw fault(String(error));
  }
}
