### Analisi delle partite finite.

review-title = Analisi di una partita
review-seat = { $name }: { $result }% della vittoria, qualità { $quality }. Decisioni proprie { $own }, decisioni degli altri { $others }, fortuna { $luck }.
review-sum = In punti percentuali di vittoria: i tre valori sommati danno il risultato meno una parte uguale. La qualità è 100 se nessuna decisione è costata nulla e 0 se sono costate quanto scelte fatte a caso.
review-moments = I momenti che hanno deciso la partita
review-no-moments = Nessuna decisione è costata molto.
review-played = { $name }: { $action } ({ $verdict })
review-cost = È costato { $percent } punti percentuali di probabilità di vittoria e { $honor } punti onore.
review-better = Meglio: { $actions }
review-because = Così: { $reason }
review-instead = Come si è giocato: { $reason }
review-chances = Probabilità di vittoria: { $chances }
review-chance = { $name } ({ $percent }%)
review-decisions = Decisioni
review-chart = Probabilità di vittoria durante la partita
review-column-number = Azione
review-column-player = Giocatore
review-column-played = Giocato
review-column-best = Migliore
review-column-verdict = Giudizio
review-column-win = Probabilità persa
review-column-chances = Probabilità (%)
review-column-honor = Onore perso
review-column-own = Decisioni proprie
review-column-others = Altri
review-column-luck = Fortuna
review-column-result = Risultato
review-column-quality = Qualità
review-exact = esatto
verdict =
    { $verdict ->
        [best] la migliore
        [good] buona
        [inaccuracy] imprecisione
        [mistake] errore
       *[blunder] errore grave
    }

# $you vale yes quando la frase si rivolge al giocatore di cui parla.
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
