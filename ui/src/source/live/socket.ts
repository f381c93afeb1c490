/** The WebSocket of a live table: one connection at a time, reopened whenever it is lost. */

import type { Downward, Upward } from "../../wire/protocol";
import { hasServer } from "../../wire/server.svelte";
import type { Transport, TransportListener } from "./transport";

/** Close codes for an unknown browser, no access and no table, which no retry can change. */
const NO_ACCESS: readonly number[] = [4401, 4403, 4410];
/** The close code for a browser whose seat has moved to another one. */
const MOVED = 4409;
const FIRST_RETRY = 300;
const LONGEST_RETRY = 8000;
/** Together they are the longest silence before a connection counts as lost. */
const PING_INTERVAL = 5000;
const PONG_TIMEOUT = 5000;
/** A server that accepts connections but is stuck would keep the browser waiting for minutes. */
const OPEN_TIMEOUT = 8000;

export class TableSocket implements Transport {
  #socket: WebSocket | undefined;
  #retryDelay = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  /** Runs out when the server is silent: before it accepts, or after a ping. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #address: string;
  readonly #listener: TransportListener;

  constructor(address: string, listener: TransportListener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#giveUp);
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
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#giveUp);
    document.removeEventListener("visibilitychange", this.#checkNow);
    this.#clearTimers();
    this.#socket?.close();
  }

  #connect(): void {
    if (!hasServer()) {
      // The listener is still being made.
      queueMicrotask(() => this.#listener.refused());
      return;
    }
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#silence = setTimeout(this.#giveUp, OPEN_TIMEOUT);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#retryDelay = 0;
      this.#pings = setInterval(() => this.#ping(), PING_INTERVAL);
      this.#listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#listener.received(JSON.parse(event.data) as Downward);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      if (NO_ACCESS.includes(event.code)) {
        this.#clearTimers();
        this.#listener.refused();
      } else if (event.code === MOVED) {
        this.#clearTimers();
        this.#listener.failed?.("moved");
      } else {
        this.#lose();
      }
    };
  }

  /** Abandon the connection without waiting for its end: a dead one can take minutes to close. */
  readonly #giveUp = () => {
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    this.#lose();
    socket.close();
  };

  #lose(): void {
    this.#socket = undefined;
    this.#clearTimers();
    this.#listener.lost();
    this.#retryLater();
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

  /** The network is back: what was begun without one is not worth waiting for. */
  readonly #reconnectNow = () => {
    if (this.isOpen) {
      this.#ping();
    } else if (!this.#closed) {
      const stuck = this.#socket;
      this.#clearTimers();
      this.#connect();
      stuck?.close();
    }
  };

  /** The page is visible again: don't wait for the next timer. */
  readonly #checkNow = () => {
    if (document.visibilityState === "hidden") return;
    if (this.isOpen || this.#retry !== undefined) this.#reconnectNow();
  };

  /** A connection can be dead without closing; one that leaves a ping unanswered is abandoned. */
  #ping(): void {
    this.send({ type: "ping" });
    this.#silence ??= setTimeout(this.#giveUp, PONG_TIMEOUT);
  }

  #clearTimers(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    this.#silence = undefined;
  }
}
