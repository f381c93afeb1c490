/** The line to a table: one socket at a time, opened again by itself whenever it is lost. */

import type { Downward, Upward } from "../../protocol";

interface Listener {
  /** The line is open; whatever is unanswered should be said again. */
  opened(): void;
  heard(message: Downward): void;
  lost(): void;
  /** There is no such table, or no right to it: nothing to wait for. */
  refused(): void;
}

/** How the server says that it does not know us, or has no place for us, however often we ask. */
const NO_PLACE: readonly number[] = [4401, 4403];
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const PATIENCE = 10_000;

export class Line {
  #socket: WebSocket | undefined;
  #waited = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #address: string;
  readonly #listener: Listener;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  say(message: Upward): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#rest();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#waited = 0;
      this.#pings = setInterval(() => this.#ping(), PING_EVERY);
      this.#listener.opened();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      this.#listener.heard(JSON.parse(event.data) as Downward);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#rest();
      if (NO_PLACE.includes(event.code)) {
        this.#listener.refused();
      } else {
        this.#listener.lost();
        this.#retryLater();
      }
    };
  }

  #retryLater(): void {
    this.#waited = Math.min(Math.max(this.#waited * 2, FIRST_WAIT), LONGEST_WAIT);
    // Half of the wait is by chance, so that not everybody comes back at the same moment.
    const wait = this.#waited * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#connect();
    }, wait);
  }

  /** Somebody looks at the page again, or the network is back: no reason to wait. */
  readonly #hurry = () => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.isOpen) {
      this.#ping();
    } else if (this.#retry !== undefined) {
      this.#rest();
      this.#connect();
    }
  };

  /** A line can be dead without saying so: no answer to a ping, and it is given up. */
  #ping(): void {
    this.say({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #rest(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    clearTimeout(this.#silence);
    this.#retry = undefined;
  }
}
