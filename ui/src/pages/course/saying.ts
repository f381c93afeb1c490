/** What the guide says: the words for where the learner stands. */

import type { TableEvent } from "../../stage/events";
import { botName } from "../../stage/seats";
import { letterOf } from "../../wire/letters";
import type { Color } from "../../wire/protocol";
import { colorKey } from "../../words/keys";
import { hasMessage, joinChoice, t } from "../../words/words.svelte";
import type { Guide } from "./guide.svelte";

export function saying(guide: Guide): string {
  const { course, scene, step, mood } = guide;
  switch (mood) {
    case "asks":
      return t(`guide-ask-${step.name}`, facts(guide));
    case "else":
      return elseWords(guide);
    case "over":
      return t(`guide-over-${scene.name}`, facts(guide));
    case "finished":
      return t(`guide-end-${course.name}`, facts(guide));
  }
}

/** What to say to something else than was asked for; some steps have words of their own. */
function elseWords(guide: Guide): string {
  if (guide.isFair) return t("guide-fair");
  const own = `guide-else-${guide.step.name}`;
  return hasMessage(own) ? t(own, facts(guide)) : t("guide-else");
}

/** What there is to name: the bot, what the last actions gave, and what the scene is about. */
function facts({ course, scene, since, mine, source }: Guide) {
  const events = since.flatMap((happened) => happened.events);
  const { colors = [], color, ...more } = scene.facts ?? {};
  const [own] = events;
  const took = events.some(
    (event) => "color" in event && event.seat === mine && event.received && event.color === color,
  );
  const dedicated = events.findLast(({ type }) => type === "dedicated");
  const given = events.find((event) => event.type === "faced" && event.seat !== mine);
  const gives = given?.type === "faced" ? given : undefined;
  const { honor } = source.state?.result ?? {};
  return {
    bot: botName(course.bot),
    how: own?.type ?? "dedicated",
    honor: dedicated?.type === "dedicated" ? dedicated.honor : 0,
    mine: honor?.[mine] ?? 0,
    other: Math.max(0, ...(honor?.filter((_, seat) => seat !== mine) ?? [])),
    hands: gives?.received && colors.includes(gives.color) ? "yes" : "no",
    missed: gives?.received === false ? "yes" : "no",
    took: took ? "yes" : "no",
    supply: source.state?.game?.supply[color ?? 0] ?? 0,
    color: keyOf(color ?? faced(events, mine)),
    colors: joinChoice(colors.map((one) => t("color", { color: keyOf(one) }))),
    ...more,
  };
}

/** The card that the last tile on the lake gave to a seat. */
function faced(events: readonly TableEvent[], seat: number): number {
  const laid = events.findLastIndex(({ type }) => type === "tile_laid");
  const found = events
    .slice(Math.max(laid, 0))
    .find((event) => event.type === "faced" && event.seat === seat);
  return found?.type === "faced" ? found.color : 0;
}

function keyOf(color: number): string {
  return colorKey(letterOf(color as Color));
}
