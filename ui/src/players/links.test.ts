import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const serve = vi.fn();

/** The links of a page that was opened at an address. */
async function linksAt(address: string) {
  vi.resetModules();
  vi.stubGlobal("location", new URL(address));
  return await import("./links.svelte");
}

describe("links", () => {
  beforeEach(() => {
    serve.mockReset();
    vi.stubGlobal("fetch", serve);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("keep their token where no server sees it", async () => {
    const { joinLink } = await linksAt("https://lake.example/t/t1");
    expect(joinLink("t1.secret")).toBe("https://lake.example/join#t1.secret");
  });

  it("lead to where others find the server", async () => {
    const { findPublicAddress, isLocalOnly, joinLink } = await linksAt(
      "http://localhost:8360/t/t1",
    );
    serve.mockResolvedValue(new Response('{"address": "http://192.0.2.7:8360/"}'));
    expect(isLocalOnly()).toBe(true);
    findPublicAddress();
    findPublicAddress();
    await vi.waitFor(() => expect(isLocalOnly()).toBe(false));
    expect(joinLink("t1.secret")).toBe("http://192.0.2.7:8360/join#t1.secret");
    expect(serve).toHaveBeenCalledTimes(1);
  });

  it.each(["localhost", "127.0.0.1", "127.1.2.3", "0.0.0.0", "[::1]", "[::]"])(
    "lead back under %s",
    async (host) => {
      const { isLocalOnly } = await linksAt(`http://${host}:8360/`);
      expect(isLocalOnly()).toBe(true);
    },
  );

  it.each(["192.0.2.8", "lake.example", "localhost.lake.example"])(
    "lead on under %s",
    async (host) => {
      const { findPublicAddress, isLocalOnly } = await linksAt(`http://${host}:8360/t/t1`);
      findPublicAddress();
      expect(isLocalOnly()).toBe(false);
      expect(serve).not.toHaveBeenCalled();
    },
  );

  it("are asked for again where the server could not be reached", async () => {
    const { findPublicAddress, isLocalOnly, joinLink } = await linksAt("http://127.0.0.1:8360/");
    serve.mockRejectedValueOnce(new TypeError("no network"));
    findPublicAddress();
    await vi.waitFor(() => expect(serve).toHaveBeenCalledTimes(1));
    expect(joinLink("a")).toBe("http://127.0.0.1:8360/join#a");
    serve.mockResolvedValue(new Response('{"address": "http://192.0.2.7:8360/"}'));
    await vi.waitFor(() => {
      findPublicAddress();
      expect(isLocalOnly()).toBe(false);
    });
  });
});
