/** The WebSocket of a live table: one connection at a time, reopened whenever it is lost. */

import type { Downward, Upward } from "../../protocol";

interface Listener {
  /** Connected: send again whatever is unanswered. */
  opened(): void;
  received(message: Downward): void;
  lost(): void;
  /** No such table, or no access to it: there will be no retry. */
  refused(): void;
}

/** Close codes for an unknown browser, no access and no table, which no retry can change. */
const NO_ACCESS: readonly number[] = [4401, 4403, 4410];
const FIRST_RETRY = 300;
const LONGEST_RETRY = 8000;
const PING_INTERVAL = 15_000;
const PONG_TIMEOUT = 10_000;

export class TableSocket {
  #socket: WebSocket | undefined;
  #retryDelay = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #pongTimeout: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #address: string;
  readonly #listener: Listener;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#checkNow);
    document.addEventListener("visibilitychange", this.#checkNow);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Send a message now; return whether there was a connection to send it on. */
  send(message: Upward): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#checkNow);
    document.removeEventListener("visibilitychange", this.#checkNow);
    this.#clearTimers();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retryDelay = 0;
      this.#pings = setInterval(() => this.#ping(), PING_INTERVAL);
      this.#listener.opened();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#pongTimeout);
      this.#listener.received(JSON.parse(event.data) as Downward);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#clearTimers();
      if (NO_ACCESS.includes(event.code)) {
        this.#listener.refused();
      } else {
        this.#listener.lost();
        this.#retryLater();
      }
    };
  }

  #retryLater(): void {
    this.#retryDelay = Math.min(Math.max(this.#retryDelay * 2, FIRST_RETRY), LONGEST_RETRY);
    // Half of the delay is random, so that not all browsers come back at the same moment.
    const delay = this.#retryDelay * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#connect();
    }, delay);
  }

  /** The page is visible again, or the network is back: don't wait for the next timer. */
  readonly #checkNow = () => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.isOpen) {
      this.#ping();
    } else if (this.#retry !== undefined) {
      this.#clearTimers();
      this.#connect();
    }
  };

  /** A connection can be dead without closing; one that leaves a ping unanswered is closed. */
  #ping(): void {
    this.send({ type: "ping" });
    clearTimeout(this.#pongTimeout);
    this.#pongTimeout = setTimeout(() => this.#socket?.close(), PONG_TIMEOUT);
  }

  #clearTimers(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    clearTimeout(this.#pongTimeout);
    this.#retry = undefined;
  }
}
