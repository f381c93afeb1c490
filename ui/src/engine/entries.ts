/** Written by scripts/write_page_types.py from the server's messages. */

export type LaterEntry = (Acted | TookBack | HandedOver | Reclaimed | Renamed | Abandoned | Rematched)

export interface Entries {
Abandoned?: Abandoned
Acted?: Acted
HandedOver?: HandedOver
LaterEntry?: LaterEntry
Reclaimed?: Reclaimed
Rematched?: Rematched
Renamed?: Renamed
TookBack?: TookBack
}
/**
 * The game was given up.
 */
export interface Abandoned {
type: "abandoned"
[k: string]: unknown
}
/**
 * The seat on turn acted.
 */
export interface Acted {
type: "acted"
action: string
[k: string]: unknown
}
/**
 * A bot plays on for an absent person.
 */
export interface HandedOver {
type: "handedover"
seat: number
level: string
[k: string]: unknown
}
/**
 * A player took back their last action, and what bots had done since.
 */
export interface TookBack {
type: "tookback"
actions?: number
[k: string]: unknown
}
/**
 * A person took their seat back from a bot.
 */
export interface Reclaimed {
type: "reclaimed"
seat: number
[k: string]: unknown
}
/**
 * The table got another title.
 */
export interface Renamed {
type: "renamed"
title: string
[k: string]: unknown
}
/**
 * The next game of the same players was opened.
 */
export interface Rematched {
type: "rematched"
table: string
[k: string]: unknown
}
