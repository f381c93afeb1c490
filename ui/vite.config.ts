import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { packMessages } from "./scripts/pack-messages.ts";

/** Where `lanterns serve` listens during development. */
const SERVER = process.env.LANTERNS_SERVER ?? "http://127.0.0.1:8360";

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

/** The files into which modules go that more than one screen needs, the first of them first. */
const FILES = ["common", "table", "screens", "first"] as const;
const TABLE = "table/TablePage.svelte";
const HOME = "home/Home.svelte";
/** The other screens, which show what the first page shows too. */
const OTHERS = [
  "course/CoursePage.svelte",
  "festival/Festival.svelte",
  "learn/LearnPage.svelte",
  "lobby/Join.svelte",
  "lobby/Lobby.svelte",
  "replay/ReplayPage.svelte",
  "settings/Settings.svelte",
];

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;
const reached = new Map<string, ReadonlySet<string>>();

/** All modules that a file of the source imports, not counting those on demand. */
function reachedFrom(file: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(file);
  if (known) return known;
  const found = new Set([fileURLToPath(new URL(`src/${file}`, import.meta.url))]);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  reached.set(file, found);
  return found;
}

/** Which of the files a module goes into; the bundler places what only one screen needs. */
function fileOf(id: string, modules: Modules): (typeof FILES)[number] | null {
  const isFor = (page: string) => reachedFrom(`pages/${page}`, modules).has(id);
  const isForTable = isFor(TABLE);
  const isForHome = isFor(HOME);
  if (reachedFrom("app/main.ts", modules).has(id) || (isForTable && isForHome)) return "common";
  if (isForTable) return "table";
  if (isForHome) return OTHERS.some(isFor) ? "screens" : "first";
  return null;
}

export default defineConfig({
  plugins: [svelte(), words()],
  experimental: {
    // Scripts and styles name each other relatively, so that they work in any folder. The page names
    // the folder of its version, which is filled in when it is served (lanterns.server.http.built_page).
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
      input: "index.html",
      output: {
        ...NAMES,
        // One file is smaller than a dozen and arrives sooner.
        codeSplitting: {
          groups: FILES.map((file, place) => ({
            name: (id, modules) => (fileOf(id, modules) === file ? file : null),
            priority: FILES.length - place,
          })),
        },
      },
    },
  },
  worker: { format: "es", rolldownOptions: { output: NAMES } },
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
