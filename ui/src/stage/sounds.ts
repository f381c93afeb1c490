/** The sounds that belong to each beat of a scene. */

import type { Cue } from "../sound/synth";
import type { Beat, Scene } from "./scene";
import type { Stage } from "./stage.svelte";

/** Matches and beams of one beat follow each other. */
const APART = 80;

/** The sounds of a beat; of the cards that are dealt, only mine are heard. */
export function cuesOf(scene: Scene, beat: Beat, mine: number | undefined): readonly Cue[] {
  const { events } = scene.happened;
  switch (beat.name) {
    case "exchange":
    case "discard":
      return [{ name: "paper" }];
    case "dedicate":
      return events.flatMap((event) =>
        event.type === "dedicated"
          ? [
              { name: "paper" },
              { name: "dedicate", pitch: event.honor, delay: beat.duration * 0.5 },
            ]
          : [],
      );
    case "glide":
      return [{ name: "tile", delay: beat.duration * 0.8 }];
    case "match": {
      const matches = events.filter(({ type }) => type === "matched");
      const favor = events.some((event) => event.type === "favor_earned" && event.received);
      return [
        // My own tile does not glide, so it lands here.
        ...landing(scene),
        ...matches.map((_, nth) => ({ name: "match" as const, pitch: nth, delay: nth * APART })),
        ...(favor ? [{ name: "favor" as const, delay: matches.length * APART }] : []),
      ];
    }
    case "beams":
      return [
        ...(events.some(({ type }) => type === "matched") ? [] : landing(scene)),
        ...events.flatMap((event) =>
          event.type === "faced" && event.seat === mine
            ? [
                {
                  name: event.received ? ("beam" as const) : ("denied" as const),
                  pitch: event.color,
                },
              ]
            : [],
        ),
      ];
    default:
      return [];
  }
}

function landing({ isMine }: Scene): readonly Cue[] {
  return isMine ? [{ name: "tile" }] : [];
}

/** Whether this beat brings the last tile of the draw stack. */
export function drawsLastTile({
  scene,
  beat,
  live,
}: Pick<Stage, "scene" | "beat" | "live">): boolean {
  return (
    beat?.name === "rest" &&
    live.state?.game?.draw_count === 0 &&
    scene?.happened.events.some(({ type }) => type === "tile_drawn") === true
  );
}
