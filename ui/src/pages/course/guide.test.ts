import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { CoreRules } from "../../core/rules";
import { COURSES, type CourseName, loadCourse, stepNumber } from "../../source/course/course";
import { isDone, progressOf } from "../../source/course/progress";
import { coreRules } from "../../testing/wasm";
import type { Command } from "../../wire/commands";
import { loadWords, t } from "../../words/words.svelte";
import { Guide } from "./guide.svelte";
import { saying } from "./saying";

const COMPANY = { name: "Ana", face: "", title: "A course", bot: "lamplighter" };

let rules: CoreRules;

beforeAll(async () => {
  rules = await coreRules();
  await loadWords("guide");
});

async function guideOf(name: CourseName): Promise<Guide> {
  return new Guide(await loadCourse(name), rules, COMPANY);
}

/** Act as the page does, and wait for what follows. */
async function act(guide: Guide, action: string): Promise<void> {
  const answer = await guide.source.send({ type: "act", action });
  expect(answer.outcome).toBe("applied");
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

function where({ scene, step, mood }: Guide): string {
  return `${scene.name} ${step.name} ${mood}`;
}

/** Play a course to its last scene as its script does. */
async function playFirstGame(guide: Guide): Promise<void> {
  guide.saw("pointed");
  guide.saw("turned");
  const own = [
    ["20@0,1r0"],
    ["14@2,0r2", "14@-1,0r1"],
    ["14@0,-3r3"],
    ["3RGK", "11@-1,-1r0"],
    ["xW>P", "4P"],
    ["7"],
    ["3OPK", "."],
  ];
  for (const actions of own) {
    for (const action of actions) {
      if (guide.mood === "over") break;
      await act(guide, action);
      if (guide.mood === "else") guide.takeBack();
    }
    expect(guide.mood).toBe("over");
    expect(saying(guide)).not.toBe("");
    guide.next();
  }
}

describe("a guide", () => {
  it("leads through the first game to its end", async () => {
    const guide = await guideOf("first-game");
    expect(where(guide)).toBe("facing facing asks");
    await playFirstGame(guide);
    expect(guide.mood).toBe("finished");
    expect(isDone("first-game")).toBe(true);
    expect(progressOf("first-game")).toBeUndefined();
  });

  it("goes on from what was done, where several steps were done at once", async () => {
    const guide = await guideOf("first-game");
    await act(guide, "20@1,0r2");
    expect(where(guide)).toBe("facing place over");
    expect(saying(guide)).toContain("a purple card");
  });

  it("answers something else, and takes it back", async () => {
    const guide = await guideOf("first-game");
    await act(guide, "20@1,0r2");
    guide.next();
    const before = guide.source.actions;
    const { placements } = guide.source.state?.legal ?? { placements: [] };
    const [plain] = placements.find(([, matches]) => matches.length === 0) ?? [""];
    await act(guide, plain);
    expect(where(guide)).toBe("match match else");
    guide.takeBack();
    expect(where(guide)).toBe("match match asks");
    expect(guide.source.actions).toEqual(before);
  });

  it("follows what is taken back at the table", async () => {
    const guide = await guideOf("first-game");
    localStorage.clear();
    const { games, scenes } = guide.course;
    const at = scenes.findIndex(({ name }) => name === "exchange");
    const actions = games[0]?.actions.slice(0, scenes[at]?.ply) ?? [];
    localStorage.setItem(
      "lanterns.courses",
      JSON.stringify({ "first-game": { at: { scene: at, step: 0, isOver: false, actions } } }),
    );
    const resumed = await guideOf("first-game");
    await act(resumed, "xP>R");
    expect(where(resumed)).toBe("exchange exchange else");
    await resumed.source.send({ type: "take_back" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(where(resumed)).toBe("exchange exchange asks");
    await act(resumed, "xW>P");
    expect(where(resumed)).toBe("exchange spend asks");
    await resumed.source.send({ type: "take_back" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(where(resumed)).toBe("exchange exchange asks");
  });

  it("can be left and taken up again", async () => {
    const guide = await guideOf("first-game");
    await act(guide, "20@1,0r2");
    const again = await guideOf("first-game");
    expect(where(again)).toBe("facing place over");
    expect(saying(again)).toBe(saying(guide));
    again.next();
    expect(where(await guideOf("first-game"))).toBe("match match asks");
    again.restart();
    expect(where(await guideOf("first-game"))).toBe("facing facing asks");
  });

  it("begins anew where what was kept does not fit its script", async () => {
    for (const at of [
      { scene: 99, step: 0, isOver: false, actions: [] },
      { scene: 0, step: 0, isOver: false, actions: ["1@9,9r0"] },
      { scene: "0", step: 0, actions: 3 },
    ]) {
      localStorage.setItem("lanterns.courses", JSON.stringify({ "first-game": { at } }));
      expect(where(await guideOf("first-game"))).toBe("facing facing asks");
    }
  });

  it.each(COURSES.slice(1))(
    "accepts the answers of %s, and has words for the rest",
    async (name) => {
      const guide = await guideOf(name);
      for (const { steps } of guide.course.scenes) {
        expect(saying(guide)).not.toBe("");
        const { placements = [], dedications = [] } = guide.source.state?.legal ?? {};
        const [step] = steps;
        const all = [...dedications.map(({ action }) => action), ...placements.map(([one]) => one)];
        const right = step?.good ?? placements.slice(0, 1).map(([one]) => one);
        await act(guide, all.find((one) => !right.includes(one)) ?? "");
        expect(guide.mood).toBe("else");
        expect(saying(guide)).not.toBe("");
        guide.takeBack();
        await act(guide, right.at(-1) ?? "");
        expect(guide.mood).toBe("over");
        expect(saying(guide)).not.toBe("");
        guide.next();
      }
      expect(guide.mood).toBe("finished");
      expect(saying(guide)).not.toBe("");
    },
  );
});

/** Every action that is legal at the table, the ones before a tile first. */
function legalActions({ source }: Guide): string[] {
  const { exchanges, dedications, discards, placements, end } = source.state?.legal ?? {};
  return [
    ...(exchanges ?? []),
    ...(dedications ?? []).map(({ action }) => action),
    ...(discards ?? []),
    ...(placements ?? []).map(([action]) => action),
    ...(end ? ["."] : []),
  ];
}
/** Where a learner is, as far as it shows: what the guide says, the actions so far, who is on turn. */
function seen(guide: Guide) {
  const { game } = guide.source.state ?? {};
  return [where(guide), guide.source.actions, game?.turn === guide.mine || game?.phase === "over"];
}

/** Send something whatever the guide waits for, and wait for what follows. */
async function insist(guide: Guide, command: Command): Promise<void> {
  await guide.source.send(command);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Numbers between 0 and 1 that look random and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What a lesson condemns. */
function wrongAnswers(guide: Guide): string[] {
  const { good = [], fair = [] } = guide.step;
  return legalActions(guide).filter((one) => !good.includes(one) && !fair.includes(one));
}

function reloaded(guide: Guide): Guide {
  return new Guide(guide.course, rules, COMPANY);
}

/** Do at one step everything that is legal, each time from its beginning. */
async function tryEverything(at: Guide): Promise<Guide> {
  let guide = at;
  const before = localStorage.getItem("lanterns.courses") ?? "";
  const began = seen(guide);
  // A lesson's positions are alike: some of their placements are enough.
  const every = guide.isLesson ? 9 : 1;
  for (const [at, action] of legalActions(guide).entries()) {
    if (at % every && !guide.step.good?.includes(action)) continue;
    await insist(guide, { type: "act", action });
    const [after] = seen(guide);
    // A second action is not taken once the first one was something else, or the last one.
    const [other = "."] = legalActions(guide).filter((one) => one !== action);
    if (guide.mood !== "asks") {
      const stays = seen(guide);
      await insist(guide, { type: "act", action: other });
      if (guide.mood === "over") await insist(guide, { type: "take_back" });
      else guide.next();
      expect(seen(guide)).toEqual(stays);
      expect(guide.isUrged).toBe(true);
    }
    if (guide.mood === "else") {
      guide.takeBack();
      expect(seen(guide), `${after} ${action}`).toEqual(began);
    } else {
      const next = guide.course.scenes[guide.sceneAt + 1];
      if (next && next.game === undefined)
        expect(seen(reloaded(guide))[2], `${after} ${action}`).toBe(true);
      localStorage.setItem("lanterns.courses", before);
      guide = reloaded(guide);
      expect(seen(guide), `${after} ${action}`).toEqual(began);
    }
  }
  return guide;
}

/** Take the first way on that there is, and return whether the course is at its end. */
async function goOn(guide: Guide): Promise<boolean> {
  const { step } = guide;
  if (guide.mood === "over") guide.next();
  else if (step.until.includes("pointed")) guide.saw("pointed");
  else if (step.until.includes("turned")) guide.saw("turned");
  for (const action of step.good ?? legalActions(guide)) {
    if (guide.mood === "else") guide.takeBack();
    if (guide.mood !== "asks" || guide.step !== step) break;
    await insist(guide, { type: "act", action });
  }
  return guide.mood === "finished";
}

describe("whatever a learner does", () => {
  it.each(COURSES)(
    "every step of %s can be taken, and nothing else",
    async (name) => {
      let guide = await guideOf(name);
      for (let steps = 0; !(await goOn(guide)); steps += 1) {
        expect(steps).toBeLessThan(50);
        if (guide.mood === "asks") guide = await tryEverything(guide);
      }
    },
    120_000,
  );

  it.each(COURSES)(
    "%s comes to its end",
    async (name) => {
      const random = seeded(name.length);
      let guide = await guideOf(name);
      for (let deed = 0; deed < 300 && guide.mood !== "finished"; deed += 1) {
        const legal = legalActions(guide);
        const action = legal[Math.floor(random() * legal.length)] ?? ".";
        const deeds: (() => unknown)[] = [
          () => insist(guide, { type: "act", action }),
          // Twice at once: the second was chosen before the first was answered.
          () => Promise.all([1, 2].map(() => insist(guide, { type: "act", action }))),
          () => insist(guide, { type: "take_back" }),
          () => guide.takeBack(),
          () => guide.next(),
          () => guide.saw(random() < 0.5 ? "pointed" : "turned"),
          () => (guide = reloaded(guide)),
        ];
        await deeds[Math.floor(random() * deeds.length)]?.();
      }
      for (let steps = 0; guide.mood !== "finished"; steps += 1) {
        expect(steps, where(guide)).toBeLessThan(50);
        if (guide.mood === "else") guide.takeBack();
        await goOn(guide);
      }
    },
    120_000,
  );

  it("a table that an earlier page left on the bot's turn is dealt anew", async () => {
    const at = { scene: 1, step: 0, isOver: false, actions: ["20@1,0r2"] };
    localStorage.setItem("lanterns.courses", JSON.stringify({ "first-game": { at } }));
    expect(where(await guideOf("first-game"))).toBe("facing facing asks");
  });
});

describe("a lesson", () => {
  it("comes closer with every wrong try", async () => {
    const guide = await guideOf("give");
    const [answer = ""] = guide.step.good ?? [];
    const said: unknown[] = [];
    for (const wrong of wrongAnswers(guide).slice(0, 3)) {
      await act(guide, wrong);
      expect(guide.marks).toEqual({});
      guide.takeBack();
      said.push(guide.closer);
    }
    expect(said).toEqual([undefined, "tile", "cell"]);
    const { tile, cell } = guide.marks;
    expect(answer).toContain(`${tile}@${cell?.x},${cell?.y}`);
    guide.skip();
    expect([where(guide), guide.sceneAt, guide.closer]).toEqual(["give give asks", 1, undefined]);
  });

  it("gives a hint at once to who is nearly right", async () => {
    const guide = await guideOf("give");
    await act(guide, guide.step.fair?.[0] ?? "");
    expect([guide.mood, saying(guide)]).toEqual(["else", t("guide-fair")]);
    guide.takeBack();
    expect(guide.closer).toBe("tile");
    await act(guide, wrongAnswers(guide)[0] ?? "");
    expect(saying(guide)).not.toBe(t("guide-fair"));
  });

  it("shows its answer, also after a wrong try, and does not praise it", async () => {
    let guide = await guideOf("tokens");
    await act(guide, legalActions(guide).find((one) => one.includes("@")) ?? "");
    expect(guide.mood).toBe("else");
    guide.show();
    await new Promise((resolve) => setTimeout(resolve));
    expect([where(guide), guide.isFound]).toEqual(["take take over", false]);
    guide = reloaded(guide);
    guide.skip();
    expect([guide.mood, guide.isFound]).toEqual(["over", false]);
    guide.next();
    await act(guide, guide.step.good?.[0] ?? "");
    expect([where(guide), guide.isFound]).toEqual(["wait wait over", true]);
  });

  it("is left out to its end", async () => {
    const guide = await guideOf("count");
    for (const _ of guide.course.scenes) guide.skip();
    expect(guide.mood).toBe("finished");
  });

  it("alone can be left out", async () => {
    const guide = await guideOf("first-game");
    guide.skip();
    expect(where(guide)).toBe("facing facing asks");
  });
});

describe("the steps of a course", () => {
  it("are counted through all its scenes", async () => {
    const course = await loadCourse("first-game");
    expect(stepNumber(course, 0, 0)).toEqual({ number: 1, count: 12 });
    expect(stepNumber(course, 6, 1)).toEqual({ number: 12, count: 12 });
  });
});
