var e=`
title = Lanterns
subtitle = Święto Plonów
pitch = Układaj na jeziorze kafle pełne lampionów: każdemu dasz trochę blasku, a najjaśniejszy zostawisz sobie.

home = Lanterns: na stronę główną
header = Ta strona
close = Zamknij
you = Ty
loading = Zapalamy lampiony…
language = Język
learn = Jak grać

home-bots = Zagraj z botami
home-players = Gracze
home-bot = Bot { $number }
home-play = Zagraj teraz
home-about = { $name } { $about }.
home-pass = Gra przy jednym ekranie
home-pass-short = Od dwóch do czterech osób
home-pass-how = Przekazujecie sobie ekran. Między turami kafle zasłania kurtyna, dopóki nie usiądzie właściwa osoba.
home-invite = Zaproś znajomych
home-invite-short = Każdy przy własnym ekranie
home-invite-how = Otwórz stół, wyślij każdemu link i zacznij, gdy wszyscy usiądą. Nikt nie musi zakładać konta.
home-learn-short = Zasady w pięć minut
home-nameless = Gracz { $number }
home-name-of = Imię gracza { $number }
home-my-name = Twoje imię
home-guest = Gość
home-guests = Znajomi
home-and-bots = Boty
home-add-person = Dodaj osobę
home-add-bot = Dodaj bota
home-remove = Usuń
home-begin = Zacznij
home-open = Otwórz stół
home-table-of = Stół: { $name }
home-resume = Wróć do stołu „{ $title }”
home-tables = Moje stoły
home-my-turn = Twoja kolej
home-status-open = Czeka na graczy
home-status-playing = Gra trwa
home-status-over = Zakończona
home-status-abandoned = Porzucona
home-all-tables =
    { $count ->
        [one] Pokaż { $count } stół
        [few] Pokaż wszystkie { $count } stoły
       *[other] Pokaż wszystkie { $count } stołów
    }

seat-free = Wolne miejsce
seat-kept = Miejsce zajęte dla kogoś
seat-bot = bot
seat-here = przy stole
seat-away = poza stołem
seat-coming = właśnie siada
seat-mine = twoje miejsce
seat-replaced = gra za niego bot { $bot }

lobby-missing =
    { $count ->
        [one] Brakuje jeszcze jednego gracza.
       *[other] Brakuje jeszcze { $count } graczy.
    }
lobby-ready = Są już wszyscy.
lobby-soon = Są już wszyscy. Gra zaraz się zacznie.
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
lobby-seal = Tasowanie jest zapieczętowane: serwer ustalił swoją część, zanim ktokolwiek usiadł, a każde z was dokłada własny los. Pieczęć:
lobby-seal-how = Jak to działa?

link-copy = Kopiuj
link-copied = Skopiowano
link-code = Kod QR
link-code-of = Kod QR linku { $link }

join = Zaproszenie do stołu „{ $title }”
join-how = Czeka na ciebie wolne miejsce. Podaj imię, pod którym będą cię znać inni.
join-refused = To zaproszenie już nigdzie nie prowadzi

abandon = Porzuć grę
abandon-sure = Nikt nie będzie mógł grać dalej.
abandon-yes = Porzuć
abandon-no = Graj dalej
abandoned = Ta gra została porzucona.
abandoned-why = Porzucono ją, zanim się zaczęła.

people = Gracze i linki
reconnecting = Połączenie zerwane. Próbujemy wrócić…
awaited = Teraz gra { $name }, ale nie ma połączenia.
hand-over = Niech zagra bot
replaced = Za gracza { $name } gra bot.
reclaim = Wróć na miejsce
curtain = Teraz gra { $name }
curtain-why = Przekaż ekran. Do tej chwili kafle są zasłonięte.
curtain-lift = To ja, { $name }

unreachable = Serwer nie odpowiada
unreachable-why = Może został zatrzymany albo nie ma sieci. Próbujemy dalej; nic nie przepadło.
unreachable-now = Serwer nie odpowiada. Próbujemy dalej…
unreachable-once = Serwer nie odpowiada; nic nie przepadło. Spróbuj ponownie za chwilę.
retry = Spróbuj ponownie
lost = Tu nic nie pływa
lost-why = Ten adres nie prowadzi do żadnej strony. Może link został ucięty.
no-table = Nie ma tu stołu dla ciebie
no-table-why = Takiego stołu nie ma albo ta przeglądarka nie ma przy nim miejsca. Poproś o zaproszenie lub o link dla widzów.
to-home = Na stronę główną

settings = Ustawienia
theme = Wygląd
theme-dark = Noc
theme-light = Dzień
theme-auto = Jak w systemie
theme-to-light = Włącz dzień
theme-to-dark = Włącz noc
motion = Ruch
motion-auto = Jak w systemie
motion-quick = Szybki
motion-slow = Powolny
motion-off = Bez ruchu
letters = Litery na lampionach
letters-why = R, O, G, P, B, W i K zamiast znaków.
ranked-why = Zaznaczone są wolne pola, które dają ci najwięcej kart i łaski.

festival = Święto
festival-won =
    { $you ->
        [yes] Wygrywasz!
       *[no] Wygrywa { $name }
    }
festival-shared = Wspólne zwycięstwo: { $names }
festival-decider =
    { $decider ->
        [honor] Rozstrzyga największy honor.
        [favor] Na czele jest remis w honorze, więc rozstrzygają pozostałe żetony łaski.
        [cards] Na czele jest remis w honorze i żetonach łaski, więc rozstrzygają pozostałe karty lampionów.
       *[nothing] Honor, żetony łaski i karty lampionów są na czele równe.
    }
learn-end-link = O remisach
festival-ties = Przy równym honorze liczą się pozostałe żetony łaski, a potem pozostałe karty lampionów. To, co rozstrzygnęło, jest podkreślone.
festival-rank = Miejsce
festival-player = Gracz
festival-honor = Honor
festival-favor = Łaska
festival-cards = Karty
festival-time = Honor w czasie gry
festival-graph = Wykres: honor każdego gracza po każdej turze. Te same liczby są niżej w tabeli.
festival-turns = Tury
festival-turn = Tura
festival-numbers = Liczby
festival-dedications = Poświęcenia
festival-none = bez poświęceń
festival-fair = Czy tasowanie było uczciwe?
festival-lake = Obejrzyj jezioro
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do następnej gry
record = Pobierz zapis gry

check = Sprawdź tasowanie
check-cannot = Pod adresem bez HTTPS ta przeglądarka nie liczy SHA-256. Pobierz zapis i użyj „lanterns verify” albo otwórz stronę na komputerze serwera.
check-trouble = Nie udało się pobrać zapisu. Spróbuj ponownie.
check-good = Tasowanie było uczciwe.
check-bad = Coś się nie zgadza. Zachowaj zapis gry.
check-holds = zgadza się:
check-fails = nie zgadza się:
check-format = Tasowanie przebiegło ogłoszoną metodą.
check-seal = Ujawniony sekret pasuje do pieczęci.
check-promise = To ta sama pieczęć, którą widać było od otwarcia stołu.
check-mine = Jest w nim to, co dołożyła twoja przeglądarka.
check-order = Wynikają z niego miejsca i gracz rozpoczynający.
check-tiles = Wynika z niego kolejność kafli.

error-no-table = Takiego stołu nie ma albo nie ma przy nim miejsca dla ciebie.
error-no-browser = Ta przeglądarka nie jest tu jeszcze znana.
error-foreign-origin = Żądanie pochodzi ze strony z innej witryny.
error-bad-message = Nie można odczytać wiadomości: { $why }.
error-too-fast = Za dużo naraz. Odczekaj chwilę.
error-too-many-tables = Otwarto już zbyt wiele stołów; odczekaj trochę.
error-not-stored = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie.
error-bad-invitation = To zaproszenie zostało już użyte lub wycofane.
error-no-seat = Przy tym stole nie ma miejsca { $seat }.
error-seat-taken = To miejsce jest zajęte.
error-seat-not-yours = To nie jest twoje miejsce.
error-seat-not-played = Na tym miejscu nie gra bot.
error-bot-name = Imię człowieka nie może zaczynać się od „{ $prefix }”.
error-seat-present = Osoba, która tam siedzi, jest połączona.
error-no-level = Nie ma bota „{ $level }”.
error-sides-count = Liczba wybranych stron: { $sides }, a liczba miejsc: { $seats }.
error-not-creator = Może to zrobić tylko osoba, która otworzyła stół.
error-seats-empty = Kogoś jeszcze brakuje.
error-already-started = Gra już się zaczęła.
error-not-started = Gra się jeszcze nie zaczęła.
error-not-your-turn = To nie twoja kolej.
error-curtain = Najpierw potwierdź, że jesteś przy ekranie.
error-bot-plays = Na tym miejscu gra bot; najpierw na nie wróć.
error-nothing-to-take-back = W tej turze nie ma czego cofnąć.
error-table-closed = Ten stół jest zamknięty.
error-not-ended = Gra jeszcze trwa.
error-rematched = Następna gra jest już otwarta.
`;export{e as default};