var e=`
event-exchanged =
    { $you ->
        [yes] You pay 2 favor tokens and exchange { exchanged-card.given } for { exchanged-card.taken }.
       *[no] { $name } pays 2 favor tokens and exchanges { exchanged-card.given } for { exchanged-card.taken }.
    }

event-dedicated =
    { $you ->
        [yes] You dedicate { set } and take a token worth { $honor } honor.
       *[no] { $name } dedicates { set } and takes a token worth { $honor } honor.
    }

event-dedicated-generic =
    { $you ->
        [yes] You dedicate { set }. Its stack is empty, so you take a generic token worth { $honor } honor.
       *[no] { $name } dedicates { set }. Its stack is empty, so { $name } takes a generic token worth { $honor } honor.
    }

event-discarded =
    { $you ->
        [yes] You discard { color.card } because of the hand limit.
       *[no] { $name } discards { color.card } because of the hand limit.
    }

event-tile-laid =
    { $you ->
        [yes] You place tile { $tile } on { cell }: { tile-sides }.
       *[no] { $name } places tile { $tile } on { cell }: { tile-sides }.
    }

event-matched =
    { $you ->
        [yes] Match ({ side }): you take { color.card }.
       *[no] Match ({ side }): { $name } takes { color.card }.
    }

event-matched-missed =
    { $you ->
        [yes] Match ({ side }): you take nothing, the supply has no { color } card left.
       *[no] Match ({ side }): { $name } takes nothing, the supply has no { color } card left.
    }

event-favor-earned =
    { $you ->
        [yes] Platform on { cell }: you take a favor token.
       *[no] Platform on { cell }: { $name } takes a favor token.
    }

event-favor-missed =
    { $you ->
        [yes] Platform on { cell }: you take nothing, there is no favor token left.
       *[no] Platform on { cell }: { $name } takes nothing, there is no favor token left.
    }

event-faced =
    { $you ->
        [yes] Facing { side }: you take { color.card }.
       *[no] Facing { side }: { $name } takes { color.card }.
    }

event-faced-missed =
    { $you ->
        [yes] Facing { side }: you take nothing, the supply has no { color } card left.
       *[no] Facing { side }: { $name } takes nothing, the supply has no { color } card left.
    }

event-tile-drawn =
    { $you ->
        [yes] You draw { tile }.
       *[no] { $name } draws { tile }.
    }

event-tile-drawn-hidden = { $name } draws a tile.

event-turn-began =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }

event-turn-began-final =
    { $you ->
        [yes] It is your final turn: you may exchange and dedicate once more, and place nothing.
       *[no] It is { $name }’s final turn.
    }

event-game-ended = The game is over.

action-exchange = Exchange { exchanged-card.given } for { exchanged-card.taken }
action-dedicate = Dedicate { set }: { $honor } honor
action-discard = Discard { color.card }
action-place = Place tile { $tile } on { cell }: { tile-sides }
action-end-turn = End your final turn

gains =
    { $you ->
        [yes] You: { $things }
       *[no] { $name }: { $things }
    }
`;export{e as default};