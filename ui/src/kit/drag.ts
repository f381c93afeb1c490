/** Dragging a button's content away, while clicks on it still work. */

/** How far a pointer may move in a click, in pixels. */
const SLIP = 8;

interface Handlers {
  /** Begin; return whether there is something to drag. */
  start(): boolean;
  move(x: number, y: number): void;
  end(): void;
}

/** `lift` is how far above a finger the content is held, in pixels: the finger would hide it. */
export function watchDrag(element: HTMLElement, handlers: Handlers, lift: number): () => void {
  let origin: { id: number; x: number; y: number } | undefined;
  let dragging = false;

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    origin = { id: event.pointerId, x: event.clientX, y: event.clientY };
    // A quick pointer leaves the button before its first move event.
    element.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    if (origin?.id !== event.pointerId) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - origin.x, event.clientY - origin.y) <= SLIP) return;
      dragging = handlers.start();
      if (!dragging) {
        origin = undefined;
        return;
      }
    }
    handlers.move(event.clientX, event.clientY - (event.pointerType === "mouse" ? 0 : lift));
  };

  const up = () => {
    origin = undefined;
    if (dragging) handlers.end();
    dragging = false;
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  return () => {
    up();
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
  };
}
