/**
 * Whether an element of a scrolled list is in sight, or nearly so. `content-visibility` also leaves
 * out what is far away, but only beyond one and a half screens: most logs are shorter.
 */

/** How far around the list counts as near. */
const MARGIN = "50% 0px";

type Listener = (isNear: boolean, height: number) => void;

const listeners = new WeakMap<Element, Listener>();
const observers = new WeakMap<Element, IntersectionObserver>();

/** Report at once and after each change; return a function that stops it. */
export function watchNearness(list: Element, element: Element, listener: Listener): () => void {
  const observer = observers.get(list) ?? observe(list);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
  };
}

/** One for all elements of a list. */
function observe(list: Element): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    },
    { root: list, rootMargin: MARGIN },
  );
  observers.set(list, observer);
  return observer;
}
