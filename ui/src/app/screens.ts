/** The screens, each loaded when it is first shown. */

import { withWords } from "../words/words.svelte";

export const SCREENS = {
  home: () => withWords("screens", import("../pages/home/Home.svelte")),
  table: () => import("../pages/table/TablePage.svelte"),
  join: () => withWords("screens", import("../pages/lobby/Join.svelte")),
  learn: () => import("../pages/learn/LearnPage.svelte"),
  replay: () =>
    withWords("replay", withWords("screens", import("../pages/replay/ReplayPage.svelte"))),
  course: () => import("../pages/course/CoursePage.svelte"),
  // Parts of other screens, which cannot import them.
  lobby: () => withWords("screens", import("../pages/lobby/Lobby.svelte")),
  festival: () =>
    withWords("festival", withWords("screens", import("../pages/festival/Festival.svelte"))),
  settings: () => withWords("screens", import("../pages/settings/Settings.svelte")),
};

/** Load a screen before it is shown; an unknown address has nothing to load. */
export async function loadScreen(screen: keyof typeof SCREENS | "lost"): Promise<void> {
  if (screen !== "lost") await SCREENS[screen]();
}
