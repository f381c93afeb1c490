/** Prefixes of message ids that are completed at runtime, with all their endings. */

import { CLAIMS, OPEN_QUESTIONS } from "../engine/check-shuffle";
import { CHAPTERS, QUESTIONS } from "../frame/chapters";
import { SIDE_CHOICES } from "../pages/home/SideChooser.svelte";
import { COURSES } from "../source/course/course";
import first from "../source/course/first-game.json";
import lessons from "../source/course/lessons.json";
import { HINT_LEVELS } from "../table/api";
import { SHORTCUTS } from "../table/shortcut-list";

interface Named {
  readonly name: string;
}

const ALL: readonly (Named & { readonly steps: readonly Named[] })[] = [
  first,
  ...Object.values(lessons),
].flatMap((course) => course.scenes);
const SCENES = [...new Set(ALL.map(({ name }) => name))];
const STEPS = [...new Set(ALL.flatMap(({ steps }) => steps.map(({ name }) => name)))];
/** Steps at which nothing else can be done than what is asked for. */
const WITHOUT_ELSE: readonly string[] = ["facing", "turn", "place", "after", "limit", "end"];

export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "theme-": ["dark", "light", "auto"],
  "motion-": ["auto", "on", "off"],
  "pace-": ["calm", "brisk", "instant"],
  "home-sides-": SIDE_CHOICES,
  "home-status-": ["open", "playing", "over", "abandoned"],
  "learn-row-": ["cards", "tiles", "draw", "stack"],
  "learn-title-": CHAPTERS,
  "learn-text-": CHAPTERS,
  "learn-ask-": QUESTIONS,
  "learn-answer-": QUESTIONS,
  "course-": COURSES,
  "guide-ask-": STEPS,
  "guide-else-": STEPS.filter((step) => !WITHOUT_ELSE.includes(step)),
  "guide-over-": SCENES,
  "guide-end-": COURSES,
  "check-": [...CLAIMS, ...OPEN_QUESTIONS],
  "table-error-": ["not-in-hand", "cell-taken", "cell-apart"],
  "replay-speed-": ["calm", "brisk", "fast", "fastest"],
  "hint-level-": HINT_LEVELS,
  "table-step-": ["exchange", "dedicate", "discard", "place", "end"],
  "table-shortcut-": SHORTCUTS.map(({ does }) => does),
};
