import { expect, it } from "vitest";
import { sha256Hex } from "./sha256";

it("reads and writes hexadecimal digits, and takes any other text", () => {
  expect(sha256Hex("01".repeat(32))).toBe(
    "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793",
  );
  expect(sha256Hex("no digits")).toMatch(/^[0-9a-f]{64}$/);
});
