# I bot: come si chiamano, come sono e perché hanno scelto così.
# $you vale yes quando la frase si rivolge al giocatore di cui parla.

bot-name =
    { $bot ->
        [random] Dado
        [visitor] Visitatore
        [helper] Aiutante
        [lamplighter] Lampionaio
        [apprentice] Apprendista
        [artisan] Artigiano
        [master] Maestro
        [sage] Saggio
        [dragon] Drago
        [phoenix] Fenice
        [kirin] Kirin
        [fox] Volpe
        [magpie] Gazza
       *[other] { $bot }
    }

bot-about =
    { $bot ->
        [random] gioca una qualsiasi azione permessa
        [visitor] è alla sua prima festa, ama ogni corrispondenza e si dimentica di dedicare
        [helper] vede le corrispondenze ovvie e di solito si ricorda di dedicare
        [lamplighter] raccoglie gruppi di carte e non bada a ciò che ricevono gli altri
        [apprentice] guarda quasi dappertutto e comincia a badare agli altri
        [artisan] prende ciò che vale di più subito, con un occhio agli altri
        [master] guarda un po’ avanti
        [sage] guarda molto avanti
        [dragon] guarda avanti quanto il tempo permette
        [phoenix] giudica ogni turno a colpo d’occhio, con ciò che ha imparato giocando contro sé stessa
        [kirin] guarda un giro avanti con l’occhio della fenice, finché c’è tempo
        [fox] preferisce che gli altri restino senza niente
        [magpie] accumula carte e gettoni privilegio e aspetta le dediche di maggior valore
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
        [yes] Hai allora le carte per { kind }, che valgono { $honor } punti onore.
       *[no] { $name } ha allora le carte per { kind }, che valgono { $honor } punti onore.
    }
reason-race =
    { $you ->
        [yes] Altrimenti potresti prendere il gettone dedica per { kind }, da { $honor } punti onore.
       *[no] Altrimenti { $name } potrebbe prendere il gettone dedica per { kind }, da { $honor } punti onore.
    }
reason-avoided = Altrimenti: { $reason }

weighed-share = vinte il { $percent } % delle partite di prova
weighed-chance = probabilità di vittoria circa { $percent } %
weighed-value = vale circa { $value } punti onore
