import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { packMessages } from "./scripts/pack-messages.ts";

/** Where `lanterns serve` listens during development. */
const SERVER = process.env.LANTERNS_SERVER ?? "http://127.0.0.1:8360";

const WORKER = new URL("scripts/worker.js", import.meta.url);
const PUBLIC = new URL("public/", import.meta.url);

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

/**
 * Write the service worker with the list of files to cache and a version that changes with them,
 * the same version into the page, and a copy of the page as the answer to unknown addresses.
 */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("the page has not been written");
      const own = readdirSync(PUBLIC).sort();
      const built = Object.keys(bundle).filter((file) => file !== "index.html");
      const files = [...built, ...own].sort();
      const worker = readFileSync(WORKER, "utf8").replace('"__FILES__"', JSON.stringify(files));
      const hash = createHash("sha256").update(worker).update(page.source);
      for (const file of own) hash.update(readFileSync(new URL(file, PUBLIC)));
      const version = hash.digest("hex").slice(0, 12);
      page.source = String(page.source).replace("__VERSION__", version);
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: worker.replace("__VERSION__", version),
      });
      this.emitFile({ type: "asset", fileName: "404.html", source: page.source });
    },
  };
}

/** Text and other files that compress well; pictures and fonts are compressed already. */
const TEXT = /\.(js|css|html|svg|wasm|webmanifest)$/;
/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1000;

/** Write each text file a second and a third time, compressed, for the server to choose from. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      // For the test that compares the texts: compressing takes as long as all the rest.
      if (process.env.UNCOMPRESSED) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < LEAST_BYTES) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

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

/** Switches of Svelte that stay off here: no server renders the page, and all code uses runes. */
const SWITCHES = /export let (hydrating|(?:async|legacy|tracing)_mode_flag) = false/g;
/** Steps of a component through markup that a server rendered. */
const STEPS = /^\s*\$\.(reset\(\w+\)|next\(\d*\));$/gm;

/** Make those switches constants and leave those steps out, with all code that only they need. */
function lean(): Plugin {
  return {
    name: "lean",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.svelte$|svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$/ },
      handler(code, id) {
        if (id.endsWith(".svelte")) return { code: code.replaceAll(STEPS, ""), map: null };
        const names = [...code.matchAll(SWITCHES)].map(([, name]) => name);
        if (!names.length) throw new Error(`no switches in ${id}`);
        const setters = new RegExp(`^\\t(${names.join("|")}) = .*$`, "gm");
        const text = code.replaceAll(SWITCHES, "export const $1 = false").replaceAll(setters, "");
        return { code: text, map: null };
      },
    },
  };
}

/** Where the bundler keeps what it calls at every import that waits until it is needed. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";

/** Fetch the scripts that an imported script needs along with it: all there is to do here. */
const PRELOAD = `
const known = new Set();
export const __vitePreload = (load, files = [], from) => {
  for (const file of files) {
    const { href } = new URL(file, from);
    if (known.has(href)) continue;
    known.add(href);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  return load();
};
`;

/** Replace the bundler's helper, most of which is for styles that belong to a script. */
function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === PRELOAD_HELPER ? PRELOAD : null),
  };
}

export default defineConfig({
  plugins: [svelte(), shell(), words(), lean(), preload(), compressed()],
  experimental: {
    // Scripts and styles name each other relatively, so that they work in any folder. The page itself
    // is served at many paths by the server; `lanterns site` rewrites its addresses.
    renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
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
  worker: { format: "es" },
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
