# Tutto ciò che sta intorno al tavolo: pagina iniziale, attesa, impostazioni, festa, e ciò che va storto.

subtitle = La Festa del Raccolto
pitch = Posa sul lago tessere piene di lanterne: a ognuno doni un po’ di luce, la più bella la tieni per te.

home-bot = Bot { $number }
home-play = Gioca subito
home-pass = Allo stesso schermo
home-pass-short = Da due a quattro, passandoselo
home-pass-how = Vi passate questo schermo. Tra un turno e l’altro un sipario nasconde le tessere finché non c’è la persona giusta.
home-invite = Invita gli amici
home-invite-short = Ognuno al proprio schermo
home-invite-how = Apri un tavolo, manda un link a ogni amico e comincia quando tutti si sono seduti. Non serve registrarsi.
home-learn-short = Le regole in cinque minuti
home-replay = Rivedi una partita
home-replay-short = Da una registrazione o da un link
home-first-game = Impara giocando
home-first-game-short = La prima partita, con una guida
home-nameless = Giocatore { $number }
home-name-of = Nome del giocatore { $number }
home-my-name = Il tuo nome
home-guest = Ospite
home-guests = Amici
home-and-bots = Bot
home-sides-two = Dove siede l’altra persona
home-sides-three = Quale lato resta vuoto
home-sides-chance = A caso
home-sides-left = A sinistra
home-sides-top = In alto
home-sides-right = A destra
home-add-person = Aggiungi una persona
home-add-bot = Aggiungi un bot
home-remove = Togli
home-begin = Comincia
home-open = Apri il tavolo
home-resume = Torna a «{ $title }»
home-tables = I miei tavoli
home-status-open = In attesa di giocatori
home-status-playing = In corso
home-status-over = Finita
home-status-abandoned = Abbandonata
home-on-device = Su questo dispositivo
home-manage = Gestisci «{ $title }»
home-device-why = Questo tavolo si gioca in questo browser, senza server, ed è conservato su questo dispositivo.
home-export = Salva in un file
home-import = Apri un tavolo salvato…
home-import-bad = In questo file non c’è un tavolo che si possa leggere qui.
home-delete = Elimina
home-delete-sure = Eliminare «{ $title }» da questo dispositivo? Non si può recuperare.
home-delete-yes = Sì, elimina
home-delete-no = Conserva
home-unreadable = Illeggibile
home-unreadable-why = Il registro di questo tavolo è danneggiato, o l’ha scritto una versione più nuova della pagina. Niente è stato eliminato: salvalo in un file o riprova dopo un aggiornamento.
home-local-trouble = Non ha funzionato; non è cambiato niente. Riprova.
home-invite-static = Per giocare con amici su altri schermi serve un server, e questa pagina non ne ha.
home-invite-silent = Per giocare con amici su altri schermi serve il server, che al momento non risponde.
home-invite-instead = Insieme potete giocare subito: scegli «{ home-pass }».
home-all-tables = Mostra tutti i { $count } tavoli

shelf = Chi siede al tuo lago?
shelf-how = Tocca una lanterna per farla sedere, e di nuovo per liberare il suo posto.
shelf-beaten = Un sigillo rosso indica chi hai già battuto: { $count } su { $all }.
shelf-level = Livello
shelf-own = stile proprio
shelf-others = Lanterne con uno stile proprio
shelf-stars =
    { $stars ->
        [one] una stella su cinque
       *[other] { $stars } stelle su cinque
    }
shelf-seal = avversario battuto
shelf-free = Libera il posto: { $name }
shelf-move =
    { $edge ->
        [left] Metti invece una lanterna a sinistra
        [top] Metti invece una lanterna in alto
       *[right] Metti invece una lanterna a destra
    }
shelf-missing =
    { $count ->
        [one] Scegli un’altra lanterna o meno giocatori.
       *[other] Scegli altre { $count } lanterne o meno giocatori.
    }
your-table = Il tuo tavolo
home-surprise = Sorprendimi
home-me = { $name }: cambia nome e lanterna
home-my-lantern = La tua lanterna
home-done = Fatto
bot-choice = { $label }: { $name }
lantern-name =
    { $face ->
        [rabbit] Coniglio
        [panda] Panda
        [deer] Cervo
        [turtle] Tartaruga
        [crab] Granchio
        [swan] Cigno
        [mouse] Topo
       *[hedgehog] Riccio
    }
