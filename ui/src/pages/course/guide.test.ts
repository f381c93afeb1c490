import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { CoreRules } from "../../core/rules";
import { loadCourse, stepNumber } from "../../source/course/course";
import { COURSES, type CourseName } from "../../source/course/courses";
import { isDone, progressOf } from "../../source/course/progress";
import { coreRules } from "../../testing/wasm";
import { loadWords } from "../../words/words.svelte";
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

describe("the steps of a course", () => {
  it("are counted through all its scenes", async () => {
    const course = await loadCourse("first-game");
    expect(stepNumber(course, 0, 0)).toEqual({ number: 1, count: 12 });
    expect(stepNumber(course, 6, 1)).toEqual({ number: 12, count: 12 });
  });
});
