/** Fetches a module of the simulator and starts it. */

import { CoreModule } from "./module";

export async function loadModule(address: string): Promise<CoreModule> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`The simulator cannot be fetched (${response.status}).`);
  return CoreModule.load(response, () => performance.now() / 1000);
}
