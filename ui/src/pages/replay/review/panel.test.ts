import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { percent } from "../../../coach/figures";
import { interrupt } from "../../../core/coach-client";
import type { Decision } from "../../../core/review";
import { FakeCoach } from "../../../testing/fake-coach";
import { button, click, named, press, render } from "../../../testing/render";
import { playbackOf } from "../../../testing/replays";
import { judgedGame } from "../../../testing/reviews";
import { setLanguage } from "../../../words/words.svelte";
import { momentsOf } from "../moments";
import type { Playback } from "../playback.svelte";
import ReviewPanel from "./ReviewPanel.svelte";
import { GameReview } from "./review.svelte";

let playback: Playback;
let review: GameReview;
let judged: readonly Decision[];
const [onshow, onplay, onretry] = [vi.fn(), vi.fn(), vi.fn()];

beforeAll(async () => {
  await setLanguage("en");
  judged = await judgedGame((await playbackOf(2)).source.played);
});

afterEach(() => {
  interrupt();
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  vi.stubGlobal("Worker", FakeCoach);
  playback = await playbackOf(2);
  review = new GameReview(playback.source.played);
  review.decisions = judged.toSorted((one, other) => one.ply - other.ply);
  review.state = "done";
  onshow.mockClear();
  onplay.mockClear();
  onretry.mockClear();
});

function panel(): HTMLElement {
  const turns = momentsOf(playback);
  return render(ReviewPanel, {
    playback,
    review,
    turns,
    onshow,
    onplay,
    onretry,
  });
}

const chart = (root: HTMLElement) => named(root, "[role=slider]", "Chances to win over the game");

function openNumbers(root: HTMLElement): HTMLDetailsElement {
  const details = root.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  flushSync();
  return details;
}

describe("the chart", () => {
  it("has a line for each seat that differs by dashes and by its mark, not by color alone", () => {
    const lines = [...chart(panel()).querySelectorAll("g[data-side]")];
    expect(lines.map((line) => line.getAttribute("data-side")).sort()).toEqual(["0", "2"]);
    const marks = lines.map((line) => line.querySelector(".mark")?.getAttribute("d"));
    expect(new Set(marks).size).toBe(2);
    // The seat that is looked from comes last, so that it lies over the others.
    expect(lines.at(-1)?.classList.contains("mine")).toBe(true);
  });

  it("says the chances of the moment, and moves the replay by keys", () => {
    const root = panel();
    const slider = chart(root);
    const [ana, heron] = judged.find(({ ply }) => ply === 0)?.best.winChance.map(percent) ?? [];
    expect(slider.getAttribute("aria-valuetext")).toMatch(
      new RegExp(
        `^0 of \\d+: The tiles are dealt\\. Chances to win: Ana \\(${ana}%\\), Heron \\(${heron}%\\)$`,
      ),
    );
    expect(press(slider, "ArrowRight")).toBe(true);
    expect(playback.source.ply).toBe(1);
    expect(slider.getAttribute("aria-valuenow")).toBe("1");
    press(slider, "End");
    expect(playback.isAtEnd).toBe(true);
    expect(slider.getAttribute("aria-valuetext")).toMatch(/(Ana|Heron) \(100%\)/);
    expect(press(slider, "x")).toBe(false);
  });

  it("claims no chances for a moment that is not judged yet", () => {
    review.state = "running";
    review.decisions = review.decisions.filter(({ ply }) => ply > 5);
    const slider = chart(panel());
    press(slider, "ArrowRight");
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^1 of \d+: Ana$/);
    press(slider, "End");
    expect(slider.getAttribute("aria-valuetext")).toMatch(/Chances to win/);
  });

  it("writes percentages as the language does", async () => {
    await setLanguage("de");
    const axis = [...panel().querySelectorAll("[role=slider] text")].map((one) => one.textContent);
    expect(axis.slice(0, 5)).toEqual(["0", "25", "50", "75", "100"].map((one) => `${one}\u00a0%`));
    const root = panel();
    openNumbers(root);
    for (const tab of ["Schlüsselzüge", "Können und Glück"]) {
      click(named(root, "[role=tab]", tab));
      expect(root.textContent).toContain("%");
      expect(root.textContent).not.toMatch(/\d%/);
    }
    await setLanguage("en");
  });

  it("has its numbers as a table", () => {
    const details = openNumbers(panel());
    expect(details.querySelectorAll("tbody tr")).toHaveLength(review.course.length);
  });
});

