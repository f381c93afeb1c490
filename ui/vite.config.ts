import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
