/** Lets Node import the page's modules, which name no ending; the build adds it, and so does this. */
import { registerHooks } from "node:module";

const PAGE = new URL("../../ui/src/", import.meta.url);

registerHooks({
  resolve(name, context, next) {
    const isOurs = name.startsWith(".") && !/\.\w+$/.test(name);
    return next(isOurs ? `${name}.ts` : name, context);
  },
});

/** Where a file of the page is. */
export function pageFile(name) {
  return new URL(name, PAGE);
}

export function pageModule(name) {
  return import(pageFile(`${name}.ts`).href);
}
