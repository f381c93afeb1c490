import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `lanterns serve` listens while somebody works on the page. */
const SERVER = process.env.LANTERNS_SERVER ?? "http://127.0.0.1:8360";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lanterns/web",
    emptyOutDir: true,
    // The content security policy allows no inline script and no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    // The words lie outside this folder, with the package that the terminal reads them from.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
