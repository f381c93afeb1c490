/** The way of messages to a table in this browser: its worker. */

import type { Upward } from "../../wire/protocol";
import type { Connect, Transport, TransportListener } from "../live/transport";
import { call, isRunning, LocalFailure, listen } from "./client";

/** Milliseconds until a worker that broke down is started again. */
const RETRY = 1000;

export const toTableHere: Connect = (table, listener) => new WorkerTransport(table, listener);

class WorkerTransport implements Transport {
  readonly #table: string;
  readonly #listener: TransportListener;
  #isOpen = false;
  #isClosed = false;

  constructor(table: string, listener: TransportListener) {
    this.#table = table;
    this.#listener = listener;
    void this.#join();
  }

  send(message: Upward): boolean {
    // A worker that broke down is noticed by all its tables, and the message is sent again.
    if (this.#isOpen) call("say", this.#table, message).catch(() => undefined);
    return this.#isOpen;
  }

  retryBot(): void {
    call("retryBot", this.#table).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    listen(this.#table, undefined);
    if (isRunning()) call("leave", this.#table).catch(() => undefined);
  }

  async #join(): Promise<void> {
    if (this.#isClosed) return;
    listen(this.#table, (sent) => {
      if ("message" in sent) this.#listener.received(sent.message);
      else if ("news" in sent) this.#listener.told?.(sent.news);
      else if (sent.ended === "gone") this.#listener.refused();
      else if (sent.ended === "unreadable") this.#listener.failed?.("unreadable");
      else this.#lose();
    });
    try {
      await call("join", this.#table);
      this.#isOpen = true;
      this.#listener.opened();
    } catch (error) {
      const kind = error instanceof LocalFailure ? error.kind : "failed";
      if (kind === "no-table") this.#listener.refused();
      else this.#listener.failed?.(kind === "unreadable" ? "unreadable" : "broken");
    }
  }

  /** The worker broke down: commands without an answer are sent again to the next one. */
  #lose(): void {
    // One that was never open has failed to open, and says so itself.
    if (!this.#isOpen || this.#isClosed) return;
    this.#isOpen = false;
    this.#listener.lost();
    setTimeout(() => void this.#join(), RETRY);
  }
}
