var e=`replay-title = Replay
replay-controls = Scorri la partita
replay-slider = Momento della partita
replay-dealt = Le tessere sono distribuite
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
replay-open-hands = Mani scoperte
replay-hand-of = Tessere di { $name }
replay-player = Giocatore { $number }
replay-turns = Turni
replay-nth-turn = { $number }. { $words }
replay-options = Vista e condivisione
replay-share = Condividi
replay-link-game = Link a questa partita
replay-link-moment = Link a questo momento
replay-link-why = Tutta la partita è nel link. Non viene salvato nulla da nessuna parte.
replay-picture = Salva un’immagine del lago
replay-score = { $name } { $honor }
replay-picture-trouble = Questo browser non è riuscito a disegnare l’immagine.
replay-play-on = Continua a giocare da qui
replay-play-on-trouble = Non è stato possibile aprire la partita in questo browser.
replay-play-on-title = Dopo { $ply } azioni
replay-open = Rivedi una partita
replay-open-words = Apri la registrazione di una partita, trascinala qui o incolla un link.
replay-open-file = Apri una registrazione…
replay-open-link = Link a una partita
replay-open-go = Mostra la partita
replay-bad = Questa partita non si può rivedere
replay-several = Questo file contiene { $count } registrazioni; aprine uno con una sola partita.
replay-large = Questo file è troppo grande per la registrazione di una partita.
replay-other = Altra partita

error-no-format = Questa non è una registrazione: manca «format».
error-unknown-format = Il formato della registrazione è «{ $format }»; questa versione legge «{ $known }».
error-missing-key = Nella registrazione manca «{ $key }».
error-bad-key =
 Nella registrazione «{ $key }» deve essere un elenco di { $key ->
 [seats] parole
 [tiles] numeri interi
 *[actions] testi
 }.
error-bad-result = Nella registrazione «result» deve essere un oggetto JSON.
error-bad-setup = Non si può preparare la partita: { $why }
error-result-early = C’è un risultato, ma dopo la mossa { $ply } la partita non è finita.
error-result-wrong = Nel risultato «{ $key }» dovrebbe essere { $right }, non { $wrong }.

error-link-empty = In questo link non c’è nessuna partita.
error-link-long = Una partita in un link ha al massimo { $most } caratteri.
error-link-format = Il formato del link è «{ $format }»; questa versione legge «{ $known }».
error-link-letters = Una partita in un link è fatta solo di lettere, cifre, «-» e «_».
error-link-damaged = Il link è danneggiato o incompleto: la somma di controllo non torna.
error-link-game = La somma di controllo del link torna, ma non contiene nessuna partita.
error-link-ply = Il link indica la mossa { $ply }; la sua partita finisce dopo la mossa { $last }.
`;export{e as default};