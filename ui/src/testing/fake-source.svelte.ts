/** A table source that a test drives by hand. */

import type { Connection, LocalNews, TableSource } from "../source/source";
import type { Command } from "../wire/commands";
import type { Answer, Happened, Plan, Problem, State } from "../wire/protocol";

export class FakeSource implements TableSource {
  readonly id = "t1";
  recordAddress: string = $state("/record");
  state: State | undefined = $state.raw();
  log: readonly Happened[] = $state.raw([]);
  hasHistory: boolean = $state(true);
  connected: readonly boolean[] = $state.raw([]);
  watchers: number = $state(0);
  connection: Connection = $state("open");
  busy: boolean = $state(false);
  isUnsent: boolean = $state(false);
  refusal: Problem | undefined = $state.raw();
  local: LocalNews | undefined = $state.raw();

  readonly sent: Command[] = [];
  readonly arrivals: number[] = [];
  withdrawals = 0;
  retries = 0;
  /** What my tiles would give; none where a test is not about planning. */
  planned: Plan["placements"] = [];

  constructor(state?: State) {
    this.state = state;
    this.connected = state?.table.seats.map((seat) => seat.connected) ?? [];
  }

  /** Note the command; it stays unanswered. */
  send(command: Command): Promise<Answer> {
    this.sent.push(command);
    this.busy = true;
    return new Promise(() => undefined);
  }

  withdraw(): void {
    this.withdrawals += 1;
  }

  here(seat: number): void {
    this.arrivals.push(seat);
  }

  plan(): Promise<Plan> {
    const { version = 0, game } = this.state ?? {};
    return Promise.resolve({ version, seat: game?.shown ?? null, placements: this.planned });
  }

  record(): Promise<unknown> {
    return Promise.reject(new Error("there is no record"));
  }

  joinRematch(): Promise<void> {
    return Promise.resolve();
  }

  retryBot(): void {
    this.retries += 1;
  }

  close(): void {}

  /** Move on to the next version with these events. */
  advance(events: Happened["events"], change: Partial<State> = {}): void {
    if (!this.state) throw new Error("there is no state to advance from");
    const version = this.state.version + 1;
    const happened = [{ version, events }];
    this.log = [...this.log, ...happened];
    this.state = { ...this.state, ...change, version, happened };
  }
}
