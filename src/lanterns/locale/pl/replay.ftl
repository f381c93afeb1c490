# Powtórki partii: przechodzenie, udostępnianie, otwieranie zapisów.

replay-title = Powtórka
replay-controls = Przechodzenie przez partię
replay-slider = Moment partii
replay-dealt = Kafle są rozdane
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
replay-seat = Perspektywa
replay-open-hands = Pokaż kafle wszystkich
replay-hand-of = Kafle: { $name }
replay-player = Gracz { $number }
replay-turns = Tury
replay-nth-turn = { $number }. { $words }
replay-options = Widok i udostępnianie
replay-share = Udostępnij
replay-link-game = Link do tej partii
replay-link-moment = Link do tego momentu
replay-link-why = Cała partia mieści się w linku. Nic nie jest nigdzie zapisywane.
replay-picture = Zapisz obraz jeziora z końca partii
replay-score = { $name } { $honor }
replay-picture-trouble = Ta przeglądarka nie mogła narysować obrazu.
replay-play-on = Graj dalej od tego miejsca
replay-play-on-trouble = Nie udało się otworzyć gry w tej przeglądarce.
replay-play-on-title =
    { $ply ->
        [0] Od początku
        [one] Po { $ply } akcji
       *[other] Po { $ply } akcjach
    }
# $names to boty, których strona nie ma.
replay-play-on-stand-in = { $title }; { $bot } w zastępstwie: { $names }
replay-open = Obejrzyj partię
replay-open-words = Otwórz zapis partii, upuść go tutaj albo wklej link.
replay-open-file = Otwórz zapis…
replay-open-link = Link do partii
replay-open-go = Pokaż partię
replay-bad = Tej partii nie można odtworzyć
replay-several = Zapisów w tym pliku: { $count }; otwórz plik z jedną partią.
replay-large = Ten plik jest za duży na zapis partii.
replay-other = Inna partia

# Analiza partii obok jej powtórki; słowa samego trenera są w review.ftl.
replay-review = Przeanalizuj partię
replay-review-title = Analiza
replay-review-why = Ile była warta każda decyzja i ile było w tym szczęścia.
replay-review-close = Zamknij analizę
replay-review-not-over = Partia się nie skończyła: analizować można tylko zakończone.
replay-review-progress = Ocenione decyzje: { $done } z { $total }
replay-review-stop = Zatrzymaj
replay-review-stopped = Zatrzymano. Ocenione decyzje: { $done } z { $total }.
replay-review-go-on = Kontynuuj
replay-review-done = Wszystkie decyzje są ocenione.
replay-review-trouble = Trener nie może działać w tej przeglądarce albo nie udało się go wczytać.
replay-review-numbers = Liczby
replay-review-moments = Kluczowe momenty
replay-review-so-far = Najdroższe decyzje do tej pory, póki nie oceniono wszystkich.
replay-review-moment = Moment { $number }: tura { $turn }, { $name }
replay-review-turn = Tura { $turn }: { $name }
replay-review-outcomes = Szansa na wygraną, honor na koniec i co każdy teraz dostaje
replay-review-expected = { $honor } pkt honoru
# What is compared with what was played: the best, one as good, or where that was the best the next best.
replay-review-other =
    { $kind ->
        [as-good] Równie dobrze
        [next] Drugie w kolejności
       *[best] Najlepiej
    }
replay-review-as-good = Równie dobre, o ile trener potrafi je odróżnić:
# Cells on which the tile of a decision would lie.
replay-review-marked-played = { $what } (tu zagrano)
replay-review-marked-other =
    { $kind ->
        [as-good] { $what } (tu równie dobrze)
        [next] { $what } (tu drugie w kolejności)
       *[best] { $what } (tu najlepiej)
    }
replay-review-differences = Wszystkie różnice
replay-review-show = Pokaż na jeziorze
replay-review-accounts = Umiejętności i szczęście
replay-review-later = To pojawi się, gdy wszystkie decyzje będą ocenione.
replay-review-share = Równy udział
replay-review-sum-of = Skąd wziął się wynik: { $name }
replay-review-explain = Co znaczą te liczby?
replay-review-explain-own = Własne decyzje: szansa na wygraną stracona względem najlepszych wyborów, oceniona na podstawie tego, co gracz mógł wiedzieć. Inni: co dały lub zabrały decyzje pozostałych.
replay-review-explain-luck = Szczęście to cała reszta: rozdanie, dociągnięte kafle, kafle na rękach, których nikt nie widział, i miejsce w kolejności tur.
replay-review-explain-quality = Jakość porównuje szansę straconą z tą, o którą toczyła się gra. Liczą się tylko decyzje: można zagrać na 95 i przegrać.
replay-review-none = { $name }: żadna decyzja nie jest jeszcze oceniona.

# A decision of a review, played once more.
replay-retry-title = Jeszcze raz: tura { $turn }
replay-retry-ask = Jak tu zagrasz? Nic nie zostanie pokazane, póki nie skończysz tury.
replay-retry-once-more = Jeszcze jedna próba: jest coś lepszego.
replay-retry-game = W partii ta decyzja kosztowała { $percent } p.p.
replay-retry-solution = Lepiej: { $actions }
replay-retry-show = Pokaż rozwiązanie
replay-retry-back = Wróć do analizy
