/** What is new at the table since I last looked: it is shown as it happened, or told in a recap. */

import type { Cell } from "../lake/geometry";
import type { Happened } from "../protocol";
import { pace } from "../settings/settings.svelte";
import type { TableView } from "./view.svelte";

export class News {
  readonly #view: TableView;
  #seen: number | undefined;
  #leftAt: number | undefined;
  /** What happened last. */
  news: readonly Happened[] = $state.raw([]);
  /** Where a tile has just been laid. */
  fresh: Cell | undefined = $state.raw();

  constructor(view: TableView) {
    this.#view = view;
  }

  /** Look at the log; what is there on arrival is told in a recap. */
  follow(): void {
    const { source, motion } = this.#view;
    const { log } = source;
    const newest = log.at(-1)?.version ?? 0;
    const seen = this.#seen;
    if (!source.hasHistory) return;
    if (seen === undefined) {
      this.#seen = newest;
      this.#showRecap();
      return;
    }
    if (newest <= seen) return;
    this.#seen = newest;
    const fresher = log.filter((one) => one.version > seen);
    const laid = fresher.flatMap((one) => one.events).findLast((one) => one.type === "tile_laid");
    this.news = fresher;
    this.fresh = laid?.type === "tile_laid" ? { x: laid.cell[0], y: laid.cell[1] } : undefined;
    // What is watched comes one by one; several at once happened while the line was away.
    const isWatched = document.visibilityState !== "hidden" && fresher.length === 1;
    motion.play(isWatched ? fresher : [], pace());
    if (fresher.length > 1) this.#showRecap();
  }

  /** Whoever went to another window and comes back is told what happened meanwhile. */
  comeAndGo(): void {
    const version = this.#view.source.state?.version ?? 0;
    if (document.visibilityState === "hidden") this.#leftAt = version;
    else if (this.#leftAt !== undefined && version > this.#leftAt) this.#showRecap();
  }

  #showRecap(): void {
    if (this.#view.source.state?.table.status === "playing") this.#view.showRecap();
  }
}
