/** Appearance and motion, kept in this browser. */

import { MediaQuery } from "svelte/reactivity";

export const THEMES = ["dark", "light", "auto"] as const;
export const MOTIONS = ["auto", "quick", "slow", "off"] as const;

interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** Show letters on the lanterns instead of signs. */
  letters: boolean;
  /** Show on each free cell how much it gives. */
  ranked: boolean;
  /** Confirm placements made with the mouse, as those made by touch. */
  confirm: boolean;
}

const STORAGE_KEY = "lanterns.settings";

/** The festival is at night, so the dark theme is the default. */
const DEFAULTS: Readonly<Settings> = {
  theme: "dark",
  motion: "auto",
  letters: false,
  ranked: false,
  confirm: false,
};

export const settings: Settings = $state(parseSettings(localStorage.getItem(STORAGE_KEY)));

const daylight = new MediaQuery("(prefers-color-scheme: light)");
const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

/** The current theme; `auto` follows the system. */
export function shownTheme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return daylight.current ? "light" : "dark";
}

/** The factor for the duration of motion: 0 for none, 2 for slow. */
export function pace(): 0 | 1 | 2 {
  if (settings.motion === "auto") return stillness.current ? 0 : 1;
  return settings.motion === "off" ? 0 : settings.motion === "slow" ? 2 : 1;
}

/** Apply and save the settings, now and whenever they change. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.dataset.theme = shownTheme();
      page.dataset.motion = settings.motion;
    });
    $effect(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(settings)));
  });
}

/** Parse saved settings; invalid ones get their default. */
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
    confirm: found.confirm === true,
  };
}
