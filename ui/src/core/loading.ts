/** Fetches a module of the simulator and starts it. */

import { CoreModule } from "./module";

export async function loadModule(address: string): Promise<CoreModule> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`The simulator cannot be fetched (${response.status}).`);
  return CoreModule.load(response, () => performance.now() / 1000);
}

/**
 * Return a function that loads a module when it is first called, and keeps what is made of it. After
 * a failure, as without a network, the next call fetches the module again.
 */
export function loader<T>(address: string, make: (module: CoreModule) => T): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= loadModule(address)
      .then(make)
      .catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
    return loaded;
  };
}
