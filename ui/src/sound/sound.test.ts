import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import type { CueName } from "./synth";

const ALL: readonly CueName[] = [
  ...(["tile", "match", "favor", "beam", "denied", "paper"] as const),
  ...(["dedicate", "turn", "lastTile", "victory", "defeat"] as const),
];

/** Counts what is started, and accepts whatever is set. */
class FakeAudio {
  static started = 0;
  static loudness = 0;
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = async () => undefined;
  createGain = () => node();
  createDynamicsCompressor = () => node();
  createBiquadFilter = () => node();
  createOscillator = () => node();
  createBufferSource = () => node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

function node() {
  const param = {
    set value(loud: number) {
      FakeAudio.loudness = loud;
    },
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => expect(value).toBeGreaterThan(0),
  };
  const one = {
    gain: param,
    Q: { value: 0 },
    frequency: param,
    connect: (next: unknown) => next,
    start: () => {
      FakeAudio.started += 1;
    },
    stop: () => undefined,
  };
  return one;
}

/** A page on which nothing has been loaded yet. */
async function freshSound() {
  vi.resetModules();
  const { playSound } = await import("./sound");
  const { settings: own } = await import("../settings/settings.svelte");
  own.sound = settings.sound;
  own.volume = settings.volume;
  return playSound;
}

const vibrate = vi.fn();
let isTouched = true;

beforeEach(() => {
  FakeAudio.started = 0;
  isTouched = true;
  vibrate.mockReset();
  vi.stubGlobal("AudioContext", FakeAudio);
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  Object.defineProperty(navigator, "userActivation", {
    get: () => ({ hasBeenActive: isTouched }),
    configurable: true,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = true;
  settings.volume = 60;
});

describe("sound", () => {
  it.each(ALL)("has a voice for %s", async (name) => {
    const playSound = await freshSound();
    playSound(name, { pitch: 6 });
    await vi.waitFor(() => expect(FakeAudio.started).toBeGreaterThan(0));
  });

  it("is silent until the page has been touched", async () => {
    const playSound = await freshSound();
    isTouched = false;
    playSound("dedicate");
    await new Promise((done) => setTimeout(done, 20));
    expect([FakeAudio.started, vibrate.mock.calls.length]).toEqual([0, 0]);
  });

  it("is silent when it is off", async () => {
    settings.sound = false;
    const playSound = await freshSound();
    playSound("turn");
    await new Promise((done) => setTimeout(done, 20));
    expect([FakeAudio.started, vibrate.mock.calls.length]).toEqual([0, 0]);
  });

  it("is felt too, even without volume", async () => {
    settings.volume = 0;
    const playSound = await freshSound();
    playSound("turn");
    await new Promise((done) => setTimeout(done, 20));
    expect([FakeAudio.started, vibrate.mock.calls]).toEqual([0, [[[25, 60, 25]]]]);
  });
});
