import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { packMessages } from "./scripts/pack-messages.ts";

/** Where `lanterns serve` listens during development. */
const SERVER = process.env.LANTERNS_SERVER ?? "http://127.0.0.1:8360";

/** Small modules that every screen uses. */
const COMMON =
  /src\/(source\/tables|wire\/(?!bots|names)[\w-]+|art\/\w+|settings\/settings\.svelte|app\/(NotFound|screens)|frame\/(LanguageBar|address|route|Header|LazyScreen|Loading|LoadFailed|MessageScreen|Night|page-title|version)|kit\/(drag|Icon|Lazy|Dialog)|stage\/(seats|sentences|placements|tiles)|lake\/(geometry|grid)|words\/\w+)\.(ts|svelte)/;

/** Small modules that most screens use, but no table. */
const AROUND =
  /src\/(wire\/(bots|names)|source\/(commitments|seating|local\/tables|local\/storage\/(database|disk))|kit\/(sha256|RadioGroup)|players\/(beaten|preferences)\.svelte|frame\/(Backdrop|Credits))\.(ts|svelte)/;

/** The first page, with the small modules that one or two other screens use too. */
const FIRST =
  /src\/(pages\/home\/Home|source\/(new-table|table-names)|frame\/for-replay)\.(ts|svelte)/;

/** All that a table shows at once; what is opened on demand is fetched then. */
const TABLE =
  /src\/(art|stage\/(?!line-marks)|source\/(source|log|live\/(?!rematch))|lake\/(?!LakeMap|MiniMap)|sound\/sound|settings\/coached|frame\/(TableMenu\.|MenuButton|attention)|pages\/table\/(GameScreen|Curtain|TableNotices|chapter|ceremony)|table\/(?!Shortcuts|shortcut-list|log\/LogDrawer|seats\/SeatSheet|tray\/(card-panels\.|EndTurn|Recap|Exchange|exchanges|Dedicate|Discard|Card|PairPicker|SetCards|lack)))/;

const WORDS = /^(.+\/)(\w+)\.ftl(?:\?and=([\w,]+))?$/;

/** Parse a Fluent file, together with others of its folder. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      const [, folder, name, others] = WORDS.exec(id) ?? [];
      if (!name) return null;
      const texts = [name, ...(others?.split(",") ?? [])].map((one) => {
        this.addWatchFile(`${folder}${one}.ftl`);
        return readFileSync(`${folder}${one}.ftl`, "utf8");
      });
      return `export default ${JSON.stringify(packMessages(texts.join("\n")))}`;
    },
  };
}

/** The place of words in the built page: a folder for each language. */
const LANGUAGE = /\/locale\/(\w+)\/\w+\.ftl/;

/** Names carry no hash: the server and `lanterns site` serve all files below the version's digest. */
const NAMES = {
  entryFileNames: "assets/[name].js",
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) => {
    const [, language] = LANGUAGE.exec(facadeModuleId ?? "") ?? [];
    return language ? `assets/words/${language}/[name].js` : "assets/[name].js";
  },
  assetFileNames: "assets/[name][extname]",
};

export default defineConfig({
  plugins: [svelte(), words()],
  experimental: {
    // Scripts and styles name each other relatively, so that they work in any folder. The page names
    // the folder of its version, which is filled in when it is served (lanterns.server.http.version).
    renderBuiltUrl: (file, { hostType }) =>
      hostType === "html"
        ? `/${file.replace("assets/", "assets/__VERSION__/")}`
        : { relative: true },
  },
  build: {
    outDir: "../src/lanterns/web",
    emptyOutDir: true,
    // The content security policy allows no inline script and no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles are smaller than one picture, and one file does not make the first paint wait.
    cssCodeSplit: false,
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", "core-client": "src/core/client.ts" },
      preserveEntrySignatures: "exports-only",
      output: {
        ...NAMES,
        // One file is smaller than a dozen and arrives sooner.
        codeSplitting: {
          groups: [
            { name: "common", test: COMMON, priority: 1 },
            { name: "around", test: AROUND, priority: 1 },
            { name: "first", test: FIRST, priority: 1 },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { output: { ...NAMES, entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.includes("/core/worker") ? "assets/bots-worker.js" : facadeModuleId?.includes("/local/worker") ? "assets/tables-worker.js" : "assets/[name].js") } } },
  server: {
    // The words are outside this folder, in the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  // Without it, tests get the server's build of Svelte, which cannot mount components.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // Setting up a document takes longer than most tests, so files share one for each worker.
    pool: "threads",
    // On a busy machine a part that is loaded on demand may take seconds to be compiled.
    testTimeout: 60_000,
    isolate: false,
  },
});
