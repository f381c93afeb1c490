import { describe, expect, it } from "vitest";
import { render } from "../../testing/render";
import SideChooser, { edgesFor } from "./SideChooser.svelte";

describe("the sides of the table", () => {
  it("let two players sit opposite or side by side", () => {
    expect(edgesFor(2, "top")).toEqual([1]);
    expect(edgesFor(2, "left")).toEqual([0]);
    expect(edgesFor(2, "right")).toEqual([2]);
  });

  it("leave one of three sides empty", () => {
    expect(edgesFor(3, "left")).toEqual([1, 2]);
    expect(edgesFor(3, "top")).toEqual([0, 2]);
    expect(edgesFor(3, "right")).toEqual([0, 1]);
  });

  it("are left to chance unless there is something to choose", () => {
    expect(edgesFor(3, "chance")).toBeUndefined();
    expect(edgesFor(4, "left")).toBeUndefined();
  });

  it("are not left to chance between two, who sit opposite each other", () => {
    const asked = (players: number) => {
      const radios = [
        ...render(SideChooser, { players, chosen: "chance" }).querySelectorAll("input"),
      ];
      return radios.map(({ value, checked }) => (checked ? `(${value})` : value));
    };
    expect(asked(2)).toEqual(["left", "(top)", "right"]);
    expect(asked(3)).toEqual(["(chance)", "left", "top", "right"]);
  });
});
