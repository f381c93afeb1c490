var e=`
table-nth = { $name } { $nth }

table-lake = Lago
table-zoom-in = Ingrandisci
table-zoom-out = Rimpicciolisci
table-zoom-fit = Mostra tutto il lago
table-tile-cell = { cell }: { tile-sides }
table-last-cell = { cell }, l’ultima piazzata: { tile-sides }
table-boat-cell = { cell }, la barca: { tile-sides }
table-free-cell = { cell } libera, tocca { $touching }
table-touching =
    { $platform ->
        [yes] { color } a { side } con piattaforma
       *[no] { color } a { side }
    }

table-player =
    { $you ->
        [yes] { $name } (tu)
       *[no] { $name }
    }
table-you = { $name } (tu)
table-here = In linea
table-away = Non in linea
table-stand-in = (gioca un bot)
table-start-player = Primo giocatore
table-honor-word = onore
table-cards-of = Carte lanterna di { $name }
table-no-tokens = ancora nessuna dedica
table-tiles-in-hand =
    { $count ->
        [0] Nessuna tessera in mano
        [one] { $count } tessera in mano
       *[other] { $count } tessere in mano
    }
table-unfold = Tutto su { $name }

table-stacks = Gettoni dedica
table-stack-next = poi { $values }
table-stack-last = l’ultimo
table-stack-empty = vuota: generico
table-supply = Riserva
table-draw =
    { $count ->
        [0] nessuna tessera da pescare
        [one] { $count } tessera da pescare
       *[other] { $count } tessere da pescare
    }

table-my-hand = Le tue tessere
table-hand-tile = Tessera { $nth } della mano, numero { $tile }: { tile-sides }
table-hand-empty = Le tue tessere sono tutte sul lago.
table-turn-left = Gira a sinistra
table-turn-right = Gira a destra

table-steps = Il tuo turno
table-step-exchange = Cambio
table-step-dedicate = Dedica
table-step-discard = Scarto
table-step-place = Tessera
table-step-end = Fine turno
table-take-back = Annulla
table-offers =
    { $count ->
        [one] Puoi fare una dedica adesso.
       *[other] Puoi fare una dedica: { $count } tra cui scegliere.
    }
table-no-set = Adesso non hai niente da dedicare.
table-offer = Dedica: { kind }
table-on-turn = Tocca a { $name }.
table-waiting = { $name } ci pensa …
table-unsent = La tua mossa aspetta la linea e parte appena torna.
table-withdraw = Non inviarla

table-your-turn = Tocca a te
table-how-to-place = Scegli una tessera e indica una casella luminosa per vedere che cosa riceve ognuno.
table-dots = I pallini contano i lati che corrispondono.
table-ranked = Mostra su ogni casella quanto può darmi al massimo
table-preview = Se la piazzi qui
table-preview-match = Tu: { color } per la corrispondenza a { side }
table-preview-match-missed = Tu: niente per la corrispondenza a { side }, le carte { color.plural } sono finite
table-preview-favor =
    { $own ->
        [yes] Tu: un privilegio per la piattaforma della tua tessera
       *[no] Tu: un privilegio per la piattaforma vicina
    }
table-preview-favor-missed =
    { $own ->
        [yes] Tu: niente per la piattaforma della tua tessera, non ci sono più gettoni privilegio
       *[no] Tu: niente per la piattaforma vicina, non ci sono più gettoni privilegio
    }
table-preview-faced =
    { $you ->
        [yes] Tu: { color }, rivolto verso di te
       *[no] { $name }: { color }
    }
table-preview-faced-missed =
    { $you ->
        [yes] Tu: niente, le carte { color.plural } sono finite
       *[no] { $name }: niente, le carte { color.plural } sono finite
    }
table-none-left = { color } finito
table-no-favor-left = privilegi finiti
table-place = Piazza la tessera
table-click-to-place = Fai clic per piazzarla qui. La rotella, Q ed E la girano.
table-turn-best = Girata in altro modo: { $count } per te
table-not-yet = Non ancora

table-give = Dai una carta:
table-take = Ne prendi una dalla riserva:
table-give-first = Scegli prima la carta da dare.
table-exchange-cost = Un cambio costa 2 gettoni privilegio.
table-pairs =
    { $count ->
        [0] Queste tre coppie:
        [one] Scegli ancora una coppia:
       *[other] Scegli { $count } coppie:
    }
table-lack-four = Ti servono quattro carte di uno stesso colore e ne hai al massimo { $count }.
table-lack-pairs =
    { $count ->
        [0] Ti servono coppie di tre colori e non ne hai nessuna.
        [one] Ti servono coppie di tre colori e ne hai una.
       *[other] Ti servono coppie di tre colori e ne hai due.
    }
table-lack-seven = Ti serve una carta di ogni colore. Ti manca: { $colors }.
table-generic = La sua pila è vuota: il gettone è generico.
table-discard =
    { $count ->
        [one] Una carta di troppo: scartala.
       *[other] { $count } carte di troppo: scartale una alla volta.
    }
table-discard-note = Con la prima carta che scarti, cambio e dedica sono finiti per questo turno.
table-discard-or = Preferisci una dedica? Dopo la prima carta è troppo tardi.
table-final-turn = Il tuo ultimo turno
table-final-note = Puoi ancora cambiare e dedicare una volta; non si piazza più niente.

table-recap = Dal tuo ultimo turno
table-recap-done = Si continua
table-tile-laid =
    { $you ->
        [yes] Piazzi una tessera.
       *[no] { $name } piazza una tessera.
    }
table-took-back =
    { $you ->
        [yes] Annulli la mossa.
       *[no] { $name } annulla la mossa.
    }
table-handed-over =
    { $you ->
        [yes] Un bot gioca per te.
       *[no] Un bot gioca per { $name }.
    }
table-reclaimed =
    { $you ->
        [yes] Giochi di nuovo tu.
       *[no] { $name } è di nuovo in gioco.
    }
table-game-started = Le tessere sono distribuite, si comincia.

table-log = Che cosa è successo
table-log-filter = Mostra
table-log-all = Tutto
table-log-mine = Ciò che mi riguarda
table-log-dedications = Le dediche
table-log-by = Le mosse di { $name }
table-log-empty = Ancora niente.

table-shortcuts = Tasti
table-shortcut-pick = scegli una tessera; di nuovo: girala
table-shortcut-turn = gira a sinistra, a destra, a destra
table-shortcut-walk = cammina sul lago
table-shortcut-place = piazza la tessera
table-shortcut-cancel = togli la scelta
table-shortcut-exchange = cambio
table-shortcut-dedicate = dedica
table-shortcut-placing = vai al lago
table-shortcut-back = annulla
table-shortcut-zoom = lago più grande, più piccolo, intero
table-shortcut-log = che cosa è successo
table-shortcut-help = questa pagina
table-shortcuts-mouse = Con il mouse: indica per vedere, gira con la rotella, fai clic per piazzare, oppure trascina una tessera sul lago. Con il dito: tocca una casella per vedere, toccala di nuovo per girare, poi conferma.
`;export{e as default};