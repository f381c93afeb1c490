/** Written by scripts/write_page_types.py from the server's messages. */

export type AnyEntry = (Opened | Sat | Revealed | Renamed | BotSeated | Started | Acted | TookBack | HandedOver | Reclaimed | MoveOffered | Moved | EndWanted | Abandoned | Rematched)

export interface Entries {
Abandoned?: Abandoned
Acted?: Acted
AnyEntry?: AnyEntry
BotSeated?: BotSeated
EndWanted?: EndWanted
HandedOver?: HandedOver
MoveOffered?: MoveOffered
Moved?: Moved
Opened?: Opened
Reclaimed?: Reclaimed
Rematched?: Rematched
Renamed?: Renamed
Revealed?: Revealed
Sat?: Sat
SeatPlan?: SeatPlan
Started?: Started
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
 * The table was opened; from here on the secret is fixed.
 */
export interface Opened {
type: "opened"
creator: string
title: string
seats: SeatPlan[]
secret: string
watch: string
sides?: (string[] | null)
start?: (number | null)
previous?: (string | null)
shuffle?: number
[k: string]: unknown
}
/**
 * What a seat is for when the table is opened.
 */
export interface SeatPlan {
kind: ("bot" | "open" | "person")
name?: string
owner?: (string | null)
level?: (string | null)
invitation?: (string | null)
face?: string
[k: string]: unknown
}
/**
 * A person took a seat and contributed bytes to the shuffle.
 */
export interface Sat {
type: "sat"
seat: number
browser: string
name: string
contribution: string
face?: string
pledge?: string
[k: string]: unknown
}
/**
 * A person's browser showed the contribution that it had pledged.
 */
export interface Revealed {
type: "revealed"
seat: number
contribution: string
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
 * A bot got a free seat.
 */
export interface BotSeated {
type: "botseated"
seat: number
level: string
[k: string]: unknown
}
/**
 * The tiles were dealt; from here on seats are numbered in turn order.
 */
export interface Started {
type: "started"
order: number[]
sides: string[]
tiles: number[]
rules?: number
[k: string]: unknown
}
/**
 * The seat on turn took its last action back.
 */
export interface TookBack {
type: "tookback"
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
 * A person took their seat back from a bot.
 */
export interface Reclaimed {
type: "reclaimed"
seat: number
[k: string]: unknown
}
/**
 * The holder of a seat made a link that moves it to another browser.
 */
export interface MoveOffered {
type: "moveoffered"
seat: number
token: string
until: number
[k: string]: unknown
}
/**
 * A seat was moved to another browser by its link.
 */
export interface Moved {
type: "moved"
seat: number
browser: string
[k: string]: unknown
}
/**
 * A person at the table wants the game to end.
 */
export interface EndWanted {
type: "endwanted"
seat: number
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
