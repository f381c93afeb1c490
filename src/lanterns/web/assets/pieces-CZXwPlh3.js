var e=`# I pezzi del gioco e come si contano.
# Gli attributi sono grammatica: ogni lingua ha le forme che servono alle sue frasi.

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

# Le carte di un colore in un elenco di carte.
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

# Un gruppo di carte che si può dedicare, con i suoi colori.
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

# I quattro lati di una tessera come giace o come è in mano.
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