# La fine di una partita: chi ha vinto e come, e se la mescolata era regolare.

festival-won =
    { $you ->
        [yes] Hai vinto!
       *[no] Vince { $name }
    }
festival-yours = La festa è tua
festival-theirs = La festa è di { $name }
festival-place =
    { $place ->
        [1] Vittoria condivisa!
        [2] Secondo posto per te
        [3] Terzo posto per te
       *[other] Quarto posto per te
    }
festival-ahead =
    { $honor ->
        [0] Pari onore con { $name }, eppure davanti.
        [one] Un punto onore davanti a { $name }.
       *[other] { $honor } punti onore davanti a { $name }.
    }
festival-short =
    { $honor ->
        [0] Pari onore con { $name }, ma hai perso lo spareggio.
        [one] Un punto onore dietro a { $name }.
       *[other] { $honor } punti onore dietro a { $name }.
    }
festival-seals = Un nuovo sigillo sul tuo scaffale: { $names }.
festival-shared = { $names } condividono la vittoria
festival-decider =
    { $decider ->
        [honor] Vince chi ha più onore.
        [favor] In testa c’è parità di onore, quindi decidono i gettoni privilegio rimasti.
        [cards] In testa c’è parità di onore e di gettoni privilegio, quindi decidono le carte lanterna rimaste.
       *[nothing] In testa onore, gettoni privilegio e carte lanterna sono tutti pari.
    }
festival-ties = A parità di onore contano i gettoni privilegio rimasti, e poi le carte lanterna rimaste. Ciò che ha deciso è sottolineato.
festival-rank = Posizione
festival-player = Giocatore
festival-honor = Onore
festival-favor = Privilegi
festival-cards = Carte
festival-time = L’onore nel tempo
festival-graph = Un grafico: l’onore di ogni giocatore dopo ogni turno. I numeri seguono in una tabella.
festival-turns = Turni
festival-turn = Turno
festival-numbers = I numeri
festival-dedications = Dediche
festival-none = nessuna dedica
festival-fair = Le tessere sono state mescolate in modo regolare?
festival-lake = Guarda il lago
festival-replay = Rivedi la partita
festival-review = Analizza la partita
check-trouble = Non è stato possibile scaricare la registrazione. Riprova.
check-good = La mescolata era regolare.
check-agrees = La registrazione è coerente in sé.
check-unseen = Il tuo browser non ha annotato i sigilli prima della partita, quindi non ha potuto confrontarli.
check-old = Questa partita è stata mescolata nel modo precedente: chi poteva leggere il database del server e si è seduto per ultimo avrebbe potuto truccarla.
check-bad = Qualcosa non torna. Conserva la registrazione.
check-holds = confermato:
check-fails = non confermato:
check-format = La mescolata segue il metodo pubblicato.
check-seal = Il segreto rivelato corrisponde al sigillo.
check-promise = Il sigillo è quello mostrato dall’apertura del tavolo.
check-mine = Contiene ciò che il tuo browser ha aggiunto.
check-pledges = La parte di ognuno era fissata prima che ne venisse mostrata una.
check-order = Ne derivano i posti e il primo giocatore.
check-tiles = Ne deriva l’ordine delle tessere.
check-open = non confrontato:
check-older = Questa partita è stata mescolata nel modo precedente: un server modificato avrebbe potuto combinarla.
check-again = La tua parte era già stata mostrata quando tutti hanno dovuto aggiungerne una nuova: chi conosceva quella del server avrebbe potuto preferire un’altra distribuzione.
check-seats = I lati e il primo giocatore sono quelli mostrati prima della partita.
check-steady = Nulla di ciò che era fissato è cambiato prima della partita.
