import { describe, expect, it } from "vitest";
import { sha256, sha256Hex } from "./sha256";

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

describe("our own SHA-256", () => {
  it("is the browser's, for every length around the borders of its blocks", async () => {
    for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 200, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(hex(theirs));
    }
  });

  it("reads and writes hexadecimal digits", () => {
    expect(sha256Hex("01".repeat(32))).toBe(
      "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793",
    );
  });
});
