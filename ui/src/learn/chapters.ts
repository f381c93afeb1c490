/** The chapters of the rules, in the order in which they are read; each is a place to link to. */

export const CHAPTERS = [
  "goal",
  "pieces",
  "setup",
  "turn",
  "exchange",
  "dedicate",
  "limit",
  "place",
  "gives",
  "short",
  "end",
  "questions",
  "shuffle",
] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** Bring a chapter into sight, and the keyboard to it. */
export function showChapter(chapter: string): void {
  const section = document.getElementById(chapter);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** The questions that are asked and answered, in their order. */
export const QUESTIONS = [
  "match",
  "boat",
  "neighbour",
  "platform",
  "missing",
  "last",
  "returned",
  "order",
  "twice",
  "fourteen",
  "over",
  "generic",
  "favor",
  "pass",
  "secret",
] as const;
