/** The visible part of the lake: its scale and the position of its origin on the screen. */

import type { Box } from "./geometry";

export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const NEAREST = 1.6;
const FARTHEST = 0.12;
/** A lake of few tiles does not have to fill a large screen. */
const LARGEST_FIT = 1.3;

/** Show the whole box, as large as possible. */
export function fitTo(box: Box, size: Size): Camera {
  const width = Math.max(size.width, 1);
  const height = Math.max(size.height, 1);
  const scale = clampScale(
    Math.min(width / (box.right - box.left), height / (box.bottom - box.top), LARGEST_FIT),
  );
  return {
    scale,
    x: width / 2 - (scale * (box.left + box.right)) / 2,
    y: height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Bring a point of the drawing to the middle of the screen. */
export function centerOn(camera: Camera, point: { x: number; y: number }, size: Size): Camera {
  return {
    ...camera,
    x: size.width / 2 - camera.scale * point.x,
    y: size.height / 2 - camera.scale * point.y,
  };
}

/** Zoom around a point of the screen. */
export function zoomAt(camera: Camera, x: number, y: number, factor: number): Camera {
  const scale = clampScale(camera.scale * factor);
  const ratio = scale / camera.scale;
  return { scale, x: x - ratio * (x - camera.x), y: y - ratio * (y - camera.y) };
}

function clampScale(scale: number): number {
  return Math.min(Math.max(scale, FARTHEST), NEAREST);
}
