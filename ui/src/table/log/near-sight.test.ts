import { afterEach, expect, it, vi } from "vitest";
import { watchNearness } from "./near-sight";

const made: { root: Element; report: (entries: unknown[]) => void; seen: Set<Element> }[] = [];

class FakeObserver {
  readonly seen = new Set<Element>();
  constructor(report: (entries: unknown[]) => void, { root }: { root: Element }) {
    made.push({ root, report, seen: this.seen });
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  made.length = 0;
});

it("tells each element of a list what concerns it, with one observer for all", () => {
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  const [list, one, other] = ["ol", "li", "li"].map((tag) => document.createElement(tag));
  if (!list || !one || !other) throw new Error("no elements");
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = watchNearness(list, one, first);
  watchNearness(list, other, second);
  expect(made.map(({ root }) => root)).toEqual([list]);

  const entry = (target: Element, isIntersecting: boolean) => ({
    target,
    isIntersecting,
    boundingClientRect: { height: 30 },
  });
  made[0]?.report([entry(one, true), entry(other, false)]);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[true, 30]], [[false, 30]]]);

  stop();
  made[0]?.report([entry(one, false)]);
  expect(first).toHaveBeenCalledOnce();
  expect([...(made[0]?.seen ?? [])]).toEqual([other]);
});
