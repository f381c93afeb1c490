import { vi } from "vitest";
import { LiveSource } from "../source/live/source.svelte";
import type { State } from "../wire/protocol";

/** A socket that a test drives by hand. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function newest(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("nobody has connected");
  return socket;
}

export function stateAt(version: number): State {
  return {
    type: "state",
    version,
    table: { status: "playing", seats: [], watchers: 0 } as unknown as State["table"],
    game: null,
    legal: null,
    result: null,
    happened: version > 1 ? [{ version, events: [] }] : [],
  };
}

/** Connect a source to table “abc” at version 1, with timers that the test advances. */
export function connect(): LiveSource {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => [] }));
  FakeSocket.all = [];
  const source = new LiveSource("abc");
  newest().open();
  newest().hear(stateAt(1));
  return source;
}

export function disconnect(source: LiveSource): void {
  source.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
