# La prima partita guidata e le lezioni. $bot è il nome del bot al tavolo.

course-first-game = La tua prima partita
course-give = Che cosa regali
course-tokens = Prendere o aspettare?
course-count = Le ultime carte di un colore
course-dry = Svuotare un colore
course-leftovers = Niente avanzi
course-about =
    { $course ->
        [first-game] Gioca con una guida accanto: dodici piccoli passi, dieci minuti.
        [give] Ogni tessera è un regalo anche per qualcun altro.
        [tokens] Quando conviene una dedica, e quando la pazienza.
        [count] Quando la riserva si svuota, conta l’ordine.
        [dry] Quello che nessuno può prendere non completa alcun set.
       *[leftovers] Le carte che ti restano alla fine non valgono niente.
    }
course-resume = Riprendi da dove avevi lasciato
course-done = Finita
courses = Imparare giocando

guide-step = Passo { $number } di { $count }
guide-restart = Ricomincia
guide-leave = Esci; puoi riprendere più tardi
guide-back = Annulla
guide-next = Avanti
guide-wait = Guarda che cosa fa { $bot }…
guide-play = Gioca contro { $bot }
guide-lesson = Lezione: { $lesson }
guide-else = È permesso, ma intendevo altro. Annulla e prova di nuovo.
guide-urge = Prima premi «{ $button }».
guide-show = Mostrami
guide-skip = Salta
guide-right = Trovato!
guide-fair = Niente male, ma c’è di meglio. Annulla e guarda ancora.
guide-closer =
    { $to ->
        [tile] Piazza la tessera segnata.
        [cell] La tessera segnata va sulla casella segnata. Come va girata?
       *[set] La risposta non è una tessera: guarda i tuoi set.
    }

guide-ask-facing =
    Ti do il benvenuto! Le tessere danno carte lanterna, i set di carte danno punti onore, e vince chi ne ha
    di più. Siedi in basso, di fronte c’è { $bot }. Su ogni tessera, ovunque si trovi, il lato rivolto verso
    di te è tuo. Scegli una casella libera accanto alla barca e guarda chi riceverebbe che cosa.
guide-ask-turn =
    Il lato in basso è tuo, quello in alto è di { $bot }; a sinistra e a destra non c’è nessuno. Gira la
    tessera due volte e guarda come cambiano le carte.
guide-ask-place =
    Una tessera dà qualcosa a entrambi, quindi guarda tutte e due le carte. Girala come preferisci e
    piazzala.
guide-over-facing =
    Anche { $bot } ha piazzato una tessera. Il lato in basso era rivolto verso di te: hai preso una carta
    { color.feminine }, anche se non toccava a te. Ogni tessera dà qualcosa a tutti.
guide-ask-match =
    Ora qualcosa in più: se un lato della tua tessera tocca lo stesso colore, prendi un’altra carta di quel
    colore. I pallini segnano dove i lati corrispondono. Gira la tessera, o prendine un’altra, e crea una
    corrispondenza.
guide-else-match =
    Lì puoi piazzarla, ma nessun lato corrisponde. Annulla e cerca una casella con un pallino: i pallini
    cambiano a ogni rotazione della tessera.
guide-over-match =
    Ben fatto: una carta per la corrispondenza, solo per te. Poi { $bot } ha piazzato una tessera e hai
    preso una carta { color.feminine }.
guide-ask-favor =
    Un altro lago, un po’ più avanti. Due tessere hanno una piattaforma di legno. Ogni piattaforma che
    partecipa a una corrispondenza ti dà un gettone privilegio. Piazza una tessera in modo da averne uno.
guide-else-favor =
    Nessuna piattaforma faceva parte della corrispondenza. Annulla e fai corrispondere il colore a quello di
    una tessera con piattaforma: l’anteprima mostra il gettone prima che tu piazzi.
guide-over-favor =
    Il privilegio è tuo. Due di questi gettoni pagano un cambio: presto ti serviranno.
