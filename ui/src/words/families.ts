/** Ids that are completed while the page runs, with every end they can have. */

export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "theme-": ["dark", "light", "auto"],
  "motion-": ["auto", "quick", "slow", "off"],
  "home-status-": ["open", "playing", "over", "abandoned"],
  "check-": ["format", "seal", "promise", "mine", "order", "tiles"],
};
