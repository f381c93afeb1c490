/** Plays sounds and vibrates, once the page has been touched and if the player wants it. */

import { settings } from "../settings/settings.svelte";
import type { Cue, CueName } from "./synth";

type Synth = typeof import("./synth");

/** The pattern of vibration of the cues that have one, in milliseconds. */
const VIBRATIONS: Readonly<Partial<Record<CueName, readonly number[]>>> = {
  tile: [12],
  dedicate: [30, 40, 60],
  turn: [25, 60, 25],
  victory: [40, 60, 40, 60, 120],
};

let synth: Promise<Synth> | undefined;

/** Play a sound now or in a moment; browsers allow none before the first gesture. */
export function playSound(name: CueName, { pitch = 0, delay = 0 }: Omit<Cue, "name"> = {}): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  if (document.visibilityState === "hidden" && name !== "turn") return;
  const pattern = VIBRATIONS[name];
  if (pattern && "vibrate" in navigator) navigator.vibrate([...pattern]);
  if (settings.volume === 0 || !("AudioContext" in globalThis)) return;
  synth ??= import("./synth");
  synth
    .then(({ sing }) => sing(name, pitch, delay / 1000, settings.volume / 100))
    // Without a server the file cannot be loaded; the next sound tries again.
    .catch(() => {
      synth = undefined;
    });
}
