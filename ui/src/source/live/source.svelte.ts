/** A live table: states arrive, commands are repeated until answered. */

import { socketAddress } from "../../wire/api";
import { type Command, newId } from "../../wire/commands";
import type { Answer, Downward, Happened, Plan, Problem, State, Upward } from "../../wire/protocol";
import { completeUpTo, isComplete, mergeLog } from "../log";
import type { Connection, LocalNews, TableSource } from "../source";
import { fetchHistory, fetchPlan, fetchRecord, recordAddress } from "../tables";
import { TableSocket } from "./socket";
import type { Connect, Transport } from "./transport";

const toServer: Connect = (table, listener) => new TableSocket(socketAddress(table), listener);

interface PendingCommand {
  readonly message: Upward;
  /** Whether it left this browser: then the server may have received it. */
  isSent: boolean;
  readonly resolve: (answer: Answer) => void;
}

export class LiveSource implements TableSource {
  readonly id: string;
  recordAddress: string = $state("");
  local: LocalNews | undefined = $state.raw();
  state: State | undefined = $state.raw();
  log: readonly Happened[] = $state.raw([]);
  hasHistory: boolean = $state(false);
  connected: readonly boolean[] = $state.raw([]);
  watchers: number = $state(0);
  connection: Connection = $state("connecting");
  busy: boolean = $state(false);
  isUnsent: boolean = $state(false);
  refusal: Problem | undefined = $state.raw();

  readonly #transport: Transport;
  readonly #pending = new Map<string, PendingCommand>();
  /** The `here` messages without an answer: their ids and seats. */
  readonly #pendingHere = new Map<string, number>();
  /** The newest version that an answer has announced. */
  #announced = 0;
  /** The newest version whose history has been requested. */
  #requested = 0;

  constructor(id: string, connect: Connect = toServer) {
    this.id = id;
    this.#transport = connect(id, {
      opened: () => this.#sendPending(),
      received: (message) => this.#receive(message),
      lost: () => {
        if (this.connection !== "connecting") this.connection = "lost";
      },
      refused: () => {
        this.connection = "gone";
      },
      told: (news) => {
        this.local = news;
      },
      failed: (how) => {
        this.connection = how;
      },
    });
  }

  /** Send a command; it is repeated with the same id after every lost connection until answered. */
  send(command: Command): Promise<Answer> {
    this.refusal = undefined;
    const message = { ...command, id: newId(), version: this.state?.version ?? 0 };
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve, isSent: this.#transport.send(message) });
      this.#updateBusy();
    });
  }

  withdraw(): void {
    for (const [id, { isSent, resolve }] of this.#pending) {
      if (isSent) continue;
      this.#pending.delete(id);
      resolve({ type: "answer", id, outcome: "refused", version: this.state?.version ?? 0 });
    }
    this.#updateBusy();
  }

  here(seat: number): void {
    const id = newId();
    this.#pendingHere.set(id, seat);
    this.#transport.send({ type: "here", id, seat });
  }

  plan(): Promise<Plan> {
    return fetchPlan(this.id);
  }

  record(): Promise<unknown> {
    return fetchRecord(this.id);
  }

  async joinRematch(table: string): Promise<void> {
    const { joinRematch } = await import("./rematch");
    await joinRematch(table);
  }

  retryBot(): void {
    this.#transport.retryBot?.();
  }

  close(): void {
    this.#transport.close();
  }

  #sendPending(): void {
    for (const [id, seat] of this.#pendingHere) this.#transport.send({ type: "here", id, seat });
    for (const pending of this.#pending.values()) {
      pending.isSent = this.#transport.send(pending.message);
    }
    this.#updateBusy();
  }

  #receive(message: Downward): void {
    switch (message.type) {
      case "state":
        this.#setState(message);
        break;
      case "answer":
        this.#settle(message);
        break;
      case "presence":
        this.connected = message.connected;
        this.watchers = message.watchers;
        break;
      case "pong":
        break;
    }
  }

  #setState(state: State): void {
    this.connection = "open";
    // Two messages can overtake each other; an older state has nothing new.
    if (this.state && state.version < this.state.version) return;
    this.log = mergeLog(this.log, state.happened);
    this.hasHistory = isComplete(this.log, state.version);
    if (!this.hasHistory) void this.#fetchMissing(state.version);
    this.connected = state.table.seats.map((seat) => seat.connected);
    this.watchers = state.table.watchers;
    // A refusal is of no interest once the game has moved on.
    if (state.game && state.version > (this.state?.version ?? 0)) this.refusal = undefined;
    this.state = state;
    this.#updateBusy();
    if (isClosed(state) && !this.recordAddress) void this.#findRecord();
  }

  async #findRecord(): Promise<void> {
    // The next state tries again.
    this.recordAddress = await recordAddress(this.id).catch(() => "");
  }

  /** A new connection brings the state but not the events that led to it. */
  async #fetchMissing(version: number): Promise<void> {
    if (this.#requested >= version) return;
    this.#requested = version;
    try {
      const history = await fetchHistory(this.id, completeUpTo(this.log));
      // The log may have grown while the history was on its way, so it is read only now.
      this.log = mergeLog(this.log, history);
      this.hasHistory = isComplete(this.log, this.state?.version ?? 0);
    } catch {
      // The next state tries again.
      this.#requested = 0;
    }
  }

  #settle(answer: Answer): void {
    if (answer.state) this.#setState(answer.state);
    this.#pendingHere.delete(answer.id);
    // A message that could not be read is answered without an id; it was one of the pending ones.
    const ids = answer.id === "" ? [...this.#pending.keys()] : [answer.id];
    for (const id of ids) {
      const pending = this.#pending.get(id);
      if (!pending) continue;
      this.#pending.delete(id);
      this.#announced = Math.max(this.#announced, answer.version);
      this.#updateBusy();
      if (answer.outcome === "refused") this.refusal = answer.reason ?? undefined;
      pending.resolve(answer);
    }
  }

  /** An answer arrives before the state it led to; until then nobody may act on the old one. */
  #updateBusy(): void {
    this.busy = this.#pending.size > 0 || (this.state?.version ?? 0) < this.#announced;
    this.isUnsent = [...this.#pending.values()].some(({ isSent }) => !isSent);
  }
}

function isClosed({ table, game }: State): boolean {
  return game !== null && (table.status === "over" || table.status === "abandoned");
}
