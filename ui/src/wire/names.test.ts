import { describe, expect, it } from "vitest";
import { cleanName } from "./names";

describe("a name or a title", () => {
  it("goes to the server without what a field lets through and the server does not", () => {
    expect(cleanName(" Ana\tMaria\r\n")).toBe("Ana Maria");
    expect(cleanName("\u202eAna\u200b")).toBe("Ana");
    expect(cleanName("A\u2060na \u{e0041}")).toBe("A na");
    expect(cleanName("👩\u200d🚀 ❤\ufe0f")).toBe("👩\u200d🚀 ❤\ufe0f");
    expect(cleanName("\t")).toBe("");
    expect(cleanName("\u200d\ufe0f")).toBe("");
    expect(cleanName()).toBe("");
  });
});
