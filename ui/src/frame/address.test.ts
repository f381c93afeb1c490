import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressOf, fileAddress, placeOf } from "./address";

const FOLDER = "/games/lanterns/";
const at = (address: string, folder?: string, isStatic?: boolean) =>
  placeOf(new URL(address, "https://lake.example"), folder, isStatic);

describe("with a server", () => {
  it("an address is the path of its screen", () => {
    expect(addressOf("/learn#sets")).toBe("/learn#sets");
    expect(fileAddress("icon.svg")).toBe("/icon.svg");
    expect(at("/t/a-B_3?from=mail#x")).toEqual({ pathname: "/t/a-B_3", hash: "#x" });
  });

  it("what the server answers itself is no screen", () => {
    expect(at("/api/tables/x/record")).toBeUndefined();
    expect(at(`${FOLDER}api/tables/x/record`, FOLDER)).toBeUndefined();
  });

  it("in a folder of its host, all addresses are in that folder", () => {
    expect(addressOf("/learn#sets", FOLDER)).toBe("/games/lanterns/learn#sets");
    expect(at("/games/lanterns/learn#sets", FOLDER)).toEqual({ pathname: "/learn", hash: "#sets" });
    expect(at("/games/learn", FOLDER)).toBeUndefined();
  });
});

describe("in a static folder", () => {
  it("the path of a screen is the query of the one page", () => {
    expect(addressOf("/", FOLDER, true)).toBe("/games/lanterns/");
    expect(addressOf("/learn#sets", FOLDER, true)).toBe("/games/lanterns/?/learn#sets");
    expect(addressOf("/t/a-B_3", "/", true)).toBe("/?/t/a-B_3");
  });

  it("every such address leads back to its path", () => {
    for (const path of ["/", "/learn", "/learn#sets", "/t/a-B_3", "/replay#e30~x=y&z?/"]) {
      const { pathname, hash } = at(addressOf(path, FOLDER, true), FOLDER, true) ?? {};
      expect(`${pathname}${hash}`).toBe(path);
    }
  });

  it("leads there also after other programs have passed it on", () => {
    for (const query of ["?%2Flearn", "?/learn&from=mail", "?/learn=", "?%2flearn=&x=1"]) {
      expect(at(`${FOLDER}index.html${query}`, FOLDER, true)?.pathname, query).toBe("/learn");
    }
    expect(at(`${FOLDER}?from=mail`, FOLDER, true)?.pathname).toBe("/");
    expect(at(`${FOLDER}?/t/%`, FOLDER, true)?.pathname).toBe("/t/%");
  });

  it("what else is at the host is not the page's", () => {
    for (const address of ["/", "/games/", "/games/lanterns/icon.svg", "/blog/?/learn"]) {
      expect(at(address, FOLDER, true), address).toBeUndefined();
    }
  });
});

it("no part of the page has an address that a folder does not know", () => {
  const parts = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/test/.test(file),
  );
  expect(parts.length).toBeGreaterThan(50);
  for (const part of parts) {
    expect(readFileSync(`src/${part}`, "utf8"), part).not.toMatch(
      /(href|src)=["'{`]+\/|["'`]\/api/,
    );
  }
});
