import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromText } from "../../core/notation";
import type { LocalTable } from "../../engine/table";
import { BotRunner, type Question } from "./bots";

const CHOSEN = fromText("1@0,-1r0") ?? 0;

/** A table at which a bot is on turn for some actions, and the runner of its bots. */
function setUp(turns = 1) {
  const table = { levelOnTurn: "sage" as string | null, version: 1, positionAt: 1 };
  const game = { known: () => ({ state: new Uint8Array(), past: new Uint8Array() }) };
  let left = turns;
  const ports = {
    think: vi.fn(async (_: Question) => CHOSEN),
    interrupt: vi.fn(),
    act: vi.fn(async () => {
      left -= 1;
      table.version += 1;
      table.positionAt += 1;
      if (left === 0) table.levelOnTurn = null;
    }),
    failed: vi.fn(),
    newSeed: () => 1n,
  };
  const runner = new BotRunner(Object.assign(table, { game }) as unknown as LocalTable, ports);
  return { table, ports, runner };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the bots of a table in the browser", () => {
  it("act one after the other, each after a pause", async () => {
    const { ports, runner } = setUp(2);
    runner.start();
    await vi.advanceTimersByTimeAsync(399);
    expect(ports.think).toHaveBeenCalledOnce();
    expect(ports.act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ports.act).toHaveBeenCalledWith(1, "1@0,-1r0");
    await vi.advanceTimersByTimeAsync(400);
    expect(ports.act).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ports.think).toHaveBeenCalledTimes(2);
  });

  it("do nothing while nobody looks, and are interrupted when the page leaves", async () => {
    const { ports, runner } = setUp();
    runner.wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ports.think).not.toHaveBeenCalled();
    runner.start();
    runner.stop();
    expect(ports.interrupt).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ports.act).not.toHaveBeenCalled();
    runner.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ports.act).toHaveBeenCalledOnce();
  });

  it("think once more after a failure, in a thread that starts anew", async () => {
    const { ports, runner } = setUp();
    ports.think.mockRejectedValueOnce(new Error("once"));
    runner.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ports.think.mock.calls.map(([{ level }]) => level)).toEqual(["sage", "sage"]);
    expect(ports.interrupt).toHaveBeenCalledOnce();
    expect(ports.act).toHaveBeenCalledOnce();
    expect(ports.failed).not.toHaveBeenCalled();
  });

  it("leave the choice to the next level down that can make it", async () => {
    const { ports, runner } = setUp();
    ports.think.mockImplementation(async ({ level }) => {
      if (level !== "artisan") throw new Error("no net");
      return CHOSEN;
    });
    runner.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ports.think.mock.calls.map(([{ level }]) => level)).toEqual([
      "sage",
      "sage",
      "master",
      "artisan",
    ]);
    expect(ports.act).toHaveBeenCalledOnce();
    expect(ports.failed).not.toHaveBeenCalled();
  });

  it("say so when none can choose, and go on when retried", async () => {
    const { ports, runner } = setUp();
    ports.think.mockRejectedValue(new Error("no module"));
    runner.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ports.interrupt).toHaveBeenCalledOnce();
    expect(ports.failed.mock.calls).toEqual([["sage"]]);
    ports.think.mockResolvedValue(CHOSEN);
    runner.retry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ports.failed).toHaveBeenLastCalledWith(null);
    expect(ports.act).toHaveBeenCalledOnce();
  });

  it("are left to the tab that plays them, unless it takes too long", async () => {
    const { ports, runner } = setUp();
    runner.isElsewhere = true;
    runner.start();
    await vi.advanceTimersByTimeAsync(7500);
    expect(ports.think).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(ports.act).toHaveBeenCalledOnce();
  });

  it("are taken over at once when the other tab is gone", async () => {
    const { ports, runner } = setUp();
    runner.isElsewhere = true;
    runner.start();
    await vi.advanceTimersByTimeAsync(1000);
    runner.isElsewhere = false;
    await vi.advanceTimersByTimeAsync(800);
    expect(ports.act).toHaveBeenCalledOnce();
  });
});
