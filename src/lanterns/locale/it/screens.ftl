# Tutto ciò che sta intorno al tavolo: pagina iniziale, attesa, impostazioni, festa, e ciò che va storto.

subtitle = La Festa del Raccolto
pitch = Posa sul lago tessere piene di lanterne: a ognuno doni un po’ di luce, la più bella la tieni per te.

home-bot = Bot { $number }
home-play = Gioca subito
home-pass = Sullo stesso schermo
home-pass-short = Da due a quattro, passandoselo
home-pass-how = Vi passate questo schermo. Tra un turno e l’altro un sipario nasconde le tessere finché non c’è la persona giusta.
home-invite = Invita gli amici
home-invite-short = Ognuno sul proprio schermo
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
home-winners =
    { $count ->
        [one] Vittoria: { $names }
       *[other] Vittoria condivisa: { $names }
    }
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

shelf = Contro quali bot giochi?
shelf-how = Qui ogni lanterna è un giocatore gestito dal computer. Toccane una per farla sedere, e di nuovo per liberare il posto.
shelf-scale = Il numero è il livello, a partire dal più facile. Le stelle mostrano la forza, misurata in migliaia di partite.
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
lobby-local = Questi link funzionano solo su questo computer. Per giocare con altri, avvia il server per la tua rete:
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
lobby-alarm = Il server ha cambiato ciò che il tuo browser aveva annotato sulla mescolata. Il tuo browser non vi aggiunge più nulla. Salva la nota e non fidarti di questa partita.
lobby-starts = Questa volta comincia { $name }.
note-save = Salva la mia nota
lobby-join = Un link per tutti

link-copy = Copia
link-copied = Copiato
link-code = Codice QR
link-code-of = Codice QR del link { $link }
link-share = Condividi

no-table = Non hai un posto a questo tavolo
no-table-why = Questo tavolo non esiste, o questo browser non vi ha un posto. Chiedi un invito, o un link per assistere.
moved = Ora stai giocando altrove
abandoned = Questa partita è stata abbandonata.
abandoned-why = È stata abbandonata prima di cominciare.

join = Sei tra gli invitati a «{ $title }»
join-refused = Questo invito non porta da nessuna parte
join-no-server = Qui non c’è un server
join-no-server-why = Gli inviti richiedono un server, e questa copia della pagina non ne ha uno. Apri il link esattamente come l’hai ricevuto.
join-by = { $name } ti invita a «{ $title }»
join-who = Al tavolo
join-watch = Assisti
join-learn = Prima impara
join-account = Non serve un account: questo browser conserva il tuo posto e puoi andartene quando vuoi.
join-fair = Come faccio a sapere che le tessere sono mescolate in modo regolare?

abandon = Abbandona la partita
abandon-sure = Nessuno potrà più continuare.
abandon-yes = Abbandona
abandon-no = Continua a giocare

awaited = Tocca a { $name }, che non è in linea.
hand-over = Fai giocare un bot
replaced = Per { $name } gioca un bot.
watching = Stai guardando questa partita.
reclaim = Riprendi il posto
hand-over-sure = Se { $name } torna, può riprendersi il posto.
hand-over-no = Aspetta { $name }
move = Sposta su un altro dispositivo
move-link = Un link per spostare il tuo posto
move-how = Aprilo sull’altro dispositivo entro dieci minuti. Questo dispositivo lascerà poi il posto.
end-together = La partita finisce quando tutti i presenti lo chiedono.
end-wanted =
    { $count ->
        [one] { $names } vuole interrompere la partita.
       *[other] { $names } vogliono interrompere la partita.
    }

unreachable-why = Forse è stato fermato, o manca la rete. Continuiamo a provare; non si è perso niente.
unreachable-here = Puoi giocare lo stesso: le partite contro i bot e sullo stesso schermo girano su questo dispositivo.
new-version = È pronta una nuova versione. Non perderai niente.
new-version-load = Ricarica
new-version-later = Più tardi
local-unstored = Questo browser non conserva nulla: nome, impostazioni e progressi andranno persi quando chiudi la pagina.
local-place = Questo tavolo è su questo dispositivo: nessun altro può unirsi o assistere.
local-unkept = Questo browser non salva la partita: se chiudi questa scheda va persa.
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
motion = Animazioni
motion-auto = Come il sistema
motion-on = Sì
motion-off = No
pace = Mostra i turni degli altri
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
ideas-why = Contro i bot l’allenatore dice, se glielo chiedi, quanto costerebbe il piazzamento che stai provando.
confirm-mouse = Conferma i piazzamenti con il mouse
confirm-mouse-why = Un clic tiene la tessera sulla casella; un pulsante la piazza, come con il tocco.
install = Installa come app

learn-end-link = Gli spareggi
rematch = Gioca ancora
rematch-join = Unisciti alla prossima partita
rematch-watch = Guarda la prossima partita
rematch-wait = Se giocano ancora, qui comparirà un link.
record = Scarica la registrazione

check = Verifica la mescolata
# Ciò che il server rifiuta.
error-no-browser = Questo browser non è ancora conosciuto qui.
error-foreign-origin = La richiesta viene da una pagina di un altro sito.
error-bad-message = Il messaggio non si può leggere: { $why }.
error-too-many-tables = Hai aperto troppi tavoli; aspetta un po’.
error-bad-invitation = Questo invito è già stato usato o ritirato.
error-no-seat = A questo tavolo non c’è il posto { $seat }.
error-seat-taken = Questo posto è occupato.
error-seat-moved = Ora il tuo posto è su un altro dispositivo. Continua lì, oppure crea lì un link che lo riporti qui.
error-already-seated = Hai già un posto a questo tavolo.
error-face-taken = Qualcuno al tavolo ha appena preso questa lanterna. Scegline un’altra.
error-bot-name = Il nome di una persona non può cominciare con «{ $prefix }».
error-no-level = Il bot «{ $level }» non esiste.
error-sides-count = Sono scelti { $sides } lati per { $seats } posti.
error-not-creator = Può farlo solo chi ha aperto il tavolo.
error-seats-empty = Manca ancora qualcuno.
error-one-part = Per sedersi si invia un contributo o il suo sigillo, non entrambi.
error-not-sealed = Altri devono ancora sedersi: invia ora un sigillo, e il contributo quando tutti saranno seduti.
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
table-shortcut-worth = quanto vale il piazzamento che stai provando
table-shortcut-log = cronologia
table-shortcut-full = l’anteprima completa o breve
table-shortcut-help = questo elenco
table-shortcuts-mouse = Con il mouse: indica per vedere, gira con la rotella, fai clic per piazzare, oppure trascina una tessera sul lago. Con il dito: tocca una casella per vedere, toccala di nuovo per girare, poi conferma.
