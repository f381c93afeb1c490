/**
 * Lets the browser bring a cell of the lake into view: when it gets the focus, when a screen reader
 * goes there, when a program presses it. The frame can be scrolled by the browser, not by hand, and
 * each scroll is handed on as a move of the camera.
 */

/** How far the browser can scroll in each direction, in pixels: more than any lake needs. */
export const SLACK = 1500;

export function watchScroll(frame: HTMLElement, move: (dx: number, dy: number) => void) {
  const rest = () => frame.scrollTo({ left: SLACK, top: SLACK, behavior: "instant" });
  const scrolled = () => {
    const dx = frame.scrollLeft - SLACK;
    const dy = frame.scrollTop - SLACK;
    if (dx === 0 && dy === 0) return;
    move(-dx, -dy);
    rest();
  };
  // A frame without a size has nothing to scroll; it rests as soon as it has one.
  const resized = new ResizeObserver(rest);
  resized.observe(frame);
  rest();
  frame.addEventListener("scroll", scrolled);
  return () => {
    resized.disconnect();
    frame.removeEventListener("scroll", scrolled);
  };
}
