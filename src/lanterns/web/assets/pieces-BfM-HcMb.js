var e=`
color =
    { $color ->
        [red] red
        [orange] orange
        [green] green
        [purple] purple
        [blue] blue
        [white] white
       *[black] black
    }
    .card =
        { $color ->
            [orange] an orange card
           *[other] a { color } card
        }

colored-cards = { $count } { color }

exchanged-card =
    .given =
        { $given ->
            [red] a red card
            [orange] an orange card
            [green] a green card
            [purple] a purple card
            [blue] a blue card
            [white] a white card
           *[black] a black card
        }
    .taken =
        { $taken ->
            [red] a red one
            [orange] an orange one
            [green] a green one
            [purple] a purple one
            [blue] a blue one
            [white] a white one
           *[black] a black one
        }

side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }

kind =
    { $kind ->
        [four-of-a-kind] four of a kind
        [three-pair] three pair
       *[seven-unique] seven unique
    }

set =
    { $kind ->
        [seven-unique] { kind }
       *[other] { kind } ({ $colors })
    }

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

favor =
    { $count ->
        [one] { $count } favor token
       *[other] { $count } favor tokens
    }

honor = { $count } honor

tile-sides =
    { $platform ->
        [yes] north { $north }, east { $east }, south { $south }, west { $west }, with a platform
       *[no] north { $north }, east { $east }, south { $south }, west { $west }
    }

tile = tile { $tile }: { tile-sides }

cell = cell { $x },{ $y }

list-end = { $items } and { $last }

nothing = nothing
`;export{e as default};