/** What connects a page to its table: a socket to the server, or this browser's own tables. */

import type { Downward, Upward } from "../../wire/protocol";
import type { LocalNews } from "../source";

export interface Transport {
  /** Send a message now; return whether there was a connection to send it on. */
  send(message: Upward): boolean;
  /** Let a bot that failed think again, at a table in this browser. */
  retryBot?(): void;
  close(): void;
}

export interface TransportListener {
  /** Connected: send again whatever is unanswered. */
  opened(): void;
  received(message: Downward): void;
  lost(): void;
  /** No such table, or no access to it: there will be no retry. */
  refused(): void;
  /** News of a table in this browser. */
  told?(news: LocalNews): void;
  /** My seat is at another device; or a table in this browser cannot be read, or not be played. */
  failed?(how: "moved" | "unreadable" | "broken"): void;
}

export type Connect = (table: string, listener: TransportListener) => Transport;
