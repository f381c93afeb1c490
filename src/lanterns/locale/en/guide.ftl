# The guided first game and the lessons. $bot is the name of the bot at the table.

course-first-game = Your first game
course-give = What you give away
course-tokens = Take the token, or wait?
course-count = The last cards of a color
course-dry = Run a color dry
course-leftovers = Nothing left over
course-about =
    { $course ->
        [first-game] Play with a guide at your side: twelve small steps, ten minutes.
        [give] Every tile is a present for somebody else too.
        [tokens] When a dedication pays, and when patience does.
        [count] When the supply runs dry, the order matters.
        [dry] What nobody can take completes nobody’s set.
       *[leftovers] Cards that you still hold at the end are worth nothing.
    }
course-resume = Pick up where you left off
course-done = Done
courses = Learn by playing

guide-step = Step { $number } of { $count }
guide-restart = Start over
guide-leave = Leave (you can continue later)
guide-back = Take it back
guide-next = Continue
guide-wait = Watch what { $bot } does…
guide-play = Play against { $bot }
guide-lesson = Lesson: { $lesson }
guide-else = That is legal, but not what I meant. Take it back and try again.
guide-urge = First press “{ $button }”.
guide-show = Show me
guide-skip = Skip
guide-right = Well found!
guide-fair = Not bad, but there is something better. Take it back and look again.
guide-closer =
    { $to ->
        [tile] The marked tile is the one to place.
        [cell] The marked tile goes on the marked cell. How must it lie?
       *[set] The answer is not a tile: look at your sets.
    }

guide-ask-facing =
    Welcome! Tiles bring you lantern cards, sets of cards bring honor, and the most honor wins. You sit at
    the bottom, { $bot } across from you. On every tile, wherever it lies, the side that faces you is
    yours. Choose a free cell beside the boat and see who would get what.
guide-ask-turn =
    The bottom side is yours, the top side is { $bot }’s; nobody sits on the left or right. Turn the
    tile twice and watch how the cards change.
guide-ask-place =
    A tile gives to both of you, so look at both cards. Turn it the way you like best and place it.
guide-over-facing =
    { $bot } placed a tile too. Its bottom side faced you, so you took { color.card }, although it was
    not your turn. Every tile gives to everybody.
guide-ask-match =
    Now for more: a side of your tile that touches the same color on another tile earns you one more
    card of that color. Dots mark cells where sides match. Turn your tile, or choose another, and make a
    match.
guide-else-match =
    You may place it there, but no side matches. Take it back and look for a cell with a dot: they
    change with every turn of the tile.
guide-over-match =
    Well done: a card for the match, for you alone. Then { $bot } placed a tile, and you took
    { color.card }.
guide-ask-favor =
    Another lake, a little later. Two of its tiles have a wooden platform. Every platform that takes part
    in a match earns you a favor token. Place a tile so that you get one.
guide-else-favor =
    No platform took part. Take it back and match a color of a tile with a platform: the preview shows
    the favor token before you place.
guide-over-favor =
    The favor is yours. Two such tokens pay for an exchange; you will need them soon.
guide-ask-dedicate =
    Now for honor. You have two red, two green and two black cards: three pairs. Press Dedicate and trade
    them for the token on top of that stack, a 9.
guide-else-dedicate =
    That can wait; the 9 cannot. Take it back and dedicate your three pairs first.
guide-ask-after =
    9 honor! A turn ends with a tile: place one wherever you like.
guide-over-dedicate =
    { $bot } had three pairs as well, but the 9 was gone: { $bot } got only { $honor }. The values fall
    from token to token, so it pays to be early.
guide-ask-exchange =
    Next turn. Three purple cards: one more makes four of a kind, worth 8. Press Exchange and pay two
    favor tokens to swap your white card for a purple one.
guide-else-exchange =
    That does not bring the fourth purple card. Take it back, press Exchange, give white and take purple.
guide-ask-spend =
    Favor well spent: four purple cards. Dedicate them.
guide-else-spend =
    You still hold four purple cards. Take it back and dedicate them while the token is worth 8.
guide-over-exchange =
    8 honor. Exchange, dedicate, place: a turn always has this order, and the first two only if you want
    them. Let’s skip a few turns.
guide-ask-limit =
    You have 13 cards, and nobody may place a tile with more than 12. You could discard, but a dedication
    makes room too and earns honor. Which set is worth the most?
guide-over-limit =
    { $how ->
        [discarded] That makes room, but it earns nothing: one card of each color was worth 10.
       *[dedicated] { $honor } honor, and room for new cards. The best set here was one card of each color, worth 10.
    }
guide-ask-last =
    The last tile lies on the lake. Everybody has one final turn, without a tile. Dedicate once more:
    cards that are left over earn no honor.
