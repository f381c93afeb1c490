/** The bots of a table in the browser: they act after a short pause, and never block the page. */

import { toText } from "../../core/notation";
import type { KnownGame } from "../../engine/game";
import type { LocalTable } from "../../engine/table";
import { FALLBACKS } from "../../wire/bots";

/** Milliseconds for people to follow, as on the server; thinking counts as the pause. */
const PAUSE = 400;
/** How long a tab waits for the one that is to play the bots before it plays them itself. */
const PATIENCE = 8000;

/** A bot's decision: what it is asked. */
export interface Question extends KnownGame {
  readonly level: string;
  readonly seed: bigint;
}

export interface BotPorts {
  /** Return the packed action that a bot chooses. */
  think(question: Question): Promise<number>;
  /** Stop thinking at once. */
  interrupt(): void;
  /** Log what a bot chose at a version. */
  act(version: number, action: string): Promise<void>;
  /** Neither a bot nor any below it could choose; it waits until it is retried. */
  failed(level: string | null): void;
  newSeed(): bigint;
}

export class BotRunner {
  readonly #table: LocalTable;
  readonly #ports: BotPorts;
  #isPlaying = false;
  #isStopped = true;
  #failure: string | null = null;
  /** Whether another open tab is to play the bots. */
  isElsewhere = false;

  constructor(table: LocalTable, ports: BotPorts) {
    this.#table = table;
    this.#ports = ports;
  }

  /** Let bots play from now on. */
  start(): void {
    this.#isStopped = false;
    this.wake();
  }

  /** Let a bot play if one is on turn. */
  wake(): void {
    if (!this.#isPlaying) void this.#play();
  }

  /** Let a bot that failed think again. */
  retry(): void {
    this.#fail(null);
    this.wake();
  }

  /** Let no bot play until the next start; what one thinks about now is lost. */
  stop(): void {
    this.#isStopped = true;
    if (this.#isPlaying) this.#ports.interrupt();
  }

  async #play(): Promise<void> {
    this.#isPlaying = true;
    try {
      while (this.#isOnTurn()) {
        if (this.isElsewhere && !(await this.#hasWaited())) continue;
        await this.#act();
      }
    } finally {
      this.#isPlaying = false;
    }
  }

  #isOnTurn(): boolean {
    return !this.#isStopped && this.#failure === null && this.#table.levelOnTurn !== null;
  }

  async #act(): Promise<void> {
    const { levelOnTurn: level, version, game } = this.#table;
    if (level === null) return;
    const seed = this.#ports.newSeed();
    const question = { level, seed, ...game.known(seed) };
    try {
      const [action] = await Promise.all([this.#choose(question), pause(PAUSE)]);
      if (!this.#isStopped) await this.#ports.act(version, toText(action));
    } catch {
      if (!this.#isStopped) this.#fail(level);
    }
  }

  /**
   * Ask a bot; one that fails is asked once more, by a thread that starts anew. Then the next level
   * down chooses in its place: one that needs no net, for example, if the net cannot be fetched.
   */
  async #choose(question: Question): Promise<number> {
    const levels = [question.level, ...(FALLBACKS[question.level] ?? [])];
    for (const [attempt, level] of levels.entries()) {
      if (attempt === 1) this.#ports.interrupt();
      try {
        return await this.#ports.think({ ...question, level });
      } catch (error) {
        if (this.#isStopped) throw error;
      }
    }
    throw new Error("No bot can choose.");
  }

  /** Give the other tab its time; whether nothing has happened until then. */
  async #hasWaited(): Promise<boolean> {
    const before = this.#table.positionAt;
    for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
      await pause(PAUSE);
      if (this.#table.positionAt !== before || !this.isElsewhere) return false;
    }
    return true;
  }

  #fail(level: string | null): void {
    if (this.#failure === level) return;
    this.#failure = level;
    this.#ports.failed(level);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
