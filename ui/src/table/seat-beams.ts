/** Where beams of light run: from the sides of a tile to the seats around the lake. */

import { letterOf } from "../art/lanterns";
import type { Box, Edge } from "../lake/geometry";
import type { Color } from "../protocol";
import { type Beam, boxIn } from "./Beams.svelte";
import { isAcross, rem } from "./screen.svelte";
import type { TableView } from "./view.svelte";

/** The card that faces a seat, and whether there is one. */
type Facing = readonly [seat: number, color: Color, received: boolean];

/** The parts of the table that may lie between the lake and my seat: my beam ends at their edge. */
const BETWEEN = [".steps", ".tray"] as const;
/** Half the width of a beam's chip, in rem. */
const HALF_CHIP = 1.9;

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
    const box = shore(edge, table, origin, own, tile);
    return [{ tile, edge, seat: box, letter: letterOf(color), denied: !received }];
  });
}

/** Where the beam to a seat ends: at the seat, or at what lies over the lake before it. */
function shore(edge: Edge, table: Element, origin: Element, seat: Box, tile: Box): Box {
  if (edge === "bottom") return shoreBefore(table, origin, seat);
  return edge === "top" ? shoreBelow(table, origin, seat, tile) : seat;
}

/** The far seat, or the tokens where they lie over the lake between it and the tile, as on a phone. */
function shoreBelow(table: Element, origin: Element, seat: Box, tile: Box): Box {
  const bank = boxIn(origin, [...table.children].find((part) => part.matches(".bank")) ?? null);
  if (!bank || bank.bottom > tile.top) return seat;
  const x = (tile.left + tile.right) / 2;
  const reach = HALF_CHIP * rem();
  const isUnder = x + reach > bank.left && x - reach < bank.right;
  return isUnder ? { ...seat, bottom: Math.max(seat.bottom, bank.bottom) } : seat;
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
