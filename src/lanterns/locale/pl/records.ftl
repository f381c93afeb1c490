# Wszystko, co może być nie tak z zapisem.

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
error-bad-action = Akcja { $ply }, { $action }: { $why }
error-result-early = Jest wynik, ale po akcji { $ply } gra jeszcze się nie skończyła.
error-result-wrong = W wyniku „{ $key }” powinno być { $right }, a nie { $wrong }.

error-link-empty = W tym linku nie ma partii.
error-link-long = Partia w linku ma co najwyżej { $most } znaków.
error-link-format = Format linku to „{ $format }”; ta wersja czyta „{ $known }”.
error-link-letters = Partia w linku składa się tylko z liter, cyfr oraz znaków „-” i „_”.
error-link-damaged = Link jest uszkodzony lub niepełny: suma kontrolna się nie zgadza.
error-link-game = Suma kontrolna linku się zgadza, ale nie ma w nim partii.
error-link-ply = Link wskazuje akcję { $ply }; jego partia kończy się po akcji { $last }.
