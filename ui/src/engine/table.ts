/** A table in the browser: exactly what its log makes it, as on the server. */

import { DEFAULT_SEATING, DIRECTIONS, RULES_VERSION } from "../core/names";
import type { CoreEvent, CoreRules } from "../core/rules";
import { sha256Hex } from "../kit/sha256";
import type {
  AnyEntry,
  BotSeated,
  Moved,
  MoveOffered,
  Opened,
  Sat,
  SeatPlan,
  Started,
} from "./entries";
import { LocalGame } from "./game";

export type Status = "open" | "playing" | "over" | "abandoned";

/** An entry with its number in the log and the command that caused it. */
export interface LogRow {
  readonly seq: number;
  readonly browser: string;
  readonly command: string;
  readonly entry: AnyEntry;
}

/** Who a seat belongs to, and who plays it. */
export interface Holder {
  kind: SeatPlan["kind"];
  name: string;
  face: string;
  owner: string | null;
  level: string | null;
  invitation: string | null;
  contribution: string | null;
  /** The SHA-256 of the contribution, known before the contribution itself. */
  pledge: string | null;
  move: MoveOffered | null;
  wantsEnd: boolean;
}

/** What one log entry caused. */
export interface TableEvent {
  readonly version: number;
  readonly entry: AnyEntry;
  readonly events: readonly CoreEvent[];
  /** The seats that won, if the game ended with it. */
  readonly winners: readonly number[];
}

/** The log is not one of a table. */
export class UnreadableLog extends Error {}

export class LocalTable {
  readonly rules: CoreRules;
  readonly id: string;
  readonly opened: Opened;
  readonly history: TableEvent[] = [];
  /** The version that each command led to, by browser and command id. */
  readonly answered = new Map<string, number>();
  title: string;
  creator: string;
  holders: Holder[];
  sides: readonly number[];
  version = 1;
  /** The version since which seats have been numbered as they are now. */
  numberedAt = 1;
  /** The version since which the game has stood as it does now. */
  positionAt = 1;
  status: Status = "open";
  game: LocalGame | undefined;
  /** The parts of the shuffle and their pledges, by the seats of the lobby. */
  contributions: readonly string[] = [];
  pledges: readonly string[] = [];
  rematch: string | null = null;

  constructor(rules: CoreRules, id: string, opened: Opened) {
    this.rules = rules;
    this.id = id;
    this.opened = opened;
    this.title = opened.title;
    this.creator = opened.creator;
    this.holders = opened.seats.map(holderFor);
    this.sides = opened.sides
      ? opened.sides.map(sideOf)
      : (DEFAULT_SEATING[opened.seats.length] ?? []);
  }

  /** The table that a log describes. */
  static replay(rules: CoreRules, id: string, rows: readonly LogRow[]): LocalTable {
    const [first, ...rest] = rows;
    if (first?.entry.type !== "opened") throw new UnreadableLog("It does not begin with a table.");
    const table = new LocalTable(rules, id, first.entry);
    for (const row of rest) table.absorb(row);
    return table;
  }

  get canTakeBack(): boolean {
    return this.status === "playing" && this.game?.canTakeBack === true;
  }

  /** The level of the bot that is to act; none if it is a person's turn or no game is on. */
  get levelOnTurn(): string | null {
    const seat = this.status === "playing" ? this.game?.turn : undefined;
    return seat === undefined ? null : this.#holder(seat).level;
  }

  /** Whether nothing more will be played here. */
  get isClosed(): boolean {
    return this.status === "over" || this.status === "abandoned";
  }

  /** How often a kind of entry has come. */
  timesOf(type: AnyEntry["type"]): number {
    return this.history.filter(({ entry }) => entry.type === type).length;
  }

  seatsOf(browser: string): readonly number[] {
    return [...this.holders.keys()].filter((seat) => this.holders[seat]?.owner === browser);
  }

