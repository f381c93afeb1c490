/** Cleans up after every test: test files share one document. */

import { afterEach, vi } from "vitest";
import { loadWords } from "../words/words.svelte";
import { unmountAll } from "./render";

afterEach(() => {
  unmountAll();
  document.body.replaceChildren();
  localStorage.clear();
});

/** How long to wait for a part that is loaded on demand: on a busy machine, compiling it takes seconds. */
const PATIENCE = 30_000;
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

// Parts of the page are mounted without the loader that fetches their words.
await loadWords("screens");
await loadWords("festival");
await loadWords("replay");
await loadWords("coach");
await loadWords("cards");
