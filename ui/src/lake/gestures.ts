/** Gestures on the lake: drag to move it, pinch or use the wheel to zoom. */

import { type Camera, pan, zoomAt } from "./camera";

/** How far a pointer may move in a tap, in pixels. */
const SLIP = 8;

/** What a cell was pointed at or chosen with. */
export type InputKind = "mouse" | "touch" | "keys";

interface Handlers {
  camera(): Camera;
  move(camera: Camera): void;
  /** Handle the wheel; return whether it was used for something else than zooming. */
  wheel(event: WheelEvent): boolean;
}

/** Listen on an element; return a function that stops it. */
export function watchGestures(element: Element, handlers: Handlers) {
  const fingers = new Map<number, { x: number; y: number }>();
  let traveled = 0;

  const local = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) traveled = 0;
    fingers.set(event.pointerId, local(event));
  };

  const move = (event: PointerEvent) => {
    // The button was released outside the element.
    if (event.buttons === 0) fingers.delete(event.pointerId);
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      const x = (now.x + other.x) / 2;
      const y = (now.y + other.y) / 2;
      handlers.move(zoomAt(handlers.camera(), x, y, factor));
      traveled = Number.POSITIVE_INFINITY;
    } else {
      traveled += distance(now, before);
      if (traveled > SLIP) {
        element.setPointerCapture(event.pointerId);
        handlers.move(pan(handlers.camera(), now.x - before.x, now.y - before.y));
      }
    }
    fingers.set(event.pointerId, now);
  };

  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };

  // A drag ends in a click on the cell under the pointer, which is not meant to choose it.
  const click = (event: Event) => {
    if (traveled > SLIP) event.stopPropagation();
    traveled = 0;
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (!event.ctrlKey && handlers.wheel(event)) return;
    const { x, y } = local(event);
    handlers.move(zoomAt(handlers.camera(), x, y, Math.exp(-event.deltaY / 400)));
  };

  const listeners: readonly [string, (event: never) => void, AddEventListenerOptions][] = [
    ["pointerdown", down, {}],
    ["pointermove", move, {}],
    ["pointerup", up, {}],
    ["pointercancel", up, {}],
    ["click", click, { capture: true }],
    ["wheel", wheel, { passive: false }],
  ];
  for (const [name, listener, options] of listeners) {
    element.addEventListener(name, listener as EventListener, options);
  }
  return () => {
    for (const [name, listener, options] of listeners) {
      element.removeEventListener(name, listener as EventListener, options);
    }
  };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
