import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { callAttention } from "./attention";

class FakeNotification {
  static permission = "granted";
  static shown: FakeNotification[] = [];
  onclick: (() => void) | undefined;
  closed = false;
  readonly title: string;
  constructor(title: string) {
    this.title = title;
    FakeNotification.shown.push(this);
  }
  close() {
    this.closed = true;
  }
}

const CALL = { title: "Your turn", body: "Evening", tag: "t1" };

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

function icon(): string | null | undefined {
  return document.querySelector("link[rel=icon]")?.getAttribute("href");
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  FakeNotification.shown = [];
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  settings.notify = true;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.notify = false;
});

describe("a player who looks elsewhere", () => {
  it("is called by the icon and a notification, until the page is seen", async () => {
    look("hidden");
    callAttention(CALL);
    expect(icon()).toBe("/icon-turn.svg");
    expect(FakeNotification.shown.map(({ title }) => title)).toEqual(["Your turn"]);
    look("visible");
    await Promise.resolve();
    await Promise.resolve();
    expect(icon()).toBe("/icon.svg");
    expect(FakeNotification.shown[0]?.closed).toBe(true);
  });

  it("is called on a phone by the service worker, which knows the way back", async () => {
    const showNotification = vi.fn();
    const getRegistration = async () => ({ showNotification, getNotifications: async () => [] });
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
    const refusing = class {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    };
    vi.stubGlobal("Notification", refusing);
    look("hidden");
    callAttention(CALL);
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalled());
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ tag: "t1", data: location.href });
  });

  it("is not called any more when the turn is over", () => {
    look("hidden");
    callAttention(CALL)();
    expect(icon()).toBe("/icon.svg");
  });

  it.each([
    ["it is not wanted", false, "granted"],
    ["the browser does not allow it", true, "denied"],
  ])("gets no notification if %s", (_, wanted, permission) => {
    settings.notify = wanted;
    FakeNotification.permission = permission;
    look("hidden");
    callAttention(CALL);
    expect(FakeNotification.shown).toEqual([]);
    expect(icon()).toBe("/icon-turn.svg");
  });
});

describe("a player who looks at the page", () => {
  it("is not called", () => {
    look("visible");
    callAttention(CALL);
    expect([icon(), FakeNotification.shown]).toEqual(["/icon.svg", []]);
  });
});
