/** Lets Node import the page's modules, which name no ending; the build adds it, and so does this. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { createInterface } from "node:readline";

const PAGE = new URL("../../ui/src/", import.meta.url);

registerHooks({
  resolve(name, context, next) {
    const isOurs = name.startsWith(".") && !/\.\w+$/.test(name);
    return next(isOurs ? `${name}.ts` : name, context);
  },
});

export function pageModule(name) {
  return import(new URL(`${name}.ts`, PAGE).href);
}

/** Load one of the simulator's modules. */
export async function loadCore(name) {
  const { CoreModule } = await pageModule("core/module");
  const module = readFileSync(new URL(`core/${name}.wasm`, PAGE));
  return CoreModule.load(module, () => performance.now() / 1000);
}

/** The simulator as the page's referee. */
export async function loadRules(name = "rules") {
  const { CoreRules } = await pageModule("core/rules");
  return new CoreRules(await loadCore(name));
}

export function readNet(players) {
  return readFileSync(new URL(`../../src/lanterns/core/nets/${players}-players.net`, PAGE));
}

/** Answer every line of standard input, a JSON text, with another. */
export async function answerLines(answer) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
  }
}
