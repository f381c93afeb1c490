import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Shorter than Svelte's own names, for the sake of the first visit; four letters tell components apart. */
const cssHash = ({ filename, hash }) => `s${hash(filename).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash, runes: true } };
