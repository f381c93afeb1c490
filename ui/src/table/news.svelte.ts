/** What is new since the player last looked: animated as it happens, or collected in a recap. */

import { placedCell } from "../game/events";
import type { Cell } from "../lake/geometry";
import type { Happened } from "../protocol";
import { pace } from "../settings/settings.svelte";
import type { TableView } from "./view.svelte";

export class News {
  readonly #view: TableView;
  #seen: number | undefined;
  #leftAt: number | undefined;
  /** What happened last. */
  latest: readonly Happened[] = $state.raw([]);
  /** Where a tile has just been placed. */
  newTile: Cell | undefined = $state.raw();

  constructor(view: TableView) {
    this.#view = view;
  }

  /** Read the log; what is there on arrival goes into a recap. */
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
    const unseen = log.filter((one) => one.version > seen);
    this.latest = unseen;
    this.newTile = placedCell(unseen.flatMap((one) => one.events));
    // Live versions arrive one by one; several at once happened while the connection was lost.
    const isWatched = document.visibilityState !== "hidden" && unseen.length === 1;
    motion.play(isWatched ? unseen : [], pace());
    if (unseen.length > 1) this.#showRecap();
  }

  /** A player who switched to another window and comes back gets a recap. */
  visibilityChanged(): void {
    const version = this.#view.source.state?.version ?? 0;
    if (document.visibilityState === "hidden") this.#leftAt = version;
    else if (this.#leftAt !== undefined && version > this.#leftAt) this.#showRecap();
  }

  #showRecap(): void {
    if (this.#view.source.state?.table.status === "playing") this.#view.showRecap();
  }
}
