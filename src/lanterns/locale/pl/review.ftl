### Analizy zakończonych partii.

review-title = Analiza partii
review-seat = { $name }: szczęście { $luck }, własne decyzje { $own }, decyzje innych { $others }. Razem prowadzą od równego udziału ({ $share }%) do wyniku: { $result }% zwycięstwa. Jakość: { $quality } na 100.
review-sum = Każdy zaczyna z równym udziałem w zwycięstwie. Potem szczęście, własne decyzje i decyzje innych dodają lub odbierają punkty procentowe. Własne decyzje mogą tylko kosztować: 0 to ideał. Jakość wynosi 100, gdy żadna decyzja nic nie kosztowała, a 0, gdy decyzje kosztowały tyle, ile wybory losowe.
review-own = Z czego { $name } może się najwięcej nauczyć
review-turning-points = Zwroty, które się utrzymały
review-no-turning-points = { $name }: żadna tura nie zmieniła szans na stałe.
review-turning =
    { $way ->
        [down] { $name }: szansa na wygraną spadła z { $from }% do { $to }% i już nie wróciła.
       *[up] { $name }: szansa na wygraną wzrosła z { $from }% do { $to }% i się utrzymała.
    }
# $who decided; luck is what nobody knew, on either side.
review-turning-cause =
    { $cause ->
        [luck] Głównie zdecydował przypadek.
       *[decision] Głównie zdecydowało zagranie: { $who }.
    }
# A part of an account, in percentage points.
review-per-turn = { $points } na turę
review-moments = Momenty, które rozstrzygnęły partię
review-no-moments = Żadna decyzja nie kosztowała wiele.
review-played = { $name }: { $action } ({ $verdict })
review-cost = Wśród równych kosztuje to { $percent } p.p. szansy na wygraną.
review-cost-none = Nic nie jest lepsze.
review-cost-little = Prawie nie kosztuje to szansy na wygraną.
# On average, over the deals. $dearer is no where the turn that wins less often earns more.
review-cost-honor =
    { $dearer ->
        [yes] Kosztuje to też około { $honor } pkt honoru na koniec.
       *[no] Średnio daje to nawet około { $honor } pkt honoru więcej, ale rzadziej wygrywa.
    }
review-better = Lepiej: { $actions }
review-because = Dzięki temu: { $reason }
review-instead = Tak jak zagrano: { $reason }
review-chances = Szanse na wygraną: { $chances }
review-chance = { $name } ({ $percent }%)
review-decisions = Decyzje
review-chart = Szanse na wygraną w ciągu partii
review-column-number = Akcja
review-column-player = Gracz
review-column-played = Zagrano
review-column-best = Najlepiej
review-column-verdict = Ocena
review-column-win = Stracona szansa
review-column-chances = Szanse (%)
review-column-honor = Stracony honor
review-column-own = Własne decyzje
review-column-others = Inni
review-column-luck = Szczęście
review-column-result = Wynik
review-column-quality = Jakość
review-exact = obliczone dokładnie
review-verdicts = Gdyby wszyscy grali jak trener, niedokładność kosztowałaby co najmniej 2 p.p. szansy na wygraną, błąd 5, a poważny błąd 10. „{ review-exact }” oznacza, że resztę partii policzono do samego końca.
review-reckoned =
    { $known ->
        [none] Przy szansach na wygraną wszyscy liczą się jako równie silni.
        [some] Szanse na wygraną uwzględniają siłę botów; człowieka traktują jak bota o średniej sile.
       *[all] Szanse na wygraną uwzględniają siłę botów.
    }
verdict =
    { $verdict ->
        [best] najlepsze
        [good] dobre
        [inaccuracy] niedokładność
        [mistake] błąd
       *[blunder] poważny błąd
    }

# $you ma wartość yes, gdy zdanie zwraca się do gracza, o którym mówi.
reason-cards =
    { $count ->
        [one] { color.accusative } kartę
       *[other] karty ({ $cards })
    }
reason-taken =
    { $you ->
        [yes] Bierzesz { $things }.
       *[no] { $name } bierze { $things }.
    }
reason-returned =
    { $you ->
        [yes] Oddajesz { $things }.
       *[no] { $name } oddaje { $things }.
    }