  /** Change as the next row of the log says, and return what happened. */
  absorb({ seq, browser, command, entry }: LogRow): TableEvent {
    if (seq !== this.version + 1)
      throw new UnreadableLog(`It goes from ${this.version} to ${seq}.`);
    const events = this.#absorb(entry);
    const ended = this.game?.isOver && events.length ? this.game : undefined;
    const winners = ended ? this.rules.standing(ended.state).winners : [];
    const event = { version: seq, entry, events, winners };
    this.version = seq;
    if (entry.type === "started") this.numberedAt = seq;
    if (["started", "acted", "tookback"].includes(entry.type)) this.positionAt = seq;
    this.answered.set(`${browser} ${command}`, seq);
    this.history.push(event);
    return event;
  }

  #absorb(entry: AnyEntry): readonly CoreEvent[] {
    switch (entry.type) {
      case "acted":
        return this.#act(entry.action);
      case "tookback":
        this.#playing().takeBack();
        break;
      case "sat":
        this.#sit(entry);
        break;
      case "revealed":
        this.#holder(entry.seat).contribution = entry.contribution;
        break;
      case "botseated":
        this.#seatBot(entry);
        break;
      case "started":
        this.#start(entry);
        break;
      case "handedover":
        this.#holder(entry.seat).level = entry.level;
        break;
      case "reclaimed":
        this.#holder(entry.seat).level = null;
        break;
      case "moveoffered":
        this.#holder(entry.seat).move = entry;
        break;
      case "moved":
        this.#move(entry);
        break;
      case "endwanted":
        this.#holder(entry.seat).wantsEnd = true;
        break;
      case "renamed":
        this.title = entry.title;
        break;
      case "rematched":
        this.rematch = entry.table;
        break;
      case "abandoned":
        this.status = "abandoned";
        break;
      case "opened":
        throw new UnreadableLog("A table is opened once.");
    }
    return [];
  }

  #act(action: string): readonly CoreEvent[] {
    const game = this.#playing();
    // A person who plays on does not want the end any more.
    this.#holder(game.turn).wantsEnd = false;
    const events = game.act(action);
    if (game.isOver) this.status = "over";
    return events;
  }

  #sit({ seat, browser, name, contribution, face = "", pledge = "" }: Sat): void {
    Object.assign(this.#holder(seat), {
      kind: "person",
      name,
      face,
      owner: browser,
      invitation: null,
      contribution: contribution || null,
      pledge: pledge || sha256Hex(contribution),
    });
  }

  #seatBot({ seat, level }: BotSeated): void {
    // What has been shown could help others to choose, so every person pledges anew.
    if (this.#holder(seat).pledge !== null) {
      for (const holder of this.holders) holder.contribution = holder.pledge = null;
    }
    this.holders[seat] = holderFor({ kind: "bot", level });
  }

  #start({ order, sides, tiles, rules = 1 }: Started): void {
    if (rules > RULES_VERSION) throw new UnreadableLog(`It has rules ${rules}, of a newer page.`);
    this.contributions = this.holders.map(({ contribution }) => contribution ?? "");
    this.pledges = this.holders.map(({ pledge }) => pledge ?? "");
    this.holders = order.map((seat) => this.#holder(seat));
    this.sides = sides.map(sideOf);
    this.game = new LocalGame(this.rules, this.sides, tiles);
    this.status = "playing";
  }

  #move({ seat, browser }: Moved): void {
    const holder = this.#holder(seat);
    const before = holder.owner;
    holder.owner = browser;
    holder.move = null;
    // The rights of a creator go along with their last seat.
    if (before === this.creator && !this.seatsOf(before).length) this.creator = browser;
  }

  #playing(): LocalGame {
    if (!this.game) throw new UnreadableLog("The game has not begun.");
    return this.game;
  }

  #holder(seat: number): Holder {
    const holder = this.holders[seat];
    if (!holder) throw new UnreadableLog(`There is no seat ${seat}.`);
    return holder;
  }
}

function holderFor(plan: SeatPlan): Holder {
  return {
    kind: plan.kind,
    name: plan.name ?? "",
    face: plan.face ?? "",
    owner: plan.owner ?? null,
    level: plan.level ?? null,
    invitation: plan.invitation ?? null,
    contribution: null,
    pledge: null,
    move: null,
    wantsEnd: false,
  };
}

function sideOf(word: string): number {
  return (DIRECTIONS as readonly string[]).indexOf(word);
}
