import { describe, expect, it } from "vitest";
import { dragged, filled, movedTo, surprise, tapped } from "./opponents";

const LADDER = ["visitor", "helper", "lamplighter", "apprentice"];
const KNOWN = ["random", ...LADDER, "fox"];

describe("a tap on a lantern", () => {
  it("seats it at the next free edge, and frees its seat the second time", () => {
    expect(tapped(["", ""], "fox")).toEqual(["fox", ""]);
    expect(tapped(["fox", ""], "helper")).toEqual(["fox", "helper"]);
    expect(tapped(["fox", "helper"], "fox")).toEqual(["", "helper"]);
  });

  it("exchanges the last lantern of a full table", () => {
    expect(tapped(["fox", "helper"], "visitor")).toEqual(["fox", "visitor"]);
    expect(tapped(["fox"], "visitor")).toEqual(["visitor"]);
  });
});

describe("the suggested opponents", () => {
  const suggest = (chosen: string[], edges: number, beaten: string[]) =>
    filled(chosen, edges, LADDER, KNOWN, new Set(beaten));

  it("begin with the weakest that is not beaten yet", () => {
    expect(suggest([], 2, [])).toEqual(["visitor", "helper"]);
    expect(suggest([], 2, ["visitor", "helper"])).toEqual(["lamplighter", "apprentice"]);
    expect(suggest([], 2, ["visitor", "apprentice"])).toEqual(["helper", "lamplighter"]);
  });

  it("stay with the strongest once all are beaten", () => {
    expect(suggest([], 2, LADDER)).toEqual(["apprentice", "lamplighter"]);
  });

  it("keep those that were chosen and still exist", () => {
    expect(suggest(["fox", "gone"], 2, [])).toEqual(["fox", "visitor"]);
    expect(suggest(["fox", "helper", "visitor"], 1, [])).toEqual(["fox"]);
  });
});

describe("a surprise", () => {
  it("seats everybody once", () => {
    expect(surprise(3, KNOWN, () => 0)).toEqual(["random", "visitor", "helper"]);
    expect(surprise(2, KNOWN, () => 0.999)).toEqual(["fox", "apprentice"]);
    expect(surprise(3, ["fox"], () => 0)).toEqual(["fox"]);
  });
});

describe("a lantern dragged to another edge", () => {
  it("moves there, or changes places with the one that sits there", () => {
    const two = ["fox", "helper"];
    expect(dragged(0, 1, two, [0, 2])).toEqual({ opponents: two, edges: [1, 2] });
    expect(dragged(2, 1, two, [0, 2])).toEqual({ opponents: two, edges: [0, 1] });
    expect(dragged(0, 2, two, [0, 2])).toEqual({ opponents: ["helper", "fox"], edges: [0, 2] });
    expect(dragged(0, 2, two, [0, 1])).toEqual({ opponents: ["helper", "fox"], edges: [1, 2] });
    expect(dragged(0, 2, ["fox", ""], [0, 2])).toEqual({ opponents: ["", "fox"], edges: [0, 2] });
  });
});

describe("an empty edge", () => {
  it("is taken by the next lantern clockwise", () => {
    expect(movedTo(1, [0, 2])).toEqual([0, 1]);
    expect(movedTo(2, [0, 1])).toEqual([1, 2]);
    expect(movedTo(0, [1, 2])).toEqual([0, 2]);
    expect(movedTo(0, [1])).toEqual([0]);
    expect(movedTo(2, [0])).toEqual([2]);
  });
});
