var e=`
color =
 { $color ->
 [red] rosso
 [orange] arancione
 [green] verde
 [purple] viola
 [blue] blu
 [white] bianco
 *[black] nero
 }
 .feminine =
 { $color ->
 [red] rossa
 [white] bianca
 [black] nera
 *[other] { color }
 }
 .plural =
 { $color ->
 [red] rosse
 [orange] arancioni
 [green] verdi
 [white] bianche
 [black] nere
 *[other] { color }
 }

color-letter =
 { $color ->
 [red] Ro
 [orange] Ar
 [green] Ve
 [purple] Vi
 [blue] Bl
 [white] Bi
 *[black] Ne
 }

colored-cards =
 { $count ->
 [one] { $count } { color.feminine }
 *[other] { $count } { color.plural }
 }

exchanged-card =
 .given =
 { $given ->
 [red] una carta rossa
 [orange] una carta arancione
 [green] una carta verde
 [purple] una carta viola
 [blue] una carta blu
 [white] una carta bianca
 *[black] una carta nera
 }
 .taken =
 { $taken ->
 [red] una rossa
 [orange] una arancione
 [green] una verde
 [purple] una viola
 [blue] una blu
 [white] una bianca
 *[black] una nera
 }

side =
 { $side ->
 [north] nord
 [east] est
 [south] sud
 *[west] ovest
 }
 .seen =
 { $side ->
 [north] in alto
 [east] a destra
 [south] in basso
 *[west] a sinistra
 }

kind =
 { $kind ->
 [four-of-a-kind] quattro di un colore
 [three-pair] tre coppie
 *[seven-unique] sette uniche
 }

set =
 { $kind ->
 [seven-unique] { kind }
 *[other] { kind } ({ $colors })
 }

cards =
 { $count ->
 [one] { $count } carta
 *[other] { $count } carte
 }

favor =
 { $count ->
 [one] { $count } gettone privilegio
 *[other] { $count } gettoni privilegio
 }

honor =
 { $count ->
 [one] { $count } punto onore
 *[other] { $count } punti onore
 }

tile-sides =
 { $platform ->
 [yes] nord { $north }, est { $east }, sud { $south }, ovest { $west }, con piattaforma
 *[no] nord { $north }, est { $east }, sud { $south }, ovest { $west }
 }
 .seen =
 { $platform ->
 [yes] in alto { $north }, a destra { $east }, in basso { $south }, a sinistra { $west }, con piattaforma
 *[no] in alto { $north }, a destra { $east }, in basso { $south }, a sinistra { $west }
 }

tile = tessera { $tile }: { tile-sides }

cell = casella ({ $x }; { $y })

list-end = { $items } e { $last }
nothing = niente


event-game-started =
 { $you ->
 [yes] Le tessere sono distribuite. Il rosso è verso di te: cominci tu.
 *[no] Le tessere sono distribuite. Il rosso è verso { $name }: comincia { $name }.
 }

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
 [yes] Scarti una carta { color.feminine }: non puoi tenerne più di 12.
 *[no] { $name } scarta una carta { color.feminine }: non può tenerne più di 12.
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
 [yes] Lato verso di te ({ side }): prendi una carta { color.feminine }.
 *[no] Lato verso { $name } ({ side }): { $name } prende una carta { color.feminine }.
 }

event-faced-missed =
 { $you ->
 [yes] Lato verso di te ({ side }): non prendi niente, nella riserva non ci sono più carte { color.plural }.
 *[no] Lato verso { $name } ({ side }): { $name } non prende niente, nella riserva non ci sono più carte { color.plural }.
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

cards-left-none = { color.plural } finite
favor-left-none = gettoni privilegio finiti

discards =
 { $you ->
 [yes] Scarti { $cards }: non puoi tenere più di 12 carte.
 *[no] { $name } scarta { $cards }: non può tenere più di 12 carte.
 }


amount =
 .have =
 { $have ->
 [0] zero
 [1] una
 [2] due
 [3] tre
 [4] quattro
 [5] cinque
 [6] sei
 [7] sette
 [8] otto
 [9] nove
 [10] dieci
 [11] undici
 *[12] dodici
 }
 .count =
 { $count ->
 [0] zero
 [1] uno
 [5] cinque
 [6] sei
 [7] sette
 [8] otto
 [9] nove
 [10] dieci
 [11] undici
 [12] dodici
 *[other] { $count }
 }

error-seat-count = Lanterns è un gioco per due, tre o quattro giocatori, non per { amount.count }.
error-seat-unknown = Un posto è north (nord), east (est), south (sud) o west (ovest), non «{ $side }».
error-seat-repeated = Due giocatori non possono sedere entrambi a { side }.
error-seat-order = I posti devono seguirsi in senso orario: nord, est, sud, ovest.
error-tile-count =
 In { $players ->
 [2] due
 [3] tre
 *[4] quattro
 } si gioca con { $needed } tessere lago, non con { $count }.
error-tile-unknown = Non c’è nessuna tessera lago { $tile } da mescolare; sono numerate da 1 a 35.
error-tile-repeated = La tessera lago { $tile } compare due volte.

error-game-over = La partita è finita.
error-already-exchanged = Hai già fatto il cambio di questo turno.
error-exchange-passed = Il cambio viene prima della dedica e prima di ogni scarto.
error-exchange-favor =
 Un cambio costa due gettoni privilegio e { $have ->
 [0] non ne hai
 *[1] tu ne hai uno
 }.
error-exchange-same = Nel cambio devi prendere un colore diverso.
error-no-card = Non hai carte { color.plural }.
error-supply-out = Nella riserva non ci sono più carte { color.plural }.
error-dedication-passed = In questo turno hai già fatto una dedica o hai cominciato a scartare.
error-not-a-set = Queste carte non formano un set da dedicare.
error-set-color =
 Ti servono { $need ->
 [2] due
 *[4] quattro
 } carte { color.plural } e { $have ->
 [0] non ne hai
 *[other] ne hai { amount.have }
 }.
error-set-seven = Ti serve una carta di ogni colore e non ne hai di { color.plural }.
error-discard-early = Si scarta solo con più di dodici carte; tu ne hai { amount.have }.
error-discard-final = Nell’ultimo turno il limite di carte non vale.
error-hand-limit = Hai { $have } carte e devi scendere a dodici prima di piazzare una tessera.
error-place-final = Nell’ultimo turno non si piazza niente.
error-not-in-hand = Non hai in mano la tessera { $tile }.
error-cell-taken = Sulla casella { $x },{ $y } c’è già una tessera.
error-cell-apart = Nessuna tessera del lago ha un lato in comune con la casella { $x },{ $y }.
error-bad-turns = Una tessera si può girare di 0, 1, 2 o 3 quarti, non di { $turns }.
error-must-place = Devi piazzare una tessera; solo nell’ultimo turno non se ne piazzano.

error-not-an-action = «{ $text }» non è un’azione.

error-not-json = Questo non è un testo JSON ({ $why }).
error-too-large = Questo testo JSON contiene un numero o un annidamento troppo grande per una registrazione.
error-not-an-object = Una registrazione è un oggetto JSON.
error-bad-action = Mossa { $ply }, { $action }: { $why }


bot-name =
 { $bot ->
 [random] Dado
 [visitor] Falena
 [helper] Rana
 [lamplighter] Carpa
 [apprentice] Gatto
 [artisan] Airone
 [master] Tasso
 [sage] Gufo
 [dragon] Drago
 [phoenix] Fenice
 [kirin] Kirin
 [fox] Volpe
 [magpie] Gazza
 *[other] { $bot }
 }



title = Lanterns
credits = Lanterns: The Harvest Festival è un gioco di Christopher Chung, pubblicato da Renegade Game Studios. Questa è una versione non ufficiale fatta da appassionati, senza legami con loro.
credits-font = I titoli sono in Fraunces, un carattere con licenza SIL Open Font License.

home = Lanterns: alla pagina iniziale
header = Questa pagina
close = Chiudi
you = Tu
loading = Si accendono le lanterne…
language = Lingua
learn = Come si gioca

home-players = Giocatori
home-my-turn = Tocca a te
bot-choice = { $label }: { $name }
seat-free = Posto libero
abandon = Abbandona la partita
abandoned = Questa partita è stata abbandonata.
abandoned-why = È stata abbandonata prima di cominciare.

people = Giocatori e link
reconnecting = Connessione interrotta. Nuovo tentativo…
awaited = Tocca a { $name }, che non è in linea.
hand-over = Fai giocare un bot
replaced = Per { $name } gioca un bot.
watching = Stai guardando questa partita.
reclaim = Riprendi il posto
curtain = Tocca a { $name }
curtain-why = Passate lo schermo. Fino ad allora le tessere restano coperte.
curtain-lift = Sono { $name }

unreachable = Il server non risponde
unreachable-now = Il server non risponde. Continuiamo a provare…
unreachable-once = Nessuna risposta dal server; niente è perduto. Riprova fra un momento.
retry = Riprova
lost = Qui non galleggia niente
lost-why = Questo indirizzo non porta a nessuna pagina. Forse il link è stato tagliato.
no-table = Nessun tavolo per te
no-table-why = Questo tavolo non c’è, o questo browser non ha un posto qui. Chiedi un invito o un link per assistere.
to-home = Alla pagina iniziale

settings = Impostazioni
theme-to-light = Passa al giorno
theme-to-dark = Passa alla notte
motion = Movimento
sound = Suoni
sound-off = Disattiva i suoni
sound-on = Attiva i suoni
festival = Festa
record = Scarica la partita

error-no-table = Questo tavolo non c’è, o non c’è un posto per te.
error-no-browser = Questo browser non è ancora conosciuto qui.
error-foreign-origin = La richiesta viene da una pagina di un altro sito.
error-bad-message = Il messaggio non si può leggere: { $why }.
error-too-fast = Troppo in troppo poco tempo. Aspetta un momento.
error-not-stored = Il server non ha potuto salvarlo, quindi non è successo niente. Riprova.
error-seat-not-yours = Questo posto non è tuo.
error-seat-not-played = Su questo posto non gioca un bot.
error-seat-present = Chi siede lì è in linea.
error-seat-just-left = La connessione è caduta solo un momento fa; aspetta { $seconds } secondi.
error-not-seated = Possono farlo solo i giocatori di questo tavolo.
error-not-started = La partita non è ancora cominciata.
error-not-your-turn = Non è il tuo turno.
error-curtain = Prima conferma che ci sei.
error-bot-plays = Su questo posto gioca un bot; prima riprendilo.
error-nothing-to-take-back = In questo turno non c’è niente da annullare.
error-table-closed = Questo tavolo è chiuso.
error-table-unreadable = Questo tavolo non è più leggibile; il motivo è nel registro del server.
error-too-many-changes = A questo tavolo è già stato fatto troppe volte.
error-too-many-watchers = Troppe persone guardano già questo tavolo.


table-nth = { $name } { $nth }
list-or = { $items } o { $last }

table-lake = Lago
table-zoom-in = Ingrandisci
table-zoom-out = Rimpicciolisci
table-zoom-fit = Mostra tutto il lago
table-lake-hint = Pizzica o trascina per guardarti intorno.
table-way =
 { $side ->
 [north] { $count } in su
 [east] { $count } a destra
 [south] { $count } in giù
 *[west] { $count } a sinistra
 }
table-tile-cell = Tessera, dalla barca { $way }: { tile-sides.seen }
table-last-cell = Ultima tessera piazzata, dalla barca { $way }: { tile-sides.seen }
table-boat-cell = La barca: { tile-sides.seen }
table-free-cell = Casella libera, dalla barca { $way }, tocca { $touching }
table-touching =
 { $platform ->
 [yes] { color } { side.seen } (con piattaforma)
 *[no] { color } { side.seen }
 }

table-player =
 { $you ->
 [yes] { $name } (tu)
 *[no] { $name }
 }
table-you = { $name } (tu)
table-here = Al tavolo
table-away = Non in linea
table-stand-in = (gioca un bot)
table-start-player = Primo giocatore
table-honor-word = onore
table-cards-of = Carte lanterna di { $name }
table-card-total = { $count } di 12 carte
table-no-tokens = ancora nessuna dedica
table-tiles-in-hand =
 { $count ->
 [0] Nessuna tessera in mano
 [one] { $count } tessera in mano
 *[other] { $count } tessere in mano
 }
table-unfold = Tutto su { $name }

table-reach = Dediche alla portata di { $name }
table-reach-ready = { kind }: dedica pronta, { honor }
table-reach-short = { kind }: manca una carta ({ $colors }), { honor }
table-reach-far = { kind }: manca più di una carta, { honor }
table-reach-becomes = { kind }: dedica pronta con questa tessera, { honor }
table-set-worth = { kind } ({ $count })
table-completes-mine = Pronto per te: { $sets }
table-completes-theirs =
 { $next ->
 [yes] Pronto per { $name }, che gioca subito dopo: { $sets }
 *[no] Pronto per { $name }: { $sets }
 }
table-completes-more =
 { $count ->
 [one] e per { $count } altro giocatore
 *[other] e per { $count } altri giocatori
 }
table-completes-all = Mostra tutto
table-completes-less = Mostra l’essenziale

table-stacks = Gettoni dedica
table-stack-next = poi { $values }
table-stack-last = l’ultimo
table-stack-empty = vuota: sempre 4
table-supply = Riserva
table-draw =
 { $count ->
 [0] nessuna tessera da pescare
 [one] { $count } tessera da pescare
 *[other] { $count } tessere da pescare
 }

table-my-hand = Le tue tessere
table-hand-tile = Tessera { $nth } della mano: { tile-sides.seen }
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
 *[other] Puoi fare una dedica: hai { $count } set tra cui scegliere.
 }
table-no-set = Adesso non hai niente da dedicare.
table-dedicated-already = In questo turno hai già fatto una dedica.
table-discard-begun = Hai cominciato a scartare: in questo turno non puoi più fare una dedica.
table-offer = Dedica: { kind }
table-on-turn = Tocca a { $name }.
table-waiting = { $name } sta pensando…
table-unsent = La tua mossa partirà appena torna la connessione.
table-withdraw = Non inviarla

table-your-turn = Tocca a te
table-how-to-place = Scegli una tessera e indica una casella luminosa per vedere che cosa riceve ognuno.
table-dots = I pallini indicano quanti lati corrispondono.
table-ranked = Mostra su ogni casella quanto può darmi al massimo
table-preview = Se la piazzi qui
table-preview-more = Mostra che cosa ricevono tutti
table-preview-less = Mostra meno
table-preview-match = Tu: carta { color.feminine } per la corrispondenza { side.seen }
table-preview-match-missed = Tu: niente per la corrispondenza { side.seen }, le carte { color.plural } sono finite
table-preview-favor =
 { $own ->
 [yes] Tu: un privilegio per la piattaforma della tua tessera
 *[no] Tu: un privilegio per la piattaforma della tessera accanto
 }
table-preview-favor-missed =
 { $own ->
 [yes] Tu: niente per la piattaforma della tua tessera, non ci sono più gettoni privilegio
 *[no] Tu: niente per la piattaforma vicina, non ci sono più gettoni privilegio
 }
table-preview-faced =
 { $you ->
 [yes] Tu: carta { color.feminine }, dal lato verso di te
 *[no] { $name }: carta { color.feminine }
 }
table-preview-faced-missed =
 { $you ->
 [yes] Tu: niente, le carte { color.plural } sono finite
 *[no] { $name }: niente, le carte { color.plural } sono finite
 }
table-none-left = { color.plural } finite
table-no-favor-left = privilegi finiti
table-place = Piazza la tessera
table-click-to-place = Fai clic per piazzarla qui. La rotella, Q ed E la girano.
table-turn-best = Girata in altro modo: { $count } per te
table-not-yet = Non ancora
table-planning = Prova: se la piazzassi qui
table-planning-word = Prova
table-planning-how = Indica una casella libera per vedere che cosa darebbe la tua tessera. Non viene inviato nulla.
table-planning-note = Non viene inviato nulla. Fino al tuo turno il lago può cambiare.
table-planning-unknown = Ora non è possibile sapere che cosa darebbero le tue tessere.
table-planning-stop = Termina la prova
table-click-to-hold = Fai clic per tenerla qui, poi conferma. La rotella, Q ed E la girano.
table-place-how = Non hai ancora scelto una casella. Prendi una delle tue tessere, poi una casella luminosa del lago.

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
 *[other] Scegli { $count } coppie:
 }
table-lack-four = Ti servono quattro carte di uno stesso colore e ne hai al massimo { $count }.
table-lack-pairs =
 { $count ->
 [0] Ti servono coppie di tre colori e non ne hai nessuna.
 [one] Ti servono coppie di tre colori e ne hai una.
 *[other] Ti servono coppie di tre colori e ne hai due.
 }
table-lack-seven = Ti serve una carta di ogni colore. Mancano: { $colors }.
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
table-final-turn = Il tuo ultimo turno
table-final-note = Puoi ancora fare un cambio e una dedica; non si piazza più niente.

table-recap = Dal tuo ultimo turno
table-recap-done = Continua
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
table-seat-moved =
 { $you ->
 [yes] Continui a giocare su un altro dispositivo.
 *[no] { $name } continua a giocare su un altro dispositivo.
 }
table-end-wanted =
 { $you ->
 [yes] Vuoi finire la partita.
 *[no] { $name } vuole finire la partita.
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

table-placed =
 { $you ->
 [yes] Piazzi una tessera: { tile-sides.seen }.
 *[no] { $name } piazza una tessera: { tile-sides.seen }.
 }
table-matched =
 { $you ->
 [yes] Corrispondenza { side.seen }: prendi una carta { color.feminine }.
 *[no] Corrispondenza { side.seen }: { $name } prende una carta { color.feminine }.
 }
table-matched-missed =
 { $you ->
 [yes] Corrispondenza { side.seen }: non prendi niente, nella riserva non ci sono più carte { color.plural }.
 *[no] Corrispondenza { side.seen }: { $name } non prende niente, nella riserva non ci sono più carte { color.plural }.
 }
table-platform =
 { $you ->
 [yes] Piattaforma: prendi un gettone privilegio.
 *[no] Piattaforma: { $name } prende un gettone privilegio.
 }
table-platform-missed =
 { $you ->
 [yes] Piattaforma: non prendi niente, non ci sono più gettoni privilegio.
 *[no] Piattaforma: { $name } non prende niente, non ci sono più gettoni privilegio.
 }
table-faced =
 { $you ->
 [yes] Lato verso di te ({ side.seen }): prendi una carta { color.feminine }.
 *[no] Lato verso { $name } ({ side.seen }): { $name } prende una carta { color.feminine }.
 }
table-faced-missed =
 { $you ->
 [yes] Lato verso di te ({ side.seen }): non prendi niente, nella riserva non ci sono più carte { color.plural }.
 *[no] Lato verso { $name } ({ side.seen }): { $name } non prende niente, nella riserva non ci sono più carte { color.plural }.
 }
table-drawn =
 { $you ->
 [yes] Peschi una tessera: { tile-sides.seen }.
 *[no] { $name } pesca una tessera: { tile-sides.seen }.
 }

table-error-not-in-hand = Non hai in mano quella tessera.
table-error-cell-taken = Su quella casella c’è già una tessera.
table-error-cell-apart = Nessuna tessera del lago tocca quella casella.

table-log = Cronologia
table-log-filter = Mostra
table-log-all = Tutto
table-log-mine = Ciò che mi riguarda
table-log-dedications = Le dediche
table-log-by = Le mosse di { $name }
table-log-empty = Ancora niente.

table-shortcuts = Tasti
table-menu = Menu
theater-gets = { $name } prende { $things }
theater-also = { $name } { $things }
theater-completes = così { $name } completa { kind }
theater-you-get = tu prendi { $things }
theater-you-complete = tu prendi { $things } e completi { kind }
theater-skip = Salta fino a me
theater-skip-all = Salta
theater-you-got = tu
`;export{e as default};