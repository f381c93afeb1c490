/** Opening games: from the text of a link, from a record, from a file. */

import { loader } from "../core/loading";
import { CoreRules } from "../core/rules";
import address from "../core/rules.wasm?url";
import { BadGame } from "./fault";
import { linkOf, readLink } from "./link";
import { type Played, playRecord } from "./played";
import { recordFromJson } from "./record";

/** A game to replay, and the moment to begin with. */
export interface Opened {
  readonly played: Played;
  readonly ply: number | undefined;
}

/** Why a file holds no game to replay, other than by the referee's reasons. */
export class BadRecordFile extends Error {
  readonly reason: "several" | "large";
  readonly count: number;

  constructor(reason: "several" | "large", count = 0) {
    super(reason);
    this.reason = reason;
    this.count = count;
  }
}

/** No record of one game is as large, in bytes. */
const LARGEST = 1_000_000;

const loadedRules = loader(address, (module) => new CoreRules(module));

/** Open the text of a link; throws `BadGame` with the reason. */
export async function openLink(text: string): Promise<Opened> {
  const core = await loadedRules();
  const { record, ply } = readLink(core, text);
  return { played: playRecord(core, record), ply };
}

/** The text of the link for a record that is known as data or as JSON text. */
export async function linkFor(record: unknown): Promise<string> {
  const core = await loadedRules();
  const read = recordFromJson(typeof record === "string" ? record : JSON.stringify(record));
  playRecord(core, read);
  return linkOf(core, read);
}

/** The text of the link for the record in a file. */
export async function linkForFile(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw new BadRecordFile("large");
  const text = await file.text();
  const lines = text.split("\n").filter((line) => line.trim());
  // A record may span many lines, but no line of it is a record.
  const [first, second] = lines.filter(isWhole);
  if (first && second) throw new BadRecordFile("several", lines.length);
  return linkFor(text.trim() ? text : "");
}

function isWhole(line: string): boolean {
  try {
    recordFromJson(line);
    return true;
  } catch (error) {
    return error instanceof BadGame && error.code === "bad_setup";
  }
}

/** The text of a link in what a person pasted: the link itself, or all of its address. */
export function linkIn(pasted: string): string {
  return pasted.trim().split("#").at(-1) ?? "";
}
