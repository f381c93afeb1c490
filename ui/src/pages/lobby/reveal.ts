/** Shows this browser's part of the shuffle once every seat is taken, and not before. */

import { sha256Hex } from "../../kit/sha256";
import { savedCommitment, savePledges } from "../../source/commitments";
import type { Command } from "../../wire/commands";
import type { TableInfo } from "../../wire/protocol";

export type Reveal = Extract<Command, { type: "reveal" }>;

/** Whether every seat is taken, so that nobody can choose their part any more. */
export function isComplete(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.ready);
}

/** What is to be shown now; the pledges of all are noted first, to be compared after the game. */
export function revealsOf(table: TableInfo): readonly Reveal[] {
  if (!isComplete(table)) return [];
  const hidden = table.seats.flatMap((seat, place) =>
    seat.mine && seat.revealed === false ? [{ place, pledge: seat.pledge }] : [],
  );
  if (hidden.length === 0) return [];
  savePledges(
    table.id,
    table.seats.map((seat) => seat.pledge ?? ""),
  );
  const { contributions } = savedCommitment(table.id);
  return hidden.flatMap(({ place, pledge }): Reveal[] => {
    const contribution = contributions.find((one) => sha256Hex(one) === pledge);
    return contribution ? [{ type: "reveal", seat: place, contribution }] : [];
  });
}
