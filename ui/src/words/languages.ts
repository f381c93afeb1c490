/** Written by scripts/write_page_types.py from the list in lanterns.locale. */

import type { Messages } from "./messages";

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
/** Each language's name in itself. */
export const OWN_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch", "it": "Italiano"} as const;
/** The words by screen and language; the build joins the files of one. */
export const TEXTS = {
  every: import.meta.glob<Messages>("../../../src/lanterns/locale/*/page.ftl", {
    query: "?files=pieces,events,errors,bots,page,table&without=shelf|your-table|home-(?!my-turn)|lantern-name|table-names|local-|bot-about|bot-choice|hand-over|sound =|record =|awaited|replaced|reclaim|watching|subtitle|pitch|credits|lobby-|seat-(?!free)|join|link-|abandon[- ]|festival-|check|learn-end-link|theme(?!-to)|motion|pace|volume|notify|letters|ranked-why|confirm-mouse|sound-why|end-(together|wanted)|move|new-version|unreachable-(why|here)|rematch|table-shortcut(-|s-mouse)|error-(too-many-tables|bad-invitation|no-seat|seat-taken|bot-name|no-level|sides-count|seats-empty|one-part|not-sealed|not-revealed|wrong-part|already-started|not-creator|not-ended|rematched|no-browser|foreign-origin|bad-message|too-large)|replay-|error-not-json|error-not-an-object|error-bad-action|error-no-format|error-unknown-format|error-missing-key|error-bad-key|error-bad-result|error-bad-setup|error-result-|error-link-|error-seat-(count|unknown|repeated|order)|error-tile-(count|unknown|repeated)|table-give|table-take(?!-back)|table-exchange-|table-pairs|table-lack-|table-generic|table-discard(?!-begun)|table-dedicate-surplus|action-(exchange|dedicate|discard)|coach-|hint-|review-|verdict|reason-|action-(exchange|dedicate|discard)|weighed-|action-place|discards|cards-left-none|favor-left-none|event-tile-laid|event-matched|event-favor-|event-faced|event-tile-drawn(?!-hidden)|cards =|tile =|cell =",
    import: "default",
  }),
  around: import.meta.glob<Messages>("../../../src/lanterns/locale/*/page.ftl", {
    query: "?files=bots,page,table&only=shelf|your-table|home-(?!my-turn)|lantern-name|table-names|local-|bot-about|bot-choice|hand-over|sound =|record =|awaited|replaced|reclaim|watching|subtitle|pitch|credits|lobby-|seat-(?!free)|join|link-|abandon[- ]|festival-|check|learn-end-link|theme(?!-to)|motion|pace|volume|notify|letters|ranked-why|confirm-mouse|sound-why|end-(together|wanted)|move|new-version|unreachable-(why|here)|rematch|table-shortcut(-|s-mouse)|error-(too-many-tables|bad-invitation|no-seat|seat-taken|bot-name|no-level|sides-count|seats-empty|one-part|not-sealed|not-revealed|wrong-part|already-started|not-creator|not-ended|rematched|no-browser|foreign-origin|bad-message|too-large)",
    import: "default",
  }),
  cards: import.meta.glob<Messages>("../../../src/lanterns/locale/*/page.ftl", {
    query: "?files=table,events&only=table-give|table-take(?!-back)|table-exchange-|table-pairs|table-lack-|table-generic|table-discard(?!-begun)|table-dedicate-surplus|action-(exchange|dedicate|discard)",
    import: "default",
  }),
  learn: import.meta.glob<Messages>("../../../src/lanterns/locale/*/learn.ftl", {
    query: "?files=learn,page&only=learn-|credits|home-players",
    import: "default",
  }),
  replay: import.meta.glob<Messages>("../../../src/lanterns/locale/*/replay.ftl", {
    query: "?files=replay,errors&only=replay-|error-not-json|error-not-an-object|error-bad-action|error-no-format|error-unknown-format|error-missing-key|error-bad-key|error-bad-result|error-bad-setup|error-result-|error-link-|error-seat-(count|unknown|repeated|order)|error-tile-(count|unknown|repeated)",
    import: "default",
  }),
  guide: import.meta.glob<Messages>("../../../src/lanterns/locale/*/guide.ftl", {
    query: "?files=guide",
    import: "default",
  }),
  coach: import.meta.glob<Messages>("../../../src/lanterns/locale/*/coach.ftl", {
    query: "?files=coach,review,bots,events&only=coach-|hint-|review-|verdict|reason-|action-(exchange|dedicate|discard)",
    import: "default",
  }),
};
