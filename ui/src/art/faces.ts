/**
 * The lantern characters: a paper body that all share, and what each one adds to it.
 *
 * A drawing is a list of lines, `layer paint path`. Layers: `b` behind the paper, `p` painted on it,
 * `f` in front. A `|` after the layer draws the line again as its mirror image. A paint is a fill,
 * or a stroke if a width follows it (`#a52~2`). `@x,y,r` is short for a circle.
 */

export interface Character {
  readonly paper: string;
  readonly drawing: string;
  /** The right eye's center and radius; the left one is its mirror image. */
  readonly eyes?: readonly [x: number, y: number, radius: number];
  /** The color and radius of a ring around each eye. */
  readonly iris?: readonly [paint: string, radius: number];
  /** The mouth's height and half its width; beaks have none. */
  readonly mouth?: readonly [y: number, half: number];
  /** The color of eyes and mouth on dark paper. */
  readonly ink?: string;
}

const WHITE = "#fffaf0";

/** The bots' characters, by level. */
const BOTS: Readonly<Record<string, Character>> = {
  visitor: {
    paper: "#cdb892",
    eyes: [11, -3, 4.6],
    mouth: [9, 5],
    drawing: `b| #a88f68 M-24 -8C-48 -26 -56 2 -41 9C-53 15 -46 34 -33 27C-25 22 -22 8 -24 -8Z
b| #7d6646~1.6 M-27 0Q-38 -4 -44 -6M-27 14Q-35 18 -40 21
b| #f0bd55 @-40,-3,4.2
b| #f0bd55 @-38,20,3
f| #7d6646~2.4 M-5 -34C-7 -46 -14 -50 -22 -49M-9 -43L-16 -40M-13 -47.5L-19 -44
p| #e9a98f88 @-20,7,4.5`,
  },
  helper: {
    paper: "#77b043",
    eyes: [17, -35, 5],
    iris: ["#fdf6c9", 8],
    mouth: [4, 19],
    drawing: `f| #77b043 @-17,-35,11.5
f| #5d9432 @-4,-9,1.3
p #cfe58f M-24 36C-22 20 -10 17 0 17C10 17 22 20 24 36Z
p| #5d9432 @-25,-11,3.2
p| #f0a08f88 @-24,8,4.5`,
  },
  lamplighter: {
    paper: "#fbead2",
    eyes: [13, -4, 3.8],
    mouth: [13, 4],
    drawing: `b| #e8692c M-26 -8C-42 -19 -55 -8 -49 2C-55 10 -46 23 -26 13Z
b| #b94a18~1.5 M-31 0L-45 -5M-31 4H-47M-31 8L-44 13
p #e8692c M-24 -36H16C20 -22 8 -13 -4 -17C-12 -12 -26 -16 -24 -36Z
p #e8692c M15 20C20 10 34 12 40 18V36H12Z
p #c93a1c M18 -26C26 -26 30 -18 26 -12C20 -12 16 -18 18 -26Z
f| #b5653a~1.8 M-7 13C-14 12 -19 15 -21 22`,
  },
  apprentice: {
    paper: "#5d6178",
    eyes: [13, -3, 2.6],
    iris: ["#ffc94f", 6],
    mouth: [13.5, 5],
    ink: "#14151c",
    drawing: `b| #4b4f64 M-31 -6L-30 -50L-5 -31Z
b| #ef9fa8 M-26 -20L-26 -40L-12 -29Z
p #454960 M-3.5 -34L0 -16L3.5 -34ZM-13 -34L-9 -22L-7 -34ZM13 -34L9 -22L7 -34Z
p #7b8098 M-14 36C-16 20 -9 7 0 7C9 7 16 20 14 36Z
f #ef9fa8 M-3.6 6.5Q0 5 3.6 6.5L0 10.5Z
f| #e6e8f2~1.2 M-15 9L-35 5M-15 12.5H-36M-15 16L-33 21`,
  },
  artisan: {
    paper: "#a9c9d8",
    eyes: [15, -3, 3.6],
    drawing: `b #34506a M3 -30C9 -48 26 -55 46 -52C36 -46 34 -40 21 -30Z
b #4d6c88 M10 -30C20 -42 32 -44 46 -40C36 -36 32 -32 22 -26Z
p #42617d M-40 -36H40V-13C28 -6 20 -17 0 -12C-20 -17 -28 -6 -40 -13Z
p| #fdfbf2 M-40 8C-26 8 -16 14 -8 36H-40Z
f #eba83a M-7 0Q0 -7 7 0L1.5 29Q0 32 -1.5 29Z
f #a86d16~1.2 M0 2V27`,
  },
  master: {
    paper: "#f3eee0",
    eyes: [13.5, -6, 3.4],
    iris: [WHITE, 4.6],
    mouth: [18, 6],
    drawing: `b| #2f2d33 @-24,-30,9.5
b| #f3eee0 @-24,-30,4.5
p| #2f2d33 M-7 -36C-24 -34 -28 -6 -24 13C-17 22 -7 16 -7 0Z
f #1f1d22 M-6.5 8.5Q0 4.5 6.5 8.5Q5 15.5 0 15.5Q-5 15.5 -6.5 8.5Z`,
  },
  sage: {
    paper: "#a87440",
    eyes: [12.5, -6, 5.4],
    iris: ["#ffe9b3", 10.5],
    drawing: `b| #77491f M-31 -8L-38 -52L-5 -31Z
p #8a5a2a M-40 -36H40V-14C20 -26 10 -16 0 -6C-10 -16 -20 -26 -40 -14Z
p #f3d9a4 M-18 36C-20 20 -10 12 0 12C10 12 20 20 18 36Z
f| #5c3714~2.6 M-26 -15Q-16 -20 -5 -12
f #f0a52e M-4.6 3Q0 -1 4.6 3L0 13Z
p #8a5a2a~1.6 M-12 21q3 4 6 0q3 4 6 0q3 4 6 0q3 4 6 0M-6 27q3 4 6 0q3 4 6 0`,
  },
  dragon: {
    paper: "#cf342b",
    eyes: [14, -6, 2.6],
    iris: ["#ffd257", 5.4],
    ink: "#3d0a06",
    drawing: `b| #1f9186 M-25 -14L-49 -29L-45 -12L-55 -2L-45 5L-50 19L-27 15Z
b| #0f6a63~1.5 M-29 -8L-44 -20M-29 -1L-47 -2M-29 6L-44 12
f| #eebb4d~4.2 M-9 -34C-10 -44 -18 -46 -22 -53M-13.5 -43L-25 -42
f| #ffd257 M-28 -17Q-15 -24 -3 -9Q-14 -15 -28 -17Z
f| #ffd257~2 M-12 13C-24 14 -26 30 -43 27
f #ef8d4c M-16 11Q-13 1 0 3Q13 1 16 11Q16 21 0 21Q-16 21 -16 11Z
f| #7d1c16 @-6,9,2
f| #fffaf0 M-12 18.5L-9 26L-5.5 20Z
f #7d1c16~1.6 M-13 16Q0 21 13 16`,
  },
  phoenix: {
    paper: "#f2812f",
    eyes: [13, -5, 3.4],
    iris: ["#fff0b8", 5.2],
    drawing: `b| #e2382d M-22 -8C-30 -24 -46 -22 -54 -38C-58 -16 -52 -6 -44 0C-50 0 -54 -2 -56 -4C-54 12 -42 22 -24 18Z
b| #ffc845 M-25 -2C-32 -12 -42 -12 -48 -20C-48 -8 -42 0 -34 4C-40 6 -44 5 -47 4C-43 12 -34 14 -26 11Z
b| #e2382d M-4 -30C-22 -33 -22 -46 -17 -54C-14 -44 -4 -44 0 -33Z
b #ffc845 M0 -57C-9 -46 -8 -40 0 -30C8 -40 9 -46 0 -57Z
p| #ffc845 M-40 4C-24 0 -8 14 -5 36H-40Z
p #e2382d M-11 -36H11L0 -10Z
f #ffdf7e M-6 2Q0 -5 6 2L0 17Z
f #b5651a~1.2 M-4 5Q0 8 4 5`,
  },
  kirin: {
    paper: "#cfe9df",
    eyes: [14, -3, 3.6],
    mouth: [21, 5],
    drawing: `b| #e6ae3c M-24 -22C-40 -36 -52 -22 -42 -15C-58 -14 -54 4 -43 1C-54 8 -46 24 -36 17C-38 26 -28 28 -22 22Z
b| #f8d987 M-24 -14C-36 -26 -43 -18 -36 -12C-46 -10 -43 -1 -35 -3C-42 5 -36 13 -26 8Z
b| #a8d3c4 M-22 -24L-41 -37L-29 -12Z
f #fff3c9 M-5.5 -33L0 -57L5.5 -33Z
f #d39a2c~1.6 M-4.5 -38L3.5 -42M-3 -45L2.5 -48
f #e2483c M0 -28L5 -20L0 -12L-5 -20Z
p #f7f2e2 M-17 36V16Q-15 5 0 6Q15 5 17 16V36Z
p| #86bda9~1.5 M-30 10q3.5 4.5 7 0M-30 18q3.5 4.5 7 0M-26 25q3.5 4.5 7 0
f| #a86b3a @-5,12,1.9
p| #f0958a88 @-22,5,4.5`,
  },
  fox: {
    paper: "#e8762d",
    eyes: [13, -3, 3.4],
    mouth: [18, 5],
    drawing: `b| #cf5f1c M-32 -4L-34 -51L-4 -31Z
b| #42261a M-33 -34L-34 -51L-20 -42Z
b| #ffd9b0 M-27 -20L-27 -36L-13 -29Z
p| #fff5e6 M-40 0C-24 -2 -8 4 1 17V36H-40Z
f #2d1a12 M-5 11.5Q0 8.5 5 11.5Q3.5 17 0 17Q-3.5 17 -5 11.5Z
f| #6d2c0c~2.2 M-21 -10Q-14 -14 -7 -9`,
  },
  magpie: {
    paper: "#2b2e3c",
    eyes: [12, -7, 2.8],
    iris: [WHITE, 5.2],
    drawing: `b| #2f6fc4 M-25 -6C-48 -8 -50 22 -31 31C-24 24 -22 8 -25 -6Z
b| #7fb6f2~1.6 M-30 4C-38 8 -40 16 -35 24M-27 12Q-31 16 -30 24
b #2b2e3c M6 -32C10 -44 18 -47 25 -46C21 -42 20 -36 18 -30Z
p #fdfaf2 M-24 36C-26 14 -12 9 0 9C12 9 26 14 24 36Z
f #8d93a8 M-5.5 -2Q0 -7 5.5 -2L0 11Z
f #a4731f @0,21,7
f #ffd873 @0,21,5.6
f #7c5413 M0 16.5Q.8 20.2 4.5 21Q.8 21.8 0 25.5Q-.8 21.8 -4.5 21Q-.8 20.2 0 16.5Z`,
  },
  random: {
    paper: "#d9483e",
    mouth: [12, 7],
    drawing: `f #fffaf0 M-13 -37L-17 -52L-1 -57L14 -52L12 -37L-1 -32Z
f #d8ccb0 M-1 -32L12 -37L14 -52L0 -48Z
f #2b2d38 @-8,-43,3
f #2b2d38 @4.5,-47,1.7
f #2b2d38 @8,-39,1.7
f #2b2d38 M-9 -53.5Q-3 -56 0 -53Q-5 -50 -9 -53.5Z
p| #fffaf0 @-24,12,3.4
p| #fffaf0 @-24,-15,3.4
p #fffaf0 @0,-19,3.4`,
  },
};

