import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { render } from "../../testing/render";
import { setLanguage } from "../../words/words.svelte";
import SeatScore from "./SeatScore.svelte";

beforeAll(() => setLanguage("en"));
afterEach(() => {
  settings.motion = "auto";
});

/** Show a score, gain some honor, and return what is shown just after. */
function gain() {
  const props = $state({ honor: 10, favor: 1, gain: 0 });
  const root = render(SeatScore, props);
  const honor = () => Number(root.querySelector(".honor b")?.textContent);
  expect(honor()).toBe(10);
  props.honor = 18;
  flushSync();
  return honor;
}

describe("honor that is gained", () => {
  it("counts up to what it is", async () => {
    settings.motion = "on";
    const honor = gain();
    expect(honor()).toBeLessThan(18);
    await vi.waitFor(() => expect(honor()).toBe(18));
  });

  it("is there at once without motion", () => {
    settings.motion = "off";
    const honor = gain();
    expect(honor()).toBe(18);
  });
});
