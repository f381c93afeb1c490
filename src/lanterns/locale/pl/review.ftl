### Analizy zakończonych partii.

review-title = Analiza partii
review-seat = { $name }: { $result }% zwycięstwa, jakość { $quality }. Własne decyzje { $own }, decyzje innych { $others }, szczęście { $luck }.
review-sum = W punktach procentowych zwycięstwa: te trzy liczby dają razem wynik pomniejszony o równy udział. Jakość wynosi 100, gdy żadna decyzja nic nie kosztowała, a 0, gdy kosztowały tyle, ile wybory losowe.
review-moments = Chwile, które rozstrzygnęły partię
review-no-moments = Żadna decyzja nie kosztowała wiele.
review-played = { $name }: { $action } ({ $verdict })
review-cost = Kosztowało to { $percent } p.p. szansy na wygraną i { $honor } pkt honoru.
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
review-exact = dokładnie
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
        [one] kartę ({ $cards })
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
