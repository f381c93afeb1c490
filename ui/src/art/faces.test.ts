import { describe, expect, it } from "vitest";
import { render } from "../testing/render";
import Face from "./Face.svelte";
import { characterOf, drawingOf, OWN_FACES } from "./faces";
import DRAWINGS from "./faces.svg?raw";

const LEVELS = [
  ...["visitor", "helper", "lamplighter", "apprentice", "artisan", "master", "sage", "dragon"],
  ...["phoenix", "tiger", "kirin", "fox", "magpie", "random"],
];
const PLAIN = characterOf("");

describe("the lantern characters", () => {
  it("are all different, for bots and for people", () => {
    const characters = [...LEVELS, ...OWN_FACES].map(characterOf);
    expect(new Set([PLAIN, ...characters]).size).toBe(characters.length + 1);
  });

  it("have a drawing each", () => {
    for (const face of [...LEVELS, ...OWN_FACES, ""]) {
      expect(DRAWINGS, face).toContain(`<g id="${drawingOf(face)}-`);
    }
  });

  it("leave unknown names a plain lantern", () => {
    expect(characterOf("plugin:deep")).toBe(PLAIN);
    expect(characterOf("toString")).toBe(PLAIN);
    expect(drawingOf("toString")).toBe("plain");
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
