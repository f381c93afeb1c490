import { beforeAll, expect, it, vi } from "vitest";
import Settings from "../pages/settings/Settings.svelte";
import { button, click, render } from "../testing/render";
import { setLanguage } from "../words/words.svelte";
import { watchInstalling } from "./install.svelte";

beforeAll(() => setLanguage("en"));

it("the page can be installed where the browser offers it, once for each offer", async () => {
  watchInstalling();
  const root = render(Settings, { onclose: () => undefined });
  const offered = () => root.textContent?.includes("Install as an app");
  expect(offered()).toBe(false);
  const prompt = vi.fn(async () => undefined);
  const offer = () => dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
  offer();
  await vi.waitFor(() => expect(offered()).toBe(true));
  click(button(root, "Install as an app"));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offered()).toBe(false);
  offer();
  await vi.waitFor(() => expect(offered()).toBe(true));
  dispatchEvent(new Event("appinstalled"));
  await vi.waitFor(() => expect(offered()).toBe(false));
});
