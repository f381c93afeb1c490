/** How a reader wants the page to look and move; kept in this browser. */

import { MediaQuery } from "svelte/reactivity";

export const THEMES = ["dark", "light", "auto"] as const;
export const MOTIONS = ["auto", "quick", "slow", "off"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** Letters on the lanterns instead of their signs. */
  letters: boolean;
  /** Free cells are ranked by what they give me. */
  ranked: boolean;
}

const KEPT_AT = "lanterns.settings";

/** The festival is at night, so the page is too until somebody asks for the day. */
const DEFAULTS: Readonly<Settings> = {
  theme: "dark",
  motion: "auto",
  letters: false,
  ranked: false,
};

export const settings: Settings = $state(parseSettings(localStorage.getItem(KEPT_AT)));

const daylight = new MediaQuery("(prefers-color-scheme: light)");
const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

/** The theme that is on, with the system's own where that is what the reader wants. */
export function shownTheme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return daylight.current ? "light" : "dark";
}

/** How long things take: once, twice, or no time at all where nothing should move. */
export function pace(): 0 | 1 | 2 {
  if (settings.motion === "auto") return stillness.current ? 0 : 1;
  return settings.motion === "off" ? 0 : settings.motion === "slow" ? 2 : 1;
}

/** Show the settings on the page and keep them, from now on and whenever they change. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.dataset.theme = shownTheme();
      page.dataset.motion = settings.motion;
    });
    $effect(() => localStorage.setItem(KEPT_AT, JSON.stringify(settings)));
  });
}

/** Settings from what an earlier visit kept; whatever makes no sense is as it is by default. */
export function parseSettings(kept: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    found = { ...JSON.parse(kept ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
  return {
    theme: THEMES.find((one) => one === found.theme) ?? DEFAULTS.theme,
    motion: MOTIONS.find((one) => one === found.motion) ?? DEFAULTS.motion,
    letters: found.letters === true,
    ranked: found.ranked === true,
  };
}
