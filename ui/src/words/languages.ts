/** Written by scripts/write_page_types.py from the list in lanterns.locale. */

import type { Messages } from "./messages";

export const LANGUAGES = ["en", "pl", "de", "it"] as const;
/** Each language's name in itself. */
export const OWN_NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch", "it": "Italiano"} as const;
/** The words by screen and language; the build joins the files of one. */
export const TEXTS = {
  every: import.meta.glob<Messages>("../../../src/lanterns/locale/*/page.ftl", {
    query: "?files=pieces,events,errors,bots,page,table&without=shelf|your-table|home-(?!my-turn|players)|lantern-name|table-names|local-|bot-about|subtitle|pitch|lobby-|seat-(?!free)|join|link-|abandon-|festival-|check|learn-end-link|theme(?!-to)|motion-|pace|volume|notify|letters|ranked-why|confirm-mouse|sound-why|end-(together|wanted)|move|new-version|unreachable-(why|here)|rematch|table-shortcut(-|s-mouse)|error-(too-many-tables|bad-invitation|no-seat|seat-taken|bot-name|no-level|sides-count|seats-empty|one-part|not-sealed|not-revealed|wrong-part|already-started|not-creator|not-ended|rematched)|replay-|error-no-format|error-unknown-format|error-missing-key|error-bad-key|error-bad-result|error-bad-setup|error-result-|error-link-|error-seat-(count|unknown|repeated|order)|error-tile-(count|unknown|repeated)|reason-|weighed-",
    import: "default",
  }),
  around: import.meta.glob<Messages>("../../../src/lanterns/locale/*/page.ftl", {
    query: "?files=bots,page,table&only=shelf|your-table|home-(?!my-turn|players)|lantern-name|table-names|local-|bot-about|subtitle|pitch|lobby-|seat-(?!free)|join|link-|abandon-|festival-|check|learn-end-link|theme(?!-to)|motion-|pace|volume|notify|letters|ranked-why|confirm-mouse|sound-why|end-(together|wanted)|move|new-version|unreachable-(why|here)|rematch|table-shortcut(-|s-mouse)|error-(too-many-tables|bad-invitation|no-seat|seat-taken|bot-name|no-level|sides-count|seats-empty|one-part|not-sealed|not-revealed|wrong-part|already-started|not-creator|not-ended|rematched)",
    import: "default",
  }),
  learn: import.meta.glob<Messages>("../../../src/lanterns/locale/*/learn.ftl", {
    query: "?files=learn",
    import: "default",
  }),
  replay: import.meta.glob<Messages>("../../../src/lanterns/locale/*/replay.ftl", {
    query: "?files=replay,errors&only=replay-|error-no-format|error-unknown-format|error-missing-key|error-bad-key|error-bad-result|error-bad-setup|error-result-|error-link-|error-seat-(count|unknown|repeated|order)|error-tile-(count|unknown|repeated)",
    import: "default",
  }),
  guide: import.meta.glob<Messages>("../../../src/lanterns/locale/*/guide.ftl", {
    query: "?files=guide",
    import: "default",
  }),
};
