import { expect, test } from "vitest";
import { initials } from "./initials";

test.each([
  ["Ana", "Ana"],
  ["Guest", "Guest"],
  ["Lamplighter", "Lam"],
  ["Lamplighter 12", "Lam12"],
  ["Łódź-Bałuty", "Łód"],
  ["🏮🏮🏮🏮🏮🏮", "🏮🏮🏮"],
])("%s is %s", (name, short) => {
  expect(initials(name)).toBe(short);
});
