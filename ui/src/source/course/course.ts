/**
 * A course as data: dealt games, the scenes that begin in them, and what the learner does in each.
 * Nothing here knows a rule: a step ends with an event of the game, or with one of some actions, and
 * tests replay every scene with the referee.
 */

/** The courses that there are, in the order to take them: the guided first game, then the lessons. */
export const COURSES = ["first-game", "give", "tokens", "count", "dry", "leftovers"] as const;

export type CourseName = (typeof COURSES)[number];

/** What a step waits for: something that the learner looks at, or an event of their own action. */
export type Until =
  | "pointed"
  | "turned"
  | "tile_laid"
  | "matched"
  | "favor_earned"
  | "exchanged"
  | "dedicated"
  | "discarded"
  | "turn_began";

/** The part of the table to look at; its style sheet draws a rim around it. */
export type Anchor = "hand" | "lake" | "steps" | "tray" | "bank" | "south" | "north";

export interface Step {
  readonly name: string;
  /** Any one of these ends the step. */
  readonly until: readonly Until[];
  /** Where only some actions will do, as records write them; the best comes first. */
  readonly good?: readonly string[];
  /** What is nearly as good: neither praised nor condemned. */
  readonly fair?: readonly string[];
  /** What may be done before. */
  readonly allows?: readonly Until[];
  readonly anchor: Anchor;
}

/** What the words about a scene name; a test works it out again from the position. */
export interface SceneFacts {
  /** Colors of which the bot needs one card, by their numbers. */
  readonly colors?: readonly number[];
  /** The color that runs out or that the learner needs, and how many of its cards are left. */
  readonly color?: number;
  readonly left?: number;
  /** What a token is worth, and the one below it or to be taken after it. */
  readonly honor?: number;
  readonly next?: number;
}

export interface Scene {
  readonly name: string;
  /** The game it is in, by its place in the list; without one, the scene goes on where the last ended. */
  readonly game?: number;
  /** How many actions of that game have been taken before. */
  readonly ply?: number;
  readonly facts?: SceneFacts;
  readonly steps: readonly Step[];
  /** The bot's turn afterwards: for each action some to choose from, of which the first legal one is taken. */
  readonly replies?: readonly (readonly string[])[];
}

/** A game as a record has it, from its deal on. */
export interface CourseGame {
  readonly seats: readonly string[];
  readonly tiles: readonly number[];
  readonly actions: readonly string[];
  /** The learner's seat. */
  readonly mine: number;
}

export interface Course {
  readonly name: CourseName;
  /** The level of the bots at the other seats. */
  readonly bot: string;
  readonly games: readonly CourseGame[];
  readonly scenes: readonly Scene[];
}

/** The number of a step, counted through the whole course from 1, and how many there are. */
export function stepNumber({ scenes }: Course, scene: number, step: number) {
  const before = scenes.slice(0, scene).flatMap(({ steps }) => steps).length;
  return { number: before + step + 1, count: scenes.flatMap(({ steps }) => steps).length };
}

export function isCourse(name: string | undefined): name is CourseName {
  return COURSES.some((course) => course === name);
}

/** The course after this one. */
export function courseAfter(name: CourseName): CourseName | undefined {
  return COURSES[COURSES.indexOf(name) + 1];
}

/** Load the data of a course. */
export async function loadCourse(name: CourseName): Promise<Course> {
  const { default: course } =
    name === "first-game"
      ? await import("./first-game.json")
      : { default: (await import("./lessons.json")).default[name] };
  return { ...course, name } as Course;
}
