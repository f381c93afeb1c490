# La partita nel terminale.

greeting =
    Lanterns: La Festa del Raccolto

    Piazza tessere sul lago, raccogli carte lanterna e dedicale in gruppi per ottenere onore.
    Rispondi con un numero. Scrivi «aiuto» per tutto il resto, «regole» per le regole in breve.

seated-person =
    { $you ->
        [yes] Siedi a { side }.
       *[no] { $name } siede a { side }.
    }
seated-bot = { $name } siede a { side } ed è un bot: { bot-about }.
player-name = Giocatore { $number }

curtain-hide = Premi Invio per nascondere le tue tessere.
curtain-pass = La tastiera passa a { $name }. { $name }, premi Invio quando nessun altro vede lo schermo.

draw-stack =
    { $count ->
        [0] La pila di pesca è vuota.
        [one] Nella pila di pesca resta { $count } tessera.
       *[other] Nella pila di pesca restano { $count } tessere.
    }
player-line =
    { $you ->
        [yes] Tu ({ side }): { $held }; { $favor }; { $honor }.
       *[no] { $name } ({ side }): { $held }; { $favor }; { $honor }.
    }
held = { $list } ({ cards })
no-cards = nessuna carta
player-tokens = Gettoni dedica: { $tokens }.
no-tokens = Ancora nessun gettone dedica.
token = { kind } { $honor }
next-tokens = Prossimi gettoni dedica: { $tokens }.
your-tiles = Le tue tessere:
supply-line = Carte nella riserva: { $list }.
favor-line = Gettoni privilegio nella riserva: { $count }.
stack-line = Gettoni per «{ kind }»: { $values }.
stack-empty = Gettoni per «{ kind }»: finiti, una dedica vale 4 punti onore.
drawing-key = Il nord è in alto. + piattaforma, ~ acqua, b barca, * tessera più recente, (1) casella libera.
cell-line = { cell }: { $touching }
touched-side =
    { $piece ->
        [boat] { side } { color } (la barca)
        [platform] { side } { color } (tessera { $tile }, piattaforma)
       *[tile] { side } { color } (tessera { $tile })
    }

choose-action = Che cosa fai?
choose-tile = Quale tessera?
choose-cell = Quale casella?
choose-drawn-cell = Quale casella? Scrivi il suo numero nel disegno, o «caselle» per una descrizione.
choose-turn = Girata come?
choose-best = I piazzamenti che ti danno di più:
choose-set = Quale gruppo?
choose-given = Quale carta dai?
choose-taken = Quale carta prendi?
choose-discarded = Quale carta scarti?
menu-place = Piazza una tessera
menu-best = Guarda i piazzamenti che ti danno di più
menu-dedicate = Dedica uno di { $count } gruppi di carte
menu-exchange = Cambia una carta per 2 gettoni privilegio
menu-discard = Scarta una carta: ne hai { $count } e puoi tenerne 12
preview = Ecco che cosa dà:
confirm-place = Piazzi la tessera? (sì o no)
confirm-quit = Lasci la partita? (sì o no)

not-a-choice =
    { $count ->
        [one] «{ $text }» qui non è una scelta. Scrivi 1, «indietro» o «aiuto».
       *[other] «{ $text }» qui non è una scelta. Scrivi un numero da 1 a { $count }, «indietro» o «aiuto».
    }
not-yes-or-no = Rispondi «sì» o «no».
not-a-set = Non hai nessun gruppo completo:
taken-back = Annullato.
nothing-to-take-back = In questo turno non c’è niente da annullare.
log-empty = Non è ancora successo niente.

game-saved = La partita è salvata in { $file }.
game-resumable = La partita è salvata. Per continuare: lanterns play --resume { $file }
game-not-kept = Questa partita non viene conservata; per farlo c’è --record FILE.
game-not-saved = Non è stato possibile salvare la partita: { $why }.
input-ended = L’input è finito, e la partita con lui.
goodbye = Arrivederci!

rank-line =
    { $you ->
        [yes] { $rank }. Tu: { $honor }, { $favor }, { $cards }.
       *[no] { $rank }. { $name }: { $honor }, { $favor }, { $cards }.
    }
