import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import TableNotices from "../pages/table/TableNotices.svelte";
import { FakeSource } from "../testing/fake-source.svelte";
import { button, click, render } from "../testing/render";
import { stateOf } from "../testing/states";
import { setLanguage } from "../words/words.svelte";
import { dismissNewVersion, hasNewVersion, keepVersion } from "./version.svelte";

/** Service workers of a browser, driven by hand. */
class FakeWorkers extends EventTarget {
  readonly registration = { update: vi.fn(async () => undefined) };
  readonly register = vi.fn(async () => this.registration);
  startMessages() {}
  hear(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
    flushSync();
  }
}

let workers: FakeWorkers;
const locks = { request: vi.fn() };
const HOUR = 3_600_000;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  workers = new FakeWorkers();
  vi.stubGlobal("navigator", { serviceWorker: workers, locks });
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act, 1));
  document.documentElement.dataset.version = "a1";
});
afterEach(() => {
  delete document.documentElement.dataset.version;
  dismissNewVersion();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the version of the page", () => {
  it("is kept once the page is idle, and held while the window is open", async () => {
    keepVersion();
    expect(workers.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(workers.register).toHaveBeenCalledWith("/sw.js");
    const [name, options, held] = locks.request.mock.calls[0] ?? [];
    expect([name, options]).toEqual(["lanterns / a1", { mode: "shared" }]);
    expect(await Promise.race([held(), Promise.resolve("let go")])).toBe("let go");
  });

  it("is only replaced by another one of the same folder", () => {
    keepVersion();
    workers.hear({ version: "a1", scope: "/" });
    workers.hear({ version: "b2", scope: "/other/" });
    workers.hear("hello");
    workers.hear(null);
    expect(hasNewVersion()).toBe(false);
    workers.hear({ version: "b2", scope: "/" });
    expect(hasNewVersion()).toBe(true);
    dismissNewVersion();
    expect(hasNewVersion()).toBe(false);
    workers.hear({ version: "c3", scope: "/" });
    expect(hasNewVersion()).toBe(true);
  });

  it("is looked for every hour, whether there is a network or not", async () => {
    keepVersion();
    workers.registration.update.mockRejectedValueOnce(new TypeError("no network"));
    await vi.advanceTimersByTimeAsync(HOUR + 1);
    expect(workers.registration.update).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(workers.registration.update).toHaveBeenCalledTimes(2);
  });

  it("is of no concern where browsers keep nothing, and while the page is made", () => {
    vi.stubGlobal("navigator", {});
    expect(keepVersion).not.toThrow();
    delete document.documentElement.dataset.version;
    vi.stubGlobal("navigator", { serviceWorker: workers, locks });
    keepVersion();
    expect(locks.request).not.toHaveBeenCalled();
  });

  it("stays where the browser refuses to keep it", async () => {
    workers.register.mockRejectedValueOnce(new TypeError("broken"));
    keepVersion();
    await vi.advanceTimersByTimeAsync(HOUR * 2);
    expect(workers.registration.update).not.toHaveBeenCalled();
  });
});

describe("a new version at a table", () => {
  it("is announced in a line that can be put off", async () => {
    keepVersion();
    const state = stateOf();
    const root = render(TableNotices, { source: new FakeSource(state), state });
    workers.hear({ version: "b2", scope: "/" });
    await vi.waitFor(() => expect(root.textContent).toContain("A new version is ready"));
    expect(root.querySelector("[aria-live=polite] .strip")).not.toBeNull();
    expect(button(root, "Reload")).toBeDefined();
    click(button(root, "Later"));
    expect(root.textContent?.trim()).toBe("");
  });
});