/** The lanterns that people choose from. */
const PEOPLE: Readonly<Record<string, Character>> = {
  rabbit: {
    paper: "#f8ecdd",
    mouth: [12, 5],
    drawing: `b| #f8ecdd M-21 -24C-33 -40 -30 -56 -21 -56C-10 -56 -5 -40 -6 -28Z
b| #eca5a5 M-19 -30C-25 -42 -24 -51 -20 -51C-14 -51 -11 -42 -11 -32Z
f #d9607a M-3.6 6Q0 4.5 3.6 6L0 10Z
p| #f0a09a99 @-21,8,5.5`,
  },
  panda: {
    paper: "#f7f4ec",
    eyes: [12, -4, 3],
    iris: [WHITE, 4.2],
    mouth: [14, 5],
    drawing: `b| #2b2c33 @-24,-31,11
p| #2b2c33 M-7 -8C-9 -17 -20 -14 -22 -2C-24 8 -14 10 -10 4C-7 0 -6 -4 -7 -8Z
f #2b2c33 M-4.5 7Q0 4.5 4.5 7Q3.5 11 0 11Q-3.5 11 -4.5 7Z`,
  },
  deer: {
    paper: "#c99259",
    eyes: [15, -5, 3.8],
    mouth: [21, 5],
    drawing: `b| #b07a44 M-22 -22L-49 -31Q-46 -10 -28 -6Z
b| #f3cfa6 M-27 -20L-42 -25Q-40 -14 -30 -12Z
f| #7a4f28~3.4 M-9 -34C-8 -46 -22 -40 -22 -55M-11 -41C-8 -45 -9 -49 -9 -53M-18 -46L-27 -46
p #f7e4c6 M-15 36V18Q-13 6 0 6Q13 6 15 18V36Z
f #3d2617 M-5.5 11Q0 7.5 5.5 11Q4 17 0 17Q-4 17 -5.5 11Z
p| #f7e4c6 @-9,-23,2.2
p| #f7e4c6 @-3,-17,1.7
p| #f7e4c6 @-26,8,2`,
  },
  turtle: {
    paper: "#2f8a68",
    eyes: [7.5, 3, 3],
    mouth: [13, 6],
    drawing: `b| #9fcc7d M-24 10C-42 2 -54 14 -48 30C-40 32 -30 30 -22 24Z
b| #9fcc7d M-22 -14C-36 -26 -46 -20 -45 -10C-40 -4 -30 -2 -24 -2Z
p #1d6349~2.4 M-40 -12L-20 -16L-8 -30L8 -30L20 -16L40 -12M-20 -16L-16 -2M20 -16L16 -2M-8 -30V-36M8 -30V-36M-40 16H-18M18 16H40
f #b6dc93 M-20 10C-20 -8 -10 -13 0 -13C10 -13 20 -8 20 10C20 22 10 26 0 26C-10 26 -20 22 -20 10Z
f| #f0a08f88 @-13.5,11,3.5`,
  },
  crab: {
    paper: "#e5583f",
    eyes: [14, -42, 3],
    iris: [WHITE, 6.2],
    mouth: [2, 13],
    drawing: `b| #b93a28~3.4 M-25 8L-43 8M-26 17L-44 24M-23 25L-37 35
b| #e5583f~5 M-26 -4Q-38 -4 -42 -14
b| #e5583f M-42 -10C-56 -14 -56 -32 -45 -40L-43 -26L-32 -34C-28 -22 -32 -12 -42 -10Z
f| #b93a28~3.2 M-11 -31L-14 -40
p| #f6a58d99 @-22,4,5.5
p #c7432d~1.6 M-16 18Q0 26 16 18`,
  },
  swan: {
    paper: "#fbfaf4",
    eyes: [14, -5, 3.8],
    drawing: `b| #e6ecf0 M-22 -10C-44 -26 -57 -6 -52 12C-48 8 -47 14 -47 20C-43 15 -40 20 -40 25C-34 24 -28 20 -22 12Z
b| #b9c7d0~1.6 M-29 -6C-38 -12 -46 -6 -48 2M-29 3C-36 0 -42 4 -43 12
f #e9b44c M-12 -35L-15 -48L-7 -41L0 -51L7 -41L15 -48L12 -35Z
p #2b2c33 M-9 7L-10 1Q0 -9 10 1L9 7Z
f #f28c30 M-8 3Q0 -4 8 3Q11 16 0 20Q-11 16 -8 3Z
f| #a8530f @-3,5,1.2`,
  },
  mouse: {
    paper: "#b9b3be",
    mouth: [13.5, 5],
    drawing: `b| #a29ba8 @-27,-34,16
b| #f0b3b3 @-27,-34,10
f #e06f83 @0,8,3.6
f| #6a6470~1.2 M-14 10L-33 6M-14 13.5L-32 17
p| #f0a09a88 @-21,9,4.5`,
  },
  hedgehog: {
    paper: "#f2dcb9",
    eyes: [11, 0, 3.6],
    mouth: [17, 5],
    drawing: `b #6e4c34 M0 -47L9 -38L18 -46L23 -35L34 -39L34 -27L45 -26L40 -15L50 -8L42 0L49 10L39 14L42 25L30 27H-30L-42 25L-39 14L-49 10L-42 0L-50 -8L-40 -15L-45 -26L-34 -27L-34 -39L-23 -35L-18 -46L-9 -38Z
p #8a6345 M-40 -36H40V4L31 -3L26 -12L18 -7L12 -17L5 -10L0 -19L-5 -10L-12 -17L-18 -7L-26 -12L-31 -3L-40 4Z
f #3a2618 @0,9,4.6
p| #f0a09a99 @-20,12,5`,
  },
};

/** The face of people who chose none, and of plug-in bots. */
const PLAIN: Character = {
  paper: "#e9a23c",
  mouth: [11, 6],
  drawing: `p| #f2703f77 @-20,7,5
p #fff1c855 M-40 -36H40V-26H-40Z`,
};

const CHARACTERS = new Map(Object.entries({ ...BOTS, ...PEOPLE }));

/** The lanterns that people choose from, in the order of the choice. */
export const OWN_FACES: readonly string[] = Object.keys(PEOPLE);

export function characterOf(face: string): Character {
  return CHARACTERS.get(face) ?? PLAIN;
}