reason-card-denied =
    { $you ->
        [yes] Nie dostajesz { color.genitive } karty, bo w zasobach już jej nie ma.
       *[no] { $name } nie dostaje { color.genitive } karty, bo w zasobach już jej nie ma.
    }
reason-paid =
    { $you ->
        [yes] Płacisz { $things }.
       *[no] { $name } płaci { $things }.
    }
reason-token-taken =
    { $you ->
        [yes] Bierzesz żeton za zestaw „{ kind }”, wart { honor.worth }.
       *[no] { $name } bierze żeton za zestaw „{ kind }”, wart { honor.worth }.
    }
reason-set-completed =
    { $you ->
        [yes] Masz wtedy karty na zestaw „{ kind }”, wart { honor.worth }.
       *[no] { $name } ma wtedy karty na zestaw „{ kind }”, wart { honor.worth }.
    }
reason-second-set =
    { $you ->
        [yes] Masz wtedy karty na jeszcze jeden zestaw „{ kind }”, wart { honor.worth }.
       *[no] { $name } ma wtedy karty na jeszcze jeden zestaw „{ kind }”, wart { honor.worth }.
    }
# $count to liczba kolorów, z których każdy wystarczy.
reason-one-short =
    { $you ->
        [yes]
            { $count ->
                [one] Brakuje ci wtedy tylko { color.genitive } karty do zestawu „{ kind }”, wartego { honor.worth }.
               *[other] Brakuje ci wtedy tylko jednej karty do zestawu „{ kind }”, wartego { honor.worth }.
            }
       *[no]
            { $count ->
                [one] { $name } potrzebuje wtedy tylko { color.genitive } karty do zestawu „{ kind }”, wartego { honor.worth }.
               *[other] { $name } potrzebuje wtedy tylko jednej karty do zestawu „{ kind }”, wartego { honor.worth }.
            }
    }
reason-token-ahead =
    { $you ->
        [yes] Ty też masz karty na zestaw „{ kind }”, a zostaje ci następny żeton, wart { honor.worth }.
       *[no] { $name } też ma karty na zestaw „{ kind }”, a do wzięcia zostaje następny żeton, wart { honor.worth }.
    }
reason-color-ended = W zasobach nie ma już wtedy żadnej { color.genitive } karty.
# $percent możliwych rozdań tego, czego nie widać.
reason-token-next =
    { $you ->
        [yes] W { $percent }% rozdań bierzesz w następnej turze żeton za zestaw „{ kind }”, wart { honor.worth }.
       *[no] W { $percent }% rozdań { $name } bierze w następnej turze żeton za zestaw „{ kind }”, wart { honor.worth }.
    }
reason-cards-next =
    { $you ->
        [yes] Twój następny kafel przynosi ci wtedy średnio { $cards } karty.
       *[no] { $name } dostaje wtedy za swój następny kafel średnio { $cards } karty.
    }
reason-tie-break =
    { $you ->
        [yes] Wygrywasz remis: przy równym honorze liczą się żetony łaski, a potem karty lampionów.
       *[no] { $name } wygrywa remis: przy równym honorze liczą się żetony łaski, a potem karty lampionów.
    }
reason-lake-left =
    { $you ->
        [yes] Masz wtedy więcej możliwości na jeziorze i z pozostałymi kaflami.
       *[no] { $name } ma wtedy więcej możliwości na jeziorze i z pozostałymi kaflami.
    }
reason-more-next =
    { $you ->
        [yes] Masz wtedy lepszą następną turę.
       *[no] { $name } ma wtedy lepszą następną turę.
    }
# Gdy przyczyny razem nie tłumaczą połowy różnicy.
reason-none = To, co obie tury dają od razu, prawie nie tłumaczy różnicy. Zależy ona od tego, co oferują jezioro i następne tury.
review-because-share = Dzięki temu ({ $share } p.p.): { $reason }
review-instead-share = Tak jak zagrano ({ $share } p.p.): { $reason }
review-shares = Punkty mówią, jaką część straty tłumaczy dana przyczyna.
review-unfinished = Gra się jeszcze nie skończyła. Za wynik liczą się obecne szanse każdego gracza na wygraną.
