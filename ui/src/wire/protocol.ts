/** Written by scripts/write_page_types.py from the server's messages. */

/**
 * A direction seen from above; the numbers run clockwise.
 * 
 * >>> Direction.NORTH.opposite, Direction.WEST.offset
 * (<Direction.SOUTH: 2>, (-1, 0))
 */
export type Direction = (0 | 1 | 2 | 3)
/**
 * A set of lantern cards that can be dedicated; its number is that of its stack.
 * 
 * >>> DedicationKind.THREE_PAIR.colors, DedicationKind.THREE_PAIR.copies
 * (3, 2)
 */
export type DedicationKind = (0 | 1 | 2)
/**
 * A tile on the lake.
 * 
 * @minItems 4
 * @maxItems 4
 */
export type LaidInfo = [number, number, number, number]
/**
 * A lantern color; its number is its place in every list of counts.
 * 
 * >>> Color.BLACK.letter, Color.from_letter("K")
 * ('K', <Color.BLACK: 6>)
 */
export type Color = (0 | 1 | 2 | 3 | 4 | 5 | 6)
/**
 * A legal placement with everything it would yield, in the order of the rules.
 * 
 * @minItems 4
 * @maxItems 4
 */
export type Placement = [string, MatchOutcome[], FavorOutcome[], FacingOutcome[]]
/**
 * A side that would match, and whether the supply has the card.
 * 
 * @minItems 3
 * @maxItems 3
 */
export type MatchOutcome = [Direction, Color, boolean]
/**
 * A platform that would earn favor, and whether the bank has the token.
 * 
 * @minItems 3
 * @maxItems 3
 */
export type FavorOutcome = [number, number, boolean]
/**
 * The card a seat would take, and whether the supply has it.
 * 
 * @minItems 3
 * @maxItems 3
 */
export type FacingOutcome = [number, Color, boolean]
export type Downward = (State | Answer | Presence | Pong)
export type Upward = (Sit | Reveal | Rename | SeatBot | Start | Act | TakeBack | HandOver | Reclaim | MoveSeat | Abandon | Rematch | Here | Ping)

export interface Protocol {
Abandon?: Abandon
Act?: Act
Answer?: Answer
BotLevel?: BotLevel
Color?: Color
Dedicated?: Dedicated
DedicationKind?: DedicationKind
DedicationOffer?: DedicationOffer
Direction?: Direction
Discarded?: Discarded
Downward?: Downward
EndWanted?: EndWanted
Exchanged?: Exchanged
Faced?: Faced
FacingOutcome?: FacingOutcome
FavorEarned?: FavorEarned
FavorOutcome?: FavorOutcome
GameEnded?: GameEnded
GameInfo?: GameInfo
GameStarted?: GameStarted
HandOver?: HandOver
HandedOver?: HandedOver
Happened?: Happened
Health?: Health
Here?: Here
Home?: Home
Invitation?: Invitation
Join?: Join
LaidInfo?: LaidInfo
Legal?: Legal
MatchOutcome?: MatchOutcome
Matched?: Matched
MoveSeat?: MoveSeat
OpenTable?: OpenTable
Ping?: Ping
Placement?: Placement
Plan?: Plan
PlayerInfo?: PlayerInfo
Pong?: Pong
Presence?: Presence
Problem?: Problem
Reclaim?: Reclaim
Reclaimed?: Reclaimed
Rematch?: Rematch
RematchOpened?: RematchOpened
Rename?: Rename
ResultInfo?: ResultInfo
Reveal?: Reveal
SatDown?: SatDown
SeatBot?: SeatBot
SeatInfo?: SeatInfo
SeatMoved?: SeatMoved
SeatWish?: SeatWish
Sit?: Sit
Sitter?: Sitter
Start?: Start
State?: State
TableAbandoned?: TableAbandoned
TableInfo?: TableInfo
TableLine?: TableLine
TableRenamed?: TableRenamed
TakeBack?: TakeBack
TileDrawn?: TileDrawn
TileLaid?: TileLaid
TokenInfo?: TokenInfo
TookBack?: TookBack
TurnBegan?: TurnBegan
Upward?: Upward
}
/**
 * Give the game up, or agree that it ends.
 */
