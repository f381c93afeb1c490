/** Labels of the cells of the lake, for screen readers. */

import { beside, type Cell, DIRECTIONS, quarter } from "../lake/geometry";
import { cellKey, type LakeSpot } from "../lake/grid";
import { type Reader, sideFacts, tileFacts, wayFacts } from "../stage/sentences";
import { faceOf, sideOf } from "../stage/tiles";
import type { LaidInfo } from "../wire/protocol";
import { colorKey, yesNo } from "../words/keys";
import { joinList, t } from "../words/words.svelte";
import type { Marks } from "./api";

/** Return a function that labels cells: tiles by their sides, free cells by the sides around. */
export function describeLake(
  reader: Reader,
  lake: readonly LaidInfo[],
  last?: Cell | undefined,
  marks: Marks = {},
) {
  const laid = new Map(lake.map((tile) => [cellKey({ x: tile[1], y: tile[2] }), tile]));
  return (spot: LakeSpot): string => {
    const tile = laid.get(spot.key);
    const place = wayFacts(reader, spot.cell);
    if (!tile) {
      const facts = { ...place, touching: touching(reader, laid, spot.cell) };
      const what = t("table-free-cell", facts);
      const isHinted = marks.cell && cellKey(marks.cell) === spot.key && !marks.noted;
      return isHinted ? t("hint-marked", { what }) : (marks.noted?.(spot.key, what) ?? what);
    }
    const facts = { ...tileFacts(reader, tile[0], tile[3]), ...place };
    if (tile[0] === 0) return t("table-boat-cell", facts);
    return t(last && cellKey(last) === spot.key ? "table-last-cell" : "table-tile-cell", facts);
  };
}

/** The sides that a tile on this cell would touch. */
function touching(reader: Reader, laid: ReadonlyMap<string, LaidInfo>, cell: Cell): string {
  const touched = DIRECTIONS.flatMap((direction) => {
    const neighbor = laid.get(cellKey(beside(cell, direction)));
    if (!neighbor) return [];
    const face = faceOf(neighbor[0]);
    const color = colorKey(sideOf(face, neighbor[3], quarter(direction + 2)));
    const platform = yesNo(face.middle === "platform");
    return [t("table-touching", { ...sideFacts(reader, direction), color, platform })];
  });
  return joinList(touched);
}
