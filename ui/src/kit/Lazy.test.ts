import { type Component, createRawSnippet, flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { press, render } from "../testing/render";
import { setLanguage } from "../words/words.svelte";
import Dialog from "./Dialog.svelte";
import Lazy from "./Lazy.svelte";

beforeAll(() => setLanguage("en"));

const children = createRawSnippet(() => ({ render: () => "<p>Here</p>" }));

interface Loaded {
  default: Component<Record<string, unknown>>;
}

/** A dialog on its way, and how to let it arrive. */
function onItsWay(onclose: () => void) {
  let resolve: (loaded: Loaded) => void = () => undefined;
  const promise = new Promise<Loaded>((settle) => {
    resolve = settle;
  });
  const props = { title: "Settings", children, onclose };
  const root = render(Lazy, { load: () => promise, props });
  const arrive = async () => {
    resolve({ default: Dialog as unknown as Component<Record<string, unknown>> });
    await promise;
    await Promise.resolve();
    flushSync();
  };
  return { root, arrive };
}

describe("a dialog that is still loading", () => {
  it("is closed by Escape, which does nothing else", () => {
    const onclose = vi.fn();
    onItsWay(onclose);
    const elsewhere = vi.fn();
    document.body.addEventListener("keydown", elsewhere);
    expect(press(document.body, "Escape")).toBe(true);
    press(document.body, "a");
    document.body.removeEventListener("keydown", elsewhere);
    expect(onclose).toHaveBeenCalledTimes(1);
    expect(elsewhere.mock.calls.map(([event]) => event.key)).toEqual(["a"]);
  });

  it("leaves Escape to the dialog once it is there", async () => {
    const onclose = vi.fn();
    const { root, arrive } = onItsWay(onclose);
    await arrive();
    await vi.waitFor(() => expect(root.textContent).toContain("Here"));
    expect(press(document.body, "Escape")).toBe(false);
    expect(onclose).not.toHaveBeenCalled();
  });
});
