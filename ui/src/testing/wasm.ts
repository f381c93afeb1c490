/** The simulator under Node. */

import { readFileSync } from "node:fs";
import { CoreModule } from "../core/module";
import { CoreRules } from "../core/rules";

export async function coreModule(): Promise<CoreModule> {
  const bytes = readFileSync("src/core/lanterns.wasm");
  return CoreModule.load(new Uint8Array(bytes), () => performance.now() / 1000);
}

export async function coreRules(): Promise<CoreRules> {
  return new CoreRules(await coreModule());
}
