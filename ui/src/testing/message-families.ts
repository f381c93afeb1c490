/** Prefixes of message ids that are completed at runtime, with all their endings. */

import { CLAIMS } from "../festival/check-shuffle";
import { SIDE_CHOICES } from "../home/sides";
import { CHAPTERS, QUESTIONS } from "../learn/chapters";
import { SHORTCUTS } from "../table/keyboard";

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
  "check-": [...CLAIMS, "unseen", "old"],
  "table-error-": ["not-in-hand", "cell-taken", "cell-apart"],
  "replay-speed-": ["calm", "brisk", "fast", "fastest"],
  "table-step-": ["exchange", "dedicate", "discard", "place", "end"],
  "table-shortcut-": SHORTCUTS.map(({ does }) => does),
};
