import { describe, expect, it } from "vitest";
import { fitTo, pan, zoomAt } from "./camera";
import { boxAround, centerOf } from "./geometry";

describe("the camera", () => {
  const box = boxAround([centerOf({ x: -3, y: 0 }, 0), centerOf({ x: 4, y: 2 }, 0)], 10);
  const size = { width: 800, height: 600 };

  it("fits the whole box, in the middle", () => {
    const camera = fitTo(box, size);
    const left = camera.x + camera.scale * box.left;
    const right = camera.x + camera.scale * box.right;
    const top = camera.y + camera.scale * box.top;
    const bottom = camera.y + camera.scale * box.bottom;
    expect(left).toBeGreaterThanOrEqual(-1e-9);
    expect(right).toBeLessThanOrEqual(800 + 1e-9);
    expect(top).toBeGreaterThanOrEqual(-1e-9);
    expect(bottom).toBeLessThanOrEqual(600 + 1e-9);
    expect(left + right).toBeCloseTo(800);
    expect(top + bottom).toBeCloseTo(600);
  });

  it("keeps what lies under the finger when it zooms", () => {
    const camera = fitTo(box, size);
    const before = [(100 - camera.x) / camera.scale, (200 - camera.y) / camera.scale];
    const after = zoomAt(camera, 100, 200, 1.3);
    expect((100 - after.x) / after.scale).toBeCloseTo(before[0] ?? 0);
    expect((200 - after.y) / after.scale).toBeCloseTo(before[1] ?? 0);
  });

  it("zooms neither in nor out for ever", () => {
    const camera = fitTo(box, size);
    expect(zoomAt(camera, 0, 0, 1e9).scale).toBe(1.6);
    expect(zoomAt(camera, 0, 0, 1e-9).scale).toBe(0.12);
  });

  it("pans by what the finger moves", () => {
    expect(pan({ scale: 1, x: 5, y: 6 }, 10, -2)).toEqual({ scale: 1, x: 15, y: 4 });
  });
});
