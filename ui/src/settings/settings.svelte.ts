/** Appearance, motion and sound, kept in this browser. */

import { MediaQuery } from "svelte/reactivity";
import { readJson, readText, writeJson, writeText } from "../storage/storage.svelte";

export const THEMES = ["dark", "light", "auto"] as const;
/** Whether things move; `auto` follows the system. */
export const MOTIONS = ["auto", "on", "off"] as const;
/** How long the turns of others take; `instant` shows only how they end. */
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: Pace;
  /** Play sounds, and vibrate where the device can. */
  sound: boolean;
  /** The volume of sounds in percent. */
  volume: number;
  /** Notify me of my turn while I look at another window. */
  notify: boolean;
  /** Show letters on the lanterns instead of signs. */
  letters: boolean;
  /** Show on each free cell how much it gives. */
  ranked: boolean;
  /** Against bots, offer to say what the placement that I am trying is worth. */
  ideas: boolean;
  /** Confirm placements made with the mouse, as those made by touch. */
  confirm: boolean;
}

const STORAGE_KEY = "lanterns.settings";
/** The table at which a hint is offered at every turn: one at a time. */
const COACHED_KEY = "lanterns.coached";

/** The festival is at night, so the dark theme is the default. */
const DEFAULTS: Readonly<Settings> = {
  theme: "dark",
  motion: "auto",
  pace: "brisk",
  sound: true,
  volume: 60,
  notify: false,
  letters: false,
  ranked: false,
  ideas: true,
  confirm: false,
};

export const settings: Settings = $state(parseSettings(readJson(STORAGE_KEY)));

const daylight = new MediaQuery("(prefers-color-scheme: light)");
const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

/** The current theme; `auto` follows the system. */
export function shownTheme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return daylight.current ? "light" : "dark";
}

/** Whether things may travel over the screen. */
export function isMoving(): boolean {
  return settings.motion === "auto" ? !stillness.current : settings.motion === "on";
}

/** Apply and save the settings, now and whenever they change. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = shownTheme();
      root.dataset.motion = settings.motion;
    });
    $effect(() => writeJson(STORAGE_KEY, settings));
  });
}

/** Parse saved settings; invalid ones get their default. */
export function parseSettings(kept: unknown): Settings {
  const found: Partial<Record<keyof Settings, unknown>> = { ...(kept as object | undefined) };
  return {
    theme: THEMES.find((one) => one === found.theme) ?? DEFAULTS.theme,
    motion: MOTIONS.find((one) => one === found.motion) ?? DEFAULTS.motion,
    pace: PACES.find((one) => one === found.pace) ?? DEFAULTS.pace,
    sound: found.sound !== false,
    volume: volumeOf(found.volume),
    notify: found.notify === true,
    letters: found.letters === true,
    ranked: found.ranked === true,
    ideas: found.ideas !== false,
    confirm: found.confirm === true,
  };
}

function volumeOf(kept: unknown): number {
  return typeof kept === "number" && kept >= 0 && kept <= 100 ? kept : DEFAULTS.volume;
}

export function isCoached(table: string): boolean {
  return readText(COACHED_KEY) === table;
}

export function setCoached(table: string, on: boolean): void {
  writeText(COACHED_KEY, on ? table : null);
}
