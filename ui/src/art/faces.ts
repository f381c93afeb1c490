/**
 * The lantern characters: what differs in the face that all share. Ears, wings and all else that does
 * not move are drawn in faces.svg, in three layers: behind the paper, painted on it, in front of it.
 */

export interface Character {
  readonly paper: string;
  /** The right eye's center and radius; the left one is its mirror image. */
  readonly eyes?: readonly [x: number, y: number, radius: number];
  /** The color and radius of a ring around each eye. */
  readonly iris?: readonly [paint: string, radius: number];
  /** The mouth's height and half its width; beaks have none. */
  readonly mouth?: readonly [y: number, half: number];
  /** The color of eyes and mouth on dark paper. */
  readonly ink?: string;
}

/** The bots' characters, by level. */
const BOTS: Readonly<Record<string, Character>> = {
  visitor: { paper: "#cdb892", eyes: [11, -3, 4.6], mouth: [9, 5] },
  helper: { paper: "#77b043", eyes: [17, -35, 5], iris: ["#fdf6c9", 8], mouth: [4, 19] },
  lamplighter: { paper: "#fbead2", eyes: [13, -4, 3.8], mouth: [13, 4] },
  apprentice: {
    paper: "#5d6178",
    eyes: [13, -3, 2.6],
    iris: ["#ffc94f", 6],
    mouth: [13.5, 5],
    ink: "#14151c",
  },
  artisan: { paper: "#a9c9d8", eyes: [15, -3, 3.6] },
  master: { paper: "#f3eee0", eyes: [13.5, -6, 3.4], iris: ["#fffaf0", 4.6], mouth: [18, 6] },
  sage: { paper: "#a87440", eyes: [12.5, -6, 5.4], iris: ["#ffe9b3", 10.5] },
  dragon: { paper: "#cf342b", eyes: [14, -6, 2.6], iris: ["#ffd257", 5.4], ink: "#3d0a06" },
  phoenix: { paper: "#f2812f", eyes: [13, -5, 3.4], iris: ["#fff0b8", 5.2] },
  tiger: {
    paper: "#f0a63a",
    eyes: [13, -5, 2.8],
    iris: ["#eef7c8", 5.6],
    mouth: [17, 6],
  },
  kirin: { paper: "#cfe9df", eyes: [14, -3, 3.6], mouth: [21, 5] },
  fox: { paper: "#e8762d", eyes: [13, -3, 3.4], mouth: [18, 5] },
  magpie: { paper: "#2b2e3c", eyes: [12, -7, 2.8], iris: ["#fffaf0", 5.2] },
  random: { paper: "#d9483e", mouth: [12, 7] },
};

/** The lanterns that people choose from. */
const PEOPLE: Readonly<Record<string, Character>> = {
  rabbit: { paper: "#f8ecdd", mouth: [12, 5] },
  panda: { paper: "#f7f4ec", eyes: [12, -4, 3], iris: ["#fffaf0", 4.2], mouth: [14, 5] },
  deer: { paper: "#c99259", eyes: [15, -5, 3.8], mouth: [21, 5] },
  turtle: { paper: "#2f8a68", eyes: [7.5, 3, 3], mouth: [13, 6] },
  crab: { paper: "#e5583f", eyes: [14, -42, 3], iris: ["#fffaf0", 6.2], mouth: [2, 13] },
  swan: { paper: "#fbfaf4", eyes: [14, -5, 3.8] },
  mouse: { paper: "#b9b3be", mouth: [13.5, 5] },
  hedgehog: { paper: "#f2dcb9", eyes: [11, 0, 3.6], mouth: [17, 5] },
};

/** The face of people who chose none, and of plug-in bots. */
const PLAIN: Character = { paper: "#e9a23c", mouth: [11, 6] };

const CHARACTERS = new Map(Object.entries({ ...BOTS, ...PEOPLE }));

/** The lanterns that people choose from, in the order of the choice. */
export const OWN_FACES: readonly string[] = Object.keys(PEOPLE);

export function characterOf(face: string): Character {
  return CHARACTERS.get(face) ?? PLAIN;
}

/** The name of a face's drawing in faces.svg. */
export function drawingOf(face: string): string {
  return CHARACTERS.has(face) ? face : "plain";
}
