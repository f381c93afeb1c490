/** The table of a replay: turned to the chosen seat, with nobody addressed as “you”. */

import { type Direction, spinFor } from "../../lake/geometry";
import type { Pace } from "../../settings/settings.svelte";
import type { ReplaySource } from "../../source/replay/source.svelte";
import { TableView } from "../../table/view.svelte";

export class ReplayView extends TableView {
  readonly replay: ReplaySource;
  override readonly mine = undefined;

  constructor(replay: ReplaySource, pace: () => Pace) {
    super(replay, pace);
    this.replay = replay;
  }

  override readonly spin: Direction = $derived.by(() =>
    spinFor(this.replay.seats[this.replay.seat]?.side ?? 2),
  );
}
