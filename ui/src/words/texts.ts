/**
 * The page's texts by what is loaded together, each under the name of its first Fluent file; `page` is
 * for every screen. The terminal's own file is in none of them.
 */

import type { Messages } from "./messages";

export const TEXTS = {
  page: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/page.ftl", {
    query: "?and=table,pieces,events,errors",
  }),
  screens: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/screens.ftl", {
    query: "?and=bots,credits",
  }),
  festival: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/festival.ftl"),
  cards: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/cards.ftl"),
  learn: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/learn.ftl", {
    query: "?and=credits",
  }),
  guide: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/guide.ftl"),
  replay: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/replay.ftl", {
    query: "?and=records",
  }),
  coach: import.meta.glob<{ default: Messages }>("../../../src/lanterns/locale/*/coach.ftl", {
    query: "?and=review",
  }),
};
