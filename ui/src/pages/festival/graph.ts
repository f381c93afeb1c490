/** Honor over time as lines: one step up for each dedication. */

interface HonorLine {
  readonly seat: number;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
}

interface ScaleMark {
  readonly honor: number;
  readonly y: number;
}

interface GraphSize {
  readonly width: number;
  readonly height: number;
}

/** Return a line for each seat; the origin is the top left corner. */
export function linesOf(
  byTurn: readonly (readonly number[])[],
  size: GraphSize,
): readonly HonorLine[] {
  const players = byTurn[0]?.length ?? 0;
  const most = highest(byTurn);
  const x = (turn: number) => round((turn / Math.max(byTurn.length, 1)) * size.width);
  const y = (honor: number) => heightOf(honor, most, size);
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

/** Return the numbers of the scale, in even steps up to the highest honor. */
export function scaleOf(
  byTurn: readonly (readonly number[])[],
  size: GraphSize,
): readonly ScaleMark[] {
  const most = highest(byTurn);
  const step = most > 60 ? 20 : most > 24 ? 10 : 5;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => {
    const honor = place * step;
    return { honor, y: heightOf(honor, most, size) };
  });
}

function heightOf(honor: number, most: number, size: GraphSize): number {
  return round(size.height - (honor / most) * size.height);
}

function highest(byTurn: readonly (readonly number[])[]): number {
  return Math.max(1, ...(byTurn.at(-1) ?? []));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
