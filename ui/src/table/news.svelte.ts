/** Recaps: what happened while the player was not looking. */

import type { TableView } from "./view.svelte";

export class News {
  readonly #view: TableView;
  #leftAt: number | undefined;

  constructor(view: TableView) {
    this.#view = view;
  }

  /** Bring what is new on the stage; what is there on arrival, or all at once, goes into a recap. */
  follow(): void {
    const found = this.#view.source.follow();
    if (found === "arrival" || found === "leap") this.#showRecap();
  }

  /** A player who switched to another window and comes back gets a recap. */
  visibilityChanged(): void {
    const { source } = this.#view;
    source.visibilityChanged();
    const version = source.state?.version ?? 0;
    if (document.visibilityState === "hidden") this.#leftAt = version;
    else if (this.#leftAt !== undefined && version > this.#leftAt) this.#showRecap();
  }

  #showRecap(): void {
    if (this.#view.source.state?.table.status === "playing") this.#view.showRecap();
  }
}
