# Tutto ciò che può non andare in una registrazione.

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

error-not-json = Questo non è un testo JSON ({ $why }).
error-too-large = Questo testo JSON contiene un numero o un annidamento troppo grande per una registrazione.
error-not-an-object = Una registrazione è un oggetto JSON.
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
error-bad-action = Azione { $ply }, { $action }: { $why }
error-result-early = C’è un risultato, ma dopo l’azione { $ply } la partita non è finita.
error-result-wrong = Nel risultato «{ $key }» dovrebbe essere { $right }, non { $wrong }.

error-link-empty = In questo link non c’è nessuna partita.
error-link-long = Una partita in un link ha al massimo { $most } caratteri.
error-link-format = Il formato del link è «{ $format }»; questa versione legge «{ $known }».
error-link-letters = Una partita in un link è fatta solo di lettere, cifre, «-» e «_».
error-link-damaged = Il link è danneggiato o incompleto: la somma di controllo non torna.
error-link-game = La somma di controllo del link torna, ma il link non contiene nessuna partita.
error-link-ply = Il link indica l’azione { $ply }; la sua partita finisce dopo l’azione { $last }.
