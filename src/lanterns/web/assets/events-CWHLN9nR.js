var e=`
event-exchanged =
    { $you ->
        [yes] Paghi 2 gettoni privilegio e cambi { exchanged-card.given } con { exchanged-card.taken }.
       *[no] { $name } paga 2 gettoni privilegio e cambia { exchanged-card.given } con { exchanged-card.taken }.
    }

event-dedicated =
    { $you ->
        [yes] Dedichi { set } e prendi un gettone dedica da { $honor } punti onore.
       *[no] { $name } dedica { set } e prende un gettone dedica da { $honor } punti onore.
    }

event-dedicated-generic =
    { $you ->
        [yes] Dedichi { set }. La sua pila è vuota, quindi prendi un gettone generico da { $honor } punti onore.
       *[no] { $name } dedica { set }. La sua pila è vuota, quindi { $name } prende un gettone generico da { $honor } punti onore.
    }

event-discarded =
    { $you ->
        [yes] Scarti una carta { color.feminine } per il limite di carte.
       *[no] { $name } scarta una carta { color.feminine } per il limite di carte.
    }

event-tile-laid =
    { $you ->
        [yes] Piazzi la tessera { $tile } sulla { cell }: { tile-sides }.
       *[no] { $name } piazza la tessera { $tile } sulla { cell }: { tile-sides }.
    }

event-matched =
    { $you ->
        [yes] Corrispondenza ({ side }): prendi una carta { color.feminine }.
       *[no] Corrispondenza ({ side }): { $name } prende una carta { color.feminine }.
    }

event-matched-missed =
    { $you ->
        [yes] Corrispondenza ({ side }): non prendi niente, nella riserva non ci sono più carte { color.plural }.
       *[no] Corrispondenza ({ side }): { $name } non prende niente, nella riserva non ci sono più carte { color.plural }.
    }

event-favor-earned =
    { $you ->
        [yes] Piattaforma sulla { cell }: prendi un gettone privilegio.
       *[no] Piattaforma sulla { cell }: { $name } prende un gettone privilegio.
    }

event-favor-missed =
    { $you ->
        [yes] Piattaforma sulla { cell }: non prendi niente, non ci sono più gettoni privilegio.
       *[no] Piattaforma sulla { cell }: { $name } non prende niente, non ci sono più gettoni privilegio.
    }

event-faced =
    { $you ->
        [yes] Orientamento ({ side }): prendi una carta { color.feminine }.
       *[no] Orientamento ({ side }): { $name } prende una carta { color.feminine }.
    }

event-faced-missed =
    { $you ->
        [yes] Orientamento ({ side }): non prendi niente, nella riserva non ci sono più carte { color.plural }.
       *[no] Orientamento ({ side }): { $name } non prende niente, nella riserva non ci sono più carte { color.plural }.
    }

event-tile-drawn =
    { $you ->
        [yes] Peschi la { tile }.
       *[no] { $name } pesca la { tile }.
    }

event-tile-drawn-hidden = { $name } pesca una tessera.

event-turn-began =
    { $you ->
        [yes] È il tuo turno.
       *[no] È il turno di { $name }.
    }

event-turn-began-final =
    { $you ->
        [yes] È il tuo ultimo turno: puoi ancora cambiare e dedicare, ma non piazzi niente.
       *[no] È l’ultimo turno di { $name }.
    }

event-game-ended = La partita è finita.

action-exchange = Cambia { exchanged-card.given } con { exchanged-card.taken }
action-dedicate = Dedica { set }: { $honor } punti onore
action-discard = Scarta una carta { color.feminine }
action-place = Piazza la tessera { $tile } sulla { cell }: { tile-sides }
action-end-turn = Finisci il tuo ultimo turno

gains =
    { $you ->
        [yes] Tu: { $things }
       *[no] { $name }: { $things }
    }
`;export{e as default};