var e=`replay-title = Powtórka
replay-controls = Przechodzenie przez partię
replay-slider = Chwila partii
replay-dealt = Płytki są rozdane
replay-moment = { $ply } z { $last }: { $name }
replay-first = Na początek
replay-back = O jedną akcję wstecz
replay-next = O jedną akcję dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-speed-calm = Spokojnie
replay-speed-brisk = Żwawo
replay-speed-fast = Szybko
replay-speed-fastest = Bardzo szybko
replay-seat = Widziane przez
replay-open-hands = Odkryte ręce
replay-hand-of = Płytki: { $name }
replay-player = Gracz { $number }
replay-turns = Tury
replay-nth-turn = { $number }. { $words }
replay-options = Widok i udostępnianie
replay-share = Udostępnij
replay-link-game = Link do tej partii
replay-link-moment = Link do tej chwili
replay-link-why = Cała partia mieści się w linku. Nic nie jest nigdzie zapisywane.
replay-picture = Zapisz obraz jeziora
replay-score = { $name } { $honor }
replay-picture-trouble = Ta przeglądarka nie mogła narysować obrazu.
replay-play-on = Graj dalej od tego miejsca
replay-play-on-trouble = Nie udało się otworzyć gry w tej przeglądarce.
replay-play-on-title = Po { $ply } akcjach
replay-open = Obejrzyj partię
replay-open-words = Otwórz zapis partii, upuść go tutaj albo wklej link.
replay-open-file = Otwórz zapis…
replay-open-link = Link do partii
replay-open-go = Pokaż partię
replay-bad = Tej partii nie można odtworzyć
replay-several = Zapisów w tym pliku: { $count }; otwórz plik z jedną partią.
replay-large = Ten plik jest za duży na zapis partii.
replay-other = Inna partia

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
error-result-early = Jest wynik, ale po posunięciu { $ply } gra jeszcze się nie skończyła.
error-result-wrong = W wyniku „{ $key }” powinno być { $right }, a nie { $wrong }.

error-link-empty = W tym linku nie ma partii.
error-link-long = Partia w linku ma co najwyżej { $most } znaków.
error-link-format = Format linku to „{ $format }”; ta wersja czyta „{ $known }”.
error-link-letters = Partia w linku składa się tylko z liter, cyfr oraz znaków „-” i „_”.
error-link-damaged = Link jest uszkodzony lub niepełny: suma kontrolna się nie zgadza.
error-link-game = Suma kontrolna linku się zgadza, ale nie ma w nim partii.
error-link-ply = Link wskazuje posunięcie { $ply }; jego partia kończy się po posunięciu { $last }.
`;export{e as default};