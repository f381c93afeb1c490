# Replay delle partite: scorrerle, condividerle, aprire le registrazioni.

replay-title = Replay
replay-controls = Scorri la partita
replay-slider = Momento della partita
replay-dealt = Le tessere sono state distribuite
replay-moment = { $ply } di { $last }: { $name }
replay-first = All’inizio
replay-back = Un’azione indietro
replay-next = Un’azione avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-calm = Calma
replay-speed-brisk = Svelta
replay-speed-fast = Veloce
replay-speed-fastest = Molto veloce
replay-seat = Vista da
replay-open-hands = Mostra le tessere di tutti
replay-hand-of = Tessere di { $name }
replay-player = Giocatore { $number }
replay-turns = Turni
replay-nth-turn = { $number }. { $words }
replay-options = Vista e condivisione
replay-share = Condividi
replay-link-game = Link a questa partita
replay-link-moment = Link a questo momento
replay-link-why = Tutta la partita è nel link. Non viene salvato nulla da nessuna parte.
replay-picture = Salva un’immagine del lago finale
replay-score = { $name } { $honor }
replay-picture-trouble = Questo browser non è riuscito a disegnare l’immagine.
replay-play-on = Continua a giocare da qui
replay-play-on-trouble = Non è stato possibile aprire la partita in questo browser.
replay-play-on-title =
    { $ply ->
        [0] Dall’inizio
        [one] Dopo { $ply } azione
       *[other] Dopo { $ply } azioni
    }
# $names sono bot che la pagina non ha.
replay-play-on-stand-in = { $title }; { $bot } gioca al posto di { $names }
replay-open = Rivedi una partita
replay-open-words = Apri la registrazione di una partita, trascinala qui o incolla un link.
replay-open-file = Apri una registrazione…
replay-open-link = Link a una partita
replay-open-go = Mostra la partita
replay-bad = Questa partita non si può rivedere
replay-several = Questo file contiene { $count } registrazioni; aprine uno con una sola partita.
replay-large = Questo file è troppo grande per la registrazione di una partita.
replay-other = Altra partita

# L’analisi di una partita accanto al replay; le parole dell’allenatore sono in review.ftl.
replay-review = Analizza la partita
replay-review-title = Analisi
replay-review-why = Quanto valeva ogni decisione e quanta è stata fortuna.
replay-review-close = Chiudi l’analisi
replay-review-not-over = La partita non è finita: si possono analizzare solo partite concluse.
replay-review-progress = { $done } decisioni valutate su { $total }
replay-review-stop = Ferma
replay-review-stopped = Fermata: { $done } decisioni valutate su { $total }.
replay-review-go-on = Riprendi
replay-review-done = Tutte le decisioni sono state valutate.
replay-review-trouble = L’allenatore non può lavorare in questo browser o non è stato possibile caricarlo.
replay-review-numbers = I numeri
replay-review-moments = Momenti chiave
replay-review-so-far = Le decisioni più costose finora, finché non saranno state valutate tutte.
replay-review-moment = Momento { $number }: turno { $turn }, { $name }
replay-review-turn = Turno { $turn }: { $name }
replay-review-outcomes = Probabilità di vittoria, onore alla fine e ciò che ognuno riceve ora
replay-review-expected = { $honor } punti onore
# What is compared with what was played: the best, one as good, or where that was the best the next best.
replay-review-other =
    { $kind ->
        [as-good] Altrettanto buono
        [next] Secondo migliore
       *[best] Migliore
    }
replay-review-as-good = Ugualmente buoni, per quanto l’allenatore sappia distinguere:
# Cells on which the tile of a decision would lie.
replay-review-marked-played = { $what } (giocato qui)
replay-review-marked-other =
    { $kind ->
        [as-good] { $what } (altrettanto buono qui)
        [next] { $what } (secondo migliore qui)
       *[best] { $what } (il migliore qui)
    }
replay-review-differences = Tutte le differenze
replay-review-show = Mostra sul lago
replay-review-accounts = Abilità e fortuna
replay-review-later = Comparirà quando tutte le decisioni saranno state valutate.
replay-review-share = Parte uguale
replay-review-sum-of = Da dove viene il risultato di { $name }
replay-review-explain = Che cosa significano questi numeri?
replay-review-explain-own = Decisioni proprie: la probabilità di vittoria persa rispetto alle scelte migliori, per quanto quel giocatore poteva sapere. Altri: ciò che le scelte degli altri hanno dato o tolto.
replay-review-explain-luck = La fortuna è tutto il resto: la distribuzione, le tessere pescate, le mani che nessuno poteva vedere e il posto nell’ordine dei turni.
replay-review-explain-quality = La qualità confronta la probabilità persa con quella che era in gioco. Contano solo le decisioni: si può giocare da 95 e perdere.
replay-review-none = Nessuna decisione di { $name } è stata ancora valutata.

# A decision of a review, played once more.
replay-retry-title = Riprova: turno { $turn }
replay-retry-ask = Che cosa giocheresti qui? Non si mostra nulla finché il tuo turno non è finito.
replay-retry-once-more = Un altro tentativo: c’è qualcosa di meglio.
replay-retry-game = Nella partita questa decisione è costata { $percent } punti percentuali.
replay-retry-solution = Meglio: { $actions }
replay-retry-show = Mostra la soluzione
replay-retry-back = Torna all’analisi
