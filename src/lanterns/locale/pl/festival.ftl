# Koniec gry: kto wygrał i jak, i czy tasowanie było uczciwe.

festival-won =
    { $you ->
        [yes] Wygrywasz!
       *[no] Wygrywa { $name }
    }
festival-yours = Święto należy do ciebie
festival-theirs = Na święcie wygrywa { $name }
festival-place =
    { $place ->
        [1] Dzielicie się zwycięstwem!
        [2] Drugie miejsce
        [3] Trzecie miejsce
       *[other] Czwarte miejsce
    }
festival-ahead =
    { $honor ->
        [0] Tyle samo honoru co { $name }, a jednak wyżej.
       *[other] Przewaga nad następną osobą ({ $name }): { $honor } pkt honoru.
    }
festival-short =
    { $honor ->
        [0] Tyle samo honoru co { $name }, ale remis rozstrzygnięto na twoją niekorzyść.
        [one] Do pierwszego miejsca ({ $name }) zabrakło { $honor } punktu honoru.
       *[other] Do pierwszego miejsca ({ $name }) zabrakło { $honor } punktów honoru.
    }
festival-seals = Nowa pieczęć na twojej półce: { $names }.
festival-shared = Wspólne zwycięstwo: { $names }
festival-decider =
    { $decider ->
        [honor] Rozstrzyga liczba punktów honoru.
        [favor] Na czele jest remis w honorze, więc rozstrzygają pozostałe żetony łaski.
        [cards] Na czele jest remis w honorze i żetonach łaski, więc rozstrzygają pozostałe karty lampionów.
       *[nothing] Honor, żetony łaski i karty lampionów są na czele równe.
    }
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
festival-replay = Obejrzyj partię
festival-review = Analiza partii
check-trouble = Nie udało się pobrać zapisu. Spróbuj ponownie.
check-good = Tasowanie było uczciwe.
check-agrees = Zapis jest spójny.
check-unseen = Twoja przeglądarka nie zanotowała pieczęci przed grą, więc nie mogła ich porównać.
check-old = Tę grę potasowano starszą metodą: ktoś, kto mógł czytać bazę danych serwera i usiadł ostatni, mógł ustawić kolejność kafli.
check-bad = Coś się nie zgadza. Zachowaj zapis gry.
check-holds = zgadza się:
check-fails = nie zgadza się:
check-format = Tasowano zgodnie z opublikowaną metodą.
check-seal = Ujawniony sekret pasuje do pieczęci.
check-promise = To ta sama pieczęć, którą widać było od otwarcia stołu.
check-mine = Jest w nim to, co dołożyła twoja przeglądarka.
check-pledges = Wkład każdej osoby ustalono, zanim pokazano którykolwiek.
check-order = Wynikają z niego miejsca i gracz startowy.
check-tiles = Wynika z niego kolejność kafli.
check-open = nie porównano:
check-older = Tę grę potasowano starszą metodą: zmieniony serwer mógł ją ułożyć.
check-again = Twoja część była już pokazana, gdy wszyscy musieli dołożyć nową: ktoś, kto znał część serwera, mógł wybrać inne rozdanie.
check-seats = Strony stołu i gracz startowy są takie, jakie pokazano przed grą.
check-steady = Nic, co ustalono, nie zmieniło się przed grą.