you-too = tu
won-by-honor =
    { $you ->
        [yes] Vinci tu con più onore di tutti. Congratulazioni!
       *[no] Vince { $name } con più onore di tutti.
    }
won-by-favor =
    { $you ->
        [yes] In testa l’onore è pari, ma vinci tu con più gettoni privilegio. Congratulazioni!
       *[no] In testa l’onore è pari, ma vince { $name } con più gettoni privilegio.
    }
won-by-cards =
    { $you ->
        [yes] In testa onore e gettoni privilegio sono pari, ma vinci tu con più carte lanterna. Congratulazioni!
       *[no] In testa onore e gettoni privilegio sono pari, ma vince { $name } con più carte lanterna.
    }
won-together = Vittoria condivisa: { $names }. Onore, gettoni privilegio e carte lanterna sono pari.

# Le parole che si possono scrivere: la prima è il nome del comando, le altre fanno lo stesso.
command-place = piazza p
command-best = migliori
command-dedicate = dedica d
command-exchange = cambia x
command-discard = scarta
command-end = fine
command-lake = lago mappa
command-cells = caselle
command-cards = carte punti
command-tiles = tessere mano
command-supply = riserva
command-log = storia
command-back = indietro annulla
command-rules = regole
command-help = aiuto h ?
command-quit = esci q
command-yes = sì s
command-no = no n
command-all = tutto

help-place = piazzare una tessera, passo per passo
help-best = elencare i piazzamenti che ti danno di più
help-dedicate = dedicare un gruppo, per esempio «dedica rosso» o «dedica rosso blu bianco»
help-exchange = cambiare una carta, per esempio «cambia rosso blu»
help-discard = scartare una carta, per esempio «scarta rosso»
help-end = finire il tuo ultimo turno
help-lake = disegnare il lago
help-cells = descrivere a parole le caselle libere e ciò che toccano
help-cards = dire carte, gettoni privilegio, onore e gettoni dedica di tutti
help-tiles = descrivere le tue tessere
help-supply = dire che cosa c’è nella riserva e nelle pile
help-log = raccontare di nuovo l’ultimo giro; «storia tutto» racconta tutta la partita
help-back = lasciare una domanda, o annullare ciò che hai fatto in questo turno prima di piazzare
help-rules = le regole in breve
help-help = questo elenco
help-quit = lasciare la partita
help-notation =
    I colori si possono scrivere a parole o con le lettere del disegno.
    Le azioni si possono scrivere anche come nelle registrazioni: 12@0,-1r2 piazza la tessera 12 sulla
    casella 0,-1 girata di due quarti, 4R dedica quattro rosse, 3RBW tre coppie, 7 sette uniche, xP>R cambia
    viola con rosso, -K scarta nero, e un punto finisce l’ultimo turno.

rules-summary =
    Le regole in breve
    Un turno ha tre passi. I primi due sono facoltativi.
    1. Cambio: paga 2 gettoni privilegio e cambia una tua carta con una di un altro colore nella riserva.
    2. Dedica: restituisci un gruppo di carte e prendi il primo gettone della sua pila. I gruppi sono quattro
       di un colore (quattro carte uguali), tre coppie (due carte per ciascuno di tre colori) e sette uniche
       (una carta di ogni colore). Una pila vuota vale comunque 4 punti onore.
    3. Piazzamento: metti una tua tessera, girata come vuoi, accanto a una tessera del lago, poi pescane una.
    Una tessera piazzata ti dà una carta per ogni lato che tocca il suo stesso colore e un gettone privilegio
    per ogni piattaforma sulle tessere che corrispondono, compresa quella nuova. Poi tutti, a cominciare da te,
    prendono una carta del colore del lato rivolto verso di loro. Un colore finito nella riserva si perde.
    Se il tuo turno comincia con più di 12 carte, dedica o scarta fino a 12 prima di piazzare.
    Quando tutte le tessere sono sul lago, ognuno ha un ultimo turno senza piazzare. Vince chi ha più onore;
    in parità contano i gettoni privilegio, poi le carte lanterna.
