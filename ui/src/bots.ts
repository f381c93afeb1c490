/** Written by scripts/write_page_core.py: the bots that play without a server. */

import type { BotLevel } from "./protocol";

export const BOTS: readonly BotLevel[] = [
  { level: "random", rung: null, ratings: {} },
  { level: "visitor", rung: 1, ratings: { "2": -2.2, "3": 2.7, "4": 8.2 } },
  { level: "helper", rung: 2, ratings: { "2": 8.2, "3": 12.7, "4": 17.7 } },
  { level: "lamplighter", rung: 3, ratings: { "2": 19.4, "3": 24.3, "4": 23.9 } },
  { level: "apprentice", rung: 4, ratings: { "2": 26.7, "3": 34.8, "4": 33.6 } },
  { level: "artisan", rung: 5, ratings: { "2": 30.7, "3": 36.7, "4": 37.6 } },
  { level: "master", rung: 6, ratings: { "2": 36.3, "3": 39.1, "4": 40.9 } },
  { level: "sage", rung: 7, ratings: { "2": 44.3, "3": 42.3, "4": 48.1 } },
  { level: "dragon", rung: 8, ratings: { "2": 51.8, "3": 47.2, "4": 50.3 } },
  { level: "phoenix", rung: 9, ratings: { "2": 55.8, "3": 48.5, "4": 52.5 } },
  { level: "kirin", rung: 10, ratings: { "2": 63.5, "3": 52.5, "4": 56.5 } },
  { level: "fox", rung: null, ratings: {} },
  { level: "magpie", rung: null, ratings: {} },
];
