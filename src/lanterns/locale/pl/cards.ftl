# Wybieranie kart do wymiany, poświęcenia albo odrzucenia.

table-give = Oddajesz jedną kartę:
table-take = Bierzesz jedną z zasobów:
table-give-first = Najpierw wybierz kartę, którą oddajesz.
table-exchange-cost = Wymiana kosztuje 2 żetony łaski.
table-exchange-completes = Uzupełnia: { $sets }.
table-exchange-breaks = Rozbija: { $sets }.
table-pairs =
    { $count ->
        [0] Te trzy pary:
        [one] Wybierz jeszcze jedną parę:
        [3] Wybierz trzy pary:
        [few] Wybierz jeszcze { $count } pary:
       *[other] Wybierz jeszcze { $count } par:
    }
table-lack-four = Potrzebujesz czterech kart jednego koloru, a masz najwyżej { $count }.
table-lack-pairs =
    { $count ->
        [0] Potrzebujesz par w trzech kolorach, a nie masz żadnej.
        [one] Potrzebujesz par w trzech kolorach, a masz jedną.
       *[other] Potrzebujesz par w trzech kolorach, a masz dwie.
    }
table-lack-seven = Potrzebujesz karty każdego koloru. Brakuje: { $colors }.
table-generic = Jego stos jest pusty: to żeton ogólny.
table-discard =
    { $count ->
        [one] Masz o jedną kartę więcej niż 12: odrzuć ją.
        [few] Masz o { $count } karty więcej niż 12: odrzuć je po jednej.
       *[other] Masz o { $count } kart więcej niż 12: odrzuć je po jednej.
    }
table-discard-note = Po odrzuceniu pierwszej karty w tej turze nie ma już wymiany ani poświęcenia.
table-discard-or = Wolisz poświęcić zestaw? Po pierwszej karcie będzie za późno.
table-dedicate-surplus =
    { $count ->
        [one] Masz o jedną kartę więcej niż 12: poświęć zestaw albo odrzuć kartę.
        [few] Masz o { $count } karty więcej niż 12: poświęć zestaw albo odrzuć karty.
       *[other] Masz o { $count } kart więcej niż 12: poświęć zestaw albo odrzuć karty.
    }
table-end-set = Masz jeszcze na ręce zestaw wart { honor.worth }. Liczy się tylko, jeśli go poświęcisz.
table-end-anyway = Zakończ turę bez niego
