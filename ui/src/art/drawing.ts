/** Reads the drawings of the lantern characters. */

interface Stroke {
  readonly d: string;
  readonly paint: string;
  /** The width of a line; none for a filled shape. */
  readonly width: number | undefined;
  readonly mirrored: boolean;
}

type Layer = "b" | "p" | "f";

export type Drawing = Readonly<Record<Layer, readonly Stroke[]>>;

const LINE = /^([bpf])(\|?) (#\w+)(?:~([\d.]+))? (.+)$/;
const known = new Map<string, Drawing>();

/** Parse a drawing; the same text is parsed once. */
export function readDrawing(text: string): Drawing {
  let drawing = known.get(text);
  if (!drawing) {
    drawing = parse(text);
    known.set(text, drawing);
  }
  return drawing;
}

function parse(text: string): Drawing {
  const layers: Record<Layer, Stroke[]> = { b: [], p: [], f: [] };
  for (const line of text.split("\n")) {
    const [, layer, mirrored, paint = "", width, path = ""] = LINE.exec(line) ?? [];
    if (!layer) throw new Error(`not a line of a drawing: ${line}`);
    layers[layer as Layer].push({
      d: path.startsWith("@") ? circle(path.slice(1).split(",").map(Number)) : path,
      paint,
      width: width === undefined ? undefined : Number(width),
      mirrored: mirrored === "|",
    });
  }
  return layers;
}

function circle([x = 0, y = 0, r = 0]: readonly number[]): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
