/** Leads a learner through a course: asks for something, sees what was done, and answers it. */

import type { CoreRules } from "../../core/rules";
import type { Course, Scene, Step, Until } from "../../source/course/course";
import { type Progress, progressOf, saveDone, saveProgress } from "../../source/course/progress";
import { CourseSource } from "../../source/course/source.svelte";
import type { Company } from "../../source/course/table";
import type { Happened } from "../../wire/protocol";

/**
 * What the guide is about: it asks for something; the learner did something `else`, which can be
 * taken back; the scene is `over`; the whole course is `finished`.
 */
export type Mood = "asks" | "else" | "over" | "finished";

/** What of the table can be looked at without an action. */
export type Sight = Extract<Until, "pointed" | "turned">;

const SIGHTS: readonly Until[] = ["pointed", "turned"] satisfies readonly Sight[];

export class Guide {
  readonly course: Course;
  readonly #rules: CoreRules;
  readonly #company: Company;
  sceneAt: number = $state(0);
  stepAt: number = $state(0);
  mood: Mood = $state("asks");
  /** The table; another one for each scene that does not go on from the last, and after a take-back. */
  source: CourseSource = $state.raw(undefined as unknown as CourseSource);
  /** The actions at the beginning of the step, to which a take-back returns. */
  #from: readonly string[] = [];
  /** What has been seen of the table's history. */
  #seen = 0;

  constructor(course: Course, rules: CoreRules, company: Company) {
    this.course = course;
    this.#rules = rules;
    this.#company = company;
    this.#resume(progressOf(course.name));
  }

  readonly scene: Scene = $derived.by(() => this.course.scenes[this.sceneAt] as Scene);
  readonly step: Step = $derived.by(() => this.scene.steps[this.stepAt] as Step);

  /** The learner looks at something; steps that ask for it are done. */
  saw(sight: Sight): void {
    if (this.mood === "asks" && this.step.until.includes(sight)) this.#complete(this.stepAt);
  }

  /** Return to the beginning of the step. */
  takeBack(): void {
    this.#deal(this.#from);
    this.mood = "asks";
  }

  /** Go on to the next scene, or to the end. */
  next(): void {
    if (this.sceneAt + 1 < this.course.scenes.length) this.#enter(this.sceneAt + 1);
    else this.#finish();
  }

  /** Begin the course anew. */
  restart(): void {
    this.#enter(0);
  }

  /** What happened since the learner's last action, and with it. */
  readonly since: readonly Happened[] = $derived.by(() => {
    const log = this.source.log;
    const { mine } = this.#game;
    const last = log.findLastIndex(({ events }) => isActionOf(events[0], mine));
    return last < 0 ? [] : log.slice(last);
  });

  get mine(): number {
    return this.#game.mine;
  }

  get #game() {
    // A scene without a game of its own is in that of an earlier one.
    const own = this.course.scenes.slice(0, this.sceneAt + 1).findLast(({ game }) => game != null);
    return this.course.games[own?.game ?? 0] as Course["games"][number];
  }

  #resume(at: Progress | undefined): void {
    const step = at && this.course.scenes[at.scene]?.steps[at.step];
    if (!at || !step) {
      this.#enter(0);
      return;
    }
    this.sceneAt = at.scene;
    this.stepAt = at.step;
    try {
      this.#deal(at.actions);
    } catch {
      // It was kept by a page with another script.
      this.#enter(0);
      return;
    }
    this.mood = at.isOver ? "over" : "asks";
  }

  #enter(scene: number): void {
    const { game, ply = 0 } = this.course.scenes[scene] as Scene;
    this.sceneAt = scene;
    this.stepAt = 0;
    if (game === undefined) this.#from = this.source.actions;
    else this.#deal(this.course.games[game]?.actions.slice(0, ply) ?? []);
    this.mood = "asks";
    this.#save();
  }

  #deal(actions: readonly string[]): void {
    this.source = new CourseSource(this.#rules, this.#game, actions, this.#company, () =>
      this.#notice(),
    );
    this.#from = actions;
    this.#seen = this.source.history.length;
  }

  /** Something happened at the table because the learner did something. */
  #notice(): void {
    const fresh = this.source.history.slice(this.#seen);
    this.#seen = this.source.history.length;
    const last = fresh.at(-1);
    if (!last || this.mood === "over" || this.mood === "finished") return;
    if (last.events.some(({ type }) => type === "took_back")) this.#followBack();
    else this.#judge(last);
  }

  #judge(happened: Happened): void {
    const action = this.source.actions.at(-1) ?? "";
    const { steps } = this.scene;
    const done = steps.findIndex(
      (step, place) => place >= this.stepAt && this.#isDone(step, happened, action),
    );
    // Only what is to be looked at can be left out.
    const skipped = steps.slice(this.stepAt, Math.max(done, this.stepAt));
    if (done >= 0 && this.mood === "asks" && skipped.every(isSight)) this.#complete(done);
    else if (!this.#isAllowed(happened)) this.mood = "else";
  }

  #isDone({ until, good }: Step, { events }: Happened, action: string): boolean {
    if (good) return good.includes(action);
    return events.some(
      (event) =>
        until.some((type) => type === event.type) &&
        !("received" in event && !event.received) &&
        // The turn that begins is the next player's.
        (event.type === "turn_began" || ("seat" in event && event.seat === this.mine)),
    );
  }

  #isAllowed({ events }: Happened): boolean {
    return events.some(({ type }) => this.step.allows?.some((one) => one === type));
  }

  /** The learner took something back at the table: the step is the one where that was asked for. */
  #followBack(): void {
    if (this.source.actions.length < this.#from.length) {
      this.stepAt = 0;
      this.#from = this.source.actions;
    }
    if (this.source.actions.length === this.#from.length) this.mood = "asks";
  }

  #complete(step: number): void {
    if (step + 1 < this.scene.steps.length) {
      this.stepAt = step + 1;
      this.#from = this.source.actions;
      this.#save();
    } else {
      this.stepAt = step;
      void this.#end();
    }
  }

  async #end(): Promise<void> {
    this.mood = "over";
    await this.source.reply(this.scene.replies ?? []);
    this.#seen = this.source.history.length;
    this.#from = this.source.actions;
    this.#save();
  }

  #finish(): void {
    this.mood = "finished";
    saveDone(this.course.name);
  }

  #save(): void {
    saveProgress(this.course.name, {
      scene: this.sceneAt,
      step: this.stepAt,
      isOver: this.mood === "over",
      actions: this.#from,
    });
  }
}

function isSight({ until }: Step): boolean {
  return until.every((one) => SIGHTS.includes(one));
}

const ACTIONS = ["exchanged", "dedicated", "discarded", "tile_laid"];

function isActionOf(event: Happened["events"][number] | undefined, seat: number): boolean {
  return (
    event !== undefined && ACTIONS.includes(event.type) && "seat" in event && event.seat === seat
  );
}