export interface Abandon {
type: "abandon"
id: string
version: number
}
/**
 * Take one of the legal actions, written as in game records.
 */
export interface Act {
type: "act"
id: string
version: number
action: string
}
/**
 * The one answer to a command.
 */
export interface Answer {
type: "answer"
id: string
outcome: ("applied" | "duplicate" | "refused" | "stale")
version: number
reason?: (Problem | null)
state?: (State | null)
[k: string]: unknown
}
/**
 * Why something is not possible: a code, its facts and an English sentence.
 */
export interface Problem {
code: string
sentence: string
facts?: {
[k: string]: number | string
}
[k: string]: unknown
}
/**
 * The whole view of a table at a version, with what just happened.
 */
export interface State {
type: "state"
version: number
table: TableInfo
game: (GameInfo | null)
legal: (Legal | null)
result: (ResultInfo | null)
happened: Happened[]
[k: string]: unknown
}
/**
 * Everything about a table except the game itself.
 */
export interface TableInfo {
id: string
title: string
status: ("abandoned" | "open" | "over" | "playing")
seats: SeatInfo[]
seating_by_chance: boolean
creator: boolean
watchers: number
join: (string | null)
watch: (string | null)
commitment: string
previous: (string | null)
rematch: (string | null)
[k: string]: unknown
}
/**
 * Who a seat belongs to; `level` names the bot that plays it now.
 */
export interface SeatInfo {
side: Direction
kind: ("bot" | "open" | "person")
name: string
face: string
level: (string | null)
mine: boolean
ready: boolean
connected: boolean
invitation: (string | null)
move?: (string | null)
pledge?: (string | null)
revealed?: boolean
wants_end?: boolean
program?: boolean
[k: string]: unknown
}
/**
 * The game as one seat may see it.
 */
export interface GameInfo {
shown: (number | null)
turn: number
phase: ("dedicate" | "exchange" | "over" | "place")
final: boolean
players: PlayerInfo[]
lake: LaidInfo[]
supply: number[]
stacks: number[][]
favor_bank: number
draw_count: number
[k: string]: unknown
}
/**
 * What a player has; the hand only for a client that may see it.
 */
export interface PlayerInfo {
hand: (number[] | null)
hand_size: number
cards: number[]
favor: number
honor: number
tokens: TokenInfo[]
[k: string]: unknown
}
/**
 * A dedication token taken.
 */
export interface TokenInfo {
kind: DedicationKind
honor: number
[k: string]: unknown
}
/**
 * The legal actions of the player on turn, in the order of the rules, and why not the rest.
 */
export interface Legal {
exchanges: string[]
dedications: DedicationOffer[]
discards: string[]
placements: Placement[]
end: boolean
take_back: boolean
closed: {
[k: string]: Problem
}
[k: string]: unknown
}
/**
 * A set that can be dedicated now, and what it would earn.
 */
export interface DedicationOffer {
action: string
kind: DedicationKind
colors: Color[]
honor: number
generic: boolean
[k: string]: unknown
}
/**
 * The result of a game, with what decided it.
 */
export interface ResultInfo {
honor: number[]
favor: number[]
cards: number[]
winners: number[]
ranks: number[]
decider: ("cards" | "favor" | "honor" | "nothing")
sentence: string
honor_by_turn: number[][]
[k: string]: unknown
}
/**
 * What led to a version of the table.
 */
export interface Happened {
version: number
events: (Exchanged | Dedicated | Discarded | TileLaid | Matched | FavorEarned | Faced | TileDrawn | TurnBegan | GameEnded | SatDown | SeatMoved | TookBack | GameStarted | TableRenamed | HandedOver | Reclaimed | EndWanted | TableAbandoned | RematchOpened)[]
[k: string]: unknown
}
/**
 * A player paid favor and swapped a lantern card.
 */