describe("the progress", () => {
  it("is shown while the coach works, can be stopped, and goes on", () => {
    review.state = "stopped";
    review.decisions = review.decisions.slice(0, 3);
    const root = panel();
    expect(root.textContent).toContain(`Stopped: 3 of ${review.total} decisions are judged.`);
    click(button(root, "Resume"));
    const bar = root.querySelector("progress");
    expect(bar?.getAttribute("aria-label")).toBe(`3 of ${review.total} decisions judged`);
    click(button(root, "Stop"));
    expect(review.state).toBe("stopped");
    review.state = "failed";
    flushSync();
    expect(root.querySelector("[role=alert]")?.textContent).toContain("The coach cannot work");
    click(button(root, "Try again"));
    expect(review.state).toBe("running");
  });
});

/** Open the list of the game's moments. */
function openGame(root: HTMLElement): HTMLElement {
  const game = named(root, "summary", "The moments that decided the game").parentElement;
  if (!(game instanceof HTMLDetailsElement)) throw new Error("a list to open");
  game.open = true;
  game.dispatchEvent(new Event("toggle"));
  flushSync();
  return game;
}

describe("the moments", () => {
  it("are those of the seat that is looked from, then the turning points, then the game's", () => {
    const root = panel();
    const titles = () => [...root.querySelectorAll("h3")].map((one) => one.textContent);
    expect(titles()).toEqual([
      "What Ana can learn most from",
      "Turning points that lasted",
      "The moments that decided the game",
    ]);
    const heads = (list: ParentNode) =>
      [...list.querySelectorAll("h4")].map((one) => one.textContent);
    expect(heads(root)).toHaveLength(review.momentsOf(0).length);
    expect(heads(root).every((one) => one.endsWith(": Ana"))).toBe(true);
    const game = openGame(root);
    expect(heads(game)).toHaveLength(review.moments.length);
    playback.look(1, false);
    flushSync();
    expect(titles()[0]).toBe("What Heron can learn most from");
    expect(
      heads(root)
        .slice(0, review.momentsOf(1).length)
        .every((one) => one.endsWith(": Heron")),
    ).toBe(true);
  });

  it("open the card of a turning point, and wait for all decisions to know them", () => {
    const points = review.turningPointsOf(0);
    expect(points.length).toBeGreaterThan(0);
    const root = panel();
    const section = named(root, "h3", "Turning points that lasted").parentElement as HTMLElement;
    const rows = section.querySelectorAll("button");
    expect(rows).toHaveLength(points.length);
    expect(rows[0]?.textContent).toMatch(
      /^Turn \d+: \w+ ?The chance of Ana to win (fell|rose) from/,
    );
    click(rows[0] as Element);
    expect(rows[0]?.getAttribute("aria-expanded")).toBe("true");
    expect(section.querySelectorAll("article")).toHaveLength(1);
    expect(playback.source.ply).toBe(review.decisions[points[0]?.at ?? 0]?.ply);
    review.state = "running";
    flushSync();
    expect(root.textContent).not.toContain("Turning points that lasted");
  });

  it("show both boards, both outcomes for all seats and why, and lead to the board", () => {
    const root = openGame(panel());
    const moments = [...root.querySelectorAll("article")];
    expect(moments).toHaveLength(review.moments.length);
    const [first] = moments;
    const [decision] = review.moments;
    if (!first || !decision) throw new Error("somebody went wrong in this game");
    expect(first.querySelectorAll("figure svg[role=img]")).toHaveLength(2);
    expect(first.querySelectorAll("tbody tr")).toHaveLength(2);
    expect(first.textContent).toMatch(/Among equals, it costs \d+\.\d percentage points/);
    expect(first.querySelectorAll("li").length).toBeGreaterThan(0);
    click(button(first, "Show on the board"));
    expect(playback.source.ply).toBe(decision.ply);
    expect(review.shown).toBe(decision.ply);
    expect(onshow).toHaveBeenCalledTimes(1);
    click(button(first, "Try again"));
    expect(onretry).toHaveBeenCalledExactlyOnceWith(decision);
    click(button(first, "Continue playing from here"));
    expect(onplay).toHaveBeenCalledTimes(1);
    expect([playback.source.seat, playback.source.ply]).toEqual([decision.seat, decision.ply]);
  });

  it("say whose strength the chances know", () => {
    expect(panel().textContent).toContain(
      "a person is taken to be as strong as the average bot here.",
    );
  });

  it("say what a verdict means, and never that honor was lost where it was won", () => {
    const [one] = review.moments;
    if (!one) throw new Error("somebody went wrong in this game");
    const costing = (lossHonor: number) => {
      review.decisions = [{ ...one, advice: { ...one.advice, lossHonor } }];
      return openGame(panel()).textContent + panel().textContent;
    };
    expect(costing(0.06)).toContain("It also costs about 0.1 honor at the end.");
    expect(costing(-0.5)).toMatch(
      /Among equals, it costs [\d.]+ percentage points of the chance to win\. It even earns about 0\.5 more honor/,
    );
    expect(costing(0)).toContain("a mistake 5, a blunder 10. “exact” means");
  });

  it("compare what was best with the next best, and name both where neither is better", () => {
    const [one] = review.moments;
    if (!one) throw new Error("somebody went wrong in this game");
    const { advice, best, chosen, seat } = one;
    const shown = (decision: Decision) => {
      review.decisions = [decision];
      return panel().querySelector("article")?.textContent ?? "";
    };
    const other = { ...chosen, error: 0, isExact: false };
    const asBest = { ...advice, verdict: "best", lossWin: 0, lines: [best, other] } as const;
    const action = best.actions[0] ?? 0;
    review.tab = "decisions";
    review.opened = one.ply;
    playback.look(seat, false);
    const wins = shown({ ...one, action, chosen: best, advice: asBest });
    expect(wins).toMatch(/^\s*Nothing is better\./);
    expect(wins).toContain("Next best");
    const doubtful = { ...asBest, lines: [best, { ...other, error: 1 }] };
    const draws = shown({ ...one, action, chosen: best, advice: doubtful });
    expect(draws).toMatch(/^\s*Equally good, as far as the coach can tell: Place .*Place /);
    expect(draws).toContain("As good");
  });

  it("are none in a game without mistakes", () => {
    review.decisions = review.decisions.filter(({ advice }) => advice.verdict === "best");
    expect(panel().textContent).toContain("No decision cost much.");
  });
});

