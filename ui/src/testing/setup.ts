/** What every test file starts with and leaves behind: files share one document. */

import { afterEach } from "vitest";
import { unmountAll } from "./render";

afterEach(() => {
  unmountAll();
  document.body.replaceChildren();
  localStorage.clear();
});
