/** The screens, each loaded when it is first shown. */

import { withWords } from "../words/words.svelte";

export const SCREENS = {
  home: () => withWords("around", import("../home/Home.svelte")),
  table: () => import("../table/TablePage.svelte"),
  join: () => withWords("around", import("../lobby/Join.svelte")),
  learn: () => import("../learn/LearnPage.svelte"),
  replay: () => withWords("replay", withWords("around", import("../replay/ReplayPage.svelte"))),
  course: () => import("../learn/course/CoursePage.svelte"),
};

/** Load a screen before it is shown; an unknown address has nothing to load. */
export async function loadScreen(screen: keyof typeof SCREENS | "lost"): Promise<void> {
  if (screen !== "lost") await SCREENS[screen]();
}
