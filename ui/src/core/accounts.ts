/** What became of each seat's share of the victory, summed up by the simulator. */

import type { Advice } from "./coach";
import { ACCOUNT, ADVICE, MOMENTS } from "./layout";
import type { CoreModule } from "./module";
import { VERDICTS } from "./names";
import { playersIn } from "./position";
import type { StateBytes } from "./rules";

/** A seat's result and where it comes from: own + others + luck = result - 1/n. */
export interface SeatAccount {
  readonly seat: number;
  /** The share of the victory. */
  readonly result: number;
  /** The chance to win that the seat's own decisions lost; never positive. */
  readonly own: number;
  /** What the decisions of others gave to the seat, or took from it. */
  readonly others: number;
  readonly luck: number;
  /** From 100, where nothing was lost, to 0, where the decisions lost what lots would lose. */
  readonly quality: number;
}

export interface Summary {
  readonly seats: readonly SeatAccount[];
  /** Where among the decisions those are that cost the most, the costliest first; none is good. */
  readonly moments: readonly number[];
}

/** Sum up the decisions of a game, in order of play. */
export function sumUp(core: CoreModule, end: StateBytes, decisions: readonly Advice[]): Summary {
  return core.borrow(() => {
    const given = core.store(end);
    const rows = core.reserve(decisions.length * ADVICE.bytes);
    const accounts = core.reserve(playersIn(end) * ACCOUNT.bytes);
    const moments = core.reserve(4 * MOMENTS);
    for (const [at, one] of decisions.entries()) {
      write(core.view(rows + at * ADVICE.bytes, ADVICE.bytes), one);
    }
    const found = core.call("review", given, rows, BigInt(decisions.length), accounts, moments);
    return {
      seats: Array.from({ length: playersIn(end) }, (_, seat) =>
        read(core.view(accounts + seat * ACCOUNT.bytes, ACCOUNT.bytes), seat),
      ),
      moments: Array.from(core.int32s(moments, found)),
    };
  });
}

function write(view: DataView, { seat, shift, lossWin, stake, verdict }: Advice): void {
  for (const [at, part] of shift.entries()) view.setFloat64(ADVICE.shift + 8 * at, part, true);
  view.setFloat64(ADVICE.loss_win, lossWin, true);
  view.setFloat64(ADVICE.stake, stake, true);
  view.setUint8(ADVICE.seat, seat);
  view.setUint8(ADVICE.verdict, VERDICTS.indexOf(verdict));
}

function read(view: DataView, seat: number): SeatAccount {
  return {
    seat,
    result: view.getFloat64(ACCOUNT.result, true),
    own: view.getFloat64(ACCOUNT.own, true),
    others: view.getFloat64(ACCOUNT.others, true),
    luck: view.getFloat64(ACCOUNT.luck, true),
    quality: view.getFloat64(ACCOUNT.quality, true),
  };
}
