import { afterEach, expect, it, vi } from "vitest";
import { receiveFile, takeDropped } from "./for-replay";
import { currentRoute } from "./route.svelte";

afterEach(() => vi.unstubAllGlobals());

it("a file that the system opens with the page is replayed", async () => {
  const file = new File(["{}"], "game.json");
  const setConsumer = vi.fn();
  receiveFile();
  vi.stubGlobal("launchQueue", { setConsumer });
  receiveFile();
  const [take] = setConsumer.mock.calls[0] ?? [];
  await take({ files: [] });
  expect(takeDropped()).toBeUndefined();
  await take({ files: [{ getFile: async () => file }] });
  expect(currentRoute()).toMatchObject({ screen: "replay" });
  expect([takeDropped(), takeDropped()]).toEqual([file, undefined]);
});
