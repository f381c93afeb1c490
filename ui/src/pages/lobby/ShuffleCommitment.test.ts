import { flushSync } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { button, click, render } from "../../testing/render";
import { setLanguage } from "../../words/words.svelte";
import ShuffleCommitment from "./ShuffleCommitment.svelte";

const SEAL = "0123456789abcdef".repeat(4);

beforeAll(() => setLanguage("en"));

test("the seal can be seen whole and copied, which is announced", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const root = render(ShuffleCommitment, { commitment: SEAL });
  expect(root.querySelector("code")?.textContent).toBe(SEAL);
  click(button(root, "Copy"));
  expect(writeText).toHaveBeenCalledWith(SEAL);
  await vi.waitFor(() => {
    flushSync();
    expect(root.querySelector("[role=status]")?.textContent).toBe("Copied");
  });
  vi.unstubAllGlobals();
});
