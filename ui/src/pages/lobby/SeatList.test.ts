import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../../testing/fake-source.svelte";
import { button, click, render } from "../../testing/render";
import { seatOf, stateOf, tableOf } from "../../testing/states";
import type { SeatInfo } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import SeatList from "./SeatList.svelte";

beforeAll(() => setLanguage("en"));
// A seat that nobody has taken asks the server which bots there are.
beforeEach(() => vi.stubGlobal("fetch", async () => new Response("[]")));
afterEach(() => vi.unstubAllGlobals());

function listOf(...seats: SeatInfo[]) {
  const table = tableOf({ seats, status: "open" });
  const source = new FakeSource(stateOf({ table }));
  return { source, root: render(SeatList, { source, table }) };
}

describe("the seats in the lobby", () => {
  it("says which seat a program has taken", () => {
    const { root } = listOf(seatOf({ name: "Bo" }), seatOf({ name: "Bo's bot", program: true }));
    const seats = [...root.querySelectorAll("li")].map((seat) => seat.textContent.trim());
    expect(seats).toEqual(["Bo here", "Bo's bot Bot · here"]);
  });

  it("lets me move a seat that I have taken, and no other", () => {
    const { source, root } = listOf(
      seatOf({ name: "Bo" }),
      seatOf({ mine: true }),
      seatOf({ mine: true, ready: false, name: "" }),
    );
    const send = vi.spyOn(source, "send");
    expect(root.querySelectorAll("button").length).toBe(1);
    click(button(root, "Move to another device"));
    expect(send).toHaveBeenCalledWith({ type: "move_seat", seat: 1 });
  });
});
