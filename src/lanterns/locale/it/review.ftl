### Analisi delle partite finite.

review-title = Analisi di una partita
review-seat = { $name }: fortuna { $luck }, decisioni proprie { $own }, decisioni degli altri { $others }. Insieme portano da una parte uguale del { $share }% a questo risultato: { $result }% della vittoria. Qualità: { $quality } su 100.
review-sum = Ognuno comincia con una parte uguale della vittoria. Poi la fortuna, le decisioni proprie e quelle degli altri aggiungono o tolgono punti percentuali. Le decisioni proprie possono solo costare: 0 è perfetto. La qualità è 100 se nessuna decisione è costata nulla e 0 se le decisioni sono costate quanto scelte fatte a caso.
review-own = Da cosa { $name } può imparare di più
review-turning-points = Svolte che sono rimaste
review-no-turning-points = Nessun turno ha cambiato in modo duraturo le probabilità di { $name }.
review-turning =
    { $way ->
        [down] La probabilità di vittoria di { $name } è scesa dal { $from }% al { $to }% e non è più risalita.
       *[up] La probabilità di vittoria di { $name } è salita dal { $from }% al { $to }% ed è rimasta alta.
    }
# $who decided; luck is what nobody knew, on either side.
review-turning-cause =
    { $cause ->
        [luck] È stata soprattutto fortuna.
       *[decision] È dipeso soprattutto dalla decisione di { $who }.
    }
# A part of an account, in percentage points.
review-per-turn = { $points } a turno
review-moments = I momenti che hanno deciso la partita
review-no-moments = Nessuna decisione è costata molto.
review-played = { $name }: { $action } ({ $verdict })
review-cost = Tra pari costa { $percent } punti percentuali di probabilità di vittoria.
review-cost-none = Niente è meglio.
review-cost-little = Non costa quasi nulla in probabilità di vittoria.
# On average, over the deals. $dearer is no where the turn that wins less often earns more.
review-cost-honor =
    { $dearer ->
        [yes] Costa anche circa { $honor } punti onore alla fine.
       *[no] In media rende persino circa { $honor } punti onore in più, ma vince meno spesso.
    }
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
review-exact = calcolo esatto
review-verdicts = Se tutti giocassero come l’allenatore, un’imprecisione costerebbe almeno 2 punti percentuali di probabilità di vittoria, un errore 5, un errore grave 10. «{ review-exact }» significa che il resto della partita è stato calcolato fino alla fine.
review-reckoned =
    { $known ->
        [none] Le probabilità di vittoria considerano tutti ugualmente forti.
        [some] Le probabilità di vittoria tengono conto della forza dei bot; una persona vale quanto la media dei bot.
       *[all] Le probabilità di vittoria tengono conto della forza dei bot.
    }
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
        [one] una carta { color.feminine }
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
reason-second-set =
    { $you ->
        [yes] Hai così le carte per { kind } un’altra volta: { $honor } punti onore.
       *[no] { $name } ha così le carte per { kind } un’altra volta: { $honor } punti onore.
    }
# $count è il numero di colori, ognuno dei quali basta.
reason-one-short =
    { $you ->
        [yes]
            { $count ->
                [one] Ti manca così solo una carta { color.feminine } per { kind }: { $honor } punti onore.
               *[other] Ti manca così solo una carta per { kind }: { $honor } punti onore.
            }
       *[no]
            { $count ->
                [one] A { $name } manca così solo una carta { color.feminine } per { kind }: { $honor } punti onore.
               *[other] A { $name } manca così solo una carta per { kind }: { $honor } punti onore.
            }
    }
reason-token-ahead =
    { $you ->
        [yes] Anche tu hai le carte per { kind }, e ti resta il gettone dedica successivo, da { $honor } punti onore.
       *[no] Anche { $name } ha le carte per { kind }, e resta il gettone dedica successivo, da { $honor } punti onore.
    }
reason-color-ended = Nella riserva non resta così nessuna carta { color.feminine }.
# $percent dei modi di distribuire ciò che non si vede.
reason-token-next =
    { $you ->
        [yes] Nel { $percent }% delle distribuzioni, al prossimo turno prendi il gettone dedica per { kind }, da { $honor } punti onore.
       *[no] Nel { $percent }% delle distribuzioni, al prossimo turno { $name } prende il gettone dedica per { kind }, da { $honor } punti onore.
    }
reason-cards-next =
    { $you ->
        [yes] La tua prossima tessera ti dà così in media { $cards } carte.
       *[no] La prossima tessera di { $name } dà così in media { $cards } carte.
    }
reason-tie-break =
    { $you ->
        [yes] Vinci lo spareggio: a parità di onore contano i gettoni privilegio, poi le carte lanterna.
       *[no] { $name } vince lo spareggio: a parità di onore contano i gettoni privilegio, poi le carte lanterna.
    }
reason-lake-left =
    { $you ->
        [yes] Il lago e le tessere che ti restano ti offrono così di più.
       *[no] Il lago e le tessere che restano offrono così di più a { $name }.
    }
reason-more-next =
    { $you ->
        [yes] Il tuo prossimo turno ti offre così di più.
       *[no] Il prossimo turno offre così di più a { $name }.
    }
# Quando nessun motivo, insieme agli altri, spiega metà di una differenza.
reason-none = Ciò che i due turni danno subito non spiega quasi la differenza. Questa sta in ciò che offrono il lago e i prossimi turni.
review-because-share = Così ({ $share } punti): { $reason }
review-instead-share = Come si è giocato ({ $share } punti): { $reason }
review-shares = I punti dicono quanta parte della perdita spiega un motivo.
review-unfinished = La partita non è finita. Come risultato conta la probabilità di vittoria di ciascuno in questo momento.
