import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { interrupt } from "../../../core/coach-client";
import type { Decision } from "../../../core/review";
import type { Played } from "../../../engine/played";
import { FakeCoach } from "../../../testing/fake-coach";
import { playedGame } from "../../../testing/replays";
import { judgedGame } from "../../../testing/reviews";
import { GameReview } from "./review.svelte";

const played: Played = await playedGame(2);
const judged: readonly Decision[] = await judgedGame(played);
const pliesOf = (decisions: readonly Decision[]) => decisions.map(({ ply }) => ply);

beforeEach(() => {
  FakeCoach.all = [];
  vi.stubGlobal("Worker", FakeCoach);
});
afterEach(() => {
  interrupt();
  vi.unstubAllGlobals();
});

describe("a review", () => {
  it("knows how many decisions there are, and has them in order of play as they come", async () => {
    const review = new GameReview(played);
    expect(review.total).toBe(judged.length);
    const done = review.start();
    const coach = FakeCoach.newest;
    for (const one of judged) coach.show(one);
    const plies = pliesOf(review.decisions);
    expect(plies).toEqual(pliesOf(judged).toSorted((one, other) => one - other));
    expect(plies).not.toEqual(pliesOf(judged));
    expect(review.accounts).toBeUndefined();
    coach.finish();
    await done;
    expect(review.state).toBe("done");
    for (const { own, others, luck, result } of review.accounts ?? []) {
      expect(own + others + luck).toBeCloseTo(result - 1 / 2, 12);
    }
    expect(review.accounts).toHaveLength(2);
    expect(review.moments.length).toBeLessThanOrEqual(3);
    await review.start();
    expect(coach.asked).toHaveLength(1);
  });

  it("asks for chances that know the bots of a record, and says whom they know", async () => {
    for (const [names, known] of [
      [["Ana", "bot:artisan"], "some"],
      [["bot:visitor", "bot:kirin"], "all"],
      [undefined, "none"],
    ] as const) {
      const review = new GameReview({ ...played, record: { ...played.record, names } });
      expect(review.known).toBe(known);
      const done = review.start();
      const rated = names?.map((name) => (name === "Ana" ? null : expect.any(Number)));
      expect(FakeCoach.newest.review?.ratings).toEqual(rated ?? [null, null]);
      FakeCoach.newest.finish();
      await done;
    }
  });

  it("can be stopped, keeps what it has, and goes on with the rest", async () => {
    const review = new GameReview(played);
    const stopped = review.start();
    const first = FakeCoach.newest;
    for (const one of judged.slice(0, 5)) first.show(one);
    review.stop();
    await stopped;
    expect([review.state, first.isEnded]).toEqual(["stopped", true]);
    // An answer that was on its way is too late.
    first.show(judged[5]);
    expect([review.state, review.decisions.length]).toEqual(["stopped", 5]);
    const done = review.start();
    const second = FakeCoach.newest;
    expect(second).not.toBe(first);
    expect(second.review?.known).toEqual(pliesOf(review.decisions));
    const rest = await judgedGame(played, second.review?.known);
    expect(pliesOf(rest)).toEqual(pliesOf(judged.slice(5)));
    for (const one of rest) second.show(one);
    second.finish();
    await done;
    expect(review.decisions).toHaveLength(judged.length);
    review.stop();
    expect([review.state, second.isEnded]).toEqual(["done", false]);
  });

  it("says that the coach failed, and can try again", async () => {
    const review = new GameReview(played);
    const tried = review.start();
    const first = FakeCoach.newest;
    first.fail();
    await tried;
    expect([review.state, first.isEnded]).toEqual(["failed", true]);
    const again = review.start();
    expect(review.state).toBe("running");
    expect(FakeCoach.newest).not.toBe(first);
    FakeCoach.newest.onerror?.();
    await again;
    expect(review.state).toBe("failed");
  });
});
