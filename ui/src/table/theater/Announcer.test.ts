import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { render } from "../../testing/render";
import { gameOf, stateOf, theirTurn } from "../../testing/states";
import type { Happened, State } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import Table from "../Table.svelte";
import { TableView } from "../view.svelte";
import Announcer from "./Announcer.svelte";

beforeAll(() => setLanguage("en"));

/** What is announced when these events lead to a state. */
function announced(after: State, events: Happened["events"]): string {
  const view = new TableView(new FakeSource(after));
  const root = render(Announcer, { view });
  view.source.told = [{ happened: { version: 6, events }, after }];
  flushSync();
  return root.querySelector("[data-told]")?.textContent.trim().replace(/\s+/g, " ") ?? "";
}

describe("the announcer", () => {
  it("is there before all that a table makes later, so that it can say what happens meanwhile", () => {
    const root = render(Table, { view: new TableView(new FakeSource(theirTurn())) });
    expect(root.querySelector("[data-told]")).not.toBeNull();
    expect(root.querySelector("[data-theater], .sky")).toBeNull();
  });

  it("says whose turn it is where a turn ended and nothing else happened", () => {
    const began: Happened["events"] = [{ type: "turn_began", seat: 1, final: true }];
    expect(announced(theirTurn(), began)).toBe("It is Bo’s final turn.");
  });

  it("says once that it is mine", () => {
    const state = stateOf({ game: gameOf({ final: true }) });
    const began: Happened["events"] = [{ type: "turn_began", seat: 0, final: true }];
    expect(announced(state, began).match(/It is your final turn/g)).toHaveLength(1);
  });

  it("says what happened, and leaves the next player to the line below the lake", () => {
    const events: Happened["events"] = [
      { type: "discarded", seat: 0, color: 0 },
      { type: "turn_began", seat: 1, final: false },
    ];
    expect(announced(theirTurn(), events)).toBe("You discard a red card: at most 12 may be kept.");
  });
});
