import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Camera } from "./camera";
import { watchGestures } from "./gestures";

let lake: HTMLElement;
let cell: HTMLElement;
let camera: Camera;
let isWheelTaken: boolean;
let stop: () => void;
const clicked = vi.fn();

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  cell.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      button: 0,
      buttons: 1,
      clientX: x,
      clientY: y,
      ...more,
    }),
  );
}

function release(x: number, y: number, more: PointerEventInit = {}): void {
  pointer("pointerup", x, y, { buttons: 0, ...more });
}

function click(): void {
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  lake = document.createElement("div");
  cell = document.createElement("div");
  lake.append(cell);
  document.body.append(lake);
  lake.setPointerCapture = vi.fn();
  cell.addEventListener("click", clicked);
  clicked.mockReset();
  camera = { scale: 1, x: 0, y: 0 };
  isWheelTaken = false;
  stop = watchGestures(lake, {
    camera: () => camera,
    move: (next) => {
      camera = next;
    },
    wheel: () => isWheelTaken,
  });
});

describe("a tap", () => {
  it("is a click on the cell under it, and does not move the lake", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 13, 14);
    release(13, 14);
    click();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(camera).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

describe("a drag", () => {
  it("moves the lake with the pointer, and captures it", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 30, 10);
    pointer("pointermove", 35, 12);
    expect(camera).toEqual({ scale: 1, x: 25, y: 2 });
    expect(lake.setPointerCapture).toHaveBeenCalledWith(1);
  });

  it("ends in a click that chooses no cell; the next click does", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 60, 10);
    release(60, 10);
    click();
    expect(clicked).not.toHaveBeenCalled();
    pointer("pointerdown", 60, 10);
    release(60, 10);
    click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("without a click, because it ended elsewhere, does not spoil the next tap", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 60, 10);
    release(60, 10);
    pointer("pointerdown", 20, 20);
    release(20, 20);
    click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("counts small steps together", () => {
    pointer("pointerdown", 10, 10);
    for (const x of [13, 16, 19, 22]) pointer("pointermove", x, 10);
    release(22, 10);
    click();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("is over when the button was released where the lake could not see it", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 40, 10);
    const { x } = camera;
    pointer("pointermove", 90, 10, { buttons: 0 });
    pointer("pointermove", 95, 10);
    expect(camera.x).toBe(x);
  });

  it("is over when it is canceled", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointercancel", 10, 10);
    pointer("pointermove", 90, 10);
    expect(camera.x).toBe(0);
  });

  it("needs the main button", () => {
    pointer("pointerdown", 10, 10, { button: 2 });
    pointer("pointermove", 90, 10);
    expect(camera.x).toBe(0);
  });
});

describe("two fingers", () => {
  it("zoom by their distance, and their release chooses no cell", () => {
    pointer("pointerdown", 0, 0);
    pointer("pointerdown", 100, 0, { pointerId: 2 });
    pointer("pointermove", 150, 0, { pointerId: 2 });
    expect(camera.scale).toBeCloseTo(1.5);
    release(150, 0, { pointerId: 2 });
    release(0, 0);
    click();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe("the wheel", () => {
  function wheel(deltaY: number, more: WheelEventInit = {}): boolean {
    const event = new WheelEvent("wheel", {
      bubbles: true,
      cancelable: true,
      deltaY,
      clientX: 0,
      clientY: 0,
    });
    // happy-dom leaves out the keys that are held.
    for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value });
    cell.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it("zooms the lake and scrolls no page", () => {
    expect(wheel(-40)).toBe(true);
    expect(camera.scale).toBeCloseTo(Math.exp(0.1));
  });

  it("leaves the lake alone where it turns a tile, except with Ctrl", () => {
    isWheelTaken = true;
    wheel(-40);
    expect(camera.scale).toBe(1);
    wheel(-40, { ctrlKey: true });
    expect(camera.scale).toBeGreaterThan(1);
  });
});

describe("when nobody watches any more", () => {
  it("nothing moves", () => {
    stop();
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 60, 10);
    expect(camera.x).toBe(0);
  });
});
