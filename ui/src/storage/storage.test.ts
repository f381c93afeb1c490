import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type StorageModule = typeof import("./storage.svelte");
let storage: StorageModule;

beforeEach(async () => {
  vi.resetModules();
  storage = await import("./storage.svelte");
});
afterEach(() => {
  vi.restoreAllMocks();
  // Test files share their modules, and this one has noted a failure.
  vi.resetModules();
});

function forbid() {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Storage is forbidden.", "SecurityError");
  });
}

function fill() {
  const stored = localStorage;
  const setItem = () => {
    throw new DOMException("Storage is full.", "QuotaExceededError");
  };
  const getItem = (key: string) => stored.getItem(key);
  return vi
    .spyOn(globalThis, "localStorage", "get")
    .mockReturnValue({ getItem, setItem } as unknown as Storage);
}

describe("storage", () => {
  it("keeps texts and values in the browser", () => {
    storage.writeText("a", "one");
    storage.writeJson("b", { two: 2 });
    expect([storage.readText("a"), storage.readJson("b")]).toEqual(["one", { two: 2 }]);
    expect(localStorage.getItem("a")).toBe("one");
    storage.writeText("a", null);
    expect(localStorage.getItem("a")).toBeNull();
    expect(storage.hasStorageNotice()).toBe(false);
  });

  it("has no value where none was kept, or where it cannot be read", () => {
    localStorage.setItem("a", "{ broken");
    expect([storage.readJson("a"), storage.readJson("b"), storage.readText("b")]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });

  it("remembers until the page is closed where storage is forbidden, and says so once", () => {
    forbid();
    expect(storage.readText("a")).toBeNull();
    expect(storage.hasStorageNotice()).toBe(true);
    storage.dismissStorageNotice();
    storage.writeText("a", "one");
    expect(storage.readText("a")).toBe("one");
    storage.writeText("a", null);
    expect(storage.readText("a")).toBeNull();
    expect(storage.hasStorageNotice()).toBe(false);
  });

  it("prefers what could not be stored to what was stored before, until there is room", () => {
    storage.writeText("a", "old");
    const full = fill();
    storage.writeText("a", "new");
    expect(storage.readText("a")).toBe("new");
    expect(storage.hasStorageNotice()).toBe(true);
    full.mockRestore();
    storage.writeText("a", "newer");
    localStorage.setItem("a", "from another tab");
    expect(storage.readText("a")).toBe("from another tab");
  });
});