guide-ask-dedicate =
    È ora di guadagnare onore. Hai due carte rosse, due verdi e due nere: tre coppie. Premi «Dedica» e
    prendi in cambio il gettone in cima alla loro pila, un 9.
guide-else-dedicate =
    Questo può aspettare, il 9 no. Annulla e dedica prima le tue tre coppie.
guide-ask-after =
    9 punti onore! Un turno finisce con una tessera: piazzane una dove vuoi.
guide-over-dedicate =
    Anche { $bot } aveva tre coppie, ma il 9 non c’era più: ha preso solo { $honor }. I valori calano di
    gettone in gettone, quindi conviene fare presto.
guide-ask-exchange =
    Il turno dopo. Hai tre carte viola: con un’altra sono quattro di un colore, che vale 8. Premi «Cambio» e
    paga due gettoni privilegio per cambiare la carta bianca con una viola.
guide-else-exchange =
    Così non arriva la quarta carta viola. Annulla, premi «Cambio», dai la bianca e prendi la viola.
guide-ask-spend =
    Privilegi ben spesi: quattro carte viola. Dedicale.
guide-else-spend =
    Hai ancora quattro carte viola. Annulla e dedicale finché il gettone vale 8.
guide-over-exchange =
    8 punti onore. Cambio, dedica, tessera: un turno ha sempre quest’ordine, e i primi due solo se vuoi.
    Saltiamo qualche turno.
guide-ask-limit =
    Hai 13 carte, e con più di 12 nessuno può piazzare. Potresti scartare, ma anche una dedica fa posto, e
    dà onore. Quale set vale di più?
guide-over-limit =
    { $how ->
        [discarded] Così fai posto, ma non guadagni niente: una carta di ogni colore valeva 10.
       *[dedicated] { $honor } punti onore, e posto per nuove carte. Il set migliore qui era una carta di ogni colore, da 10.
    }
guide-ask-last =
    L’ultima tessera è sul lago. Ognuno ha un turno finale, senza tessera. Dedica ancora una volta: le carte
    che restano non danno onore.
guide-else-last =
    Puoi ancora guadagnare onore. Annulla e dedica un set.
guide-ask-end = Non c’è altro da fare. Premi «Finisci il tuo ultimo turno».
guide-over-last =
    { $bot } gioca il turno finale e la partita è finita: { $mine } punti onore per te, { $other } per
    { $bot }. Hai vinto la tua prima partita!
guide-end-first-game =
    Ora sai tutto. Gioca una partita vera contro un bot tranquillo, o guarda in cinque brevi lezioni a che cosa
    badano i bravi giocatori.

# Lezioni: posizioni con una risposta da trovare. $honor è la posta in gioco.
guide-ask-give =
    A { $bot } manca una sola carta per un set che vale fino a { $honor }: { $colors }. Un lato di ogni
    tessera è di { $bot }. Scegli la tua, e girala, in modo che quel lato non regali una carta così.
guide-else-give =
    { $hands ->
        [yes] Così { $bot } riceve proprio la carta che manca, e con essa fino a { $honor } punti onore. Annulla.
       *[no] { $bot } non riceve quella carta, bene. Ma altrove una tessera vale molto di più per te. Annulla e guarda ancora.
    }
guide-over-give =
    { $bot } ha ricevuto una carta che non completa niente, e il set deve aspettare. Ciò che non regali conta
    quanto ciò che prendi.
guide-end-give =
    Prima di piazzare, guarda intorno al tavolo: quale carta completa un set? Quella non regalarla.
guide-ask-take =
    Hai un set. Prendi subito il gettone, o piazzi una tessera e aspetti di più? Guarda le pile, le tue
    carte e quelle di { $bot }.
guide-else-take =
    Guarda di fronte: { $bot } ha pronto un set dello stesso tipo, e dopo { $honor } viene solo { $next }. In
    ogni turno c’è una sola dedica: un set che aspetta ti costa un turno. Annulla e fai prima.
guide-over-take =
    { $honor } punti per te. { $bot } ha pronto un set dello stesso tipo e dovrà accontentarsi di { $next }. In
    ogni turno c’è una sola dedica: un set che aspetta e basta ti costa un turno.
