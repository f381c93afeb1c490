/** Fingers and mouse on the lake: one drags it, two pinch it, the wheel zooms it. */

import { type Camera, pan, zoomAt } from "./camera";

/** How far a finger may slip and still have tapped. */
const SLIP = 8;

/** What a cell was pointed at or chosen with. */
export type InputKind = "mouse" | "touch" | "keys";

interface Handlers {
  camera(): Camera;
  move(camera: Camera): void;
  /** Whether the wheel is wanted for something else just now. */
  wheel(event: WheelEvent): boolean;
}

/** Listen on an element; returns how to stop listening. */
export function watchGestures(element: Element, handlers: Handlers) {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  const local = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, local(event));
  };

  const move = (event: PointerEvent) => {
    // Let go outside, where nobody heard it.
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
      travelled = Number.POSITIVE_INFINITY;
    } else {
      travelled += distance(now, before);
      if (travelled > SLIP) {
        element.setPointerCapture(event.pointerId);
        handlers.move(pan(handlers.camera(), now.x - before.x, now.y - before.y));
      }
    }
    fingers.set(event.pointerId, now);
  };

  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };

  // A drag ends in a click on whatever lies under the finger; that click is nobody's choice.
  const click = (event: Event) => {
    if (travelled > SLIP) event.stopPropagation();
    travelled = 0;
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
