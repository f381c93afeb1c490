import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { interrupt } from "../../../core/coach-client";
import { fromText, KIND, kindOf, toText } from "../../../core/notation";
import { readPosition } from "../../../core/position";
import type { Decision } from "../../../core/review";
import { FakeCoach } from "../../../testing/fake-coach";
import { button, click, render } from "../../../testing/render";
import { playedGame } from "../../../testing/replays";
import { judgedGame } from "../../../testing/reviews";
import { setLanguage } from "../../../words/words.svelte";
import RetryPanel from "./RetryPanel.svelte";
import { Retry } from "./retry.svelte";
import { isFine } from "./review.svelte";

const COMPANY = { name: "Ana", face: "sage", title: "Once more", bot: "artisan" };
const onclose = vi.fn();
let mistake: Decision;
let decision: Decision;
let retry: Retry;

beforeAll(async () => {
  await setLanguage("en");
  const played = await playedGame(2);
  const judged = await judgedGame(played);
  // One that only needs another place for a tile.
  const found = judged.find((one) => !isFine(one) && toText(one.action).includes("@"));
  if (!found) throw new Error("nobody went wrong in this game");
  mistake = found;
});

beforeEach(async () => {
  vi.stubGlobal("Worker", FakeCoach);
  onclose.mockClear();
  decision = mistake;
  retry = new Retry(await playedGame(2), decision, COMPANY);
});

afterEach(() => {
  interrupt();
  vi.unstubAllGlobals();
});

/** Play an action; the coach is asked, and answers that it cost this much. */
async function play(lossWin: number, action = toText(decision.action)): Promise<void> {
  await retry.source.send({ type: "act", action });
  const verdict = lossWin > 0 ? "blunder" : "best";
  await vi.waitFor(() => expect(retry.mood).toBe("thinking"));
  FakeCoach.newest.show({ ...decision, ply: 0, advice: { ...decision.advice, lossWin, verdict } });
  FakeCoach.newest.finish();
  await vi.waitFor(() => expect(retry.mood).not.toBe("thinking"));
  flushSync();
}

describe("a decision once more", () => {
  it("begins where it was made, with the learner in the seat that made it", () => {
    const { state, actions } = retry.source;
    expect(actions).toHaveLength(decision.ply);
    expect(state?.legal).not.toBeNull();
    expect(state?.table.seats.map(({ mine }) => mine).indexOf(true)).toBe(decision.seat);
    expect(state?.game?.players.filter(({ hand }) => hand)).toHaveLength(1);
  });

  it("is right at first", async () => {
    const root = render(RetryPanel, { retry, title: "Once more", onclose });
    expect(root.textContent).toContain("What would you play here?");
    expect(root.querySelectorAll("footer, .ways .go")).toHaveLength(0);
    await play(0);
    expect(FakeCoach.newest.review).toEqual({
      start: decision.before,
      actions: [decision.action],
    });
    expect([retry.mood, retry.tries]).toEqual(["right", 1]);
    expect(root.textContent).toContain("Nothing is better.");
    expect(root.textContent).toMatch(/In the game, this decision cost \d+\.\d percentage points\./);
    click(button(root, "Back to the review"));
    expect(onclose).toHaveBeenCalledTimes(1);
  });

  it("has a second try after a wrong idea, and then the solution", async () => {
    const root = render(RetryPanel, { retry, title: "Once more", onclose });
    await play(0.2);
    expect(retry.mood).toBe("wrong");
    expect(root.textContent).toContain(
      "Among equals, it costs 20.0 percentage points of the chance to win.",
    );
    expect(root.textContent).not.toContain("Better:");
    expect(root.textContent).not.toContain("With it:");
    // The table goes on no further, and not back.
    const { version } = retry.source.state ?? {};
    await retry.source.send({ type: "act", action: "." });
    await retry.source.send({ type: "take_back" });
    expect(retry.source.state?.version).toBe(version);
    click(button(root, "Try again"));
    expect(retry.mood).toBe("asks");
    expect(retry.source.actions).toHaveLength(decision.ply);
    expect(root.textContent).toContain("One more try");
    await play(0.1);
    expect(retry.mood).toBe("shown");
    expect(root.textContent).toContain("Among equals, it costs 10.0 percentage points");
    expect(root.textContent).toMatch(/Better: .*(Place|Exchange|Dedicate)/);
    expect(retry.solution.best.actions).toEqual(decision.best.actions);
    await retry.source.send({ type: "act", action: toText(decision.action) });
    expect(retry.source.actions).toHaveLength(decision.ply);
  });

  it("shows the solution when it is asked for", async () => {
    const root = render(RetryPanel, { retry, title: "Once more", onclose });
    await play(0.2);
    click(button(root, "Show the solution"));
    expect(root.textContent).toContain("Better:");
  });

  it("says that the coach cannot work, and asks again", async () => {
    const root = render(RetryPanel, { retry, title: "Once more", onclose });
    await retry.source.send({ type: "act", action: toText(decision.action) });
    await vi.waitFor(() => expect(retry.mood).toBe("thinking"));
    FakeCoach.newest.fail();
    await vi.waitFor(() => expect(retry.mood).toBe("failed"));
    flushSync();
    expect(root.querySelector("[role=alert]")?.textContent).toContain("The coach cannot work");
    click(button(root, "Try again"));
    expect([retry.mood, retry.tries]).toEqual(["asks", 0]);
  });

  it("judges the whole turn, with all that comes before its tile", async () => {
    const played = await playedGame(4);
    const ply = played.states.findIndex((state) =>
      played.rules.legal(state).some((one) => kindOf(one) === KIND.threePair),
    );
    const before = played.states[ply] ?? new Uint8Array();
    decision = { ...mistake, ply, before, seat: readPosition(before).turn };
    retry = new Retry(played, decision, COMPANY);
    const first = retry.source.state?.legal?.dedications[0]?.action ?? "";
    await retry.source.send({ type: "act", action: first });
    expect(retry.source.actions.at(-1)).toBe(first);
    expect(retry.mood).toBe("asks");
    await retry.source.send({ type: "take_back" });
    expect(retry.source.actions).toHaveLength(decision.ply);
    // Nothing before the decision is taken back.
    await retry.source.send({ type: "take_back" });
    expect(retry.source.actions).toHaveLength(decision.ply);
    const [place] = retry.source.state?.legal?.placements ?? [];
    await retry.source.send({ type: "act", action: first });
    await play(0, place?.[0]);
    expect(FakeCoach.newest.review?.actions).toEqual([fromText(first), fromText(place?.[0] ?? "")]);
  });
});