describe("the chosen tab", () => {
  it("stays where the review moves between the table's side and a dialog", () => {
    click(named(panel(), "[role=tab]", "Decisions"));
    const elsewhere = panel().querySelector("[role=tab][aria-selected=true]");
    expect(elsewhere?.textContent).toBe("Decisions");
  });
});

describe("the decisions", () => {
  it("are those of the seat that is looked from, each with its verdict and its cost", () => {
    const root = panel();
    const [tab] = root.querySelectorAll("[role=tab]");
    if (tab) press(tab, "ArrowRight");
    const rows = () => [...root.querySelectorAll("tbody tr")];
    const mine = review.decisions.filter(({ seat }) => seat === 0);
    expect(rows()).toHaveLength(mine.length);
    expect(rows()[0]?.querySelector("button")?.getAttribute("aria-label")).toMatch(
      /^1\. Place a tile, .* from the boat: top/,
    );
    expect(rows()[0]?.textContent).toMatch(/best|good|inaccuracy|mistake|blunder/);
    const third = () => rows()[2]?.querySelector("button") as Element;
    expect(third().getAttribute("aria-expanded")).toBe("false");
    click(third());
    expect(playback.source.ply).toBe(mine[2]?.ply);
    expect(third().getAttribute("aria-current")).toBe("step");
    expect(third().getAttribute("aria-expanded")).toBe("true");
    const card = named(root, "article", "Turn 5: Ana");
    expect(button(card, "Show on the board").getAttribute("aria-current")).toBe("step");
    click(third());
    expect(root.querySelector("article")).toBeNull();
    const select = root.querySelector("select") as HTMLSelectElement;
    select.value = "1";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(rows()).toHaveLength(review.decisions.length - mine.length);
  });
});

describe("skill and luck", () => {
  it("add up to the result as they are shown", () => {
    const root = panel();
    click(named(root, "[role=tab]", "Skill and luck"));
    const shown = [...root.querySelectorAll("dl b")].map(({ textContent }) =>
      Number.parseFloat(textContent.replace("−", "-")),
    );
    const [share = 0, own = 0, others = 0, luck = 0, result = 0] = shown;
    expect(share).toBe(50);
    expect(own).toBeLessThanOrEqual(0);
    expect(share + own + others + luck).toBeCloseTo(result, 6);
    // Each part is told by turn too, never alone.
    const parts = [own, others, luck].map((one) => (one / review.turnsOf(0)).toFixed(1));
    const told = [...root.querySelectorAll("dl small")].map(({ textContent }) =>
      textContent.replace("−", "-").replace("+", ""),
    );
    expect(told).toEqual(parts.map((one) => `${one === "-0.0" ? "0.0" : one} a turn`));
    expect(root.querySelectorAll("table small")).toHaveLength(6);
    expect(root.textContent).toMatch(/Ana: luck \S+ \(\S+ a turn\), own decisions/);
    expect(root.textContent).toMatch(/an equal share of 50% into \d+% of the win/);
    expect(root.querySelectorAll(".quality td")).toHaveLength(2);
    const why = named(root, "summary", "What do these numbers mean?").parentElement;
    expect(why?.textContent).toContain("Quality compares");
  });

  it("come when every decision is judged", () => {
    review.state = "running";
    const root = panel();
    click(named(root, "[role=tab]", "Skill and luck"));
    expect(root.textContent).toContain("This appears once every decision has been judged.");
  });
});
