/** The keyboard shortcuts of the table. */

import { isDialogOpen } from "../kit/focus";
import type { TableView } from "./view.svelte";

export interface Commands {
  /** Move the focus to the lake, or to what a step offers. */
  toLake(): void;
  toTray(): void;
  zoom(factor: number): void;
  refit(): void;
  showShortcuts(): void;
  showLog(): void;
  hint(): void;
  closeHint(): void;
}

/** Handle a key; return whether it was a shortcut. */
export function press(event: KeyboardEvent, view: TableView, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isWriting(event.target) || isDialogOpen()) return false;
  const { turn } = view;
  switch (event.key) {
    case "1":
    case "2":
    case "3": {
      const tile = turn.hand[Number(event.key) - 1];
      if (tile === undefined) return false;
      if (tile === turn.picked && turn.step === "place" && (turn.isOn || turn.isPlanning))
        turn.rotate(1);
      else turn.pick(tile);
      return true;
    }
    case "q":
    case "Q":
      turn.rotate(-1);
      return true;
    case "e":
    case "E":
    case "r":
    case "R":
      turn.rotate(1);
      return true;
    case "x":
    case "X":
      if (view.choose("exchange")) commands.toTray();
      return true;
    case "d":
    case "D":
      if (view.choose("dedicate")) commands.toTray();
      return true;
    case "p":
    case "P":
      if (view.choose("place")) commands.toLake();
      return true;
    case "b":
    case "B":
      view.takeBack();
      return true;
    case "Escape":
      if (turn.pointed) turn.point(undefined);
      else if (turn.isPlanning) turn.stopPlanning();
      else if (view.isHinting) commands.closeHint();
      else turn.resetStep();
      return true;
    case "Enter":
      if (isPressable(event.target) || !turn.placement || !turn.isOn) return false;
      view.place();
      return true;
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      if (isWalked(event.target)) return false;
      commands.toLake();
      return true;
    case "+":
      commands.zoom(1.25);
      return true;
    case "-":
      commands.zoom(0.8);
      return true;
    case "0":
      commands.refit();
      return true;
    case "l":
    case "L":
      commands.showLog();
      return true;
    case "h":
    case "H":
      commands.hint();
      return true;
    case "w":
    case "W":
      if (!view.canWeigh) return false;
      view.askWorth();
      return true;
    case "f":
    case "F":
      view.isFull = !view.isFull;
      return true;
    case "?":
      commands.showShortcuts();
      return true;
    default:
      return false;
  }
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), select, textarea") !== null
  );
}
/** Whether the focused element uses the arrow keys itself. */
function isWalked(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, section.log, [tabindex='0'], [role=gridcell]") !== null
  );
}

/** Whether the focused element uses Enter itself. */
function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, summary, input, [role=gridcell]") !== null
  );
}
