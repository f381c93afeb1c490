import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { button, click, render } from "../testing/render";
import { setLanguage } from "../words/words.svelte";
import CopyLink from "./CopyLink.svelte";

const LINK = "https://lake.example/join#t1.secret";
const writeText = vi.fn(async () => undefined);

beforeAll(() => setLanguage("en"));
afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockClear();
});

function linkWith(navigator: object): HTMLElement {
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...navigator });
  return render(CopyLink, { label: "A link", link: LINK });
}

describe("a link", () => {
  it("is copied where the system shares nothing", () => {
    const root = linkWith({});
    expect(root.textContent).not.toContain("Share");
    click(button(root, "Copy"));
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  it("is handed to the system's sheet", async () => {
    const share = vi.fn(async () => undefined);
    click(button(linkWith({ share }), "Share"));
    await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ url: LINK }));
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ["NotAllowedError", 1],
    ["AbortError", 0],
  ])("is copied if the sheet fails, not if it is closed: %s", async (name, copies) => {
    const share = vi.fn(() => Promise.reject(new DOMException("", name)));
    click(button(linkWith({ share }), "Share"));
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(writeText).toHaveBeenCalledTimes(copies);
  });
});
