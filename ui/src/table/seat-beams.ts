/** Where beams of light run: from the sides of a tile to the seats around the lake. */

import type { Box, Edge } from "../lake/geometry";
import { letterOf } from "../wire/letters";
import type { FacingOutcome } from "../wire/protocol";
import { type Beam, boxIn } from "./Beams.svelte";
import { isWide } from "./screen.svelte";
import type { TableView } from "./view.svelte";

const OPPOSITE = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;

/**
 * The beams from a tile to these seats; a seat that is not shown has none. All boxes are in pixels
 * of `origin`, which is the table unless something else is drawn over.
 */
export function beamsTo(
  facing: readonly Readonly<FacingOutcome>[],
  tile: Box,
  table: Element,
  view: Pick<TableView, "edge">,
  origin: Element = table,
): readonly Beam[] {
  return facing.flatMap(([seat, color, received]) => {
    const edge = view.edge(seat);
    const box = isWide.current
      ? seatBox(seat, edge, table, origin)
      : shoreBox(edge, boxIn(origin, childOf(table, ".lake")));
    if (!box) return [];
    return [{ tile, edge, seat: box, letter: letterOf(color), denied: !received }];
  });
}

/** A seat; mine with the steps that stand before it. */
function seatBox(seat: number, edge: Edge, table: Element, origin: Element): Box | undefined {
  const box = boxIn(origin, table.querySelector(`section[data-seat="${seat}"]`));
  const steps = edge === "bottom" ? boxIn(origin, childOf(table, ".steps")) : undefined;
  return box && steps ? { ...box, top: Math.min(box.top, steps.top) } : box;
}

/** The lake's edge, where the seats stand apart from it. */
function shoreBox(edge: Edge, lake: Box | undefined): Box | undefined {
  return lake && { ...lake, [OPPOSITE[edge]]: lake[edge] };
}

/** From child to child: a search through the whole table takes longer than all the rest. */
function childOf(table: Element, selector: string): Element | null {
  return [...table.children].find((part) => part.matches(selector)) ?? null;
}
