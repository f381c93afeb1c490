import { describe, expect, it } from "vitest";
import { centerOf, TILE } from "./geometry";
import {
  clearPart,
  emptiestCorner,
  isClear,
  lookAtAll,
  lookNear,
  lookUntilClear,
  NO_INSETS,
} from "./look";

const PHONE = { width: 360, height: 390 };
const BADGES = { ...NO_INSETS, left: 60, right: 60 };

function square(size: number) {
  return Array.from({ length: size * size }, (_, place) =>
    centerOf({ x: place % size, y: Math.floor(place / size) }, 0),
  );
}

describe("a lake on a small screen", () => {
  it("is seen whole in the part that nothing covers, whatever the size of its tiles", () => {
    const clear = clearPart(PHONE, BADGES);
    for (const size of [3, 8, 12]) {
      const places = square(size);
      const camera = lookAtAll(places, PHONE, BADGES);
      expect(places.every((place) => isClear(camera, place, clear))).toBe(true);
    }
    const eight = lookAtAll(square(8), { width: 350, height: 344 }, NO_INSETS);
    expect(eight.scale * TILE).toBeGreaterThanOrEqual(40);
  });

  it("keeps every cell from below what stands in a corner, and uses the rest of the lake", () => {
    const [window, buttons] = [
      { width: 700, height: 500 },
      { width: 108, height: 58 },
    ];
    const places = [...square(3), { x: 300, y: 220 }];
    const whole = lookAtAll(places, window, NO_INSETS);
    const camera = lookAtAll(places, window, NO_INSETS, buttons);
    const beside = { left: 0, top: 0, right: 700 - 108, bottom: 500 };
    const above = { left: 0, top: 0, right: 700, bottom: 500 - 58 };
    expect(
      places.every((place) => isClear(whole, place, beside) || isClear(whole, place, above)),
    ).toBe(false);
    expect(
      places.every((place) => isClear(camera, place, beside) || isClear(camera, place, above)),
    ).toBe(true);
    expect(camera.scale).toBeGreaterThan(0.8 * whole.scale);
    expect(lookAtAll(square(3), window, NO_INSETS, buttons)).toEqual(
      lookAtAll(square(3), window, NO_INSETS),
    );
  });

  it("brings a chosen cell near where its tiles are small", () => {
    const far = { scale: 0.3, x: 10, y: 20 };
    const near = lookNear(far, { x: 100, y: 200 });
    expect(near.scale * TILE).toBeGreaterThanOrEqual(40);
    expect(near.x + near.scale * 100).toBeCloseTo(10 + 30);
    expect(near.y + near.scale * 200).toBeCloseTo(20 + 60);
    const large = { scale: 0.4, x: 0, y: 0 };
    expect(lookNear(large, { x: 100, y: 200 })).toBe(large);
  });

  it("moves no farther than a chosen cell needs", () => {
    const camera = { scale: 0.6, x: 100, y: 100 };
    expect(lookUntilClear(camera, { x: 100, y: 100 }, PHONE, BADGES)).toBe(camera);
    const moved = lookUntilClear(camera, { x: -100, y: 100 }, PHONE, BADGES);
    expect(moved).toEqual({ scale: 0.6, x: 60 + 30 + 60, y: 100 });
  });

  it("comes no nearer than a chosen cell fits between what covers the lake", () => {
    const low = { ...NO_INSETS, top: 100, bottom: 220 };
    const moved = lookUntilClear({ scale: 1, x: 0, y: 0 }, { x: 100, y: 50 }, PHONE, low);
    expect(moved.scale).toBeCloseTo(0.7);
    expect(moved.y + moved.scale * 50).toBeCloseTo(135);
    expect(moved.x + moved.scale * 100).toBeCloseTo(100);
    expect(lookUntilClear(moved, { x: 100, y: 50 }, PHONE, low)).toBe(moved);
  });

  it("puts a cell in the middle where nothing is wide enough", () => {
    const narrow = { ...NO_INSETS, left: 170, right: 170 };
    const { x } = lookUntilClear({ scale: 0.6, x: 0, y: 0 }, { x: 0, y: 200 }, PHONE, narrow);
    expect(x).toBe(180);
  });

  it("has its small map in the corner with the fewest cells", () => {
    const clear = clearPart(PHONE, NO_INSETS);
    const at = (x: number, y: number) => ({ x, y });
    const camera = { scale: 1, x: 0, y: 0 };
    expect(emptiestCorner([], camera, clear)).toBe("bottom-left");
    expect(emptiestCorner([at(40, 350)], camera, clear)).toBe("bottom-right");
    expect(emptiestCorner([at(40, 350), at(320, 350)], camera, clear)).toBe("top-right");
  });
});
