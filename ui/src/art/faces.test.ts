import { describe, expect, it } from "vitest";
import { render } from "../testing/render";
import { readDrawing } from "./drawing";
import Face from "./Face.svelte";
import { characterOf, OWN_FACES } from "./faces";

const LEVELS = [
  ...["visitor", "helper", "lamplighter", "apprentice", "artisan", "master", "sage", "dragon"],
  ...["phoenix", "kirin", "fox", "magpie", "random"],
];
const PLAIN = characterOf("");

describe("the lantern characters", () => {
  it("are all different, for bots and for people", () => {
    const characters = [...LEVELS, ...OWN_FACES].map(characterOf);
    expect(new Set([PLAIN, ...characters]).size).toBe(characters.length + 1);
  });

  it("have drawings that can be read", () => {
    for (const face of [...LEVELS, ...OWN_FACES, ""]) {
      const drawing = readDrawing(characterOf(face).drawing);
      expect(drawing.b.length + drawing.p.length + drawing.f.length, face).toBeGreaterThan(0);
    }
  });

  it("leave unknown names a plain lantern", () => {
    expect(characterOf("plugin:deep")).toBe(PLAIN);
    expect(characterOf("toString")).toBe(PLAIN);
  });

  it("are drawn with a mirror image where both sides are equal", () => {
    const [first, second] = readDrawing("b| #123 @3,0,1\nf #456~2 M0 0H3").b;
    expect(first).toMatchObject({ d: "M2 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z", mirrored: true });
    expect(second).toBeUndefined();
    expect(() => readDrawing("no drawing")).toThrow();
  });
});

describe("a face", () => {
  const drawn = (mood: "calm" | "happy" | "sad") => render(Face, { face: "fox", mood }).innerHTML;

  it("shows its mood", () => {
    expect(new Set([drawn("calm"), drawn("happy"), drawn("sad")]).size).toBe(3);
  });

  it("is decoration: the name beside it says who it is", () => {
    const face = render(Face, { face: "fox", size: "2rem" }).querySelector("svg");
    expect(face?.getAttribute("aria-hidden")).toBe("true");
    expect(face?.style.width).toBe("2rem");
  });
});
