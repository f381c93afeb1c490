var e=`
amount =
    .have =
        { $have ->
            [0] zero
            [1] jedną
            [2] dwie
            [3] trzy
            [4] cztery
            [5] pięć
            [6] sześć
            [7] siedem
            [8] osiem
            [9] dziewięć
            [10] dziesięć
            [11] jedenaście
           *[12] dwanaście
        }
    .count =
        { $count ->
            [0] zera
            [1] jednej
            [5] pięciu
            [6] sześciu
            [7] siedmiu
            [8] ośmiu
            [9] dziewięciu
            [10] dziesięciu
            [11] jedenastu
            [12] dwunastu
           *[other] { $count }
        }

error-seat-count = Lanterns to gra dla dwóch, trzech lub czterech osób, a nie dla { amount.count }.
error-seat-unknown = Miejsce to north (północ), east (wschód), south (południe) lub west (zachód), a nie „{ $side }”.
error-seat-repeated = Dwie osoby nie mogą siedzieć po tej samej stronie stołu ({ side }).
error-seat-order = Miejsca muszą następować po sobie zgodnie z ruchem wskazówek zegara: północ, wschód, południe, zachód.
error-tile-count =
    W grze dla { $players ->
        [2] dwóch
        [3] trzech
       *[4] czterech
    } osób używa się { $needed } kafli jeziora, a nie { $count }.
error-tile-unknown = Nie ma kafla jeziora { $tile }, który można wtasować; kafle mają numery od 1 do 35.
error-tile-repeated = Kafel jeziora { $tile } występuje dwa razy.

error-game-over = Gra jest skończona.
error-already-exchanged = W tej turze wymiana już się odbyła.
error-exchange-passed = Wymiana następuje przed poświęceniem i przed odrzucaniem kart.
error-exchange-favor =
    Wymiana kosztuje dwa żetony łaski, a { $have ->
        [0] nie masz żadnego
       *[1] masz jeden
    }.
error-exchange-same = Przy wymianie trzeba wziąć kartę innego koloru.
error-no-card = Nie masz { color.genitive } karty.
error-supply-out = W zaopatrzeniu nie ma już { color.many } kart.
error-dedication-passed = W tej turze poświęcenie już się odbyło albo zaczęło się odrzucanie kart.
error-not-a-set = Te karty nie tworzą zestawu, który można poświęcić.
error-set-color =
    Potrzebujesz { $need ->
        [2] dwóch
       *[4] czterech
    } { color.many } kart, a { $have ->
        [0] nie masz żadnej
       *[other] masz { amount.have }
    }.
error-set-seven = Potrzebujesz karty każdego koloru, a nie masz { color.genitive }.
error-discard-early = Karty odrzuca się tylko wtedy, gdy jest ich więcej niż dwanaście; masz { amount.have }.
error-discard-final = W ostatniej turze limit kart nie obowiązuje.
error-hand-limit =
    { $have ->
        [few] Masz { $have } karty i musisz zejść do dwunastu, zanim położysz kafel.
       *[other] Masz { $have } kart i musisz zejść do dwunastu, zanim położysz kafel.
    }
error-place-final = W ostatniej turze nie kładzie się kafli.
error-not-in-hand = Nie masz na ręce kafla { $tile }.
error-cell-taken = Na polu { $x },{ $y } leży już kafel.
error-cell-apart = Żaden kafel na jeziorze nie styka się bokiem z polem { $x },{ $y }.
error-bad-turns = Kafel można obrócić o 0, 1, 2 lub 3 ćwierćobroty, a nie o { $turns }.
error-must-place = Musisz położyć kafel; tylko ostatnia tura kończy się bez tego.

error-not-an-action = „{ $text }” nie jest akcją.

error-not-json = To nie jest tekst JSON ({ $why }).
error-too-large = Ten tekst JSON zawiera liczbę lub zagnieżdżenie zbyt duże jak na zapis gry.
error-not-an-object = Zapis gry jest obiektem JSON.
error-no-format = To nie jest zapis gry: brakuje w nim „format”.
error-unknown-format = Format zapisu to „{ $format }”; ta wersja czyta „{ $known }”.
error-missing-key = W zapisie brakuje „{ $key }”.
error-bad-key =
    W zapisie „{ $key }” musi być listą { $key ->
        [seats] słów
        [tiles] liczb całkowitych
       *[actions] tekstów
    }.
error-bad-result = W zapisie „result” musi być obiektem JSON.
error-bad-setup = Nie można przygotować gry: { $why }
error-bad-action = Posunięcie { $ply }, { $action }: { $why }
error-result-early = Jest wynik, ale po posunięciu { $ply } gra jeszcze się nie skończyła.
error-result-wrong = W wyniku „{ $key }” powinno być { $right }, a nie { $wrong }.
`;export{e as default};