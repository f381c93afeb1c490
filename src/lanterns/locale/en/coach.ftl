# The coach in the page: hints at the table, and cells as the page names them.

coach-place = Place a tile, { $way } from the boat: { tile-sides.seen }

hint-title = A hint
hint-thinking = Let me think…
hint-failed = The coach could not be loaded in this browser. Your game goes on as before.
hint-again = Try again
hint-levels = How much to reveal
hint-level-nudge = Nudge
hint-level-place = Cell
hint-level-turn = Whole turn
# The first step says what to look at and no more.
hint-look =
    { $look ->
        [exchange] Look at your favor tokens: an exchange would complete a set.
        [dedication] Look at your cards: dedicate a set first.
        [discard] You have too many cards. Which color can you spare?
        [end] There is nothing more to gain this turn.
       *[tile] Look at tile { $nth } in your hand. Where does it bring you the most and the others the least?
    }
hint-where = The marked tile belongs on the marked cell, { $way } from the boat.
hint-first = Start with this: { $action }.
hint-actions = The best turn
hint-because = Only with this turn:
hint-either = Either way:
# What a turn brings, in one sentence: what I take, then what the others take or do not get.
hint-lead-mine = You take { $things }.
hint-lead-both = You take { $things }, while { $others }.
hint-lead-others = { $others }.
hint-token = the token for { kind } ({ $honor } honor)
hint-given = { $name } takes { $things }
hint-denied = { $name } gets no { color } card (none is left)
hint-next = Next best: { $percent }% to win
hint-as-good = Just as good, as far as the coach can tell: { $percent }% to win
hint-same = Both give the same right away. They differ in what the lake offers next.
hint-only = Nothing else is possible.
hint-always = A hint at every turn
hint-play = Play this
hint-play-turn = Play this: { $turn }
hint-marked = { $what } (marked by the hint)

# What a placement that is being tried is worth: its verdict, and what it costs.
idea-worth = { $verdict }: { $worth }
idea-as-good = As good as the best turn, as far as the coach can tell.
