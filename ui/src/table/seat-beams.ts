/** Where beams of light run: from the sides of a tile to the seats around the lake. */

import type { Box } from "../lake/geometry";
import { letterOf } from "../wire/letters";
import type { Color } from "../wire/protocol";
import { type Beam, boxIn } from "./Beams.svelte";
import { isAcross } from "./screen.svelte";
import type { TableView } from "./view.svelte";

/** The card that faces a seat, and whether there is one. */
type Facing = readonly [seat: number, color: Color, received: boolean];

/** The parts of the table that may lie between the lake and my seat: my beam ends at their edge. */
const BETWEEN = [".steps", ".tray"] as const;

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
  if (isAcross.current) {
    const lake = boxIn(origin, table.querySelector(".lake"));
    if (lake) return { ...lake, top: lake.bottom };
  }
  // From child to child: a search through the whole table takes longer than all the rest.
  const tops = [...table.children].flatMap((part) => {
    const [steps, tray] = BETWEEN.map((selector) => part.matches(selector));
    const between = steps ? part : tray ? part.querySelector(".strip") : null;
    return boxIn(origin, between)?.top ?? [];
  });
  return { ...seat, top: Math.min(seat.top, ...tops) };
}
