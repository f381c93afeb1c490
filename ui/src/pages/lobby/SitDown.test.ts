import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { preferences } from "../../players/preferences.svelte";
import { FakeSource } from "../../testing/fake-source.svelte";
import { button, click, render } from "../../testing/render";
import { seatOf, stateOf, tableOf } from "../../testing/states";
import { setLanguage } from "../../words/words.svelte";
import SitDown from "./SitDown.svelte";

beforeAll(() => setLanguage("en"));
afterEach(() => vi.doUnmock("../../kit/sha256"));

function sitting(mine: Parameters<typeof seatOf>[0]) {
  preferences.face = "rabbit";
  const seats = [
    seatOf({ mine: true, ready: false, name: "", ...mine }),
    seatOf({ face: "rabbit" }),
  ];
  const table = tableOf({ seats, status: "open" });
  const source = new FakeSource(stateOf({ table, game: null }));
  const send = vi.spyOn(source, "send");
  return { send, root: render(SitDown, { source, seats: [0], table }) };
}

describe("sitting down in the lobby", () => {
  it.each([
    ["", "panda"],
    ["mouse", "mouse"],
  ])("takes the lantern of the seat, or one that nobody has: %s", async (face, expected) => {
    const { send, root } = sitting({ face });
    click(button(root, "Sit down"));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toMatchObject({ type: "sit", seat: 0, face: expected });
  });

  it("says so if a part of the page cannot be loaded, and sends nothing", async () => {
    vi.doMock("../../kit/sha256", () => {
      throw new Error("no network");
    });
    const { send, root } = sitting({});
    click(button(root, "Sit down"));
    await vi.waitFor(() => {
      flushSync();
      expect(root.querySelector("[role=alert]")?.textContent).toContain("try again");
    });
    expect(send).not.toHaveBeenCalled();
  });
});
