import { describe, expect, it } from "vitest";
import vectors from "../../../tests/server/shuffle_vectors.json";
import { sha256Hex } from "../kit/sha256";
import { CLAIMS, checkShuffle, isShuffledRecord, openQuestions } from "./check-shuffle";
import { defaultSides } from "./log";
import { commitmentOf, deal, FORMAT, type ShuffleProof } from "./shuffle";

describe("the shuffle worked out in the page", () => {
  it("is the server's, in every worked example", () => {
    expect(vectors.length).toBeGreaterThan(5);
    for (const { order, tiles, commitment, ...chance } of vectors) {
      expect(deal(chance)).toEqual({ order, tiles });
      expect(commitmentOf(chance)).toBe(commitment);
    }
  });
});

type Vector = ShuffleProof & { readonly tiles: readonly number[] };

/** The record of a worked example, and what the browser of its first person noted. */
function example(is: (one: Vector) => boolean) {
  const found = (vectors as readonly Vector[]).find(is);
  if (!found) throw new Error("there is no such example");
  const { tiles, ...shuffle } = found;
  const { table, commitment, contributions, start, sides = [], order } = shuffle;
  const seats = sides.length ? order.map((seat) => sides[seat] ?? "") : defaultSides(order.length);
  const noted = {
    table,
    commitment,
    sides,
    start,
    pledges: contributions.map((one) => one && sha256Hex(one)),
    contributions: contributions.filter(Boolean).slice(0, 1),
  };
  return { record: { seats, tiles, shuffle }, noted };
}

/** A record of these changes that agrees with itself, as a server would forge it. */
function forged({ shuffle: before }: { shuffle: ShuffleProof }, changes: Partial<ShuffleProof>) {
  const pledges = (changes.contributions ?? before.contributions).map(
    (one) => one && sha256Hex(one),
  );
  const shuffle = { ...before, pledges, ...changes };
  const { order, tiles } = deal(shuffle);
  const sides = shuffle.sides ?? [];
  const seats = sides.length ? order.map((seat) => sides[seat] ?? "") : defaultSides(order.length);
  return { seats, tiles, shuffle: { ...shuffle, commitment: commitmentOf(shuffle), order } };
}

const failing = (...of: Parameters<typeof checkShuffle>) =>
  checkShuffle(...of).flatMap(([claim, holds]) => (holds === false ? [claim] : []));

describe("the check of a record", () => {
  const { record, noted } = example((one) => one.format === FORMAT && !one.contributions[1]);
  const [mine = ""] = noted.contributions;
  const other = "ab".repeat(32);

  it("holds for a game that was dealt as promised", () => {
    expect(isShuffledRecord(record)).toBe(true);
    const claims = checkShuffle(record, noted);
    expect(claims).toEqual(CLAIMS.map((claim) => [claim, true]));
    expect(openQuestions(record, claims, noted)).toEqual([]);
    const chosen = example((one) => one.format === FORMAT && !one.seating_by_chance);
    expect(failing(chosen.record, chosen.noted)).toEqual([]);
  });

  it("finds whatever was changed in the record", () => {
    const { shuffle } = record;
    expect(failing({ ...record, tiles: [...record.tiles].reverse() }, noted)).toEqual(["tiles"]);
    expect(failing({ ...record, seats: ["east", "west"] }, noted)).toEqual(["order"]);
    const order = [...shuffle.order].reverse();
    expect(failing({ ...record, shuffle: { ...shuffle, order } }, noted)).toEqual(["order"]);
    const pledges = [other, ""];
    expect(failing({ ...record, shuffle: { ...shuffle, pledges } }, noted)).toEqual(["pledges"]);
    expect(failing({ ...record, shuffle: { ...shuffle, secret: other } }, noted)).toContain("seal");
  });

  it.each<[string, Partial<ShuffleProof>, readonly string[]]>([
    ["the table", { table: "BBBBBBBBBBBB" }, ["promise"]],
    ["two readings of the table", { table: "A\nchance" }, ["format", "promise"]],
    ["the secret", { secret: other }, ["promise"]],
    ["the seating", { seating_by_chance: false, sides: ["north", "east"] }, ["promise", "seats"]],
    ["the start", { start: 1 }, ["promise", "seats"]],
    ["two readings of the start", { start: "chance" as unknown as number }, ["format", "seats"]],
    ["the format", { format: "lanterns-shuffle/2" }, ["promise"]],
    ["an unknown format", { format: "lanterns-shuffle/4" }, ["format", "promise"]],
    ["my contribution", { contributions: [other, ""] }, ["mine", "pledges"]],
    [
      "its digits",
      { contributions: [mine.replace(/^../, "xx"), ""] },
      ["format", "mine", "pledges"],
    ],
    ["a bot", { contributions: [mine, other] }, ["pledges"]],
    ["my seat", { contributions: ["", mine] }, ["pledges"]],
  ])("finds %s exchanged, though all else fits", (_, changes, claims) => {
    expect(failing(forged(record, changes), noted)).toEqual(claims);
  });

  it("finds digits of another case, whose pledge is the same", () => {
    const of = example((one) => one.format === FORMAT && /[a-f]/.test(one.contributions[1] ?? ""));
    const contributions = of.record.shuffle.contributions.with(1, "0B".repeat(32));
    expect(failing(forged(of.record, { contributions }), of.noted)).toEqual(["format"]);
  });

  it("fails after an alarm", () => {
    expect(failing(record, { ...noted, alarm: true })).toEqual(["steady"]);
  });

  it("compares nothing that was not noted before, and says so", () => {
    const unseen = { table: noted.table, contributions: [] };
    const claims = checkShuffle(record, unseen);
    expect(claims.flatMap(([claim, holds]) => (holds === undefined ? [claim] : []))).toEqual([
      "promise",
      "seats",
      "mine",
      "pledges",
      "steady",
    ]);
    expect(openQuestions(record, claims, unseen)).toEqual(["unseen"]);
    const again = { ...noted, again: true };
    expect(openQuestions(record, checkShuffle(record, again), again)).toEqual(["again"]);
  });

  it("calls an older shuffle what it is", () => {
    for (const [format, questions] of [
      ["lanterns-shuffle/1", ["old", "older"]],
      ["lanterns-shuffle/2", ["older"]],
    ] as const) {
      const old = example((one) => one.format === format && one.contributions.every(Boolean));
      const claims = checkShuffle(old.record, old.noted);
      expect(claims.every(([, holds]) => holds)).toBe(true);
      expect(openQuestions(old.record, claims, old.noted)).toEqual(questions);
    }
  });

  it("refuses what is no record", () => {
    for (const nothing of [null, 7, {}, { tiles: [] }, { seats: [], tiles: [], shuffle: {} }]) {
      expect(isShuffledRecord(nothing)).toBe(false);
    }
  });
});
