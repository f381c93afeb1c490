/** Ids that are completed while the page runs, with every end they can have. */

export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "step-": ["exchange", "dedicate", "discard", "place", "end"],
};
