/** A table as this browser knows it: the latest state, and the one way to ask for another. */

import { fetchHistory, socketAddress } from "../../api";
import { type Command, newId } from "../../commands";
import type { Answer, Downward, Happened, Reason, State, Upward } from "../../protocol";
import { completeUpTo, isComplete, mergeLog } from "../log";
import { Line } from "./socket";

interface Asked {
  readonly message: Upward;
  /** Whether it has left this browser: then nobody can tell whether it was heard. */
  isSaid: boolean;
  readonly answered: (answer: Answer) => void;
}

export class TableStore {
  readonly id: string;
  state: State | undefined = $state.raw();
  connected: readonly boolean[] = $state.raw([]);
  watchers: number = $state(0);
  line: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  refusal: Reason | undefined = $state.raw();
  log: readonly Happened[] = $state.raw([]);
  /** Whether something I asked for has not been answered yet, or not been seen. */
  busy: boolean = $state(false);
  /** Whether something waits for the line to come back. */
  isUnsent: boolean = $state(false);

  /** Whether all is known that happened until now. */
  hasHistory: boolean = $state(false);

  readonly #line: Line;
  readonly #asked = new Map<string, Asked>();
  readonly #here = new Map<string, number>();
  #due = 0;
  #catching = 0;

  constructor(id: string) {
    this.id = id;
    this.#line = new Line(socketAddress(id), {
      opened: () => this.#opened(),
      heard: (message) => this.#heard(message),
      lost: () => {
        if (this.line !== "connecting") this.line = "lost";
      },
      refused: () => {
        this.line = "gone";
      },
    });
  }

  /** Ask for something; it is said again with the same id after every lost line until it is answered. */
  send(command: Command): Promise<Answer> {
    this.refusal = undefined;
    const message = { ...command, id: newId(), version: this.state?.version ?? 0 };
    return new Promise((answered) => {
      this.#asked.set(message.id, { message, answered, isSaid: this.#line.say(message) });
      this.#rest();
    });
  }

  /** Do not send after all what still waits for the line. */
  withdraw(): void {
    for (const [id, { isSaid, answered }] of this.#asked) {
      if (isSaid) continue;
      this.#asked.delete(id);
      answered({ type: "answer", id, outcome: "refused", version: this.state?.version ?? 0 });
    }
    this.#rest();
  }

  /** Pass and play: the person of this seat is at the browser. */
  here(seat: number): void {
    const id = newId();
    this.#here.set(id, seat);
    this.#line.say({ type: "here", id, seat });
  }

  close(): void {
    this.#line.close();
  }

  #opened(): void {
    for (const [id, seat] of this.#here) this.#line.say({ type: "here", id, seat });
    for (const asked of this.#asked.values()) asked.isSaid = this.#line.say(asked.message);
    this.#rest();
  }

  #heard(message: Downward): void {
    switch (message.type) {
      case "state":
        this.#learn(message);
        break;
      case "answer":
        this.#answered(message);
        break;
      case "presence":
        this.connected = message.connected;
        this.watchers = message.watchers;
        break;
      case "pong":
        break;
    }
  }

  #learn(state: State): void {
    this.line = "open";
    // Two answers can overtake each other; an older state says nothing new.
    if (this.state && state.version < this.state.version) return;
    this.log = mergeLog(this.log, state.happened);
    this.hasHistory = isComplete(this.log, state.version);
    if (!this.hasHistory) void this.#catchUp(state.version);
    this.connected = state.table.seats.map((seat) => seat.connected);
    this.watchers = state.table.watchers;
    // What I was refused is of no interest once the game has moved on.
    if (state.game && state.version > (this.state?.version ?? 0)) this.refusal = undefined;
    this.state = state;
    this.#rest();
  }

  /** A new line brings the state but not how it came about; that is asked for. */
  async #catchUp(version: number): Promise<void> {
    if (this.#catching >= version) return;
    this.#catching = version;
    try {
      this.log = mergeLog(this.log, await fetchHistory(this.id, completeUpTo(this.log)));
      this.hasHistory = isComplete(this.log, this.state?.version ?? 0);
    } catch {
      // The next state asks again.
      this.#catching = 0;
    }
  }

  #answered(answer: Answer): void {
    if (answer.state) this.#learn(answer.state);
    this.#here.delete(answer.id);
    // What could not be read at all is answered without an id; it was one of those still open.
    const ids = answer.id === "" ? [...this.#asked.keys()] : [answer.id];
    for (const id of ids) {
      const asked = this.#asked.get(id);
      if (!asked) continue;
      this.#asked.delete(id);
      this.#due = Math.max(this.#due, answer.version);
      this.#rest();
      if (answer.outcome === "refused") this.refusal = answer.reason ?? undefined;
      asked.answered(answer);
    }
  }

  /** An answer comes before the state it led to; until then the old one is not to be acted on. */
  #rest(): void {
    this.busy = this.#asked.size > 0 || (this.state?.version ?? 0) < this.#due;
    this.isUnsent = [...this.#asked.values()].some(({ isSaid }) => !isSaid);
  }
}
