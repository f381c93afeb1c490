import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../players/preferences.svelte";
import { button, click, render } from "../../testing/render";
import type { Invitation } from "../../wire/protocol";
import { setLanguage } from "../../words/words.svelte";
import Join from "./Join.svelte";

const TOKEN = "t1.secret";
const INVITATION: Invitation = {
  table: "t1",
  title: "Moon Pond",
  seat: 2,
  version: 2,
  commitment: "ab".repeat(32),
  host: 0,
  seats: [
    { name: "Ana", face: "rabbit", level: null },
    { name: "", face: "", level: "fox" },
    null,
    null,
  ],
};

const serve = vi.fn();

function answer(body: object): Response {
  return new Response(JSON.stringify(body));
}

/** The bodies of the requests to an address. */
function sent(address: string) {
  return serve.mock.calls
    .filter(([where]) => where === address)
    .map(([, init]) => JSON.parse(init.body));
}

async function invited(invitation = INVITATION): Promise<HTMLElement> {
  serve.mockImplementation(async () => answer(invitation));
  const root = render(Join, { token: TOKEN });
  await vi.waitFor(() => {
    flushSync();
    expect(root.querySelector("h1")).not.toBeNull();
  });
  return root;
}

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  preferences.face = "rabbit";
  serve.mockReset();
  vi.stubGlobal("fetch", serve);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("../../kit/sha256");
});

describe("an invitation", () => {
  it("says who invites, to what, and who is there, before anything technical", async () => {
    const root = await invited();
    expect(root.querySelector("h1")?.textContent).toBe("Ana invites you to “Moon Pond”");
    const seats = [...root.querySelectorAll("li")].map((seat) => seat.textContent?.trim());
    expect(seats).toEqual(["Ana", "Fox", "You", "Free seat"]);
    expect(root.querySelector("code")?.closest("details")?.open).toBe(false);
  });

  it("names the table where its host has no seat", async () => {
    const root = await invited({ ...INVITATION, host: null });
    expect(root.querySelector("h1")?.textContent).toBe("You are invited to “Moon Pond”");
  });

  it("offers a lantern that nobody at the table has, and keeps mine for other tables", async () => {
    const root = await invited();
    const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map(({ disabled }) => disabled).indexOf(true)).toBe(0);
    expect(radios.map(({ checked }) => checked).indexOf(true)).toBe(1);
    serve.mockImplementation(async () => answer({ outcome: "applied", version: 3 }));
    click(button(root, "Sit down"));
    await vi.waitFor(() => expect(sent("/api/tables/t1/commands")).toHaveLength(1));
    const [sit] = sent("/api/tables/t1/commands");
    expect(sit).toMatchObject({ type: "sit", seat: 2, face: "panda", invitation: TOKEN });
    expect(preferences.face).toBe("rabbit");
  });

  it("can be followed to watch", async () => {
    const root = await invited();
    click(button(root, "Watch"));
    await vi.waitFor(() => expect(sent("/api/join")).toHaveLength(2));
    expect(sent("/api/join").map(({ watch }) => watch)).toEqual([false, true]);
  });

  it("stays on the screen, with a word, if a part of the page cannot be loaded", async () => {
    const root = await invited();
    vi.doMock("../../kit/sha256", () => {
      throw new Error("no network");
    });
    click(button(root, "Sit down"));
    await vi.waitFor(() => {
      flushSync();
      expect(root.querySelector("[role=alert]")?.textContent).toContain("try again");
    });
    expect(sent("/api/tables/t1/commands")).toEqual([]);
    expect(button(root, "Sit down").disabled).toBe(false);
  });
});