table-names = Stagno della Luna | Baia dell’Airone | Molo dei Salici | Cala del Loto | Canne d’Argento | Porto Quieto | Approdo degli Aceri | Laguna delle Lucciole | Ansa dei Bambù | Riva Dorata | Isola delle Gru | Ponte di Nebbia | Giardino dei Susini | Specchio di Stelle | Banchina delle Lanterne | Punta delle Rondini | Ruscello dei Cedri | Lago delle Perle | Pontile d’Autunno | Palude delle Libellule | Sorgente di Giada | Prato dei Grilli | Padiglione Rosso | Baia del Raccolto

seat-kept = Riservato a qualcuno
seat-bot = bot
seat-here = al tavolo
seat-away = assente
seat-coming = si sta sedendo
seat-mine = il tuo posto
seat-replaced = gioca il bot { $bot }

lobby-missing =
    { $count ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
lobby-ready = Ci siete tutti.
lobby-soon = Ci siete tutti. La partita sta per cominciare.
lobby-revealing = Ci siete tutti. Si sta preparando la mescolata…
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
lobby-seal = La mescolata è sigillata: il server ha fissato la sua parte prima che qualcuno si sedesse, e ognuno di voi aggiunge un po’ di casualità propria. Sigillo:
lobby-seal-how = Come funziona?

link-copy = Copia
link-copied = Copiato
link-code = Codice QR
link-code-of = Codice QR del link { $link }

join = Sei tra gli invitati a «{ $title }»
join-how = C’è un posto libero per te. Come ti devono chiamare gli altri?
join-refused = Questo invito non porta da nessuna parte
join-no-server = Qui non c’è un server
join-no-server-why = Gli inviti richiedono un server, e questa copia della pagina non ne ha uno. Apri il link esattamente come l’hai ricevuto.

abandon = Abbandona la partita
abandon-sure = Nessuno potrà più continuare.
abandon-yes = Abbandona
abandon-no = Continua a giocare

awaited = Tocca a { $name }, che non è in linea.
hand-over = Fai giocare un bot
replaced = Per { $name } gioca un bot.
watching = Stai guardando questa partita.
reclaim = Riprendi il posto
move = Sposta su un altro dispositivo
move-link = Un link per spostare il tuo posto
move-how = Aprilo sull’altro dispositivo entro dieci minuti. Questo dispositivo lascerà poi il posto.
end-together = La partita finisce quando tutti i presenti lo chiedono.
end-wanted =
    { $count ->
        [one] { $names } vuole finire la partita.
       *[other] { $names } vogliono finire la partita.
    }

unreachable-why = Forse è stato fermato, o manca la rete. Continuiamo a provare; niente è perduto.
unreachable-here = Puoi giocare lo stesso: le partite contro i bot e allo stesso schermo girano su questo dispositivo.
new-version = È pronta una nuova versione. Niente va perduto.
new-version-load = Ricarica
new-version-later = Più tardi
local-unstored = Questo browser non conserva nulla: nome, impostazioni e progressi andranno persi quando chiudi la pagina.
local-place = Questo tavolo è su questo dispositivo: nessun altro può unirsi o assistere.
local-unkept = Questo browser non conserva la partita: finisce con questa scheda.
local-save = Salva in un file
local-bot-failed = { $bot } non ha potuto scegliere una mossa.
local-unreadable = Questo tavolo è illeggibile
local-unreadable-why = Il suo registro è danneggiato, o l’ha scritto una versione più nuova della pagina. Niente è stato eliminato: ricarica la pagina o salva il tavolo in un file.
local-broken = Questo browser non può eseguire il gioco
local-broken-why = La parte della pagina che gioca senza server non si è caricata. I tuoi tavoli sono al sicuro; ricarica la pagina o prova con un altro browser.

theme = Aspetto
theme-dark = Notte
theme-light = Giorno
theme-auto = Come il sistema
motion = Movimento
motion-auto = Come il sistema
motion-on = Sì
motion-off = No
pace = Turni degli altri
pace-calm = Con calma
pace-brisk = Svelti
pace-instant = All’istante
sound = Suoni
sound-why = Acqua, legno, carta e una campana; sul telefono anche la vibrazione
volume = Volume
notify = Avvisami quando tocca a me
notify-why = Mentre guardi un’altra finestra
notify-denied = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questo sito.
letters = Lettere sulle lanterne
letters-why = Le iniziali dei colori al posto dei segni.
ranked-why = Sono segnate le caselle libere che ti danno più carte e privilegi.
confirm-mouse = Conferma i piazzamenti con il mouse
confirm-mouse-why = Un clic tiene la tessera sulla casella; un pulsante la piazza, come con il tocco.

festival-won =
    { $you ->
        [yes] Hai vinto!
       *[no] Vince { $name }
    }
festival-yours = La festa è tua
festival-theirs = La festa va a { $name }
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
learn-end-link = Gli spareggi
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
festival-fair = Le tessere sono state mescolate lealmente?
festival-lake = Guarda il lago
festival-replay = Rivedi la partita
festival-review = Analizza la partita
rematch = Gioca ancora
rematch-join = Unisciti alla prossima partita
rematch-watch = Guarda la prossima partita
rematch-wait = Se giocano ancora, il passaggio compare qui.
record = Scarica la partita

check = Verifica la mescolata
check-trouble = Non è stato possibile scaricare la partita. Riprova.
check-good = La mescolata era regolare.
check-agrees = La registrazione è coerente con se stessa.
check-unseen = Il tuo browser non ha annotato i sigilli prima della partita, quindi non ha potuto confrontarli.
check-old = Questa partita è stata mescolata nel modo precedente: chi poteva leggere il database del server e si è seduto per ultimo avrebbe potuto combinarla.
check-bad = Qualcosa non torna. Conserva la partita.
check-holds = confermato:
check-fails = non confermato:
check-format = La mescolata segue il metodo pubblicato.
check-seal = Il segreto rivelato corrisponde al sigillo.
check-promise = Il sigillo è quello mostrato dall’apertura del tavolo.
check-mine = Contiene ciò che il tuo browser ha aggiunto.
check-pledges = La parte di ognuno è quella fissata prima che se ne mostrasse una.
check-order = Ne derivano i posti e il primo giocatore.
check-tiles = Ne deriva l’ordine delle tessere.

# Ciò che il server rifiuta.
error-no-browser = Questo browser non è ancora conosciuto qui.
error-foreign-origin = La richiesta viene da una pagina di un altro sito.
error-bad-message = Il messaggio non si può leggere: { $why }.
error-too-many-tables = Hai aperto troppi tavoli; aspetta un po’.
error-bad-invitation = Questo invito è già stato usato o ritirato.
error-no-seat = A questo tavolo non c’è il posto { $seat }.
error-seat-taken = Questo posto è occupato.
error-bot-name = Il nome di una persona non può cominciare con «{ $prefix }».
error-no-level = Il bot «{ $level }» non c’è.
error-sides-count = Sono scelti { $sides } lati per { $seats } posti.
error-not-creator = Può farlo solo chi ha aperto il tavolo.
error-seats-empty = Manca ancora qualcuno.
error-one-part = Ci si siede con un contributo o con il suo sigillo: con uno dei due.
error-not-sealed = Altri devono ancora sedersi: invia ora un sigillo e il contributo quando tutti siedono.
error-not-revealed = Manca ancora la parte di qualcuno per mescolare.
error-wrong-part = Questa non è la parte che era stata sigillata.
error-already-started = La partita è già cominciata.
error-not-ended = La partita non è ancora finita.
error-rematched = La rivincita è già aperta.

table-shortcut-pick = scegli una tessera; di nuovo: girala
table-shortcut-turn = gira a sinistra (primo tasto) o a destra
table-shortcut-walk = spostati sul lago
table-shortcut-place = piazza la tessera
table-shortcut-cancel = annulla la scelta
table-shortcut-exchange = cambio
table-shortcut-dedicate = dedica
table-shortcut-placing = vai al lago
table-shortcut-back = annulla
table-shortcut-zoom = lago più grande, più piccolo, intero
table-shortcut-hint = un suggerimento; di nuovo per saperne di più
table-shortcut-log = cronologia
table-shortcut-full = l’anteprima completa o breve
table-shortcut-help = questo elenco
table-shortcuts-mouse = Con il mouse: indica per vedere, gira con la rotella, fai clic per piazzare, oppure trascina una tessera sul lago. Con il dito: tocca una casella per vedere, toccala di nuovo per girare, poi conferma.
