/** The line to a table in this browser. */

import type { Upward } from "../../protocol";
import type { Line, LineListener } from "../live/line";
import type { LocalFailure } from "./client";

/** Milliseconds until a worker that broke down is started again. */
const RETRY = 1000;

export class LocalLine implements Line {
  readonly #table: string;
  readonly #listener: LineListener;
  readonly #client = import("./client");
  #isOpen = false;
  #isClosed = false;

  constructor(table: string, listener: LineListener) {
    this.#table = table;
    this.#listener = listener;
    void this.#join();
  }

  send(message: Upward): boolean {
    if (this.#isOpen) void this.#say(message);
    return this.#isOpen;
  }

  retryBot(): void {
    void this.#client.then(({ call }) => call("retryBot", this.#table)).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    void this.#client
      .then(({ call, isRunning, listen }) => {
        listen(this.#table, undefined);
        return isRunning() ? call("leave", this.#table) : undefined;
      })
      .catch(() => undefined);
  }

  async #join(): Promise<void> {
    try {
      const { call, listen } = await this.#client;
      if (this.#isClosed) return;
      listen(this.#table, (sent) => {
        if ("message" in sent) this.#listener.received(sent.message);
        else if ("news" in sent) this.#listener.told?.(sent.news);
        else if ("isGone" in sent) this.#listener.refused();
        else this.#lose();
      });
      await call("join", this.#table);
      this.#isOpen = true;
      this.#listener.opened();
    } catch (error) {
      const { kind } = error as Partial<LocalFailure>;
      if (kind === "no-table") this.#listener.refused();
      else this.#listener.failed?.(kind === "unreadable" ? "unreadable" : "broken");
    }
  }

  /** The worker broke down: commands without an answer are sent again to the next one. */
  #lose(): void {
    this.#isOpen = false;
    if (this.#isClosed) return;
    this.#listener.lost();
    setTimeout(() => void this.#join(), RETRY);
  }

  async #say(message: Upward): Promise<void> {
    const { call } = await this.#client;
    // A worker that broke down is noticed by all its tables.
    await call("say", this.#table, message).catch(() => undefined);
  }
}