guide-else-last =
    You can still earn honor. Take it back and dedicate a set.
guide-ask-end = That was all you could do. Press “End your final turn”.
guide-over-last =
    { $bot } takes the final turn, and the game is over: { $mine } honor for you, { $other } for
    { $bot }. You have won your first game!
guide-end-first-game =
    Now you know everything you need. Play a real game against a gentle bot, or see in five short lessons
    what good players look at.

# Lessons: positions with an answer to find. $honor is what is at stake.
guide-ask-give =
    { $bot } needs one more card for a set worth up to { $honor }: { $colors }. One side of each
    tile is { $bot }’s. Choose a tile, and turn it, so that this side gives no such card away.
guide-else-give =
    { $hands ->
        [yes] That tile hands { $bot } the very card it needs, and with it up to { $honor } honor. Take it back.
       *[no] { $bot } does not get that card, good. But elsewhere a tile is worth much more to you. Take it back and look again.
    }
guide-over-give =
    { $bot } took a card that completes nothing, and the set has to wait. What you do not hand over counts as
    much as what you take.
guide-end-give =
    Before you place a tile, look around the table: which card completes a set there? Don’t give that one
    away.
guide-ask-take =
    You have a set. Take its token now, or place a tile and wait for more? Look at the stacks, at your
    cards and at { $bot }’s.
guide-else-take =
    Look across: { $bot } has a set of the same kind ready, and after the { $honor } comes only a
    { $next }. A turn has just one dedication, so a set that waits is a turn lost. Take it back and be first.
guide-over-take =
    The { $honor } is yours, and { $bot }, who has a set of the same kind ready, has to settle for the
    { $next }. A turn has just one dedication: a set that only waits is a turn lost.
guide-ask-wait = { guide-ask-take }
guide-else-wait =
    { $how ->
        [tile_laid]
            { $took ->
                [yes] Waiting is right, and so is that card. But elsewhere a tile is worth much more to you. Take it back and look again.
               *[no] Waiting is right, but not for just any card: { color } is all that you lack for one card of each color, worth { $honor }. Take it back and find that card.
            }
       *[other] That breaks up a better set: { color } is all that you lack for one card of each color, worth { $honor }. Take it back and find the tile that brings you that card.
    }
guide-over-wait =
    Now you have one card of each color, worth up to { $honor } next turn. The smaller token would have broken
    that set up.
guide-end-tokens =
    Be first where another player has the same set. Be patient where one more card makes a better one.
guide-ask-count =
    { $left ->
        [0] The supply has no { color } card left.
       *[other] The supply has just one { color } card left.
    } Cards are taken in order: your matches, your side, then { $bot }’s side. Find the tile that gives you
    a lot and { $bot } nothing.
guide-else-count =
    { $missed ->
        [yes] { $bot } goes without. Well spotted! But another place gives you more. Take it back and look again.
       *[no] { $bot } still gets a card. Take it back and show { $bot } the { color } side when none is left.
    }
guide-over-count =
    { $bot } faces { color } and takes nothing, because none is left. A side that gives nothing is the best
    one to show.
guide-end-count =
    Count what is left of a color. When a color has run out, its side gives nothing away.
guide-ask-dry =
    { $bot } needs one more card for a set worth up to { $honor }: { $colors }. { $left ->
        [one] The supply has just one card of that color left.
       *[other] The supply has just { $left } cards of that color left.
    } Place a tile so that none is left to take.
guide-else-dry =
    { $hands ->
        [yes] That tile hands { $bot } the very card it needs, and with it up to { $honor } honor. Take it back.
       *[no]
            { $supply ->
                [0] No { color } card is left, good. But elsewhere a tile is worth much more to you. Take it back and look again.
               *[other] The supply still has a { color } card, and the next tile can bring it to { $bot }. Take it back and see to it that none is left.
            }
    }
guide-over-dry =
    No { color } card is left in the supply. However { $bot } places the next tile, there is none to take, and
    the set has to wait.
guide-end-dry =
    Look at what another player needs, and at how many such cards are left. Those that you hold, nobody else
    can take.
guide-ask-leftovers =
    Your last tile. After this turn you have only the final one, without a tile: two more dedications at
    most, and cards that are left over earn no honor. What do you dedicate now?
guide-else-leftovers =
    { $how ->
        [tile_laid] A turn without a dedication: only the final one would be left, and too many cards with it. Take it back and dedicate a set first.
       *[other] What you have left makes no second set. Take it back and choose the set that leaves you another one.
    }
guide-over-leftovers =
    What you have left makes another set, for your final turn. Together the two are worth up to { $honor }.
guide-end-leftovers =
    Near the end, count your turns: each has one dedication. Choose sets that leave another set, not a handful
    of cards.
