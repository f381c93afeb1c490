import { describe, expect, it } from "vitest";
import { tidied } from "./commands";

describe("a name or a title", () => {
  it("goes to the server without what a field lets through and the server does not", () => {
    expect(tidied(" Ana\tMaria\r\n")).toBe("Ana Maria");
    expect(tidied("\u202eAna\u200b")).toBe("Ana");
    expect(tidied("\t")).toBe("");
    expect(tidied()).toBe("");
  });
});
