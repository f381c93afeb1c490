/** Honor over time as lines: one step up for each dedication. */

export interface Line {
  readonly seat: number;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
}

interface Mark {
  readonly honor: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A line for each seat in a frame whose origin is its top left corner. */
export function linesOf(byTurn: readonly (readonly number[])[], frame: Frame): readonly Line[] {
  const players = byTurn[0]?.length ?? 0;
  const most = highest(byTurn);
  const x = (turn: number) => round((turn / Math.max(byTurn.length, 1)) * frame.width);
  const y = (honor: number) => heightOf(honor, most, frame);
  return Array.from({ length: players }, (_, seat) => {
    let path = `M0 ${y(0)}`;
    let last = 0;
    byTurn.forEach((honor, turn) => {
      const now = honor[seat] ?? last;
      if (now !== last) path += `H${x(turn + 1)}V${y(now)}`;
      last = now;
    });
    const end = { x: x(byTurn.length), y: y(last) };
    return { seat, path: `${path}H${end.x}`, end };
  });
}

/** Numbers beside the graph: from nothing to the most that anybody reached, in even steps. */
export function scaleOf(byTurn: readonly (readonly number[])[], frame: Frame): readonly Mark[] {
  const most = highest(byTurn);
  const step = most > 60 ? 20 : most > 24 ? 10 : 5;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => {
    const honor = place * step;
    return { honor, y: heightOf(honor, most, frame) };
  });
}

function heightOf(honor: number, most: number, frame: Frame): number {
  return round(frame.height - (honor / most) * frame.height);
}

function highest(byTurn: readonly (readonly number[])[]): number {
  return Math.max(1, ...(byTurn.at(-1) ?? []));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
