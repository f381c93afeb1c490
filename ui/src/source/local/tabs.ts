/** Several tabs of one browser at the same tables: they follow each other, and one plays the bots. */

const CHANNEL = "lanterns-tables";

/** Hear from other tabs which tables they have changed, and tell them. */
export function otherTabs(onchange: (table: string) => void): { tell(table: string): void } {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<string>) => onchange(data);
  return { tell: (table) => channel.postMessage(table) };
}

/**
 * Agree on the tab that plays the bots of a table: the first one, and after it the next.
 *
 * Without locks, as on plain addresses of a home network, every tab plays them: the log takes the
 * first action, and the others are dropped.
 */
export function holdBots(onchange: (table: string, areElsewhere: boolean) => void) {
  const held = new Map<string, AbortController & { release?: () => void }>();
  return {
    take(table: string): void {
      if (!navigator.locks || held.has(table)) return;
      const wanted: AbortController & { release?: () => void } = new AbortController();
      held.set(table, wanted);
      onchange(table, true);
      const hold = () => {
        onchange(table, false);
        return new Promise<void>((resolve) => {
          wanted.release = resolve;
        });
      };
      navigator.locks
        .request(`lanterns-bots-${table}`, { signal: wanted.signal }, hold)
        .catch(() => undefined);
    },
    release(table: string): void {
      const wanted = held.get(table);
      held.delete(table);
      wanted?.release?.();
      wanted?.abort();
    },
  };
}
