import { describe, expect, it } from "vitest";
import type { Box, Edge } from "../lake/geometry";
import { beamsTo } from "./seat-beams";

const SEAT = { left: 0, top: 0, right: 280, bottom: 48 };
const BANK = { left: 0, top: 52, right: 180, bottom: 96 };
const TILE = 100;

/** An element at a place of the screen. */
function at(element: Element, { left, top, right, bottom }: Box): Element {
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  return element;
}

/** Where the beam to a seat ends, on a table where the tokens have this place. */
function endFrom(left: number, top: number, bank: Box, edge: Edge = "top"): number | undefined {
  const table = at(document.createElement("div"), { left: 0, top: 0, right: 390, bottom: 844 });
  table.innerHTML = '<div><section data-seat="1"></section></div><div class="bank"></div>';
  for (const [selector, box] of [
    ["section", SEAT],
    [".bank", bank],
  ] as const) {
    at(table.querySelector(selector) as Element, box);
  }
  const tile = { left, top, right: left + TILE, bottom: top + TILE };
  const [beam] = beamsTo([[1, 0, true]], tile, table, { edge: () => edge });
  return beam?.seat.bottom;
}

describe("the beam to the far seat", () => {
  it("ends at the tokens where they lie over the lake before the seat", () => {
    expect(endFrom(20, 300, BANK)).toBe(BANK.bottom);
    // The beam passes beside them, but its chip would not.
    expect(endFrom(145, 300, BANK)).toBe(BANK.bottom);
  });

  it("ends at the seat beside the tokens, and where they lie elsewhere", () => {
    expect(endFrom(250, 300, BANK)).toBe(SEAT.bottom);
    expect(endFrom(20, 300, { left: 0, top: 600, right: 180, bottom: 640 })).toBe(SEAT.bottom);
    expect(endFrom(20, 300, { left: 0, top: 0, right: 180, bottom: 40 })).toBe(SEAT.bottom);
  });

  it("is the only one that ends there", () => {
    expect(endFrom(20, 300, BANK, "left")).toBe(SEAT.bottom);
  });
});
