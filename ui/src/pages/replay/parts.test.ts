import { flushSync } from "svelte";
import { encode } from "uqr";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { button, click, named, render } from "../../testing/render";
import { playbackOf } from "../../testing/replays";
import { setLanguage } from "../../words/words.svelte";
import Controls from "./Controls.svelte";
import Hands from "./Hands.svelte";
import { momentsOf } from "./moments";
import OpenGame from "./OpenGame.svelte";
import Options from "./Options.svelte";
import type { Playback } from "./playback.svelte";
import { svgOf } from "./share/picture";
import ShareGame from "./share/ShareGame.svelte";
import TurnList from "./TurnList.svelte";

beforeAll(() => setLanguage("en"));

let playback: Playback;
beforeEach(async () => {
  playback = await playbackOf(2);
  playback.speed = "fast";
});

describe("the controls", () => {
  const controls = () => render(Controls, { playback, moments: momentsOf(playback) });

  it("move by the slider, and say where it is", () => {
    const root = controls();
    const slider = named(root, "input", "Moment of the game") as HTMLInputElement;
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^0 of \d+: The tiles are dealt$/);
    slider.value = "1";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(playback.source.ply).toBe(1);
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^1 of \d+: Ana$/);
  });

  it("move by buttons, which end where the game does", () => {
    const root = controls();
    expect(button(root, "One action back").disabled).toBe(true);
    click(button(root, "One action forward"));
    expect(playback.source.ply).toBe(1);
    click(button(root, "To the end"));
    expect(playback.isAtEnd).toBe(true);
    expect(button(root, "One action forward").disabled).toBe(true);
    click(button(root, "One action back"));
    click(button(root, "To the beginning"));
    expect(playback.source.ply).toBe(0);
    click(button(root, "Play"));
    click(button(root, "Pause"));
    expect(playback.isPlaying).toBe(false);
  });

  it("change the speed", () => {
    const select = named(controls(), "select", "Speed") as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text.trim())).toHaveLength(4);
    select.value = "fastest";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(playback.speed).toBe("fastest");
  });
});

describe("the turns", () => {
  it("lead to the end of each, and mark the one that is shown", () => {
    const moments = momentsOf(playback);
    const root = render(TurnList, { playback, moments });
    const turns = [...root.querySelectorAll("button")];
    expect(turns).toHaveLength(moments.length);
    expect(turns[0]?.getAttribute("aria-current")).toBe("step");
    expect(turns[1]?.getAttribute("aria-label")).toMatch(/^1\. Ana places a tile/);
    click(turns[5] as Element);
    expect(playback.source.ply).toBe(moments[5]?.last);
    expect(turns[5]?.getAttribute("aria-current")).toBe("step");
    expect(turns[0]?.hasAttribute("aria-current")).toBe(false);
  });
});

describe("the hands", () => {
  it("are the seat's own, or all of them", () => {
    const root = render(Hands, { view: playback.view });
    const lists = () =>
      [...root.querySelectorAll("ul")].map((one) => one.getAttribute("aria-label"));
    expect(lists()).toEqual(["Tiles of Ana"]);
    expect(root.querySelectorAll("li svg[role=img]")).toHaveLength(3);
    playback.look(0, true);
    flushSync();
    expect(lists()).toEqual(["Tiles of Ana", "Tiles of Heron"]);
  });
});

describe("the options", () => {
  it("turn the table, open the hands, and lead on", () => {
    const [onshare, onplay] = [vi.fn(), vi.fn()];
    const root = render(Options, { playback, onshare, onplay });
    const select = root.querySelector("select") as HTMLSelectElement;
    select.value = "1";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(playback.source.seat).toBe(1);
    (root.querySelector("input[type=checkbox]") as HTMLInputElement).click();
    flushSync();
    expect(playback.source.isOpen).toBe(true);
    click(button(root, "Share"));
    click(button(root, "Continue playing from here"));
    expect([onshare, onplay].map((one) => one.mock.calls.length)).toEqual([1, 1]);
    playback.seek(playback.source.last);
    flushSync();
    expect(() => button(root, "Continue playing from here")).toThrow();
  });
});

describe("sharing", () => {
  it("has the link to the game, and to the moment, and a code to scan", () => {
    // There is no server to ask for its public address.
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
    playback.seek(4);
    render(ShareGame, { playback, onclose: () => undefined });
    const links = [...document.querySelectorAll<HTMLInputElement>("dialog input")];
    const [game = "", moment = ""] = links.map(({ value }) => value);
    expect(game).toMatch(/\/replay#1[\w-]+$/);
    expect(moment).toBe(`${game}.4`);
    click(button(document, "QR code"));
    const code = named(document, "dialog svg", "QR code of the link Link to this game");
    const dark = encode(game, { border: 4 }).data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}` : [])),
    );
    expect(
      code
        .querySelector("path")
        ?.getAttribute("d")
        ?.match(/M\d+ \d+/g),
    ).toEqual(dark);
    vi.unstubAllGlobals();
  });

  it("draws a picture that needs nothing but itself", () => {
    const { lake } = playback.source.final;
    const scene = { lake, spin: 0, title: "A & <B>\u0000", scores: ["Ana 3"] } as const;
    const { text, width, height } = svgOf(scene);
    expect(width).toBeGreaterThan(500);
    expect(height).toBeGreaterThan(300);
    expect(text.match(/class="tile/g)).toHaveLength(lake.length);
    expect(text).toContain("A &amp; &lt;B&gt;");
    expect(text).not.toContain("\u0000");
    expect(text).not.toMatch(/href=/);
  });
});

describe("opening a game", () => {
  it("says what is wrong, and takes a file or a link", () => {
    const [onfile, onlink] = [vi.fn(), vi.fn()];
    const root = render(OpenGame, { trouble: "It is damaged.", onfile, onlink });
    expect(root.querySelector("[role=alert]")?.textContent).toBe("It is damaged.");
    const field = root.querySelector("form input") as HTMLInputElement;
    expect(button(root, "Show the game").disabled).toBe(true);
    field.value = "https://example.org/replay#1abc";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    root.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
    expect(onlink).toHaveBeenCalledWith("https://example.org/replay#1abc");
    const file = root.querySelector("input[type=file]") as HTMLInputElement;
    Object.defineProperty(file, "files", { value: [new File(["{}"], "game.json")] });
    file.dispatchEvent(new Event("change", { bubbles: true }));
    expect(onfile).toHaveBeenCalledTimes(1);
  });
});
