/** Where beams of light run: from the sides of a tile to the seats around the lake. */

import { letterOf } from "../art/lanterns";
import type { Box } from "../lake/geometry";
import type { Color } from "../protocol";
import { type Beam, boxIn } from "./Beams.svelte";
import { isAcross } from "./screen.svelte";
import type { TableView } from "./view.svelte";

/** The card that faces a seat, and whether there is one. */
type Facing = readonly [seat: number, color: Color, received: boolean];

/** What may lie between the lake and my seat: my beam ends at its upper edge. */
const BETWEEN = ".steps, .tray .strip";

/**
 * The beams from a tile to these seats; a seat that is not shown has none. All boxes are in pixels
 * of `origin`, which is the table unless something else is drawn over.
 */
export function beamsTo(
  facing: readonly Facing[],
  tile: Box,
  table: Element,
  view: Pick<TableView, "edge">,
  origin: Element = table,
): readonly Beam[] {
  return facing.flatMap(([seat, color, received]) => {
    const edge = view.edge(seat);
    const own = boxIn(origin, table.querySelector(`section[data-seat="${seat}"]`));
    if (!own) return [];
    const box = edge === "bottom" ? shoreBefore(table, origin, own) : own;
    return [{ tile, edge, seat: box, letter: letterOf(color), denied: !received }];
  });
}

/** My seat, or what stands before it; on a phone held across, where my seat is at the side, the shore. */
function shoreBefore(table: Element, origin: Element, seat: Box): Box {
  const lake = boxIn(origin, table.querySelector(".lake"));
  if (lake && isAcross.current) return { ...lake, top: lake.bottom };
  const tops = [...table.querySelectorAll(BETWEEN)].map(
    (one) => boxIn(origin, one)?.top ?? seat.top,
  );
  return { ...seat, top: Math.min(seat.top, ...tops) };
}
