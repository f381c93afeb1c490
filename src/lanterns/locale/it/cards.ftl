# Scegliere le carte da scambiare, dedicare o scartare.

table-give = Dai una carta:
table-take = Ne prendi una dalla riserva:
table-give-first = Scegli prima la carta da dare.
table-exchange-cost = Un cambio costa 2 gettoni privilegio.
table-exchange-completes = Completa: { $sets }.
table-exchange-breaks = Disfa: { $sets }.
table-pairs =
    { $count ->
        [0] Queste tre coppie:
        [one] Scegli ancora una coppia:
        [3] Scegli tre coppie:
       *[other] Scegli ancora { $count } coppie:
    }
table-lack-four = Ti servono quattro carte di uno stesso colore e ne hai al massimo { $count }.
table-lack-pairs =
    { $count ->
        [0] Ti servono coppie di tre colori e non ne hai nessuna.
        [one] Ti servono coppie di tre colori e ne hai una.
       *[other] Ti servono coppie di tre colori e ne hai due.
    }
table-lack-seven = Ti serve una carta di ogni colore. Colori mancanti: { $colors }.
table-generic = La sua pila è vuota: il gettone è generico.
table-discard =
    { $count ->
        [one] Una carta oltre il limite di 12: scartala.
       *[other] { $count } carte oltre il limite di 12: scartale una alla volta.
    }
table-discard-note = Dopo il primo scarto, in questo turno non puoi più cambiare né dedicare.
table-discard-or = Preferisci una dedica? Dopo la prima carta è troppo tardi.
table-dedicate-surplus =
    { $count ->
        [one] Una carta oltre il limite di 12: fai una dedica, oppure scarta.
       *[other] { $count } carte oltre il limite di 12: fai una dedica, oppure scarta.
    }
table-end-set = Hai ancora in mano una dedica da { $honor } punti onore. Conta solo se la fai.
table-end-anyway = Termina il turno senza dedica
