import { beforeAll, describe, expect, it } from "vitest";
import { logOf } from "../../engine/log";
import { LocalTable } from "../../engine/table";
import { recordOf } from "../../engine/table-record";
import { playbackOf } from "../../testing/replays";
import { setLanguage } from "../../words/words.svelte";
import { entriesFor } from "./play-on";

beforeAll(() => setLanguage("en"));

async function tableAt(ply: number, seat: number) {
  const { source } = await playbackOf(4);
  source.ply = ply;
  source.seat = seat;
  const rows = logOf(entriesFor(source));
  return { source, table: LocalTable.replay(source.played.rules, "local-0123456789abcdef", rows) };
}

describe("playing on from a replay", () => {
  it("opens a table at that moment, with me on the seat that was looked from", async () => {
    const { source, table } = await tableAt(20, 2);
    expect(table.status).toBe("playing");
    expect(table.game.state).toEqual(source.played.states[20]);
    expect(table.holders.map(({ isPerson }) => isPerson)).toEqual([false, false, true, false]);
    expect(table.holders.map(({ level }) => level)).toEqual(["artisan", "artisan", null, "sage"]);
    expect(table.holders.map(({ side }) => side)).toEqual(source.played.record.seats);
    expect(table.dealt.previous).toBe(source.id);
  });

  it("has a title that counts the actions, and a guest where I have no name", async () => {
    const titles = [];
    for (const ply of [0, 1, 20]) {
      const { table } = await tableAt(ply, 2);
      titles.push(table.title);
      expect(table.holders[2]?.name).toBe("Guest");
    }
    expect(titles).toEqual(["From the deal", "After 1 action", "After 20 actions"]);
  });

  it("names bots that it does not have, once each, and who plays for them", async () => {
    const { source } = await playbackOf(4);
    const names = ["bot:rival", "bot:sage", "Ana", "bot:rival"];
    const { played } = source;
    const seats = names.map((name, at) => ({ ...source.seats[at], level: name.slice(4) }));
    const [dealt] = entriesFor({ ply: 20, seat: 2, played, seats } as unknown as typeof source);
    expect(dealt).toMatchObject({
      title: "After 20 actions; Heron plays for rival",
      seats: [{ level: "artisan" }, { level: "sage" }, { name: "Guest" }, { level: "artisan" }],
    });
  });

  it("claims no shuffle for tiles that were dealt elsewhere", async () => {
    const { source, table } = await tableAt(20, 0);
    for (const [index, action] of source.played.record.actions.slice(20).entries()) {
      const seq = table.version + 1;
      table.absorb({ seq, command: `a${index}`, entry: { type: "acted", action } });
    }
    expect(table.status).toBe("over");
    const record = recordOf(table);
    expect(record).not.toHaveProperty("shuffle");
    expect(record).toMatchObject({ actions: source.played.record.actions });
  });
});