export interface Exchanged {
type: "exchanged"
seat: number
given: Color
taken: Color
[k: string]: unknown
}
/**
 * A player returned a set of cards and took a token, generic where the stack is empty.
 */
export interface Dedicated {
type: "dedicated"
seat: number
kind: DedicationKind
colors: Color[]
honor: number
generic: boolean
[k: string]: unknown
}
/**
 * A player over the hand limit put a card back.
 */
export interface Discarded {
type: "discarded"
seat: number
color: Color
[k: string]: unknown
}
/**
 * A player put a tile on the lake.
 */
export interface TileLaid {
type: "tile_laid"
seat: number
tile: number
/**
 * @minItems 2
 * @maxItems 2
 */
cell: [number, number]
turns: number
[k: string]: unknown
}
/**
 * A side of the new tile met its own color; the card is missed if the supply is out.
 */
export interface Matched {
type: "matched"
seat: number
color: Color
direction: Direction
/**
 * @minItems 2
 * @maxItems 2
 */
neighbor: [number, number]
received: boolean
[k: string]: unknown
}
/**
 * A platform took part in a match; its token is missed if the bank is empty.
 */
export interface FavorEarned {
type: "favor_earned"
seat: number
/**
 * @minItems 2
 * @maxItems 2
 */
platform: [number, number]
received: boolean
[k: string]: unknown
}
/**
 * A side of the new tile faces a player; the card is missed if the supply is out.
 */
export interface Faced {
type: "faced"
seat: number
color: Color
direction: Direction
received: boolean
[k: string]: unknown
}
/**
 * A player drew a tile, which only that player may see.
 */
export interface TileDrawn {
type: "tile_drawn"
seat: number
tile: (number | null)
[k: string]: unknown
}
/**
 * It is a player's turn; in a final turn nothing is placed.
 */
export interface TurnBegan {
type: "turn_began"
seat: number
final: boolean
[k: string]: unknown
}
/**
 * The last final turn is over.
 */
export interface GameEnded {
type: "game_ended"
winners: number[]
[k: string]: unknown
}
/**
 * A person took a seat, or a bot got it.
 */
export interface SatDown {
type: "sat_down"
seat: number
name: string
level: (string | null)
[k: string]: unknown
}
/**
 * A person plays on in another browser.
 */
export interface SeatMoved {
type: "seat_moved"
seat: number
[k: string]: unknown
}
/**
 * A player took back their last action, and what bots had done since.
 */
export interface TookBack {
type: "took_back"
seat: number
actions: number
[k: string]: unknown
}
/**
 * The tiles were dealt; seats are now numbered in turn order.
 */
export interface GameStarted {
type: "game_started"
[k: string]: unknown
}
/**
 * The table got another title.
 */
export interface TableRenamed {
type: "table_renamed"
title: string
[k: string]: unknown
}
/**
 * A bot plays on for an absent person.
 */
