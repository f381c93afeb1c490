/** An error for a request that was turned down. */

import type { Problem } from "./protocol";

/** A refused request with its reason; without one where the server could not be reached. */
export class Refusal extends Error {
  readonly reason: Problem | undefined;

  constructor(reason?: Problem) {
    super(reason?.sentence ?? "the server cannot be reached");
    this.reason = reason;
  }
}
