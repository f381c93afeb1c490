/** What the guide says: the words for where the learner stands. */

import { letterOf } from "../../art/lanterns";
import { botName } from "../../game/seats";
import { colorKey } from "../../words/keys";
import { hasMessage, t } from "../../words/words.svelte";
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
  const own = `guide-else-${guide.step.name}`;
  return hasMessage(own) ? t(own, facts(guide)) : t("guide-else");
}

/** What there is to name: the bot, the card its tile gave me, the honor it earned, and the result. */
function facts({ course, since, mine, source }: Guide) {
  const events = since.flatMap((happened) => happened.events);
  const laid = events.findLastIndex(({ type }) => type === "tile_laid");
  const faced = events
    .slice(Math.max(laid, 0))
    .find((event) => event.type === "faced" && event.seat === mine && event.received);
  const [own] = events;
  const dedicated = events.findLast(({ type }) => type === "dedicated");
  const { honor } = source.state?.result ?? {};
  return {
    bot: botName(course.bot),
    how: own?.type === "discarded" ? own.type : "dedicated",
    color: faced?.type === "faced" ? colorKey(letterOf(faced.color)) : "none",
    honor: dedicated?.type === "dedicated" ? dedicated.honor : 0,
    mine: honor?.[mine] ?? 0,
    other: Math.max(0, ...(honor?.filter((_, seat) => seat !== mine) ?? [])),
  };
}
