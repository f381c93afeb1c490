import { beforeAll, expect, it } from "vitest";
import { FakeSource } from "../testing/fake-source.svelte";
import { render } from "../testing/render";
import { gameOf, stateOf } from "../testing/states";
import { setLanguage } from "../words/words.svelte";
import BankButton from "./BankButton.svelte";
import Supply from "./Supply.svelte";
import { TableView } from "./view.svelte";

beforeAll(() => setLanguage("en"));

it.each([
  ["beside the lake", Supply],
  ["on a phone", BankButton],
])("shows and says how many tiles are left to draw, %s", (_, Shown) => {
  const game = gameOf({ draw_count: 17, favor_bank: 13 });
  const root = render(Shown, { view: new TableView(new FakeSource(stateOf({ game }))) });
  const draw = root.querySelector("[data-draw]");
  expect(draw?.querySelector("b")?.textContent).toBe("17");
  expect(draw?.querySelector(".visually-hidden")?.textContent).toBe("17 tiles to draw");
  expect(draw?.getAttribute("title")).toBe("17 tiles to draw");
});
