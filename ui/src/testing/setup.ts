/** Cleans up after every test: test files share one document. */

import { afterEach } from "vitest";
import { unmountAll } from "./render";

afterEach(() => {
  unmountAll();
  document.body.replaceChildren();
  localStorage.clear();
});
