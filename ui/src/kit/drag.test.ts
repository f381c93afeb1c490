import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchDrag } from "./drag";

let tile: HTMLElement;
let stop: () => void;
const handlers = { start: vi.fn(() => true), move: vi.fn(), end: vi.fn() };

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  tile.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: "mouse",
      button: 0,
      clientX: x,
      clientY: y,
      ...more,
    }),
  );
}

beforeEach(() => {
  tile = document.createElement("button");
  tile.setPointerCapture = vi.fn();
  for (const handler of Object.values(handlers)) handler.mockClear();
  handlers.start.mockReturnValue(true);
  stop = watchDrag(tile, handlers, 56);
});

describe("a drag out of a button", () => {
  it("begins once the pointer has left its place, and ends with its release", () => {
    pointer("pointerdown", 0, 0);
    pointer("pointermove", 5, 5);
    expect(handlers.start).not.toHaveBeenCalled();
    pointer("pointermove", 9, 0);
    pointer("pointermove", 20, 3);
    expect(handlers.start).toHaveBeenCalledTimes(1);
    expect(handlers.move.mock.calls).toEqual([
      [9, 0],
      [20, 3],
    ]);
    pointer("pointerup", 20, 3);
    expect(handlers.end).toHaveBeenCalledTimes(1);
    pointer("pointermove", 40, 3);
    expect(handlers.move).toHaveBeenCalledTimes(2);
  });

  it("carries the tile above a finger", () => {
    pointer("pointerdown", 0, 0, { pointerType: "touch" });
    pointer("pointermove", 30, 100, { pointerType: "touch" });
    expect(handlers.move).toHaveBeenCalledWith(30, 44);
  });

  it("does not begin where there is nothing to drag, nor with another button or finger", () => {
    handlers.start.mockReturnValue(false);
    pointer("pointerdown", 0, 0);
    pointer("pointermove", 30, 0);
    pointer("pointermove", 60, 0);
    expect(handlers.start).toHaveBeenCalledTimes(1);
    pointer("pointerup", 60, 0);
    pointer("pointerdown", 0, 0, { button: 2 });
    pointer("pointermove", 30, 0);
    pointer("pointerdown", 0, 0);
    pointer("pointermove", 30, 0, { pointerId: 2 });
    expect(handlers.start).toHaveBeenCalledTimes(1);
    expect(handlers.end).not.toHaveBeenCalled();
  });

  it("ends when it is canceled, or when the tile goes", () => {
    pointer("pointerdown", 0, 0);
    pointer("pointermove", 30, 0);
    pointer("pointercancel", 30, 0);
    expect(handlers.end).toHaveBeenCalledTimes(1);
    pointer("pointerdown", 0, 0);
    pointer("pointermove", 30, 0);
    stop();
    expect(handlers.end).toHaveBeenCalledTimes(2);
  });
});
