import { describe, expect, it } from "vitest";
import { beamShape } from "./beam-path";

const REM = 16;
const TILE = { left: 400, top: 300, right: 460, bottom: 360 };

describe("a beam", () => {
  it("runs straight to a seat that lies ahead", () => {
    const seat = { left: 300, top: 10, right: 700, bottom: 90 };
    const { from, to } = beamShape(TILE, "top", seat, REM);
    expect(from.x).toBe(430);
    expect(to).toEqual({ x: 430, y: 90 });
  });

  it("bends to stay inside the seat's edge", () => {
    const seat = { left: 10, top: 380, right: 200, bottom: 500 };
    const { to } = beamShape(TILE, "left", seat, REM);
    expect(to).toEqual({ x: 200, y: 380 + 1.2 * REM });
  });

  it("ends in the middle of a seat too small for a margin", () => {
    const seat = { left: 10, top: 380, right: 200, bottom: 400 };
    expect(beamShape(TILE, "left", seat, REM).to.y).toBe(390);
  });

  it("is as wide as half a tile where it begins and narrow where it ends", () => {
    const seat = { left: 300, top: 600, right: 700, bottom: 700 };
    const { outline } = beamShape(TILE, "bottom", seat, REM);
    expect(outline).toMatch(/^M415\.6 359\.4C.* 422\.8 600\.0L437\.2 600\.0C.* 444\.4 359\.4Z$/);
  });

  it("has signs along it, the more the longer it is, and none where it is short", () => {
    const at = (left: number) => ({ left, top: 250, right: left + 200, bottom: 450 });
    const near = beamShape(TILE, "right", at(480), REM).signs;
    const far = beamShape(TILE, "right", at(800), REM).signs;
    expect(near).toHaveLength(0);
    expect(far).toHaveLength(6);
    expect(far.every(({ x, y }) => x > 460 && x < 800 && Math.abs(y - 330) < 1)).toBe(true);
  });
});
