/**
 * The page's rooms, and the rule that holds them: a room imports those after it in this list and
 * none before it. Types that Svelte components import are not seen, because they are compiled first.
 */
const ROOMS = Object.keys({
  app: "starts the page and selects the screen; what is loaded when",
  pages: "a folder for each screen; none imports another",
  coach: "hints at a table, and judgments in words",
  players: "who plays: bots on a shelf, people and their lanterns, seats that move",
  table: "the parts of the table: seats, hand, tray, log",
  frame: "what screens have around them: addresses, header, menus, notices",
  stage: "what is shown of what happened: scenes, events, sentences, reach",
  lake: "the laid tiles as a map to look at and to point at",
  source: "a table from anywhere: the server, this browser, a replay, a course",
  engine: "a game played by the simulator: messages, records, links, shuffle; no DOM",
  core: "the simulator as WebAssembly, and its workers",
  kit: "widgets and helpers that know nothing of the game",
  art: "lanterns, tiles, cards and faces, drawn",
  sound: "sounds, made of waves",
  settings: "how the player wants the page",
  words: "texts in the languages",
  wire: "the server's messages and requests, and the printed pieces",
  storage: "what this browser keeps",
});
const TESTS = "\\.test\\.ts$|^src/testing/";

module.exports = {
  forbidden: [
    {
      name: "no-circle",
      severity: "error",
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: "pages-apart",
      comment: "A screen does not import another; what they share is in a room below.",
      severity: "error",
      from: { path: "^src/pages/([^/]+)/", pathNot: TESTS },
      to: { path: "^src/pages/", pathNot: "^src/pages/$1/" },
    },
    {
      name: "no-loose-file",
      comment: "Every file is in one of the rooms.",
      severity: "error",
      from: {},
      to: { path: "^src/", pathNot: `^src/(${ROOMS.join("|")}|style|testing)/` },
    },
    {
      name: "a-table-from-anywhere",
      comment: "What shows a table reads it from a source and does not know which kind it is.",
      severity: "error",
      from: { path: "^src/(coach|table|stage|lake)/", pathNot: TESTS },
      to: { path: "^src/(source/(?!source\\.ts)|wire/api)" },
    },
    {
      name: "the-face-of-the-table",
      comment: "Other rooms use the table's face and its components, not what these share.",
      severity: "error",
      from: { path: "^src/", pathNot: `^src/table/|${TESTS}` },
      to: {
        path: "^src/table/.*\\.ts$",
        pathNot: "^src/table/(api|view\\.svelte|screen\\.svelte|theater/turn-gains)\\.ts$",
      },
    },
    ...ROOMS.map((room, floor) => ({
      name: `below-${room}`,
      comment: `Imports run downwards: ${room}/ does not import a room above it.`,
      severity: "error",
      from: { path: `^src/${room}/`, pathNot: TESTS },
      to: { path: `^src/(${[...ROOMS.slice(0, floor), "testing"].join("|")})/` },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".svelte.ts", ".svelte", ".js", ".json"] },
  },
};
