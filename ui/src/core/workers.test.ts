import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coreRules } from "../testing/wasm";
import { DEFAULT_SEATING } from "./names";

const rules = await coreRules();
const state =
  rules.deal(
    DEFAULT_SEATING[2] ?? [],
    Array.from({ length: 22 }, (_, at) => at + 1),
  ) ?? new Uint8Array();

interface Answer {
  readonly found?: unknown;
  readonly part?: unknown;
  readonly problem?: string;
}

/** Each worker with a question for which it needs its module and a net. */
const WORKERS = {
  coach: {
    start: () => import("./coach-worker"),
    question: { review: { start: state, actions: rules.legal(state).slice(0, 1), worlds: 0 } },
  },
  bots: {
    start: () => import("./bots-worker"),
    question: { level: "phoenix", state, past: new Uint8Array(), seed: 1n },
  },
};

/** What the files of this kind answer, from the first request on; then they are there. */
let failures: { readonly kind: string; readonly answers: (() => Response)[] };

async function fetchFile(address: string): Promise<Response> {
  const name = basename(address);
  if (name.endsWith(failures.kind)) {
    const answer = failures.answers.shift();
    if (answer) return answer();
  }
  const folder = name.endsWith(".net") ? "../src/lanterns/core/nets" : "src/core";
  return new Response(readFileSync(`${folder}/${name}`));
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", vi.fn(fetchFile));
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(WORKERS))("the worker of the %s", (_, { start, question }) => {
  it.each([".wasm", ".net"])("tries again after a %s that could not be fetched", async (kind) => {
    const told: Answer[] = [];
    const worker = {
      onmessage: undefined as ((event: unknown) => Promise<void>) | undefined,
      postMessage: (answer: Answer) => answer.part || told.push(answer),
    };
    vi.stubGlobal("self", worker);
    failures = {
      kind,
      answers: [
        () => new Response("", { status: 503 }),
        () => {
          throw new TypeError("no network");
        },
        () => new Response("not what was asked for"),
      ],
    };
    await start();
    for (let id = 1; id <= 4; id += 1) await worker.onmessage?.({ data: { id, question } });
    expect(told.map(({ problem }) => problem !== undefined)).toEqual([true, true, true, false]);
    expect(told[3]?.found).toBeDefined();
  });
});
