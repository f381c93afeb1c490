/** A table in the browser: exactly what its log makes it, as on the server. */

import { DIRECTIONS, RULES_VERSION } from "../core/names";
import type { CoreEvent, CoreRules } from "../core/rules";
import { LocalGame } from "./game";
import {
  type Dealt,
  type DealtSeat,
  type Entry,
  type LogRow,
  readable,
  UnreadableLog,
} from "./log";

/** A seat in turn order, and who plays it. */
export interface Holder {
  readonly side: number;
  readonly name: string;
  readonly face: string;
  /** Whether it belongs to a person at this browser. */
  readonly isPerson: boolean;
  /** The bot that plays it now. */
  level: string | null;
}

/** What one log entry caused. */
export interface TableEvent {
  readonly version: number;
  readonly entry: Entry;
  readonly events: readonly CoreEvent[];
  /** The seat on turn afterwards. */
  readonly turn: number;
  /** The seats that won, if the game ended with it. */
  readonly winners: readonly number[];
}

export class LocalTable {
  readonly id: string;
  readonly dealt: Dealt;
  /** The version of the deal, since which seats have been numbered as they are. */
  readonly dealtAt: number;
  readonly holders: readonly Holder[];
  readonly game: LocalGame;
  readonly history: TableEvent[];
  /** The version that each command led to. */
  readonly answered = new Map<string, number>();
  title: string;
  version: number;
  /** The version since which the game has stood as it does now. */
  positionAt: number;
  /** The version since which no person has acted or taken anything back. */
  personAt: number;
  status: "playing" | "over" | "abandoned" = "playing";
  rematch: string | null = null;

  private constructor(rules: CoreRules, id: string, seq: number, dealt: Dealt) {
    const { title, seats, tiles, rules: version = 1 } = dealt;
    if (version > RULES_VERSION)
      throw new UnreadableLog(`It has rules ${version}, of a newer page.`);
    this.id = id;
    this.dealt = dealt;
    this.title = title;
    this.holders = seats.map(holderFor);
    const sides = this.holders.map(({ side }) => side);
    this.game = new LocalGame(rules, sides, tiles);
    this.version = this.positionAt = this.personAt = this.dealtAt = seq;
    this.history = [{ version: seq, entry: dealt, events: [], turn: this.game.turn, winners: [] }];
  }

  /** The table that a log describes; throws `UnreadableLog`. */
  static replay(rules: CoreRules, id: string, rows: readonly LogRow[]): LocalTable {
    return readable(() => {
      const [first, ...rest] = rows;
      if (first?.entry.type !== "dealt") throw new UnreadableLog("It does not begin with a deal.");
      const table = new LocalTable(rules, id, first.seq, first.entry);
      table.answered.set(first.command, first.seq);
      for (const row of rest) table.absorb(row);
      return table;
    });
  }

  /** The seats of people. */
  get people(): readonly number[] {
    return [...this.holders.keys()].filter((seat) => this.holders[seat]?.isPerson);
  }

  /** The seat of the only person, where all others are bots. */
  get onlyPerson(): number | undefined {
    const [seat, other] = this.people;
    return other === undefined ? seat : undefined;
  }

  /** How many actions a seat's player would undo by taking back; 0 if they cannot. */
  actionsToTakeBack(seat: number): number {
    const { game, status, onlyPerson } = this;
    const isInTurn = game.turn === seat && game.canTakeBack;
    return status === "playing" && (isInTurn || seat === onlyPerson) ? game.actionsSince(seat) : 0;
  }

  /** The level of the bot that is to act; none if it is a person's turn or no game is on. */
  get levelOnTurn(): string | null {
    return this.status === "playing" ? this.#holder(this.game.turn).level : null;
  }

  /** Whether nothing more will be played here. */
  get isClosed(): boolean {
    return this.status !== "playing";
  }

  /** How often a kind of entry has come. */
  timesOf(type: Entry["type"]): number {
    return this.history.filter(({ entry }) => entry.type === type).length;
  }

  /** The seat whose hand is shown; `curtain` is the turn it was lifted for. */
  shownSeat(curtain: number | null): number | null {
    const { people } = this;
    if (people.length < 2) return people[0] ?? null;
    // Several people share this browser: show only the seat on turn, once its person is there.
    const { turn, turnsCompleted } = this.game;
    return people.includes(turn) && curtain === turnsCompleted ? turn : null;
  }

  /** Change as the next row of the log says, and return what happened; throws `UnreadableLog`. */
  absorb({ seq, command, entry }: LogRow): TableEvent {
    if (seq !== this.version + 1)
      throw new UnreadableLog(`It goes from ${this.version} to ${seq}.`);
    const events = readable(() => this.#absorb(entry));
    const winners =
      this.game.isOver && events.length ? this.game.rules.standing(this.game.state).winners : [];
    const event = { version: seq, entry, events, turn: this.game.turn, winners };
    this.version = seq;
    if (entry.type === "acted" || entry.type === "tookback") this.positionAt = seq;
    this.answered.set(command, seq);
    this.history.push(event);
    return event;
  }

  #absorb(entry: Entry): readonly CoreEvent[] {
    switch (entry.type) {
      case "acted": {
        if (this.#holder(this.game.turn).level === null) this.personAt = this.version + 1;
        const events = this.game.act(entry.action);
        if (this.game.isOver) this.status = "over";
        return events;
      }
      case "tookback":
        this.game.rewind(entry.actions ?? 1);
        this.personAt = this.version + 1;
        break;
      case "handedover":
        this.#holder(entry.seat).level = entry.level;
        break;
      case "reclaimed":
        this.#holder(entry.seat).level = null;
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
      default:
        throw new UnreadableLog(`It has an entry “${entry.type}” after its deal.`);
    }
    return [];
  }

  #holder(seat: number): Holder {
    const holder = this.holders[seat];
    if (!holder) throw new UnreadableLog(`There is no seat ${seat}.`);
    return holder;
  }
}

function holderFor({ side: word, name = "", face = "", level }: DealtSeat): Holder {
  const side = (DIRECTIONS as readonly string[]).indexOf(word);
  return { side, name, face, isPerson: level === undefined, level: level ?? null };
}
