/** The chapters of the rules in order; each is a link target. */

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
  "example",
  "end",
  "questions",
  "differ",
  "shuffle",
] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** Scroll to a chapter and focus it. */
export function showChapter(chapter: string): void {
  const section = document.getElementById(chapter);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** The questions of the last chapters, in order. */
export const QUESTIONS = [
  "match",
  "boat",
  "neighbor",
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
