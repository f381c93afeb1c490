/** A line whose code is still on its way: nothing is sent before it has arrived. */

import type { Connect, Line } from "./line";

export function laterLine(load: () => Promise<Connect>): Connect {
  return (table, listener) => {
    let line: Line | undefined;
    let isClosed = false;
    load().then(
      (connect) => {
        if (!isClosed) line = connect(table, listener);
      },
      () => listener.failed?.("broken"),
    );
    return {
      send: (message) => line?.send(message) ?? false,
      retryBot: () => line?.retryBot?.(),
      close: () => {
        isClosed = true;
        line?.close();
      },
    };
  };
}
