# I bot: come si chiamano, come sono e perché hanno scelto così.
# $you vale yes quando la frase si rivolge al giocatore di cui parla.

bot-name =
    { $bot ->
        [random] Dado
        [visitor] Falena
        [helper] Rana
        [lamplighter] Carpa
        [apprentice] Gatto
        [artisan] Airone
        [master] Tasso
        [sage] Gufo
        [dragon] Drago
        [phoenix] Fenice
        [kirin] Kirin
        [fox] Volpe
        [magpie] Gazza
       *[other] { $bot }
    }

bot-about =
    { $bot ->
        [random] gioca a caso tra le azioni permesse, come cadono i dadi
        [visitor] vola verso la luce più vicina, non scambia mai e quasi sempre dimentica di dedicare
        [helper] salta sulla corrispondenza più vicina, non scambia mai e spesso rimanda le dediche
        [lamplighter] punta ai set e non si accorge di ciò che regala agli altri
        [apprentice] guarda quasi dappertutto e comincia a badare a ciò che ricevono gli altri
        [artisan] prende ciò che vale di più subito, con un occhio agli altri
        [master] gioca qualche partita nella mente prima di posare una tessera
        [sage] gioca molte partite nella mente prima di posare una tessera
        [dragon] gioca partite nella mente finché il tempo lo permette
        [phoenix] sa per lunga esperienza quanto vale una posizione e gioca all’istante
        [kirin] sa per lunga esperienza quanto vale una posizione e in più guarda avanti
        [fox] preferisce lasciare gli altri senza niente piuttosto che guadagnare di più
        [magpie] accumula carte e privilegi e aspetta i gettoni di maggior valore
       *[other] viene da un altro pacchetto
    }

reason-cards =
    { $count ->
        [one] una carta ({ $cards })
       *[other] carte ({ $cards })
    }
reason-taken =
    { $you ->
        [yes] Prendi { $things }.
       *[no] { $name } prende { $things }.
    }
reason-returned =
    { $you ->
        [yes] Restituisci { $things }.
       *[no] { $name } restituisce { $things }.
    }
reason-card-denied =
    { $you ->
        [yes] Non prendi la carta { color.feminine }: nella riserva non ce ne sono più.
       *[no] { $name } non prende la carta { color.feminine }: nella riserva non ce ne sono più.
    }
reason-paid =
    { $you ->
        [yes] Paghi { $things }.
       *[no] { $name } paga { $things }.
    }
reason-token-taken =
    { $you ->
        [yes] Prendi il gettone dedica per { kind }, da { $honor } punti onore.
       *[no] { $name } prende il gettone dedica per { kind }, da { $honor } punti onore.
    }
reason-set-completed =
    { $you ->
        [yes] Hai così le carte per { kind }: { $honor } punti onore.
       *[no] { $name } ha così le carte per { kind }: { $honor } punti onore.
    }
