# Come sono i bot.

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
