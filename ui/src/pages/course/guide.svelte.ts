/** Leads a learner through a course: asks for something, sees what was done, and answers it. */

import type { CoreRules } from "../../core/rules";
import type { Course, Scene, Step, Until } from "../../source/course/course";
import { type Progress, progressOf, saveDone, saveProgress } from "../../source/course/progress";
import { CourseSource } from "../../source/course/source.svelte";
import type { Company } from "../../source/course/table";
import { parsePlace } from "../../stage/placements";
import type { Marks } from "../../table/api";
import type { Command } from "../../wire/commands";
import type { Happened } from "../../wire/protocol";

/**
 * What the guide is about: it asks for something; the learner did something `else`, which can be
 * taken back; the scene is `over`; the whole course is `finished`.
 */
export type Mood = "asks" | "else" | "over" | "finished";

/** What of the table can be looked at without an action. */
export type Sight = Extract<Until, "pointed" | "turned">;

/** After how many answers that were wrong a hint comes. */
const PATIENCE = 2;

const SIGHTS: readonly Until[] = ["pointed", "turned"] satisfies readonly Sight[];

export class Guide {
  readonly course: Course;
  readonly #rules: CoreRules;
  readonly #company: Company;
  sceneAt: number = $state(0);
  stepAt: number = $state(0);
  mood: Mood = $state("asks");
  /** Whether the learner tried to act although the guide waits for its button. */
  isUrged: boolean = $state(false);
  /** How many answers to this step were not what it asks for. */
  tries: number = $state(0);
  /** Whether the last of them was nearly as good. */
  isFair: boolean = $state(false);
  /** Whether the answer was played for the learner. */
  isShown: boolean = $state(false);
  /** The table; another one for each scene that does not go on from the last, and after a take-back. */
  source: CourseSource = $state.raw(undefined as unknown as CourseSource);
  /** The actions at the beginning of the step, to which a take-back returns. */
  #from: readonly string[] = [];
  /** How many actions there were when the scene began: no step leads back beyond them. */
  #begun = 0;
  /** What has been seen of the table's history. */
  #seen = 0;
  /** Whether the bot's turn after a scene is still to be played. */
  #isReplying = false;

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
    if (this.mood !== "else") return;
    this.#deal(this.#from);
    this.#ask();
  }

  /** Go on to the next scene, or to the end. */
  next(): void {
    if (this.mood !== "over" || this.#isReplying) return;
    this.#leave();
  }

  /** Whether the scenes are positions of their own, of which one can be shown or left out. */
  get isLesson(): boolean {
    return this.course.scenes.every(({ game }) => game !== undefined);
  }

  /** Leave the position without an answer. */
  skip(): void {
    if (this.isLesson && (this.mood === "asks" || this.mood === "else")) this.#leave();
  }

  /** Play an answer for the learner. */
  show(): void {
    this.takeBack();
    const [answer] = this.step.good ?? [];
    if (!answer || this.mood !== "asks") return;
    this.isShown = true;
    void this.source.send({ type: "act", action: answer });
  }

  /** Whether the learner found an answer, which deserves praise. */
  get isFound(): boolean {
    return this.isLesson && this.mood === "over" && !this.isShown;
  }

  #leave(): void {
    if (this.sceneAt + 1 < this.course.scenes.length) this.#enter(this.sceneAt + 1);
    else this.#finish();
  }

  #ask(): void {
    this.mood = "asks";
    this.isUrged = false;
  }

  /** The table takes only what the guide waits for: an action when it asks, a step back also after one. */
  #accepts({ type }: Command): boolean {
    const accepts =
      type === "take_back"
        ? (this.mood === "asks" || this.mood === "else") && this.source.actions.length > this.#begun
        : this.mood === "asks";
    if (!accepts) this.isUrged = true;
    return accepts;
  }

  /** Begin the course anew. */
  restart(): void {
    this.#enter(0);
  }

  /** How near a hint is, after answers that were wrong: the tile or the set, then the cell. */
  get closer(): "tile" | "cell" | "set" | undefined {
    const [answer] = this.step.good ?? [];
    if (!this.isLesson || !answer || this.tries < PATIENCE) return undefined;
    if (!parsePlace(answer)) return "set";
    return this.tries === PATIENCE ? "tile" : "cell";
  }

  /** What to mark on the table for it. */
  readonly marks: Marks = $derived.by(() => {
    const place = parsePlace(this.step.good?.[0] ?? "");
    const { closer } = this;
    if (!place || !closer || this.mood !== "asks") return {};
    return closer === "cell" ? { tile: place.tile, cell: place.cell } : { tile: place.tile };
  });

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
    this.isShown = at.isShown === true;
    this.#begun = this.scene.ply ?? at.actions.length;
    try {
      this.#deal(at.actions);
    } catch {
      // It was kept by a page with another script.
      this.#enter(0);
      return;
    }
    // A page that accepted more may have left the table on the bot's turn.
    const isStuck = !at.isOver && this.source.state?.game?.turn !== this.mine;
    if (isStuck) this.#enter(0);
    else this.mood = at.isOver ? "over" : "asks";
  }

  #enter(scene: number): void {
    const { game, ply = 0 } = this.course.scenes[scene] as Scene;
    this.sceneAt = scene;
    this.stepAt = 0;
    this.tries = 0;
    this.isShown = false;
    if (game === undefined) this.#from = this.source.actions;
    else this.#deal(this.course.games[game]?.actions.slice(0, ply) ?? []);
    this.#begun = this.#from.length;
    this.#ask();
    this.#save();
  }

  #deal(actions: readonly string[]): void {
    this.source = new CourseSource(this.#rules, this.#game, actions, this.#company, {
      accepts: (command) => this.#accepts(command),
      changed: () => this.#notice(),
    });
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
    else if (!this.#isAllowed(happened)) {
      this.mood = "else";
      this.isUrged = false;
      this.isFair = this.step.fair?.includes(action) ?? false;
      // Who is nearly right gets a hint at once.
      this.tries = this.isFair ? Math.max(this.tries + 1, PATIENCE) : this.tries + 1;
    }
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
    if (this.source.actions.length === this.#from.length) this.#ask();
  }

  #complete(step: number): void {
    this.tries = 0;
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
    const { source } = this;
    this.mood = "over";
    this.isUrged = false;
    this.#isReplying = true;
    await source.reply(this.scene.replies ?? []);
    this.#isReplying = false;
    // The course may have been begun anew meanwhile.
    if (this.source !== source) return;
    this.#seen = source.history.length;
    this.#from = source.actions;
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
      isShown: this.isShown,
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
