/** What pointing at a cell means, which differs between mouse, touch and keys. */

import type { Cell } from "../lake/geometry";
import type { InputKind } from "../lake/gestures";
import { cellKey } from "../lake/grid";
import { settings } from "../settings/settings.svelte";
import type { Hold, Turn } from "./turn.svelte";
import type { TableView } from "./view.svelte";

const HOLDS: Readonly<Record<InputKind, Hold>> = {
  mouse: "passing",
  keys: "resting",
  touch: "pinned",
};

export function point(turn: Turn, cell: Cell | undefined, means: InputKind): void {
  const hold = HOLDS[means];
  if (turn.hold === hold && isAt(turn, cell)) return;
  // A pinned tile stays in place while the mouse moves to the button; and a mouse that leaves the
  // lake ends only its own pointing.
  if (means === "mouse" && (cell ? turn.hold === "pinned" : turn.hold !== "passing")) return;
  turn.point(cell, hold);
}

export function choose(view: TableView, cell: Cell, means: InputKind): void {
  const { turn } = view;
  const isSame = isAt(turn, cell);
  if (turn.canPlan) {
    plan(turn, cell, means);
  } else if (!turn.canPlace || turn.step !== "place") {
    if (turn.canPlace) turn.choose("place");
    turn.point(cell, HOLDS[means]);
  } else if (means === "touch" || (means === "mouse" && settings.confirm)) {
    hold(turn, cell);
  } else if (turn.isCarried) {
    // A click that was meant for the plan must not place the tile when my turn begins.
    turn.point(cell, "pinned");
  } else if (turn.hold === "pinned" && !isSame) {
    turn.point(cell, "pinned");
  } else if (!isSame) {
    // The first key or click only shows what the cell gives.
    turn.point(cell, HOLDS[means]);
  } else {
    view.place();
  }
}

/** Hold the tile on a cell until it is confirmed; there already, turn it. */
function hold(turn: Turn, cell: Cell): void {
  if (isAt(turn, cell) && turn.hold === "pinned" && !turn.isCarried) turn.rotate(1);
  else turn.point(cell, "pinned");
}

/** Try the tile on a cell while others play; a mouse lets go of it with a second click. */
function plan(turn: Turn, cell: Cell, means: InputKind): void {
  turn.startPlanning();
  const isHeld = isAt(turn, cell) && turn.hold === "pinned";
  if (isHeld && means === "mouse") turn.point(cell, "passing");
  else hold(turn, cell);
}

function isAt(turn: Turn, cell: Cell | undefined): boolean {
  return (
    cell !== undefined && turn.pointed !== undefined && cellKey(turn.pointed) === cellKey(cell)
  );
}

/** Turn the tile that is held over the lake; return whether there is one. */
export function wheel(turn: Turn, steps: number): boolean {
  if (!turn.placement) return false;
  if (steps) turn.rotate(steps);
  return true;
}

/** The free cell under a point of the screen. */
export function cellAt(x: number, y: number): Cell | undefined {
  const key = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-cell]")?.dataset.cell;
  const [cx, cy] = key?.split(",").map(Number) ?? [];
  return cx === undefined || cy === undefined ? undefined : { x: cx, y: cy };
}
