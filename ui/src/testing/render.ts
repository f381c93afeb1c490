/** Components mounted in the document of a test. */

import { type Component, flushSync, mount, unmount } from "svelte";

const mounted: object[] = [];

/** Mount a component and return the element around it. */
// biome-ignore lint/suspicious/noExplicitAny: the bound that Svelte itself gives to props.
export function render<Props extends Record<string, any>>(
  component: Component<Props>,
  props: NoInfer<Props>,
): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push(mount(component, { target, props }));
  flushSync();
  return target;
}

export function unmountAll(): void {
  for (const component of mounted.splice(0)) void unmount(component);
  flushSync();
}

/** The element of a tag or role with this name: its label, or else its text. */
export function named(root: ParentNode, selector: string, name: string): HTMLElement {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name,
  );
  if (!found) throw new Error(`no ${selector} is called “${name}”`);
  return found;
}

export function button(root: ParentNode, name: string): HTMLButtonElement {
  return named(root, "button", name) as HTMLButtonElement;
}

/** Click as a browser does: a disabled button hears nothing. */
export function click(element: Element): void {
  if (element instanceof HTMLButtonElement && element.disabled) return;
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  flushSync();
}

export function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}