guide-ask-wait = { guide-ask-take }
guide-else-wait =
    { $how ->
        [tile_laid]
            { $took ->
                [yes] Aspettare è giusto, e anche quella carta. Ma altrove una tessera vale molto di più per te. Annulla e guarda ancora.
               *[no] Aspettare è giusto, ma non una carta qualsiasi: per avere una carta di ogni colore, un set da { $honor }, ti manca solo il { color }. Annulla e prendi quella carta.
            }
       *[other] Così rovini un set migliore: per avere una carta di ogni colore, un set da { $honor }, ti manca solo il { color }. Annulla e trova la tessera che ti dà quella carta.
    }
guide-over-wait =
    Ora hai una carta di ogni colore: nel prossimo turno vale fino a { $honor }. Il gettone più piccolo avrebbe
    rovinato quel set.
guide-end-tokens =
    Fai presto dove un altro ha lo stesso set. Abbi pazienza dove basta una carta per averne uno migliore.
guide-ask-count =
    { $left ->
        [0] Nella riserva non ci sono più carte { color.plural }.
       *[other] Nella riserva c’è ancora una sola carta { color.feminine }.
    } Le carte si prendono in ordine: le tue corrispondenze, il tuo lato, poi quello di { $bot }. Trova la
    tessera che dà molto a te e niente a { $bot }.
guide-else-count =
    { $missed ->
        [yes] { $bot } resta a mani vuote: hai visto bene. Ma altrove prendi di più. Annulla e guarda ancora.
       *[no] { $bot } riceve ancora una carta. Annulla e mostra a { $bot } il lato { color } quando non ce ne sono più.
    }
guide-over-count =
    Verso { $bot } è rivolto il lato { color }, ma le carte di quel colore sono finite. Un lato che non
    regala niente è il migliore da mostrare.
guide-end-count =
    Conta quante carte di un colore restano. Quando un colore è finito, il suo lato non regala niente.
guide-ask-dry =
    A { $bot } manca una sola carta per un set che vale fino a { $honor }: { $colors }. { $left ->
        [one] Nella riserva c’è ancora una sola carta di quel colore.
       *[other] Nella riserva ci sono ancora solo { $left } carte di quel colore.
    } Piazza una tessera in modo che non ne resti nessuna.
guide-else-dry =
    { $hands ->
        [yes] Così { $bot } riceve proprio la carta che manca, e con essa fino a { $honor } punti onore. Annulla.
       *[no]
            { $supply ->
                [0] Nella riserva non ci sono più carte { color.plural }, bene. Ma altrove una tessera vale molto di più per te. Annulla e guarda ancora.
               *[other] Nella riserva c’è ancora una carta { color.feminine }, e la prossima tessera può portarla a { $bot }. Annulla e fa’ in modo che non ne resti nessuna.
            }
    }
guide-over-dry =
    Nella riserva non ci sono più carte { color.plural }. Comunque { $bot } piazzi la prossima tessera, non ce n’è
    nessuna da prendere, e il set deve aspettare.
guide-end-dry =
    Guarda che cosa serve agli altri e quante di quelle carte restano. Quelle che hai in mano tu non le può
    prendere nessun altro.
guide-ask-leftovers =
    La tua ultima tessera. Dopo questo turno ti resta solo quello finale, senza tessera: ancora due dediche al
    massimo, e le carte che avanzano non danno punti onore. Che cosa dedichi adesso?
guide-else-leftovers =
    { $how ->
        [tile_laid] Un turno senza dedica: ti resterebbe solo quello finale, con troppe carte. Annulla e dedica prima un set.
       *[other] Con quello che ti resta non fai un secondo set. Annulla e scegli il set che te ne lascia un altro.
    }
guide-over-leftovers =
    Con quello che ti resta fai un altro set, per il turno finale. Insieme i due valgono fino a { $honor }.
guide-end-leftovers =
    Verso la fine conta i tuoi turni: in ognuno c’è una dedica. Scegli i set in modo che ne resti un altro, non
    una manciata di carte.
