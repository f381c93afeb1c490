/**
 * The page's texts by what is loaded together, each under the name of its first Fluent file; `page` is
 * for every screen. Every file is in one of them, except the terminal's own.
 */

import type { Messages } from "./messages";

export const TEXTS = {
  page: import.meta.glob<Messages>("../../../src/lanterns/locale/*/page.ftl", {
    query: "?and=table,pieces,events,errors",
    import: "default",
  }),
  screens: import.meta.glob<Messages>("../../../src/lanterns/locale/*/screens.ftl", {
    query: "?and=bots",
    import: "default",
  }),
  cards: import.meta.glob<Messages>("../../../src/lanterns/locale/*/cards.ftl", {
    import: "default",
  }),
  learn: import.meta.glob<Messages>("../../../src/lanterns/locale/*/learn.ftl", {
    import: "default",
  }),
  guide: import.meta.glob<Messages>("../../../src/lanterns/locale/*/guide.ftl", {
    import: "default",
  }),
  replay: import.meta.glob<Messages>("../../../src/lanterns/locale/*/replay.ftl", {
    query: "?and=records",
    import: "default",
  }),
  coach: import.meta.glob<Messages>("../../../src/lanterns/locale/*/coach.ftl", {
    query: "?and=review",
    import: "default",
  }),
};
