/** Cleans up after every test: test files share one document. */

import { afterEach } from "vitest";
import { loadWords } from "../words/words.svelte";
import { unmountAll } from "./render";

afterEach(() => {
  unmountAll();
  document.body.replaceChildren();
  localStorage.clear();
});

// Parts of the page are mounted without the loader that fetches their words.
await loadWords("around");
await loadWords("replay");
