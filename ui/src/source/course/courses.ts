/** The courses that there are, in the order to take them: the guided first game, then the lessons. */

export const COURSES = ["first-game", "give", "tokens", "count"] as const;

export type CourseName = (typeof COURSES)[number];

export function isCourse(name: string | undefined): name is CourseName {
  return COURSES.some((course) => course === name);
}

/** The course after this one. */
export function courseAfter(name: CourseName): CourseName | undefined {
  return COURSES[COURSES.indexOf(name) + 1];
}
