/** A table as this browser knows it: the latest state, and the one way to ask for another. */

import type { Answer, Happened, Reason, State } from "../protocol";
import { type Downward, Line } from "./line";
import { mergeLog } from "./log";

type Command =
  | { type: "act"; action: string }
  | { type: "sit"; seat: number; name: string; contribution: string; invitation?: string | null }
  | { type: "rename"; title: string }
  | { type: "seat_bot"; seat: number; level: string }
  | { type: "hand_over"; seat: number; level: string }
  | { type: "reclaim"; seat: number }
  | { type: "start" | "take_back" | "abandon" | "rematch" };

interface Asked {
  readonly message: Command & { id: string; version: number };
  readonly answered: (answer: Answer) => void;
}

export function socketAddress(id: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

export class TableStore {
  readonly id: string;
  state: State | undefined = $state.raw();
  connected: readonly boolean[] = $state.raw([]);
  line: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  refusal: Reason | undefined = $state.raw();
  log: readonly Happened[] = $state.raw([]);
  /** Whether something I asked for has not been answered yet. */
  busy: boolean = $state(false);

  readonly #line: Line;
  readonly #asked = new Map<string, Asked>();
  readonly #here = new Map<string, number>();

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
      this.#asked.set(message.id, { message, answered });
      this.busy = true;
      this.#line.say(message);
    });
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
    for (const { message } of this.#asked.values()) this.#line.say(message);
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
    this.connected = state.table.seats.map((seat) => seat.connected);
    this.state = state;
  }

  #answered(answer: Answer): void {
    if (answer.state) this.#learn(answer.state);
    this.#here.delete(answer.id);
    const asked = this.#asked.get(answer.id);
    if (!asked) return;
    this.#asked.delete(answer.id);
    this.busy = this.#asked.size > 0;
    if (answer.outcome === "refused") this.refusal = answer.reason ?? undefined;
    asked.answered(answer);
  }
}

/** An id of our own choice; `randomUUID` is missing on a plain address of a home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
