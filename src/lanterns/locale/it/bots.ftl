# Come sono i bot.

bot-about =
    { $bot ->
        [random] sceglie a caso tra le azioni permesse, come se tirasse i dadi
        [visitor] vola verso la luce più vicina, non cambia mai carte e quasi sempre dimentica le dediche
        [helper] salta sulla corrispondenza più vicina, non cambia mai carte e spesso rimanda le dediche
        [lamplighter] punta ai set e non si accorge di ciò che regala agli altri
        [apprentice] guarda quasi dappertutto e comincia a badare a ciò che ricevono gli altri
        [artisan] prende ciò che vale di più subito, con un occhio agli altri
        [master] gioca qualche partita a mente prima di piazzare una tessera
        [sage] gioca molte partite a mente prima di piazzare una tessera
        [dragon] gioca partite a mente finché il tempo lo permette
        [phoenix] sa per lunga esperienza quanto vale una posizione e gioca all’istante
        [tiger] sa quanto vale una posizione e guarda avanti quando gli restano solo tre tessere da piazzare
        [kirin] sa per lunga esperienza quanto vale una posizione e in più guarda avanti
        [fox] preferisce lasciare gli altri senza niente piuttosto che guadagnare di più
        [magpie] accumula carte e privilegi e aspetta i gettoni di maggior valore
       *[other] è un bot aggiunto a parte
    }
