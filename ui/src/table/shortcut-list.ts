/** The keys of the table, for the dialog that lists them. */

/** Every shortcut with the id of its explanation, in the order of the dialog. */
export const SHORTCUTS = [
  { keys: ["1", "2", "3"], does: "pick" },
  { keys: ["Q", "E", "R"], does: "turn" },
  { keys: ["←", "↑", "→", "↓"], does: "walk" },
  { keys: ["Enter"], does: "place" },
  { keys: ["Esc"], does: "cancel" },
  { keys: ["X"], does: "exchange" },
  { keys: ["D"], does: "dedicate" },
  { keys: ["P"], does: "placing" },
  { keys: ["B"], does: "back" },
  { keys: ["+", "−", "0"], does: "zoom" },
  { keys: ["H"], does: "hint" },
  { keys: ["W"], does: "worth" },
  { keys: ["L"], does: "log" },
  { keys: ["F"], does: "full" },
  { keys: ["?"], does: "help" },
] as const;
