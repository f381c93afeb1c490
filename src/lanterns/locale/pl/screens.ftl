# Wszystko wokół stołu: strona główna, poczekalnia, ustawienia, święto i to, co się nie udaje.

subtitle = Święto Plonów
pitch = Układaj na jeziorze kafle pełne lampionów: każdemu dajesz trochę blasku, a najjaśniejszy zostawiasz sobie.

home-bot = Bot { $number }
home-play = Zagraj teraz
home-pass = Gra przy jednym ekranie
home-pass-short = Od dwóch do czterech osób
home-pass-how = Przekazujecie sobie ekran. Między turami kafle zasłania kurtyna, dopóki nie usiądzie właściwa osoba.
home-invite = Zaproś znajomych
home-invite-short = Każdy przy własnym ekranie
home-invite-how = Otwórz stół, wyślij każdemu link i zacznij, gdy wszyscy usiądą. Nikt nie musi zakładać konta.
home-learn-short = Zasady w pięć minut
home-replay = Obejrzyj partię
home-replay-short = Z zapisu albo linku
home-first-game = Ucz się, grając
home-first-game-short = Pierwsza gra z przewodnikiem
home-nameless = Gracz { $number }
home-name-of = Imię gracza { $number }
home-my-name = Twoje imię
home-guest = Gość
home-guests = Znajomi
home-and-bots = Boty
home-sides-two = Gdzie siedzi druga osoba
home-sides-three = Który bok zostaje pusty
home-sides-chance = Losowo
home-sides-left = Po lewej
home-sides-top = U góry
home-sides-right = Po prawej
home-add-person = Dodaj osobę
home-add-bot = Dodaj bota
home-remove = Usuń
home-begin = Zacznij
home-open = Otwórz stół
home-resume = Wróć do stołu „{ $title }”
home-tables = Moje stoły
home-status-open = Czeka na graczy
home-status-playing = Gra trwa
home-status-over = Zakończona
home-status-abandoned = Przerwana
home-winners =
    { $count ->
        [one] Zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
home-on-device = Na tym urządzeniu
home-manage = Zarządzaj stołem „{ $title }”
home-device-why = Ten stół działa w tej przeglądarce, bez serwera, i jest zapisany na tym urządzeniu.
home-export = Zapisz do pliku
home-import = Otwórz zapisany stół…
home-import-bad = W tym pliku nie ma stołu, który można tu odczytać.
home-delete = Usuń
home-delete-sure = Usunąć „{ $title }” z tego urządzenia? Nie da się tego cofnąć.
home-delete-yes = Tak, usuń
home-delete-no = Zachowaj
home-unreadable = Nie można odczytać
home-unreadable-why = Dziennik tego stołu jest uszkodzony albo zapisała go nowsza wersja strony. Nic nie zostało usunięte: zapisz go do pliku albo spróbuj ponownie po aktualizacji.
home-local-trouble = Nie udało się; nic się nie zmieniło. Spróbuj ponownie.
home-invite-static = Gra ze znajomymi przy innych ekranach wymaga serwera, a ta strona go nie ma.
home-invite-silent = Gra ze znajomymi przy innych ekranach wymaga serwera, a ten teraz nie odpowiada.
home-invite-instead = Razem możecie zagrać od razu: wybierz „{ home-pass }”.
home-all-tables =
    { $count ->
        [one] Pokaż { $count } stół
        [few] Pokaż wszystkie { $count } stoły
       *[other] Pokaż wszystkie { $count } stołów
    }

shelf = Z którymi botami zagrasz?
shelf-how = Każdy lampion to gracz komputerowy. Dotknij lampionu, żeby ten bot usiadł, i jeszcze raz, żeby zwolnił miejsce.
shelf-scale = Liczba to poziom, od najłatwiejszego. Gwiazdki pokazują siłę, zmierzoną w tysiącach partii.
shelf-beaten = Czerwona pieczęć oznacza tych, których już pokonano: { $count } z { $all }.
shelf-level = Poziom
shelf-own = własny styl
shelf-others = Lampiony z własnym stylem
shelf-stars =
    { $stars ->
        [one] jedna gwiazdka z pięciu
        [few] { $stars } gwiazdki z pięciu
       *[many] { $stars } gwiazdek z pięciu
    }
shelf-seal = pokonany przeciwnik
shelf-free = Zwolnij miejsce: { $name }
shelf-move =
    { $edge ->
        [left] Posadź lampion po lewej
        [top] Posadź lampion u góry
       *[right] Posadź lampion po prawej
    }
shelf-missing =
    { $count ->
        [one] Wybierz jeszcze jeden lampion albo mniej graczy.
        [few] Wybierz jeszcze { $count } lampiony albo mniej graczy.
       *[many] Wybierz jeszcze { $count } lampionów albo mniej graczy.
    }
your-table = Twój stół
home-surprise = Zaskocz mnie
home-me = { $name }: zmień imię i lampion
home-my-lantern = Twój lampion
home-done = Gotowe
bot-choice = { $label }: { $name }
lantern-name =
    { $face ->
        [rabbit] Królik
        [panda] Panda
        [deer] Jeleń
        [turtle] Żółw
        [crab] Krab
        [swan] Łabędź
        [mouse] Mysz
       *[hedgehog] Jeż
    }
table-names = Księżycowy Staw | Zatoka Czapli | Wierzbowy Pomost | Zatoka Lotosu | Srebrne Trzciny | Cicha Przystań | Klonowy Brzeg | Laguna Świetlików | Bambusowy Zakręt | Złoty Brzeg | Wyspa Żurawi | Mglisty Most | Śliwowy Ogród | Gwiezdna Toń | Nabrzeże Lampionów | Jaskółczy Cypel | Cedrowy Potok | Perłowe Jezioro | Jesienny Pomost | Mokradło Ważek | Jadeitowe Źródło | Łąka Świerszczy | Czerwony Pawilon | Zatoka Plonów

seat-kept = Miejsce zarezerwowane
seat-here = przy stole
seat-away = bez połączenia
seat-coming = właśnie siada
seat-mine = twoje miejsce
seat-replaced = gra tu bot { $bot }

lobby-missing =
    { $count ->
        [one] Brakuje jeszcze jednego gracza.
       *[other] Brakuje jeszcze { $count } graczy.
    }
lobby-ready = Są już wszyscy.
lobby-soon = Są już wszyscy. Gra zaraz się zacznie.
lobby-revealing = Są już wszyscy. Trwa przygotowanie tasowania…
lobby-invite = Link do tego miejsca
lobby-local = Te linki działają tylko na tym komputerze. By zagrać z innymi, uruchom serwer dla swojej sieci:
lobby-watch = Link dla widzów
lobby-watchers =
    { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
       *[other] Ogląda { $count } osób.
    }
lobby-level = Poziom bota
lobby-bot = Posadź bota
lobby-sit = Usiądź
lobby-start = Zacznij grę
lobby-rename = Zmień nazwę stołu
lobby-title = Nazwa stołu
lobby-keep = Zapisz
lobby-seal = Tasowanie jest zapieczętowane: serwer ustalił swoją część, zanim ktokolwiek usiadł, a każde z was dokłada coś losowego od siebie. Pieczęć:
lobby-seal-how = Jak to działa?
lobby-alarm = Serwer zmienił to, co twoja przeglądarka zanotowała o tasowaniu. Przeglądarka nic już do niego nie dołoży. Zapisz notatkę i nie ufaj tej grze.
lobby-starts = Tym razem zaczyna { $name }.
note-save = Zapisz moją notatkę
lobby-join = Jeden link dla wszystkich

link-copy = Kopiuj
link-copied = Skopiowano
link-code = Kod QR
link-code-of = Kod QR linku { $link }
link-share = Udostępnij

no-table = Nie masz miejsca przy tym stole
no-table-why = Tego stołu nie ma albo ta przeglądarka nie ma przy nim miejsca. Poproś o zaproszenie lub o link dla widzów.
moved = Grasz teraz gdzie indziej
abandoned = Ta gra została przerwana.
abandoned-why = Przerwano ją, zanim się zaczęła.

join = Zaproszenie do stołu „{ $title }”
join-refused = To zaproszenie już nigdzie nie prowadzi
join-no-server = Tu nie ma serwera
join-no-server-why = Zaproszenia wymagają serwera, a ta kopia strony go nie ma. Otwórz link dokładnie w takiej postaci, w jakiej go dostajesz.
join-by = { $name } zaprasza cię do gry: „{ $title }”
join-who = Przy stole
join-watch = Oglądaj
join-learn = Najpierw nauka
join-account = Konto nie jest potrzebne: ta przeglądarka pamięta twoje miejsce, a odejść możesz w każdej chwili.
join-fair = Skąd wiem, że tasowanie jest uczciwe?

abandon = Przerwij grę
abandon-sure = Nikt nie będzie mógł grać dalej.
abandon-yes = Przerwij
abandon-no = Graj dalej

awaited = Teraz gra { $name }, ale nie ma połączenia.
hand-over = Niech zagra bot
replaced = Za gracza { $name } gra bot.
watching = Oglądasz tę grę.
reclaim = Wróć na miejsce
hand-over-sure = Gdy { $name } wróci, może odzyskać miejsce.
hand-over-no = Poczekaj na gracza { $name }
move = Przenieś na inne urządzenie
move-link = Link do przeniesienia twojego miejsca
move-how = Otwórz go na drugim urządzeniu w ciągu dziesięciu minut. To urządzenie odda wtedy miejsce.
end-together = Gra kończy się, gdy chcą tego wszyscy obecni.
end-wanted =
    { $count ->
        [one] { $names } chce zakończyć grę.
       *[other] { $names } chcą zakończyć grę.
    }

unreachable-why = Może został zatrzymany albo nie ma sieci. Próbujemy dalej; nic nie przepadło.
unreachable-here = Mimo to możesz grać: partie z botami i przy jednym ekranie działają na tym urządzeniu.
new-version = Jest już nowa wersja. Nic nie przepadnie.
new-version-load = Odśwież
new-version-later = Później
local-unstored = Ta przeglądarka niczego nie zapisuje: imię, ustawienia i postępy znikną po zamknięciu strony.
local-place = Ten stół jest na tym urządzeniu, więc nikt inny nie może dołączyć ani oglądać.
local-unkept = Ta przeglądarka nie zapisuje gry: zniknie, gdy zamkniesz tę kartę przeglądarki.
local-save = Zapisz do pliku
local-bot-failed = { $bot }: nie udało się wybrać ruchu.
local-unreadable = Nie można odczytać tego stołu
local-unreadable-why = Jego dziennik jest uszkodzony albo zapisała go nowsza wersja strony. Nic nie zostało usunięte: wczytaj stronę ponownie albo zapisz stół do pliku.
local-broken = Ta przeglądarka nie może uruchomić gry
local-broken-why = Nie udało się wczytać części strony, która gra bez serwera. Twoje stoły są bezpieczne; wczytaj stronę ponownie albo użyj innej przeglądarki.

theme = Wygląd
theme-dark = Noc
theme-light = Dzień
theme-auto = Jak w systemie
motion = Animacje
motion-auto = Jak w systemie
motion-on = Włączone
motion-off = Wyłączone
pace = Pokazuj tury innych
pace-calm = Spokojnie
pace-brisk = Żwawo
pace-instant = Od razu
sound = Dźwięk
sound-why = Woda, drewno, papier i dzwonek; na telefonie także wibracje
volume = Głośność
notify = Powiadamiaj mnie o mojej turze
notify-why = Gdy patrzysz na inne okno
notify-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
letters = Litery na lampionach
letters-why = Skróty nazw kolorów zamiast znaków.
ranked-why = Zaznaczone są wolne pola, które dają ci najwięcej kart i łaski.
ideas-why = W grze z botami trener powie, gdy zapytasz, ile kosztowałoby zagranie, które próbujesz.
confirm-mouse = Potwierdzaj kładzenie kafli myszą
confirm-mouse-why = Kliknięcie przytrzymuje kafel na polu; kładzie go przycisk, tak jak przy dotyku.
install = Zainstaluj jako aplikację

learn-end-link = O remisach
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do następnej gry
rematch-watch = Oglądaj następną grę
rematch-wait = Jeśli zagrają jeszcze raz, link pojawi się tutaj.
record = Pobierz zapis gry

check = Sprawdź tasowanie
# Czego serwer odmawia.
error-no-browser = Ta przeglądarka nie jest tu jeszcze znana.
error-foreign-origin = Żądanie pochodzi ze strony z innej witryny.
error-bad-message = Nie można odczytać wiadomości: { $why }.
error-too-many-tables = Otwarto już zbyt wiele stołów; odczekaj trochę.
error-bad-invitation = To zaproszenie zostało już użyte lub wycofane.
error-no-seat = Przy tym stole nie ma miejsca { $seat }.
error-seat-taken = To miejsce jest zajęte.
error-seat-moved = Twoje miejsce jest teraz na innym urządzeniu. Graj dalej tam albo utwórz tam link, który je przywróci.
error-already-seated = Masz już miejsce przy tym stole.
error-face-taken = Ktoś przy stole właśnie wziął ten lampion. Wybierz inny.
error-bot-name = Imię człowieka nie może zaczynać się od „{ $prefix }”.
error-no-level = Nie ma bota „{ $level }”.
error-sides-count = Liczba wybranych stron: { $sides }, a liczba miejsc: { $seats }.
error-not-creator = Może to zrobić tylko osoba, która otworzyła stół.
error-seats-empty = Kogoś jeszcze brakuje.
error-one-part = Aby zająć miejsce, wysyła się wkład albo jego pieczęć, nie oba naraz.
error-not-sealed = Nie wszyscy jeszcze siedzą: wyślij teraz pieczęć, a wkład wtedy, gdy wszyscy usiądą.
error-not-revealed = Brakuje jeszcze czyjegoś wkładu do tasowania.
error-wrong-part = To nie jest wkład, który zapieczętowano.
error-already-started = Gra już się zaczęła.
error-not-ended = Gra jeszcze trwa.
error-rematched = Następna gra jest już otwarta.

table-shortcut-pick = wybierz kafel; ponownie: obróć
table-shortcut-turn = obróć w lewo (pierwszy klawisz) lub w prawo
table-shortcut-walk = przejdź po jeziorze
table-shortcut-place = połóż kafel
table-shortcut-cancel = anuluj wybór
table-shortcut-exchange = wymiana
table-shortcut-dedicate = poświęcenie
table-shortcut-placing = przejdź do jeziora
table-shortcut-back = cofnij
table-shortcut-zoom = jezioro większe, mniejsze, całe
table-shortcut-hint = podpowiedź; ponownie, by zdradziła więcej
table-shortcut-worth = ile warte jest zagranie, które próbujesz
table-shortcut-log = przebieg gry
table-shortcut-full = pełny albo krótki podgląd
table-shortcut-help = ta lista
table-shortcuts-mouse = Myszą: wskaż, aby zobaczyć, obracaj kółkiem, kliknij, aby położyć, albo przeciągnij kafel na jezioro. Dotykiem: dotknij pola, aby zobaczyć, dotknij ponownie, aby obrócić, potem potwierdź.
