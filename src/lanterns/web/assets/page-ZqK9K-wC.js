var e=`
title = Lanterns
subtitle = La Festa del Raccolto
pitch = Posa sul lago tessere piene di lanterne: a ognuno doni un po’ di luce, la più bella la tieni per te.

home = Lanterns: alla pagina iniziale
header = Questa pagina
close = Chiudi
you = Tu
loading = Si accendono le lanterne…
language = Lingua
learn = Come si gioca

home-bots = Gioca contro i bot
home-players = Giocatori
home-bot = Bot { $number }
home-play = Gioca subito
home-about = { $name } { $about }.
home-pass = Allo stesso schermo
home-pass-short = Da due a quattro, passandoselo
home-pass-how = Vi passate questo schermo. Tra un turno e l’altro un sipario nasconde le tessere finché non c’è la persona giusta.
home-invite = Invita gli amici
home-invite-short = Ognuno al proprio schermo
home-invite-how = Apri un tavolo, manda un link a ogni amico e comincia quando tutti si sono seduti. Non serve registrarsi.
home-learn-short = Le regole in cinque minuti
home-nameless = Giocatore { $number }
home-name-of = Nome del giocatore { $number }
home-my-name = Il tuo nome
home-guest = Ospite
home-guests = Amici
home-and-bots = Bot
home-add-person = Aggiungi una persona
home-add-bot = Aggiungi un bot
home-remove = Togli
home-begin = Comincia
home-open = Apri il tavolo
home-table-of = Tavolo di { $name }
home-resume = Torna a «{ $title }»
home-tables = I miei tavoli
home-my-turn = Tocca a te
home-status-open = In attesa di giocatori
home-status-playing = In corso
home-status-over = Finita
home-status-abandoned = Abbandonata
home-all-tables = Mostra tutti e { $count }

seat-free = Posto libero
seat-kept = Riservato a qualcuno
seat-bot = bot
seat-here = al tavolo
seat-away = assente
seat-coming = si sta sedendo
seat-mine = il tuo posto
seat-replaced = al suo posto gioca il bot { $bot }

lobby-missing =
    { $count ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
lobby-ready = Ci siete tutti.
lobby-soon = Ci siete tutti. La partita sta per cominciare.
lobby-invite = Un link per questo posto
lobby-local = Questi link valgono solo su questo computer. Per giocare con altri, avvia il server per la tua rete:
lobby-watch = Un link per assistere
lobby-watchers =
    { $count ->
        [0] Nessuno sta guardando.
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
lobby-level = Il livello del bot
lobby-bot = Fai sedere un bot
lobby-sit = Siediti
lobby-start = Comincia la partita
lobby-rename = Cambia nome al tavolo
lobby-title = Il nome del tavolo
lobby-keep = Conferma
lobby-seal = Il mescolamento è sigillato: il server ha fissato la sua parte prima che qualcuno si sedesse, e ognuno di voi aggiunge un po’ del proprio caso. Sigillo:
lobby-seal-how = Come funziona?

link-copy = Copia
link-copied = Copiato
link-code = Codice QR
link-code-of = Codice QR del link { $link }

join = Sei tra gli invitati a «{ $title }»
join-how = C’è un posto libero per te. Come ti devono chiamare gli altri?
join-refused = Questo invito non porta da nessuna parte

abandon = Abbandona la partita
abandon-sure = Nessuno potrà più continuare.
abandon-yes = Abbandona
abandon-no = Continua a giocare
abandoned = Questa partita è stata abbandonata.
abandoned-why = È stata abbandonata prima di cominciare.

people = Giocatori e link
reconnecting = La linea è caduta. Cerchiamo di tornare…
awaited = Tocca a { $name }, che non è in linea.
hand-over = Fai giocare un bot
replaced = Per { $name } gioca un bot.
reclaim = Riprendi il posto
curtain = Tocca a { $name }
curtain-why = Passate lo schermo. Fino ad allora le tessere restano coperte.
curtain-lift = Sono { $name }

unreachable = Il server non risponde
unreachable-why = Forse è stato fermato, o manca la rete. Continuiamo a provare; niente è perduto.
unreachable-now = Il server non risponde. Continuiamo a provare…
unreachable-once = Nessuna risposta dal server; niente è perduto. Riprova fra un momento.
retry = Riprova
lost = Qui non galleggia niente
lost-why = Questo indirizzo non porta a nessuna pagina. Forse il link è stato tagliato.
no-table = Nessun tavolo per te
no-table-why = Questo tavolo non c’è, o questo browser non vi ha un posto. Chiedi un invito o un link per assistere.
to-home = Alla pagina iniziale

settings = Impostazioni
theme = Aspetto
theme-dark = Notte
theme-light = Giorno
theme-auto = Come il sistema
theme-to-light = Passa al giorno
theme-to-dark = Passa alla notte
motion = Movimento
motion-auto = Come il sistema
motion-quick = Rapido
motion-slow = Lento
motion-off = Nessuno
letters = Lettere sulle lanterne
letters-why = R, O, G, P, B, W e K al posto dei segni.
ranked-why = Sono segnate le caselle libere che ti danno più carte e privilegi.

festival = Festa
festival-won =
    { $you ->
        [yes] Hai vinto!
       *[no] Vince { $name }
    }
festival-shared = { $names } si dividono la vittoria
festival-decider =
    { $decider ->
        [honor] Decide chi ha più onore.
        [favor] In testa c’è parità di onore, quindi decidono i gettoni privilegio rimasti.
        [cards] In testa c’è parità di onore e di gettoni privilegio, quindi decidono le carte lanterna rimaste.
       *[nothing] In testa onore, gettoni privilegio e carte lanterna sono tutti pari.
    }
learn-end-link = Gli spareggi
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
festival-fair = Il mescolamento era onesto?
festival-lake = Guarda il lago
rematch = Gioca ancora
rematch-join = Unisciti alla prossima partita
record = Scarica la partita

check = Verifica il mescolamento
check-cannot = Su un indirizzo senza HTTPS questo browser non calcola SHA-256. Scarica la partita e usa «lanterns verify», oppure apri la pagina sul computer del server.
check-trouble = Non è stato possibile scaricare la partita. Riprova.
check-good = Il mescolamento era onesto.
check-bad = Qualcosa non torna. Conserva la partita.
check-holds = torna:
check-fails = non torna:
check-format = Il mescolamento segue il metodo pubblicato.
check-seal = Il segreto rivelato corrisponde al sigillo.
check-promise = Il sigillo è quello mostrato dall’apertura del tavolo.
check-mine = Contiene ciò che il tuo browser ha aggiunto.
check-order = Ne derivano i posti e il primo giocatore.
check-tiles = Ne deriva l’ordine delle tessere.

error-no-table = Questo tavolo non c’è, o non c’è un posto per te.
error-no-browser = Questo browser non è ancora conosciuto qui.
error-foreign-origin = La richiesta viene da una pagina di un altro sito.
error-bad-message = Il messaggio non si può leggere: { $why }.
error-too-fast = Troppo in troppo poco tempo. Aspetta un momento.
error-too-many-tables = Hai aperto troppi tavoli; aspetta un po’.
error-not-stored = Il server non ha potuto salvarlo, quindi non è successo niente. Riprova.
error-bad-invitation = Questo invito è già stato usato o ritirato.
error-no-seat = A questo tavolo non c’è il posto { $seat }.
error-seat-taken = Questo posto è occupato.
error-seat-not-yours = Questo posto non è tuo.
error-seat-not-played = Su questo posto non gioca un bot.
error-bot-name = Il nome di una persona non può cominciare con «{ $prefix }».
error-seat-present = Chi siede lì è in linea.
error-no-level = Il bot «{ $level }» non c’è.
error-sides-count = Sono scelti { $sides } lati per { $seats } posti.
error-not-creator = Può farlo solo chi ha aperto il tavolo.
error-seats-empty = Manca ancora qualcuno.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-not-your-turn = Non è il tuo turno.
error-curtain = Prima conferma che ci sei.
error-bot-plays = Su questo posto gioca un bot; prima riprendilo.
error-nothing-to-take-back = In questo turno non c’è niente da annullare.
error-table-closed = Questo tavolo è chiuso.
error-not-ended = La partita non è ancora finita.
error-rematched = La rivincita è già aperta.
`;export{e as default};