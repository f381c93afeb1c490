import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { STATE } from "./layout";
import { LEVELS, SECONDS } from "./level-data";
import { choose, isLevel, type Level, needsNet } from "./levels";
import { CoreModule } from "./module";
import { DEFAULT_SEATING } from "./names";
import { KIND, kindOf } from "./notation";
import { turnOf } from "./position";
import { CoreRules, type StateBytes } from "./rules";
import { Thinker } from "./thinker";

const MODULE = new Uint8Array(readFileSync("src/core/lanterns.wasm"));
const NETS = new Map(
  [2, 3, 4].map((players) => [
    players,
    new Uint8Array(readFileSync(`../src/lanterns/core/nets/${players}-players.net`)),
  ]),
);
const NAMES = Object.keys(LEVELS) as Level[];
const OVER = 3;
/** Thousands of decisions take their time on a busy machine. */
const PATIENCE = 60_000;

/** What the module's clock shows, and how far it moves whenever it is read. */
let now = 0;
let tick = 0;
let core: CoreModule;
let rules: CoreRules;
let thinker: Thinker;

beforeEach(async () => {
  [now, tick] = [0, 0];
  core = await CoreModule.load(MODULE, () => {
    now += tick;
    return now;
  });
  rules = new CoreRules(core);
  thinker = new Thinker(core);
});

function dealt(players: number, seed: bigint): StateBytes {
  return core.borrow(() => {
    const state = core.reserve(STATE.bytes);
    const seating = core.store(Uint8Array.from(DEFAULT_SEATING[players] ?? []));
    core.call("shuffle", state, 1n, players, seating, seed, 0n);
    return core.bytes(state, STATE.bytes).slice();
  });
}

function decision(state: StateBytes, past: readonly StateBytes[] = []) {
  const net = NETS.get(state[STATE.player_count] ?? 0) ?? new Uint8Array();
  const before = past.slice(-2 * (state[STATE.player_count] ?? 0));
  return { state, past: Uint8Array.from(before.flatMap((one) => [...one])), seed: 11n, net };
}

describe("the levels", () => {
  it.each([2, 3, 4])(
    "play whole games by the rules with %i players",
    (players) => {
      for (let first = 0; first < NAMES.length; first += players) {
        let state = dealt(players, BigInt(first));
        const past: StateBytes[] = [];
        let actions = 0;
        for (; state[STATE.phase] !== OVER; actions++) {
          const level = NAMES[(first + turnOf(state)) % NAMES.length] ?? "random";
          const asked = decision(state, past);
          const action = choose(thinker, level, { ...asked, seed: BigInt(actions), playouts: 40 });
          const after = rules.apply(state, action);
          if (!after) throw new Error(`${level} chose ${action}, which is not legal`);
          if (kindOf(action) === KIND.place) past.push(state);
          state = after;
        }
        expect(actions).toBeGreaterThan(20);
      }
    },
    PATIENCE,
  );

  it("choose the same for the same seed, whatever is hidden", () => {
    const state = dealt(3, 4n);
    const other = state.slice();
    core.borrow(() => {
      const [given, seat] = [core.store(state), core.store(Uint8Array.of(turnOf(state)))];
      core.call("resample", given, 1n, seat, 99n, 0n);
      other.set(core.bytes(given, STATE.bytes));
    });
    expect(other).not.toEqual(state);
    for (const level of NAMES) {
      const [once, again] = [state, other].map((one) =>
        choose(thinker, level, { ...decision(one), playouts: 40 }),
      );
      expect([level, again]).toEqual([level, once]);
    }
  });

  it(
    "use all of their time where they have no number of playouts",
    () => {
      for (const level of ["dragon", "kirin"] as const) {
        [now, tick] = [0, 0.0005];
        choose(thinker, level, decision(dealt(2, 1n)));
        expect(now).toBeGreaterThan(0.99 * SECONDS);
        expect(now).toBeLessThan(1.01 * SECONDS);
        [now] = [0];
        choose(thinker, level, { ...decision(dealt(2, 1n)), seconds: 0.2 });
        expect(now).toBeLessThan(0.21);
      }
    },
    PATIENCE,
  );

  it("trust a glance where there is no time to compare", () => {
    tick = 10;
    const asked = decision(dealt(2, 8n));
    const [greedy, net] = [
      thinker.byPolicy("greedy", asked.state, asked.seed),
      thinker.byNet(asked.net, asked.state, asked.seed),
    ];
    expect(choose(thinker, "sage", asked)).toBe(greedy);
    expect(choose(thinker, "dragon", asked)).toBe(greedy);
    expect(choose(thinker, "kirin", asked)).toBe(net);
  });

  it("refuse what they cannot play", () => {
    const asked = decision(dealt(2, 1n));
    const { net: _, ...without } = asked;
    expect(NAMES.filter(needsNet)).toEqual(["phoenix", "tiger", "kirin"]);
    expect(() => choose(thinker, "kirin", without)).toThrow("weights");
    asked.state[STATE.phase] = OVER;
    expect(() => choose(thinker, "visitor", asked)).toThrow(RangeError);
    expect(["magpie", "toString", "mine"].map(isLevel)).toEqual([true, false, false]);
  });
});
