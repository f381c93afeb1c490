var e=`
color =
    { $color ->
        [red] rosso
        [orange] arancione
        [green] verde
        [purple] viola
        [blue] blu
        [white] bianco
       *[black] nero
    }
    .feminine =
        { $color ->
            [red] rossa
            [white] bianca
            [black] nera
           *[other] { color }
        }
    .plural =
        { $color ->
            [red] rosse
            [orange] arancioni
            [green] verdi
            [white] bianche
            [black] nere
           *[other] { color }
        }

colored-cards =
    { $count ->
        [one] { $count } { color.feminine }
       *[other] { $count } { color.plural }
    }

exchanged-card =
    .given =
        { $given ->
            [red] una carta rossa
            [orange] una carta arancione
            [green] una carta verde
            [purple] una carta viola
            [blue] una carta blu
            [white] una carta bianca
           *[black] una carta nera
        }
    .taken =
        { $taken ->
            [red] una rossa
            [orange] una arancione
            [green] una verde
            [purple] una viola
            [blue] una blu
            [white] una bianca
           *[black] una nera
        }

side =
    { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }

kind =
    { $kind ->
        [four-of-a-kind] quattro di un colore
        [three-pair] tre coppie
       *[seven-unique] sette uniche
    }

set =
    { $kind ->
        [seven-unique] { kind }
       *[other] { kind } ({ $colors })
    }

cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

favor =
    { $count ->
        [one] { $count } gettone privilegio
       *[other] { $count } gettoni privilegio
    }

honor =
    { $count ->
        [one] { $count } punto onore
       *[other] { $count } punti onore
    }

tile-sides =
    { $platform ->
        [yes] nord { $north }, est { $east }, sud { $south }, ovest { $west }, con piattaforma
       *[no] nord { $north }, est { $east }, sud { $south }, ovest { $west }
    }

tile = tessera { $tile }: { tile-sides }

cell = casella { $x },{ $y }

list-end = { $items } e { $last }

nothing = niente
`;export{e as default};