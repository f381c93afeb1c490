/** The screens, each loaded when it is first shown. */

export const SCREENS = {
  home: () => import("../home/Home.svelte"),
  table: () => import("../table/TablePage.svelte"),
  join: () => import("../lobby/Join.svelte"),
  learn: () => import("../learn/LearnPage.svelte"),
};

/** Load a screen before it is shown; an unknown address has nothing to load. */
export async function loadScreen(screen: keyof typeof SCREENS | "lost"): Promise<void> {
  if (screen !== "lost") await SCREENS[screen]();
}
