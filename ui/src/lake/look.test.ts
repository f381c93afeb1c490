import { describe, expect, it } from "vitest";
import type { Camera } from "./camera";
import { type Cell, centerOf, PITCH } from "./geometry";
import {
  clearPart,
  emptiestCorner,
  isClear,
  isFar,
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
  it("is seen whole between the badges as long as its tiles are large", () => {
    const places = square(3);
    const camera = lookAtAll(places, PHONE, BADGES);
    expect(isFar(camera)).toBe(false);
    const clear = clearPart(PHONE, BADGES);
    expect(places.every((place) => isClear(camera, place, clear))).toBe(true);
    expect(isFar(lookAtAll(square(8), PHONE, BADGES))).toBe(true);
  });

  it("is seen near, where the best cells are", () => {
    const places = square(9);
    const sights = places.map((center, place) => ({ center, weight: place === 80 ? 50 : 1 }));
    const camera = lookNear(places, sights, PHONE, BADGES);
    expect(camera.scale).toBeGreaterThanOrEqual(0.56);
    const last = places[80];
    expect(last && isClear(camera, last, clearPart(PHONE, BADGES))).toBe(true);
  });

  it("is seen near, where the most cells are: no other view shows more of them", () => {
    const clear = clearPart(PHONE, BADGES);
    const rim = ({ x, y }: Cell) => [x, y].some((at) => at === 0 || at === 7 * PITCH);
    const places = square(8);
    const sights = places.filter(rim).map((center) => ({ center, weight: 1 }));
    const camera = lookNear(places, sights, PHONE, BADGES);
    const seen = (from: Camera) =>
      sights.filter(({ center }) => isClear(from, center, clear)).length;
    const steps = Array.from({ length: 120 }, (_, step) => 360 - step * 8);
    const others = steps.flatMap((x) => steps.map((y) => seen({ ...camera, x, y })));
    expect(seen(camera)).toBe(Math.max(...others));
    // A corner of four by six.
    expect(seen(camera)).toBeGreaterThanOrEqual(9);
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
    const at = (x: number, y: number) => ({ center: { x, y }, weight: 1 });
    const camera = { scale: 1, x: 0, y: 0 };
    expect(emptiestCorner([], camera, clear)).toBe("bottom-left");
    expect(emptiestCorner([at(40, 350)], camera, clear)).toBe("bottom-right");
    expect(emptiestCorner([at(40, 350), at(320, 350)], camera, clear)).toBe("top-right");
  });
});
