/** Water, wood, paper and bells, made of waves and noise. */

export type CueName =
  | "tile"
  | "match"
  | "favor"
  | "beam"
  | "denied"
  | "paper"
  | "dedicate"
  | "turn"
  | "lastTile"
  | "victory"
  | "defeat";

/** A sound; `pitch` is which match, which color, or how much honor. */
export interface Cue {
  readonly name: CueName;
  readonly pitch?: number;
  /** Milliseconds to wait. */
  readonly delay?: number;
}

interface Output {
  readonly context: AudioContext;
  readonly out: GainNode;
}

type Voice = (pitch: number, at: number, output: Output) => void;

/** A pentatonic scale in hertz: whatever sounds together sounds well. */
const SCALE = [392, 440, 523.3, 587.3, 659.3, 784, 880, 1046.5];

let output: Output | undefined;
let grain: AudioBuffer | undefined;

/** Play a sound after so many seconds. */
export function sing(name: CueName, pitch: number, after: number, volume: number): void {
  const here = openOutput();
  here.out.gain.value = volume * volume * 0.9;
  VOICES[name](pitch, here.context.currentTime + 0.01 + after, here);
}

function openOutput(): Output {
  if (!output) {
    const context = new AudioContext();
    const out = context.createGain();
    // Many sounds together stay below the limit.
    out.connect(context.createDynamicsCompressor()).connect(context.destination);
    output = { context, out };
  }
  void output.context.resume();
  return output;
}

/** One wave that dies away; `bend` is where its pitch ends, relative to where it begins. */
function wave(
  { context, out }: Output,
  at: number,
  frequency: number,
  { type = "sine", loud = 0.3, long = 0.3, rise = 0.004, bend = 1 }: Partial<Shape> = {},
): void {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(frequency * bend, at + long);
  source.connect(envelope(context, out, at, loud, rise, long));
  source.start(at);
  source.stop(at + long + 0.05);
}

interface Shape {
  readonly type: OscillatorType;
  readonly loud: number;
  readonly long: number;
  readonly rise: number;
  readonly bend: number;
}

/** Filtered noise: wind, paper, splashes. */
function noise(
  { context, out }: Output,
  at: number,
  frequency: number,
  { loud = 0.2, long = 0.2, rise = 0.01, bend = 1 }: Partial<Shape> = {},
  sharpness = 1.2,
): void {
  const source = context.createBufferSource();
  source.buffer = grain ??= grainOf(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(frequency, at);
  filter.frequency.exponentialRampToValueAtTime(frequency * bend, at + long);
  source.connect(filter).connect(envelope(context, out, at, loud, rise, long));
  source.start(at);
  source.stop(at + long + 0.05);
}

function envelope(
  context: AudioContext,
  out: AudioNode,
  at: number,
  loud: number,
  rise: number,
  long: number,
): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}

function grainOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

/** A bell: partials that are no multiples of each other. */
function bell(here: Output, at: number, frequency: number, loud: number, long: number): void {
  for (const [ratio, share] of [
    [1, 1],
    [2.76, 0.45],
    [5.4, 0.2],
  ] as const) {
    wave(here, at, frequency * ratio, { loud: loud * share, long: long / ratio ** 0.4 });
  }
}

function note(pitch: number): number {
  return SCALE[Math.max(0, Math.min(SCALE.length - 1, pitch))] ?? 440;
}

const VOICES: Readonly<Record<CueName, Voice>> = {
  tile: (_, at, here) => {
    wave(here, at, 210, { type: "triangle", loud: 0.5, long: 0.12, bend: 0.6 });
    noise(here, at, 900, { loud: 0.25, long: 0.06 });
    noise(here, at + 0.05, 500, { loud: 0.1, long: 0.35, rise: 0.05, bend: 1.8 });
  },
  match: (pitch, at, here) =>
    wave(here, at, note(pitch + 2), { type: "triangle", loud: 0.22, long: 0.35 }),
  favor: (_, at, here) => bell(here, at, 1568, 0.14, 0.7),
  beam: (pitch, at, here) => {
    noise(here, at, 700, { loud: 0.12, long: 0.5, rise: 0.18, bend: 1.6 }, 0.8);
    wave(here, at + 0.05, note(pitch), { loud: 0.16, long: 0.6, rise: 0.08 });
  },
  denied: (_, at, here) => {
    wave(here, at, 130, { type: "triangle", loud: 0.25, long: 0.09, bend: 0.7 });
    noise(here, at, 300, { loud: 0.15, long: 0.05 });
  },
  paper: (_, at, here) => {
    noise(here, at, 3200, { loud: 0.16, long: 0.09, bend: 0.6 }, 0.7);
    noise(here, at + 0.07, 4200, { loud: 0.12, long: 0.08 }, 0.7);
  },
  // The more honor, the deeper the drum and the longer the chime.
  dedicate: (honor, at, here) => {
    wave(here, at, 150 - honor * 6, { loud: 0.6, long: 0.5, bend: 0.55 });
    noise(here, at, 220, { loud: 0.2, long: 0.12 });
    for (const [place, step] of [0, 2, 4].entries()) {
      bell(here, at + 0.06 + place * 0.09, note(step) * 2, 0.13, 0.9 + honor * 0.09);
    }
  },
  turn: (_, at, here) => {
    for (const [place, pitch] of [520, 780].entries()) {
      wave(here, at + place * 0.11, pitch, { type: "triangle", loud: 0.35, long: 0.1, bend: 0.85 });
      noise(here, at + place * 0.11, 1800, { loud: 0.1, long: 0.03 });
    }
  },
  lastTile: (_, at, here) => bell(here, at, 98, 0.4, 3),
  victory: (_, at, here) => {
    for (const [place, step] of [0, 2, 3, 5, 7].entries()) {
      const begin = at + place * 0.22;
      wave(here, begin, note(step), { type: "sawtooth", loud: 0.05, long: 1.8, rise: 0.25 });
      wave(here, begin, note(step) * 2, { loud: 0.12, long: 1.4, rise: 0.05 });
    }
    for (const [place, high] of [900, 1400, 700, 1100, 1700].entries()) {
      const begin = at + 1.1 + place * 0.45;
      noise(here, begin, 400, { loud: 0.05, long: 0.35, rise: 0.25, bend: 4 });
      noise(here, begin + 0.35, high, { loud: 0.16, long: 0.8, bend: 0.5 }, 0.5);
    }
  },
  defeat: (_, at, here) => bell(here, at, 220, 0.3, 3.6),
};
