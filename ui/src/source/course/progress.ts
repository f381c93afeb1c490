/** How far a course has been taken, kept in this browser. */

import { readJson, writeJson } from "../../storage/storage.svelte";
import type { CourseName } from "./course";

const STORAGE_KEY = "lanterns.courses";

/** Where a learner stands: a step, and the actions that led there from the deal on. */
export interface Progress {
  readonly scene: number;
  readonly step: number;
  /** Whether the scene is over and the guide says what it meant. */
  readonly isOver: boolean;
  /** Whether the answer was played for the learner. */
  readonly isShown?: boolean;
  readonly actions: readonly string[];
}

interface Kept {
  readonly at?: Progress;
  /** Whether the course was once taken to its end. */
  readonly isDone?: boolean;
}

export function progressOf(course: CourseName): Progress | undefined {
  const { at } = kept(course);
  const isSound =
    at &&
    Number.isInteger(at.scene) &&
    Number.isInteger(at.step) &&
    Array.isArray(at.actions) &&
    at.actions.every((action) => typeof action === "string");
  return isSound ? at : undefined;
}

export function isDone(course: CourseName): boolean {
  return kept(course).isDone === true;
}

export function saveProgress(course: CourseName, at: Progress): void {
  save(course, { ...kept(course), at });
}

/** The course is at its end: the next time it begins anew. */
export function saveDone(course: CourseName): void {
  save(course, { isDone: true });
}

function kept(course: CourseName): Kept {
  return all()[course] ?? {};
}

function all(): Partial<Record<CourseName, Kept>> {
  return { ...(readJson(STORAGE_KEY) as object | undefined) };
}

function save(course: CourseName, what: Kept): void {
  writeJson(STORAGE_KEY, { ...all(), [course]: what });
}
