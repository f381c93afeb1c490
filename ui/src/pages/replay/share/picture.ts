/** A picture of the lake as a PNG file, made in the page. */

import { flushSync, mount, unmount } from "svelte";
import type { Direction } from "../../../lake/geometry";
import type { LaidInfo } from "../../../wire/protocol";
import SharedLake from "./SharedLake.svelte";

export interface LakeScene {
  readonly lake: readonly LaidInfo[];
  readonly spin: Direction;
  readonly title: string;
  readonly scores: readonly string[];
}

/** The longer side of the picture, in pixels. */
const LONGER = 1600;

/** What the page's styles say of parts of a tile; a picture has no styles. */
const PAINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ".rim": { fill: "none", stroke: "#06181e", "stroke-width": "1.5" },
  ".waves": {
    fill: "none",
    stroke: "#8fd0d2",
    "stroke-opacity": "0.55",
    "stroke-width": "2",
    "stroke-linecap": "round",
  },
  "text.upright": {
    "font-family": "Georgia, serif",
    "font-size": "17",
    "font-weight": "700",
    "text-anchor": "middle",
    "dominant-baseline": "central",
  },
};

/** Characters that XML does not take. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Draw the lake; undefined where the browser cannot. */
export async function drawLake(scene: LakeScene): Promise<Blob | undefined> {
  const svg = svgOf(scene);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.text)}`;
  await picture.decode();
  const scale = LONGER / Math.max(svg.width, svg.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(svg.width * scale);
  canvas.height = Math.round(svg.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}

/** The picture as the text of an SVG that stands alone. */
export function svgOf(scene: LakeScene): { text: string; width: number; height: number } {
  const target = document.createElement("div");
  const clean = (words: string) => words.replaceAll(FORBIDDEN, " ");
  const props = { ...scene, title: clean(scene.title), scores: scene.scores.map(clean) };
  const drawing = mount(SharedLake, { target, props });
  flushSync();
  const svg = target.querySelector("svg");
  if (!svg) throw new TypeError("The picture was not drawn.");
  // The paints of tiles are defined once for the whole page.
  const paints = document.querySelectorAll("svg.sprite :is(radialGradient, linearGradient)");
  const defs = svg.querySelector("defs");
  for (const paint of paints) defs?.append(paint.cloneNode(true));
  for (const [selector, attributes] of Object.entries(PAINTS)) {
    for (const part of svg.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
    }
  }
  const text = new XMLSerializer().serializeToString(svg);
  const [width = 1, height = 1] = [svg.getAttribute("width"), svg.getAttribute("height")].map(
    Number,
  );
  void unmount(drawing);
  return { text, width, height };
}