export interface HandedOver {
type: "handed_over"
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
 * A person at the table wants the game to end.
 */
export interface EndWanted {
type: "end_wanted"
seat: number
[k: string]: unknown
}
/**
 * The game was given up.
 */
export interface TableAbandoned {
type: "table_abandoned"
[k: string]: unknown
}
/**
 * The next game of the same players was opened.
 */
export interface RematchOpened {
type: "rematch_opened"
table: string
[k: string]: unknown
}
/**
 * A bot that can take a seat, and how strong it is.
 */
export interface BotLevel {
level: string
rung?: (number | null)
ratings?: {
[k: string]: number
}
[k: string]: unknown
}
/**
 * Who is connected now.
 */
export interface Presence {
type: "presence"
connected: boolean[]
watchers: number
[k: string]: unknown
}
/**
 * The connection is alive.
 */
export interface Pong {
type: "pong"
[k: string]: unknown
}
/**
 * Let a bot play on for an absent person.
 */
export interface HandOver {
type: "hand_over"
id: string
version: number
seat: number
level: string
}
/**
 * The server is up and its database can be read and written.
 */
export interface Health {
status: "ok"
version: string
[k: string]: unknown
}
/**
 * The person on turn is at this browser now: show the hand.
 */
export interface Here {
type: "here"
id: string
seat: number
}
/**
 * The address that links to this server begin with, so that other machines can follow them.
 */
export interface Home {
address: string
[k: string]: unknown
}
/**
 * Where a link leads; `seat` is null for watching, and for players at the table.
 */
export interface Invitation {
table: string
title: string
seat: (number | null)
version: number
commitment: string
host: (number | null)
seats: (Sitter | null)[]
[k: string]: unknown
}
/**
 * Who has a seat, for those who are invited to the table.
 */
export interface Sitter {
name: string
face: string
level: (string | null)
program?: boolean
[k: string]: unknown
}
/**
 * The token of a link: an invitation to a table, a seat or to watch, or a seat that moves here.
 * 
 * A browser without a cookie may send a random key, as when it opens a table.
 */
export interface Join {
token: string
watch?: boolean
key?: (string | null)
program?: boolean
}
/**
 * Make a link that moves one's seat to another browser, once and for a short time.
 */
export interface MoveSeat {
type: "move_seat"
id: string
version: number
seat: number
}
/**
 * A request for a new table; sides are named clockwise or drawn by chance.
 * 
 * A browser without a cookie may send a random key: with the same key again it is the same
 * browser, so that a lost answer loses neither the cookie nor the table.
 */
export interface OpenTable {
id: string
/**
 * @minItems 2
 * @maxItems 4
 */
seats: [SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish]|[SeatWish, SeatWish, SeatWish, SeatWish]
title?: string
sides?: ([("east" | "north" | "south" | "west"), ("east" | "north" | "south" | "west")]|[("east" | "north" | "south" | "west"), ("east" | "north" | "south" | "west"), ("east" | "north" | "south" | "west")]|[("east" | "north" | "south" | "west"), ("east" | "north" | "south" | "west"), ("east" | "north" | "south" | "west"), ("east" | "north" | "south" | "west")] | null)
key?: (string | null)
}
/**
 * What a seat of a new table is for: this browser, anyone with the link, or a bot.
 */
export interface SeatWish {
kind: ("bot" | "open" | "person")
level?: (string | null)
}
/**
 * Ask whether the connection is alive.
 */
export interface Ping {
type: "ping"
}
/**
 * What each tile of a hand would yield on each free cell, as the game stands at a version.
 */
export interface Plan {
version: number
seat: (number | null)
placements: Placement[]
[k: string]: unknown
}
/**
 * Take one's seat back from a bot.
 */
export interface Reclaim {
type: "reclaim"
id: string
version: number
seat: number
}
/**
 * Open the next game with the same seats; the next seat starts.
 */
export interface Rematch {
type: "rematch"
id: string
version: number
}
/**
 * Give the table another title.
 */
export interface Rename {
type: "rename"
id: string
version: number
title: string
}
/**
 * Show the contribution that was pledged, once every seat is taken.
 */
export interface Reveal {
type: "reveal"
id: string
version: number
seat: number
contribution: string
}
/**
 * Give a free seat to a bot.
 */
export interface SeatBot {
type: "seat_bot"
id: string
version: number
seat: number
level: string
}
/**
 * Take a seat that is kept for this browser, or one that it is invited to.
 */
export interface Sit {
type: "sit"
id: string
version: number
seat: number
name: string
contribution?: (string | null)
invitation?: (string | null)
face?: string
pledge?: (string | null)
program?: boolean
}
/**
 * Deal the tiles and begin.
 */
export interface Start {
type: "start"
id: string
version: number
}
/**
 * One of the browser's tables in brief.
 */
export interface TableLine {
id: string
title: string
status: ("abandoned" | "open" | "over" | "playing")
names: string[]
my_turn: boolean
changed: string
honor?: number[]
winners?: number[]
[k: string]: unknown
}
/**
 * Take back one's last action of this turn; against bots alone, of any turn.
 */
export interface TakeBack {
type: "take_back"
id: string
version: number
}
