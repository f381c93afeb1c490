var e=`
bot-name =
    { $bot ->
        [random] Dice
        [visitor] Visitor
        [helper] Helper
        [lamplighter] Lamplighter
        [apprentice] Apprentice
        [artisan] Artisan
        [master] Master
        [sage] Sage
        [dragon] Dragon
        [fox] Fox
        [magpie] Magpie
       *[other] { $bot }
    }

bot-about =
    { $bot ->
        [random] plays any legal action
        [visitor] is new to the festival, likes every match and forgets to dedicate
        [helper] sees the obvious matches and dedicates most of the time
        [lamplighter] aims for sets and overlooks what the others get
        [apprentice] looks nearly everywhere and begins to mind what the others get
        [artisan] takes what is worth most at once, with an eye on the others
        [master] looks ahead a little
        [sage] looks ahead a good deal
        [dragon] looks ahead as far as the time allows
        [fox] would rather see the others go without
        [magpie] keeps cards and favor tokens, and waits for the dearest dedications
       *[other] comes from another package
    }

reason-cards =
    { $count ->
        [one] a card ({ $cards })
       *[other] cards ({ $cards })
    }
reason-taken =
    { $you ->
        [yes] You take { $things }.
       *[no] { $name } takes { $things }.
    }
reason-returned =
    { $you ->
        [yes] You give back { $things }.
       *[no] { $name } gives back { $things }.
    }
reason-card-denied =
    { $you ->
        [yes] You get no { color } card, because the supply has run out.
       *[no] { $name } gets no { color } card, because the supply has run out.
    }
reason-paid =
    { $you ->
        [yes] You pay { $things }.
       *[no] { $name } pays { $things }.
    }
reason-token-taken =
    { $you ->
        [yes] You take the token for { kind }, worth { $honor } honor.
       *[no] { $name } takes the token for { kind }, worth { $honor } honor.
    }
reason-set-completed =
    { $you ->
        [yes] You then have the cards for { kind }, worth { $honor } honor.
       *[no] { $name } then has the cards for { kind }, worth { $honor } honor.
    }
reason-race =
    { $you ->
        [yes] You could otherwise take the token for { kind }, worth { $honor } honor.
       *[no] { $name } could otherwise take the token for { kind }, worth { $honor } honor.
    }
reason-avoided = Otherwise: { $reason }

weighed-share = won in { $percent } % of the games tried
weighed-value = worth about { $value } honor
`;export{e as default};