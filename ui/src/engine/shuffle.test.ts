import { describe, expect, it } from "vitest";
import vectors from "../../../tests/server/shuffle_vectors.json";
import { sha256Hex } from "../kit/sha256";
import { checkShuffle, isShuffledRecord, openQuestions } from "./check-shuffle";
import { commitmentOf, deal, FORMAT } from "./shuffle";

describe("the shuffle worked out in the page", () => {
  it("is the server's, in every worked example", () => {
    expect(vectors.length).toBeGreaterThan(5);
    for (const { order, tiles, commitment, ...chance } of vectors) {
      expect(deal(chance)).toEqual({ order, tiles });
      expect(commitmentOf(chance.secret)).toBe(commitment);
    }
  });
});

describe("the check of a record", () => {
  const first = vectors.find(({ format, contributions }) => format === FORMAT && !contributions[1]);
  if (!first) throw new Error("there is no worked example");
  const { tiles, ...rest } = first;
  const record = { tiles, shuffle: rest };
  const known = { commitment: rest.commitment, contributions: [rest.contributions[0] ?? ""] };
  const failing = (changed: object, by: Parameters<typeof checkShuffle>[1] = known) =>
    checkShuffle({ ...record, ...changed }, by)
      .filter(([, holds]) => !holds)
      .map(([claim]) => claim);

  it("holds for a game that was dealt as promised", () => {
    expect(isShuffledRecord(record)).toBe(true);
    const claims = checkShuffle(record, known);
    expect(claims.map(([claim]) => claim)).toEqual([
      "format",
      "seal",
      "promise",
      "mine",
      "pledges",
      "order",
      "tiles",
    ]);
    expect(claims.every(([, holds]) => holds)).toBe(true);
  });

  it("says nothing about my part where I have none", () => {
    const claims = checkShuffle(record, { ...known, contributions: [] });
    expect(claims.map(([claim]) => claim)).not.toContain("mine");
  });

  it("finds whatever was changed", () => {
    expect(failing({ tiles: [...tiles].reverse() })).toEqual(["tiles"]);
    expect(failing({ shuffle: { ...record.shuffle, order: [0, 1] } })).toEqual(["order"]);
    expect(failing({ shuffle: { ...record.shuffle, format: "other" } })).toContain("format");
    expect(failing({}, { ...known, commitment: "00" })).toEqual(["promise"]);
    expect(failing({}, { ...known, contributions: ["ff"] })).toEqual(["mine"]);
    const secret = "ab".repeat(32);
    expect(failing({ shuffle: { ...record.shuffle, secret } })).toContain("seal");
  });

  it("compares nothing that was not noted before, and says so", () => {
    const unseen = { contributions: [] };
    const claims = checkShuffle(record, unseen);
    expect(claims.map(([claim]) => claim)).not.toContain("promise");
    expect(openQuestions(record, unseen)).toEqual(["unseen"]);
    expect(openQuestions(record, known)).toEqual([]);
  });

  it("holds everybody to what they had pledged", () => {
    const { pledges = [] } = rest as { pledges?: string[] };
    expect(failing({}, { ...known, pledges })).toEqual([]);
    expect(failing({}, { ...known, pledges: ["00", ""] })).toContain("pledges");
    const forged = { ...record.shuffle, pledges: ["00", ""] };
    expect(failing({ shuffle: forged })).toEqual(["pledges"]);
  });

  it("finds one of several contributions that was exchanged", () => {
    const of = vectors.find((one) => one.format === FORMAT && one.contributions.every(Boolean));
    if (!of) throw new Error("there is no such example");
    const { tiles: _, order: __, ...chance } = of;
    for (const place of chance.contributions.keys()) {
      const contributions = chance.contributions.with(place, "ab".repeat(32));
      const pledges = contributions.map(sha256Hex);
      // Everything else fits what was exchanged.
      const dealt = deal({ ...chance, contributions });
      const shuffle = { ...chance, contributions, pledges, order: dealt.order };
      const forged = { tiles: dealt.tiles, shuffle };
      const noted = { commitment: of.commitment, contributions: of.contributions };
      expect(failing(forged, noted)).toEqual(["mine"]);
      const seen = { commitment: of.commitment, contributions: [] };
      const before = of.contributions.map(sha256Hex);
      expect(failing(forged, { ...seen, pledges: before })).toEqual(["pledges"]);
      expect(failing({ ...forged, shuffle: { ...shuffle, pledges: before } }, seen)).toEqual([
        "pledges",
      ]);
    }
  });

  it("calls an older shuffle what it is", () => {
    const old = vectors.find((one) => one.format !== FORMAT && one.contributions.every(Boolean));
    if (!old) throw new Error("there is no such example");
    const { tiles: dealt, ...shuffle } = old;
    const noted = { commitment: old.commitment, contributions: [] };
    const claims = checkShuffle({ tiles: dealt, shuffle }, noted);
    expect(claims.every(([, holds]) => holds)).toBe(true);
    expect(openQuestions({ tiles: dealt, shuffle }, noted)).toEqual(["old"]);
  });

  it("refuses what is no record", () => {
    for (const nothing of [null, 7, {}, { tiles: [] }, { tiles: [], shuffle: {} }]) {
      expect(isShuffledRecord(nothing)).toBe(false);
    }
  });
});
