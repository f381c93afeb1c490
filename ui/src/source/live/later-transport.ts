/** A transport whose code is still on its way: nothing is sent before it has arrived. */

import type { Connect, Transport } from "./transport";

export function laterTransport(load: () => Promise<Connect>): Connect {
  return (table, listener) => {
    let transport: Transport | undefined;
    let isClosed = false;
    load().then(
      (connect) => {
        if (!isClosed) transport = connect(table, listener);
      },
      () => listener.failed?.("broken"),
    );
    return {
      send: (message) => transport?.send(message) ?? false,
      retryBot: () => transport?.retryBot?.(),
      close: () => {
        isClosed = true;
        transport?.close();
      },
    };
  };
}
