var e=`
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
error-exchange-same = Un cambio deve portare un colore diverso.
error-no-card = Non hai carte { color.plural }.
error-supply-out = Nella riserva non ci sono più carte { color.plural }.
error-dedication-passed = In questo turno hai già fatto una dedica o hai cominciato a scartare.
error-not-a-set = Queste carte non formano un gruppo che si possa dedicare.
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
error-must-place = Devi piazzare una tessera; solo l’ultimo turno finisce senza.

error-not-an-action = «{ $text }» non è un’azione.

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
error-bad-action = Mossa { $ply }, { $action }: { $why }
error-result-early = C’è un risultato, ma dopo la mossa { $ply } la partita non è finita.
error-result-wrong = Nel risultato «{ $key }» dovrebbe essere { $right }, non { $wrong }.
`;export{e as default};