/** The page's side of a worker of the simulator, which starts with the first question. */

interface Waiting {
  resolve(found: unknown): void;
  reject(reason: Error): void;
  show(part: unknown): void;
}

/** What is asked of a worker, by number. */
export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

/** A worker, or somebody who passes everything on to one. */
export interface Thread<Question> {
  postMessage(asked: Asked<Question>): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Reply {
  readonly id: number;
  readonly found?: unknown;
  /** Something found on the way. */
  readonly part?: unknown;
  readonly problem?: string;
}

/** The simulator cannot be used in this browser, or not for this question. */
export class CoreFailed extends Error {}

export class Asking<Question> {
  readonly #start: () => Thread<Question>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Thread<Question> | undefined;
  #asked = 0;

  constructor(start: () => Thread<Question>) {
    this.#start = start;
  }

  ask<Found>(question: Question, show: (part: unknown) => void = () => {}): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.#asked += 1;
      const id = this.#asked;
      this.#waiting.set(id, { resolve: resolve as (found: unknown) => void, reject, show });
      this.#started().postMessage({ id, question });
    });
  }

  /** End the worker at once; questions without an answer count as failed. */
  end(sentence: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new CoreFailed(sentence));
    this.#waiting.clear();
  }

  #started(): Thread<Question> {
    if (!this.#worker) {
      this.#worker = this.#start();
      this.#worker.onmessage = ({ data }) => this.#settle(data);
      this.#worker.onerror = () => this.end("The simulator's worker cannot be started.");
    }
    return this.#worker;
  }

  #settle({ id, found, part, problem }: Reply): void {
    const { resolve, reject, show } = this.#waiting.get(id) ?? {};
    if (part !== undefined) {
      show?.(part);
      return;
    }
    this.#waiting.delete(id);
    if (found !== undefined) resolve?.(found);
    else reject?.(new CoreFailed(problem));
  }
}
